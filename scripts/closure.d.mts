/** Names of files, by kind. */
export interface Closure {
  readonly ours: readonly string[];
  readonly libsodium: readonly string[];
  readonly typefaces: readonly string[];
  readonly game: readonly string[];
  readonly after: readonly string[];
}
export function closure(folder: string, entry: string): Closure;
