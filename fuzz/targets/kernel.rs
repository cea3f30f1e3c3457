#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| nimatron_properties::kernel(data));
