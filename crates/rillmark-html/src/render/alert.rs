//! Alerts.

use rillmark::AlertKind;

/// What an alert begins with: its kind as a class and as a title.
pub(super) const fn start(kind: AlertKind) -> &'static str {
    match kind {
        AlertKind::Tip => {
            "<div class=\"markdown-alert markdown-alert-tip\">\n\
             <p class=\"markdown-alert-title\">Tip</p>\n"
        }
        AlertKind::Important => {
            "<div class=\"markdown-alert markdown-alert-important\">\n\
             <p class=\"markdown-alert-title\">Important</p>\n"
        }
        AlertKind::Warning => {
            "<div class=\"markdown-alert markdown-alert-warning\">\n\
             <p class=\"markdown-alert-title\">Warning</p>\n"
        }
        AlertKind::Caution => {
            "<div class=\"markdown-alert markdown-alert-caution\">\n\
             <p class=\"markdown-alert-title\">Caution</p>\n"
        }
        _ => {
            "<div class=\"markdown-alert markdown-alert-note\">\n\
             <p class=\"markdown-alert-title\">Note</p>\n"
        }
    }
}
