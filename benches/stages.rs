//! Throughput of every stage, with every input, of every parser.

use std::time::Duration;

use criterion::{Criterion, Throughput};
use rillmark_benches::{STAGES, input};

fn main() -> std::io::Result<()> {
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    let inputs = input::all()?;
    let mut html = String::new();
    for stage in STAGES {
        for input in &inputs {
            let mut group = criterion.benchmark_group(format!("{}/{}", stage.name, input.name));
            group.throughput(Throughput::Bytes(input.len() as u64));
            for rival in stage.rivals {
                group.bench_function(rival.name, |bencher| {
                    bencher.iter(|| {
                        let documents = input.documents.iter();
                        documents.map(|text| (rival.drain)(text, &mut html)).sum::<usize>()
                    });
                });
            }
            group.finish();
        }
    }
    criterion.final_summary();
    Ok(())
}
