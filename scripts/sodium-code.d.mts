/** A module of WebAssembly, and by libsodium's names what its exports are called in it. */
export interface Packaged {
  readonly wasm: Buffer;
  readonly names: ReadonlyMap<string, string>;
}
export const WANTED: readonly string[];
export function packaged(): Packaged;
export function reduced(from: Packaged): Buffer;
export function sourceOf(module: Buffer): string;
export function partsOf(wasm: Uint8Array): { readonly bodies: readonly Uint8Array[] };
