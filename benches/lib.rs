//! What is measured: parsers, each behind one function, and the documents that they read.

pub mod dialect;
mod drains;
pub mod input;
pub mod measure;
mod pieces;
#[cfg(feature = "rivals")]
mod rivals;
pub mod selection;
mod skeleton;
pub mod table;

use std::panic::{self, AssertUnwindSafe};

use input::Input;

/// Where HTML goes. Its memory is reused.
#[derive(Clone, Debug, Default)]
pub struct Html {
    /// For all that write text.
    pub text: String,
    /// For those that write bytes.
    pub bytes: Vec<u8>,
}

/// What went wrong, in a word or two.
pub type Failure = &'static str;

/// Reads a document to its end; returns how many events or the like it has, or bytes of HTML.
pub type Drain = fn(&str, &mut Html) -> Result<usize, Failure>;

/// A parser, a parser with a renderer, or something to compare them with.
#[derive(Clone, Copy, Debug)]
pub struct Rival {
    /// The name of the package.
    pub name: &'static str,
    /// What it does with a document.
    pub drain: Drain,
}

impl Rival {
    /// Whether it reads all documents of the input. It is tried: some fail, or even panic.
    ///
    /// # Errors
    ///
    /// What went wrong with the first document that it does not read.
    pub fn check(&self, input: &Input) -> Result<(), Failure> {
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
            let mut html = Html::default();
            let mut documents = input.documents.iter();
            documents.try_for_each(|document| (self.drain)(document, &mut html).map(drop))
        }));
        panic::set_hook(hook);
        outcome.unwrap_or(Err("panics"))
    }
}

/// What a parser is asked for, and who can do it.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// The name that the commands know it by.
    pub name: &'static str,
    /// Who can do it, in the dialect of CommonMark.
    pub rivals: &'static [Rival],
}

/// All stages. Where rillmark can do it, it is the first of the rivals.
pub const STAGES: [Stage; 6] = [
    Stage { name: "lines", rivals: drains::LINES },
    Stage { name: "blocks", rivals: drains::BLOCKS },
    Stage { name: "events", rivals: drains::EVENTS },
    Stage { name: "tree", rivals: drains::TREE },
    Stage { name: "pieces", rivals: drains::PIECES },
    Stage { name: "html", rivals: drains::HTML },
];

#[cfg(test)]
mod tests {
    use super::input::{Group, Input};
    use super::{Html, Rival, STAGES};

    /// What extensions, and options of some rivals, would make something else of.
    const DIALECT: &str = "\
# Heading {#a}

~~a~~ ==b== ++c++ ^d^ $e$ [[f]] https://example.com :g: h... -- i
&copy; <b>j</b> [k](https://example.com/l) www.example.com[^1]

[^1]: m

| n |
|---|
| o |

- [ ] p

> [!NOTE]
> q

```rust
<r>
```

<script>s</script>
";

    #[test]
    fn all_render_the_same_dialect() {
        let html = STAGES.iter().find(|stage| stage.name == "html").unwrap();
        let lengths: Vec<_> = html
            .rivals
            .iter()
            .map(|rival| (rival.name, (rival.drain)(DIALECT, &mut Html::default())))
            .filter(|(_, outcome)| *outcome != Err("not there"))
            .collect();
        let [(_, expected), ..] = lengths[..] else { panic!("nobody renders") };
        assert!(lengths.iter().all(|(_, outcome)| *outcome == expected), "{lengths:?}");
    }

    #[test]
    fn failures_and_panics_are_found() {
        let (name, group, documents) = ("x".into(), Group::Others, vec!["ab".into(), "c".into()]);
        let input = Input { name, group, documents };
        let check = |drain| Rival { name: "somebody", drain }.check(&input);
        assert_eq!(check(|source, _| Ok(source.len())), Ok(()));
        assert_eq!(
            check(|source, _| if source.len() > 1 { Ok(1) } else { Err("fails") }),
            Err("fails")
        );
        assert_eq!(
            check(|source, _| if source.len() > 1 { Ok(1) } else { panic!() }),
            Err("panics")
        );
    }
}
