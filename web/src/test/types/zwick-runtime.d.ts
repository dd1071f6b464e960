/** The script that starts our WebAssembly program; it comes with the compiler (TeaVM). */

export interface Program {
  /** what Java exports by `@JSExport`, for the caller to know better */
  // deno-lint-ignore no-explicit-any
  exports: Record<string, any>;
}

/** @param source where the program is, or its bytes */
export function load(source: string | ArrayBuffer | Int8Array, options?: object): Promise<Program>;
