//! The corpus is what it says: counts, hashes and names.

use rillmark_corpus::{Example, commonmark, documents, generators, gfm, pathological};
use sha2::{Digest, Sha256};

fn hash(text: &str) -> String {
    format!("{:x}", Sha256::digest(text))
}

fn hash_examples(examples: &[Example]) -> String {
    let parts = examples.iter().flat_map(|example| [&*example.markdown, "\0", &example.html, "\0"]);
    hash(&parts.collect::<String>())
}

#[test]
fn commonmark_examples_are_complete() {
    let examples = commonmark();
    assert_eq!(examples.len(), 652);
    assert_eq!(examples[0].section, "Tabs");
    assert_eq!(
        hash_examples(&examples),
        "9878125375d834ebae95f6c781ec01b68135c89c1a65e379c2b91c33bdf77d69"
    );
}

#[test]
fn gfm_examples_are_complete() {
    let examples = gfm();
    assert_eq!(examples.len(), 677);
    assert_eq!(examples.iter().filter(|e| e.section.ends_with("(extension)")).count(), 28);
    assert_eq!(
        hash_examples(&examples),
        "36094b1f85d0b1def9f0d5f82dcd555fa4a86428a8aaf7398109f0be55d6fb9c"
    );
}

#[test]
fn generators_are_reproducible() {
    let expected = [
        ("prose", 65719, "b014adea9e3ee98a1265e444a625a5bcac92592cd6ed17a91d4890dd7f7d8055"),
        ("nested", 65606, "e251d1fe13217bd398fa79f1e5cf85d570fadc673b8ee3ef26683b709f52bec7"),
        ("tables", 65627, "3b1d63c2502b684966c6e5981e333fe306334b8efaec04fbe88d8f8e7c2a9620"),
        ("entities", 65769, "b62bc1fac5e6f45a254b7229be2cc4170ee6c4c44fa356c2496becca5db49a78"),
        ("plain", 65591, "25b5319abd2a2fd20876bb1ddb45b2b94b4f3974248da17f6dfc27327fe584bd"),
        ("code", 66200, "462aa8313bc5feda3c24eee70f0b4fca7f5fb6ae5db74729e237479bcf45ace7"),
        ("cjk", 65824, "93efbca73ccf56ca53c4d87ba62d977100713bf294ad049f0d3aac1b109c7e88"),
    ];
    let actual = generators::ALL.map(|(name, generate)| {
        let text = generate();
        (name, text.len(), hash(&text))
    });
    assert_eq!(actual, expected.map(|(name, len, hash)| (name, len, hash.into())));
}

#[test]
fn documents_have_plain_names_and_differ() {
    let documents = documents();
    let is_plain = |name: &str| name.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'_'));
    for document in &documents {
        assert!(is_plain(&document.construct) && is_plain(&document.name), "{}", document.path());
    }
    let mut texts: Vec<_> = documents.iter().map(|document| &document.text).collect();
    texts.sort();
    assert!(texts.is_sorted_by(|a, b| a < b), "two documents are the same");
}

#[test]
fn attacks_have_different_names_and_grow_with_their_size() {
    let mut names = Vec::new();
    for (name, generate) in pathological::all() {
        names.push(name);
        let (small, large) = (generate(16384).len(), generate(65536).len());
        assert!((4096..32768).contains(&small), "{name}: {small} bytes");
        assert!(
            (small * 7 / 2..small * 9 / 2).contains(&large),
            "{name}: {small} and {large} bytes"
        );
    }
    names.sort_unstable();
    assert!(names.is_sorted_by(|a, b| a < b), "two attacks have the same name");
}
