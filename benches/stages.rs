//! Throughput of every stage, with every input, of every parser.

use std::time::Duration;

use criterion::{Criterion, Throughput};
use rillmark_benches::input::{self, Input};
use rillmark_benches::{Html, STAGES, Stage, measure};

fn main() -> std::io::Result<()> {
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    let inputs = input::all()?;
    measure::keep_memory();
    for stage in STAGES {
        for input in &inputs {
            bench(&mut criterion, &stage, input);
        }
    }
    criterion.final_summary();
    Ok(())
}

fn bench(criterion: &mut Criterion, stage: &Stage, input: &Input) {
    let mut html = Html::default();
    let mut group = criterion.benchmark_group(format!("{}/{}", stage.name, input.name));
    group.throughput(Throughput::Bytes(input.len() as u64));
    for rival in stage.rivals {
        if let Err(failure) = rival.check(input) {
            eprintln!("{}/{}/{}: {failure}", stage.name, input.name, rival.name);
            continue;
        }
        group.bench_function(rival.name, |bencher| {
            bencher.iter(|| {
                let documents = input.documents.iter();
                documents.map(|text| (rival.drain)(text, &mut html)).sum::<Result<usize, _>>()
            });
        });
    }
    group.finish();
}
