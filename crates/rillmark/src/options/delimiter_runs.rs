//! The delimiter runs that the caller claims.

use super::{EXTENSION_BITS, Options};
use crate::event::DelimiterRun;

/// Where the first claimed delimiter run is kept.
pub(super) const RUNS_SHIFT: usize = 32;

/// How many delimiter runs can be claimed.
const MOST_RUNS: usize = 4;

impl Options {
    /// These extensions, and elements of your own between two such delimiter runs: [`Tag::Custom`].
    /// `None` if four other runs are claimed already.
    ///
    /// They are read by the rules of `*`: a run opens where it is left-flanking and closes where it is
    /// right-flanking, and an element ends where one begins inside of it that ends after it. A run of
    /// more or fewer characters is text, unless that is claimed, too. Where an extension gives the same
    /// run a meaning, that counts; in tables, pipes end cells first.
    ///
    /// ```
    /// use rillmark::{DelimiterRun, Event, Options, Parser, Tag};
    ///
    /// const KEYS: DelimiterRun = DelimiterRun::new(b'%', 2).unwrap();
    /// const OPTIONS: Options = Options::GFM.with_delimiter_run(KEYS).unwrap();
    ///
    /// let mut events = Parser::with_options("%%Ctrl%%", OPTIONS);
    /// assert_eq!(events.nth(1), Some(Event::Start(Tag::Custom(KEYS))));
    /// assert_eq!(events.next(), Some(Event::Text("Ctrl".into())));
    /// ```
    ///
    /// [`Tag::Custom`]: crate::Tag::Custom
    pub const fn with_delimiter_run(self, run: DelimiterRun) -> Option<Self> {
        let mut index = 0;
        while index < MOST_RUNS {
            match self.run_numbers()[index] {
                0 => {
                    let shift = RUNS_SHIFT + 8 * index;
                    return Some(Self { bits: self.bits | (run.number() as u64) << shift });
                }
                number if number == run.number() => return Some(self),
                _ => index += 1,
            }
        }
        None
    }

    /// The numbers of the delimiter runs that are claimed, then zeros.
    const fn run_numbers(self) -> [u8; MOST_RUNS] {
        let [_, _, _, _, first, second, third, fourth] = self.bits.to_le_bytes();
        [first, second, third, fourth]
    }

    /// The place of the run of these characters among those that are claimed.
    pub(crate) fn delimiter_run(self, character: u8, len: usize) -> Option<u8> {
        let is_it =
            |run: DelimiterRun| run.character() == character && usize::from(run.len()) == len;
        let index = self.delimiter_runs().position(is_it)?;
        u8::try_from(index).ok()
    }

    /// The delimiter runs that are claimed.
    pub fn delimiter_runs(self) -> impl Iterator<Item = DelimiterRun> {
        self.run_numbers().into_iter().map_while(DelimiterRun::from_number)
    }

    /// The same, and those delimiter runs of `more` that are none of `but`, as long as there is place.
    pub(super) const fn with_runs_but(self, more: Self, but: Self) -> Self {
        let mut all = self;
        let mut index = 0;
        while index < MOST_RUNS {
            if let Some(run) = DelimiterRun::from_number(more.run_numbers()[index])
                && !but.has_run(run)
                && let Some(larger) = all.with_delimiter_run(run)
            {
                all = larger;
            }
            index += 1;
        }
        all
    }

    const fn has_run(self, run: DelimiterRun) -> bool {
        let numbers = self.run_numbers();
        let mut index = 0;
        while index < MOST_RUNS && numbers[index] != run.number() {
            index += 1;
        }
        index < MOST_RUNS
    }

    pub(super) const fn has_runs(self, other: Self) -> bool {
        other.without(self).bits <= EXTENSION_BITS
    }
}
