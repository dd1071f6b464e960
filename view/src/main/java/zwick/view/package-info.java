/// What the page shows, as JSON. Its shapes are written down in the page's `types.d.ts`.
@NullMarked
package zwick.view;

import org.jspecify.annotations.NullMarked;
