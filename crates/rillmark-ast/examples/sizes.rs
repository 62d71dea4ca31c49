//! Sizes.
use rillmark::Parser;
use rillmark_ast::{Builder, Tree};
use std::time::Instant;
fn main() {
    let mut inputs: Vec<(String, Vec<String>)> =
        rillmark_corpus::generators::ALL.iter().map(|(n, g)| (n.to_string(), vec![g()])).collect();
    for folder in std::env::args().skip(1) {
        let mut texts = vec![];
        for e in std::fs::read_dir(&folder).unwrap() {
            let p = e.unwrap().path();
            if let Ok(t) = std::fs::read_to_string(&p) {
                texts.push(t);
            }
        }
        inputs.push((folder.rsplit('/').next().unwrap().to_string(), texts));
    }
    println!(
        "{:10} {:>8} {:>8} {:>7} {:>7} {:>6} {:>7}  {:>7} {:>7} {:>6} {:>6}",
        "input",
        "source",
        "tree",
        "nodes",
        "events",
        "b/node",
        "b/byte",
        "parse",
        "+tree",
        "walk",
        "walk+"
    );
    for (name, texts) in inputs {
        let len: usize = texts.iter().map(|t| t.len()).sum();
        let trees: Vec<Tree> = texts.iter().map(|t| Tree::parse(t.as_str())).collect();
        let bytes: usize = trees.iter().map(Tree::byte_len).sum();
        let nodes: usize = trees.iter().map(|t| t.root().descendants().count()).sum();
        let events: usize = texts.iter().map(|t| Parser::new(t).count()).sum();
        let best = |f: &mut dyn FnMut()| {
            (0..15)
                .map(|_| {
                    let t = Instant::now();
                    f();
                    t.elapsed().as_nanos()
                })
                .min()
                .unwrap() as f64
        };
        let parse = best(&mut || {
            for t in &texts {
                for e in Parser::new(t).spanned() {
                    std::hint::black_box(&e);
                }
            }
        });
        let mut builder = Builder::new();
        let tree = best(&mut || {
            for t in &texts {
                let tree = builder.build(t, Parser::new(t).spanned());
                std::hint::black_box(&tree);
                builder.recycle(tree);
            }
        });
        let walk = best(&mut || {
            for t in &trees {
                for n in t.root().descendants() {
                    std::hint::black_box(&n);
                }
            }
        });
        let walk2 = best(&mut || {
            for t in &trees {
                for n in t.root().descendants() {
                    std::hint::black_box((n.kind(), n.span()));
                }
            }
        });
        println!(
            "{:10} {:8} {:8} {:7} {:7} {:6.2} {:7.4}  {:7.1} {:7.1} {:6.2} {:6.2}",
            name,
            len,
            bytes,
            nodes,
            events,
            bytes as f64 / nodes as f64,
            bytes as f64 / len as f64,
            parse / 1e3,
            (tree - parse) / parse * 100.0,
            walk / nodes as f64,
            walk2 / nodes as f64
        );
    }
}
