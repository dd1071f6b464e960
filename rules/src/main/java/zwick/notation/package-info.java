/// Rule sets, positions, moves and whole games as text, PDN and JSON.
@NullMarked
package zwick.notation;

import org.jspecify.annotations.NullMarked;
