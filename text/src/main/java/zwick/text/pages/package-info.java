/// The rules page of any rule set, written from its options, as sections, as plain text and as
/// Markdown.
///
/// Knows zwick.text. No sentence of a language stands here, only keys; nothing in zwick.text knows
/// this room.
@NullMarked
package zwick.text.pages;

import org.jspecify.annotations.NullMarked;
