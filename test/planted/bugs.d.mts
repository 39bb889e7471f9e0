/** A bug that is planted: one place of one file of the kernel. */
export interface Bug {
  /** Its list and its number there, as `order-7`. */
  readonly id: string;
  /** Under `src/kernel`. */
  readonly file: string;
  /** What goes wrong with it. */
  readonly what: string;
  /** What stands there: once in the file. */
  readonly from: string;
  /** What stands there instead. */
  readonly to: string;
}
export const BUGS: readonly Bug[];
/** Throws where the bug has no place in this code, or several. */
export function planted(code: string, bug: Bug): string;
