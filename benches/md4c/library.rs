//! What of `md4c.h` and `md4c-html.h` is needed, and safe functions over it.

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::ptr::from_mut;

use crate::Error;

/// A block or span begins or ends.
type OnTag = extern "C" fn(kind: c_uint, detail: *mut c_void, count: *mut c_void) -> c_int;
/// Text.
type OnText =
    extern "C" fn(kind: c_uint, text: *const c_char, len: c_uint, count: *mut c_void) -> c_int;
/// A part of the HTML.
type OnHtml = extern "C" fn(part: *const c_char, len: c_uint, html: *mut c_void);

/// `MD_PARSER`.
#[repr(C)]
struct Callbacks {
    abi_version: c_uint,
    flags: c_uint,
    enter_block: OnTag,
    leave_block: OnTag,
    enter_span: OnTag,
    leave_span: OnTag,
    text: OnText,
    debug_log: Option<extern "C" fn(*const c_char, *mut c_void)>,
    syntax: Option<extern "C" fn()>,
}

/// `MD_DIALECT_COMMONMARK`: raw HTML is passed on, no extension is switched on.
const COMMONMARK: c_uint = 0;
/// `MD_HTML_FLAG_XHTML`: `<br />`, as the specification's examples have it.
const XHTML: c_uint = 8;

unsafe extern "C" {
    fn md_parse(
        text: *const c_char,
        len: c_uint,
        callbacks: *const Callbacks,
        count: *mut c_void,
    ) -> c_int;

    fn md_html(
        text: *const c_char,
        len: c_uint,
        on_html: OnHtml,
        html: *mut c_void,
        parser_flags: c_uint,
        renderer_flags: c_uint,
    ) -> c_int;
}

/// The number of events of a document: calls of callbacks that do nothing but count.
///
/// # Errors
///
/// Where the library gives up, or the document has 4 GiB.
pub fn events(source: &str) -> Result<usize, Error> {
    const CALLBACKS: Callbacks = Callbacks {
        abi_version: 0,
        flags: COMMONMARK,
        enter_block: on_tag,
        leave_block: on_tag,
        enter_span: on_tag,
        leave_span: on_tag,
        text: on_text,
        debug_log: None,
        syntax: None,
    };
    let len = length(source)?;
    let mut count = 0_usize;
    // SAFETY: the pointers are valid during the call, the first one for `len` bytes; the callbacks
    // take the last one for what it is, a `usize`.
    let status =
        unsafe { md_parse(source.as_ptr().cast(), len, &CALLBACKS, from_mut(&mut count).cast()) };
    if status == 0 { Ok(count) } else { Err(Error::Failed) }
}

/// Appends the HTML of a document.
///
/// # Errors
///
/// Where the library gives up, or the document has 4 GiB.
pub fn push_html(html: &mut Vec<u8>, source: &str) -> Result<(), Error> {
    let len = length(source)?;
    let html = from_mut(html).cast();
    // SAFETY: the pointers are valid during the call, the first one for `len` bytes; the callback
    // takes the other one for what it is, a `Vec<u8>`.
    let status = unsafe { md_html(source.as_ptr().cast(), len, on_html, html, COMMONMARK, XHTML) };
    if status == 0 { Ok(()) } else { Err(Error::Failed) }
}

fn length(source: &str) -> Result<c_uint, Error> {
    source.len().try_into().map_err(|_| Error::Failed)
}

extern "C" fn on_tag(_kind: c_uint, _detail: *mut c_void, count: *mut c_void) -> c_int {
    increment(count)
}

extern "C" fn on_text(
    _kind: c_uint,
    _text: *const c_char,
    _len: c_uint,
    count: *mut c_void,
) -> c_int {
    increment(count)
}

/// Counts an event, and says that the parser shall go on.
fn increment(count: *mut c_void) -> c_int {
    // SAFETY: `events` gave the library a pointer to a `usize` that nothing else uses meanwhile.
    unsafe { *count.cast::<usize>() += 1 };
    0
}

extern "C" fn on_html(part: *const c_char, len: c_uint, html: *mut c_void) {
    if len == 0 {
        return;
    }
    // SAFETY: `push_html` gave the library a pointer to a `Vec<u8>` that nothing else uses meanwhile.
    let html = unsafe { &mut *html.cast::<Vec<u8>>() };
    // SAFETY: the library hands out `len` bytes that stay where they are during this call.
    let part = unsafe { std::slice::from_raw_parts(part.cast::<u8>(), len as usize) };
    html.extend_from_slice(part);
}
