//! Callgrind.
use rillmark::{Options, Parser};
use rillmark_ast::Builder;
#[inline(never)]
fn drain_events(t: &str) -> usize {
    let mut n = 0;
    for e in Parser::new(t).spanned() {
        std::hint::black_box(&e);
        n += 1;
    }
    n
}
#[inline(never)]
fn drain_tree(b: &mut Builder, t: &str) {
    let tree = b.parse(t, Options::COMMONMARK);
    std::hint::black_box(&tree);
    b.recycle(tree);
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let texts: Vec<String> = match rillmark_corpus::generators::ALL.iter().find(|(n, _)| *n == a[2])
    {
        Some((_, g)) => vec![g()],
        None => std::fs::read_dir(&a[2])
            .unwrap()
            .map(|e| std::fs::read_to_string(e.unwrap().path()).unwrap())
            .collect(),
    };
    let mut b = Builder::new();
    let big = texts.iter().max_by_key(|t| t.len()).unwrap();
    if a[1] == "tree" {
        let tree = b.build(big, Parser::new(big).spanned());
        b.recycle(tree);
    }
    for t in &texts {
        if a[1] == "tree" {
            drain_tree(&mut b, t)
        } else {
            std::hint::black_box(drain_events(t));
        }
    }
    println!("{}", texts.iter().map(String::len).sum::<usize>());
}
