//! libFuzzer's door to the target of the same name.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hyakki_fuzz::check(data));
