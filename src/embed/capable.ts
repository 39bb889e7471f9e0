/** What this browser lacks for a table: asked before anything else, so that nothing fails in the middle. */

/** Has its sentence in both languages (`failure-words.ts`). */
export type Lack = 'browser/insecure' | 'browser/no-wasm';
export type Capable = { readonly ok: true } | { readonly ok: false; readonly code: Lack };

/** Fetches nothing, so that it can't fail itself. */
export function capable(): Capable {
  if (!isSecureContext || !globalThis.crypto?.subtle) return { ok: false, code: 'browser/insecure' };
  if (typeof WebAssembly !== 'object') return { ok: false, code: 'browser/no-wasm' };
  return { ok: true };
}
