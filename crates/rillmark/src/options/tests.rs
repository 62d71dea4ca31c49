//! Sets of extensions.

use super::Options;
use crate::event::DelimiterRun;

#[test]
fn no_two_extensions_are_the_same() {
    let mut seen = Options::COMMONMARK;
    for (name, extension) in Options::EXTENSIONS {
        assert_eq!(seen.without(*extension), seen, "{name}");
        seen = seen.with(*extension);
    }
}

#[test]
fn delimiter_runs_are_a_set_of_four() {
    let run = |character, len| DelimiterRun::new(character, len).unwrap();
    let of = |runs: &[DelimiterRun]| {
        runs.iter().try_fold(Options::GFM, |all, run| all.with_delimiter_run(*run))
    };
    let (a, b, c, d) = (run(b'%', 1), run(b'%', 2), run(b'#', 2), run(b'~', 1));
    let (first, second) = (of(&[a, b]).unwrap(), of(&[b, c, d]).unwrap());
    assert_eq!(of(&[a, b, a]), Some(first));
    let all = first.with(second);
    assert!(all.delimiter_runs().eq([a, b, c, d]));
    assert_eq!(all.with_delimiter_run(run(b'?', 2)), None);
    assert!(all.contains(first) && all.contains(second) && !first.contains(second));
    assert!(all.without(first).delimiter_runs().eq([c, d]));
    assert!(!all.without(first).contains(Options::TABLES));
    assert_eq!((DelimiterRun::new(b'*', 1), DelimiterRun::new(b'%', 3)), (None, None));
}
