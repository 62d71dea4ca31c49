//! Directives, as remark-directive has them.

use alloc::collections::BTreeMap;
use core::fmt;

use rillmark::{Attribute, Attributes, DirectiveKind};

use super::Json;
use crate::node::Node;

impl<'t, W: fmt::Write> Json<'t, '_, W> {
    /// Writes all of a directive up to its children.
    pub(super) fn directive(&mut self, node: Node<'t>, kind: DirectiveKind) -> fmt::Result {
        self.out.begin(match kind {
            DirectiveKind::Text => "textDirective",
            DirectiveKind::Leaf => "leafDirective",
            DirectiveKind::Container => "containerDirective",
        })?;
        self.out.string("name", node.directive_name(self.source))?;
        let attributes = node.attributes(self.source).unwrap_or_default();
        self.out.raw(",\"attributes\":{")?;
        for (number, (key, value)) in last_values(attributes).into_iter().enumerate() {
            let comma = if number > 0 { "," } else { "" };
            self.out.raw(comma)?;
            self.out.value(key)?;
            self.out.raw(":")?;
            if key == "class" {
                self.out.value(Classes(attributes))?;
            } else {
                self.out.value(value)?;
            }
        }
        self.out.raw("}")
    }
}

/// The last value of each key, in the order of the keys.
fn last_values(attributes: Attributes<'_>) -> BTreeMap<&str, &str> {
    let pair = |attribute| match attribute {
        Attribute::Id(id) => ("id", id),
        Attribute::Class(class) => ("class", class),
        Attribute::Pair { key, value } => (key, value.unwrap_or_default()),
        _ => ("", ""),
    };
    attributes.iter().map(pair).filter(|(key, _)| !key.is_empty()).collect()
}

/// All classes, divided by spaces.
struct Classes<'s>(Attributes<'s>);

impl fmt::Display for Classes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.classes().enumerate().try_for_each(|(number, class)| {
            f.write_str(if number > 0 { " " } else { "" })?;
            f.write_str(class)
        })
    }
}
