/** An export of a file. */
export interface Exported {
  readonly name: string;
  /** From 1. */
  readonly line: number;
  readonly documented: boolean;
}
export const ROOMS: readonly string[];
export function exportsOf(text: string): readonly Exported[];
export function exportsIn(room: string): readonly (Exported & { readonly file: string })[];
