/// What people read, in every language: Words says everything, Language names the languages, Texts
/// holds the sentences of one of them. The …Sentences types word what the referee and the tables
/// say and are reached through Words only.
///
/// Knows the tables of the languages and the rules module. No rules pages, no files, threads or
/// reflection: a browser has none.
@NullMarked
package zwick.text;

import org.jspecify.annotations.NullMarked;
