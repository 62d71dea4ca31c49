//! Which part of the table a command is asked for.

use crate::input::Input;
use crate::{Rival, STAGES, Stage};

/// Names of stages, inputs and rivals. Where no input or rival is named, all are meant;
/// where no stage is, the command's own.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    stages: Vec<String>,
    inputs: Vec<String>,
    rivals: Vec<String>,
}

impl Selection {
    /// The selection that the words name.
    ///
    /// # Errors
    ///
    /// Where a word names nothing.
    pub fn new(words: &[String], inputs: &[Input]) -> Result<Self, String> {
        let mut selection = Self::default();
        for word in words {
            let is_rival = |stage: &Stage| stage.rivals.iter().any(|rival| rival.name == word);
            let names = if STAGES.iter().any(|stage| stage.name == word) {
                &mut selection.stages
            } else if inputs.iter().any(|input| input.name == *word) {
                &mut selection.inputs
            } else if STAGES.iter().any(is_rival) {
                &mut selection.rivals
            } else {
                return Err(format!("`{word}` is no stage, input or parser"));
            };
            names.push(word.clone());
        }
        Ok(selection)
    }

    /// The selected stages; if none is named, those that are given.
    pub fn stages(&self, default: &[&str]) -> Vec<Stage> {
        let is_meant = |name: &str| {
            if self.stages.is_empty() { default.contains(&name) } else { has(&self.stages, name) }
        };
        STAGES.into_iter().filter(|stage| is_meant(stage.name)).collect()
    }

    /// The selected inputs.
    pub fn inputs<'i>(&self, inputs: &'i [Input]) -> Vec<&'i Input> {
        let is_meant = |input: &&Input| self.inputs.is_empty() || has(&self.inputs, &input.name);
        inputs.iter().filter(is_meant).collect()
    }

    /// The selected rivals of the stage; the first one, ours, always belongs to them.
    pub fn rivals(&self, stage: &Stage) -> Vec<Rival> {
        let rivals = stage.rivals.iter().enumerate();
        let is_meant = |name| self.rivals.is_empty() || has(&self.rivals, name);
        let meant = rivals.filter(|(index, rival)| *index == 0 || is_meant(rival.name));
        meant.map(|(_, rival)| *rival).collect()
    }
}

fn has(names: &[String], name: &str) -> bool {
    names.iter().any(|other| other == name)
}

#[cfg(test)]
mod tests {
    use super::Selection;

    #[test]
    fn words_select_stages_and_rivals() {
        let words = ["html", "pulldown-cmark"].map(String::from);
        let selection = Selection::new(&words, &[]).unwrap();
        let stages = selection.stages(&["events"]);
        assert_eq!(stages.iter().map(|stage| stage.name).collect::<Vec<_>>(), ["html"]);
        let rivals = selection.rivals(&stages[0]);
        let names: Vec<_> = rivals.iter().map(|rival| rival.name).collect();
        assert_eq!(names, ["rillmark", "pulldown-cmark"]);
        assert!(Selection::new(&["nobody".into()], &[]).is_err());
    }
}
