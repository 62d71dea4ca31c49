//! Looks for the library; without it, the crate says so at run time.

fn main() {
    println!("cargo::rustc-check-cfg=cfg(md4c)");
    // Links what it finds.
    let is_installed = |library| pkg_config::probe_library(library).is_ok();
    if is_installed("md4c-html") && is_installed("md4c") {
        println!("cargo::rustc-cfg=md4c");
    }
}
