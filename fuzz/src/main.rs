//! Runs targets with a stable compiler: documents of the corpus and the specifications, changed at
//! random. It knows nothing of the ways that the code takes, but changes what makes sense.

#![forbid(unsafe_code)]

use std::fs;
use std::panic::{catch_unwind, set_hook, take_hook};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use rillmark_corpus::{commonmark, documents, gfm};
use rillmark_fuzz::mutate::{Random, change};
use rillmark_fuzz::{Input, TARGETS, Target};

/// How to call it.
const USAGE: &str = "\
usage: rillmark-fuzz TARGET|all SECONDS [SEED]   change documents and run the target
       rillmark-fuzz TARGET|all once             run it with every document as it is
       rillmark-fuzz TARGET FILE                 run it with one input, or a .md file in all dialects
       rillmark-fuzz seeds FOLDER                write all documents as inputs for cargo fuzz";

/// The longest input.
const LONGEST: usize = 4096;

/// What every document is tried with: nothing, everything, and the extensions alone.
const CHOICES: [u32; 3] = [0, u32::MAX, Input::ALL_EXTENSIONS];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let Some((&name, rest)) = arguments.split_first() else { return usage() };
    if let ("seeds", [folder]) = (name, rest) {
        return seeds(Path::new(folder));
    }
    let targets = TARGETS.iter().filter(|target| name == "all" || name == target.0);
    let mut findings = 0;
    let mut count = 0;
    for target in targets {
        count += 1;
        findings += match rest {
            ["once"] => once(*target),
            [seconds] if seconds.parse::<u64>().is_ok() => {
                let Ok(seconds) = seconds.parse() else { return usage() };
                search(*target, seconds, 1)
            }
            [seconds, seed] => {
                let (Ok(seconds), Ok(seed)) = (seconds.parse(), seed.parse()) else {
                    return usage();
                };
                search(*target, seconds, seed)
            }
            [file] => one(*target, Path::new(file)),
            _ => return usage(),
        };
    }
    match (count, findings) {
        (0, _) => usage(),
        (_, 0) => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

fn usage() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}

/// Every document, with all extensions.
fn all() -> Vec<Vec<u8>> {
    let documents = documents().into_iter().map(|document| document.text);
    let examples = commonmark().into_iter().chain(gfm()).map(|example| example.markdown);
    documents.chain(examples).map(|text| Input::write(Input::ALL_EXTENSIONS, &text)).collect()
}

fn once((name, run): Target) -> usize {
    let all = all();
    let mut findings = 0;
    for mut input in all.iter().cloned() {
        for choices in CHOICES {
            input[..4].copy_from_slice(&choices.to_le_bytes());
            if catch_unwind(|| run(&input)).is_err() {
                findings += 1;
            }
        }
    }
    println!("{name}: {} documents, {findings} findings", all.len());
    findings
}

fn one((name, run): Target, file: &Path) -> usize {
    let bytes = match fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{}: {error}", file.display());
            return 1;
        }
    };
    let inputs = if file.extension().is_some_and(|extension| extension == "md") {
        CHOICES.map(|choices| [&choices.to_le_bytes()[..], &bytes].concat()).to_vec()
    } else {
        vec![bytes]
    };
    let findings = inputs.iter().filter(|input| catch_unwind(|| run(input)).is_err()).count();
    println!("{name}: {findings} findings");
    findings
}

/// Changes documents for some seconds.
fn search((name, run): Target, seconds: u64, seed: u64) -> usize {
    let all = all();
    let mut random = Random(seed);
    let hook = take_hook();
    set_hook(Box::new(|_| {}));
    let end = Instant::now() + Duration::from_secs(seconds);
    let (mut runs, mut found) = (0_u64, Vec::new());
    while Instant::now() < end {
        let mut input = random.pick(&all).clone();
        if random.below(3) == 0 {
            input.extend_from_slice(&random.pick(&all)[4..]);
        }
        let choices = if random.below(2) == 0 { u32::MAX } else { random.below(1 << 31) as u32 };
        input[..4].copy_from_slice(&choices.to_le_bytes());
        for _ in 0..=random.below(12) {
            change(&mut input, &mut random);
        }
        input.truncate(LONGEST);
        runs += 1;
        if fails(run, &input) {
            let smallest = reduce(run, input);
            let message = message(run, &smallest);
            println!("{name}: {message}\n{:?}\n", String::from_utf8_lossy(&smallest[4..]));
            match keep(name, runs, &smallest) {
                Ok(path) => println!("{}\n", path.display()),
                Err(error) => eprintln!("{error}"),
            }
            found.push(smallest);
        }
    }
    set_hook(hook);
    println!("{name}: {runs} inputs in {seconds} s, {} findings", found.len());
    found.len()
}

fn fails(run: fn(&[u8]), input: &[u8]) -> bool {
    catch_unwind(|| run(input)).is_err()
}

fn message(run: fn(&[u8]), input: &[u8]) -> String {
    let Err(payload) = catch_unwind(|| run(input)) else { return String::new() };
    let text = payload.downcast_ref::<String>().cloned();
    text.or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_default()
}

/// Takes out what is not needed to fail.
fn reduce(run: fn(&[u8]), mut input: Vec<u8>) -> Vec<u8> {
    let mut len = (input.len() / 2).max(1);
    loop {
        let before = input.len();
        let mut at = 4;
        while at < input.len() {
            let mut shorter = input.clone();
            shorter.drain(at..(at + len).min(input.len()));
            if fails(run, &shorter) {
                input = shorter;
            } else {
                at += len;
            }
        }
        if len > 1 {
            len /= 2;
        } else if input.len() == before {
            return input;
        }
    }
}

fn keep(name: &str, number: u64, input: &[u8]) -> std::io::Result<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("artifacts").join(name);
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("found-{number}"));
    fs::write(&path, input)?;
    Ok(path)
}

/// Writes all documents as inputs.
fn seeds(folder: &Path) -> ExitCode {
    let write = || -> std::io::Result<usize> {
        fs::create_dir_all(folder)?;
        let all = all();
        for (number, input) in all.iter().enumerate() {
            fs::write(folder.join(format!("seed-{number}")), input)?;
        }
        Ok(all.len())
    };
    match write() {
        Ok(count) => {
            println!("{count} inputs");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}
