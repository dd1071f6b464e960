/// What people read: every message in every language.
@NullMarked
package zwick.text;

import org.jspecify.annotations.NullMarked;
