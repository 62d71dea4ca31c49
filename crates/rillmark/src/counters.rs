//! What the parser does, counted: only in the tests of this crate, where [`count!`] is more than
//! nothing. Every loop whose length the source decides has one, or its growth would not be seen.

/// Counts work. In ordinary builds nothing is left of it, its arguments included.
///
/// - `count!(Counter)` and `count!(Counter, amount)` count once, or as often as the amount says.
/// - `count!(read start, end)` counts lines that were cut out of the source.
/// - `count!(scout Lists)` and `count!(scout Definitions)` count what is read as read by the scout
///   for that question, until the end of the block.
macro_rules! count {
    (read $start:expr, $end:expr) => {
        #[cfg(test)]
        $crate::counters::read($start, $end);
    };
    (scout $question:ident) => {
        #[cfg(test)]
        let _scout = $crate::counters::Reader::Scout($crate::counters::Question::$question).begin();
    };
    ($counter:ident) => {
        count!($counter, 1)
    };
    ($counter:ident, $amount:expr) => {
        #[cfg(test)]
        $crate::counters::add($crate::counters::Counter::$counter, $amount);
    };
}

#[cfg(test)]
pub(crate) use counting::{Counter, Counts, Question, Reader, add, measure, read};

#[cfg(test)]
mod counting {
    use std::cell::Cell;
    use std::ops::Index;
    use std::thread_local;

    /// What is counted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[repr(usize)]
    pub(crate) enum Counter {
        /// Steps of the block structure, of the parser and the scout.
        Steps,
        /// Lines that the parser cut.
        ParserLines,
        /// Lines that the scout cut.
        ScoutLines,
        /// Bytes of lines that the parser cut.
        ParserBytes,
        /// Bytes of lines that the scout cut to learn whether lists are loose.
        ListBytes,
        /// Bytes of lines that the scout cut to find definitions.
        DefinitionBytes,
        /// Bytes of blank lines in indented code, which are read again once text follows.
        ReadAgain,
        /// Containers that lines were compared with.
        ContainerSteps,
        /// Containers and lines that the scout copied from the parser.
        Copies,
        /// Bytes that searches went over, and cursors one by one.
        Searched,
        /// Marks that were made.
        MarksPushed,
        /// Marks that resolving and walking came to.
        MarksVisited,
        /// Openers that closers of emphasis were compared with.
        OpenerSteps,
        /// Entries of the definition table that were looked at.
        Probes,
        /// Characters of labels that were folded, to compare or hash them.
        LabelCharacters,
        /// Events.
        Events,
        /// The largest offset that lines were cut to; no sum.
        Furthest,
    }

    impl Counter {
        const COUNT: usize = Self::Furthest as usize + 1;

        /// Those that are sums.
        pub(crate) const SUMS: [Self; Self::COUNT - 1] = [
            Self::Steps,
            Self::ParserLines,
            Self::ScoutLines,
            Self::ParserBytes,
            Self::ListBytes,
            Self::DefinitionBytes,
            Self::ReadAgain,
            Self::ContainerSteps,
            Self::Copies,
            Self::Searched,
            Self::MarksPushed,
            Self::MarksVisited,
            Self::OpenerSteps,
            Self::Probes,
            Self::LabelCharacters,
            Self::Events,
        ];
    }

    /// The state of every counter.
    #[derive(Clone, Copy, Debug, Default)]
    pub(crate) struct Counts([usize; Counter::COUNT]);

    impl Index<Counter> for Counts {
        type Output = usize;

        fn index(&self, counter: Counter) -> &usize {
            &self.0[counter as usize]
        }
    }

    /// What the scout is asked.
    #[derive(Clone, Copy, Debug)]
    pub(crate) enum Question {
        Lists,
        Definitions,
    }

    /// Who cuts lines.
    #[derive(Clone, Copy, Debug)]
    pub(crate) enum Reader {
        Parser,
        Scout(Question),
    }

    thread_local! {
        static COUNTS: Cell<Counts> = const { Cell::new(Counts([0; Counter::COUNT])) };
        static READER: Cell<Reader> = const { Cell::new(Reader::Parser) };
    }

    impl Reader {
        /// Reads until the guard is dropped.
        pub(crate) fn begin(self) -> Guard {
            Guard { before: READER.replace(self) }
        }
    }

    /// Gives the turn back to who read before.
    #[derive(Debug)]
    pub(crate) struct Guard {
        before: Reader,
    }

    impl Drop for Guard {
        fn drop(&mut self) {
            READER.set(self.before);
        }
    }

    /// Counts as often as the amount says.
    pub(crate) fn add(counter: Counter, amount: usize) {
        let Counts(mut counts) = COUNTS.get();
        counts[counter as usize] += amount;
        COUNTS.set(Counts(counts));
    }

    /// Counts a line, or lines that were cut at once.
    pub(crate) fn read(start: usize, end: usize) {
        let (lines, bytes) = match READER.get() {
            Reader::Parser => (Counter::ParserLines, Counter::ParserBytes),
            Reader::Scout(Question::Lists) => (Counter::ScoutLines, Counter::ListBytes),
            Reader::Scout(Question::Definitions) => (Counter::ScoutLines, Counter::DefinitionBytes),
        };
        add(lines, 1);
        add(bytes, end - start);
        let Counts(mut counts) = COUNTS.get();
        let furthest = &mut counts[Counter::Furthest as usize];
        *furthest = end.max(*furthest);
        COUNTS.set(Counts(counts));
    }

    /// Begins to count anew; what the function then gives is the state of the counters.
    pub(crate) fn measure() -> impl Fn() -> Counts {
        COUNTS.set(Counts::default());
        || COUNTS.get()
    }
}
