#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_target!(|data: &[u8]| rillmark_fuzz::laws::run(data));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    rillmark_fuzz::mutate::in_place(data, size, max_size, seed, libfuzzer_sys::fuzzer_mutate)
});
