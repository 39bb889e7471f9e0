/** How a run of tests came out. */
export interface Ran {
  /** It was ended, since it didn't by itself. */
  readonly isKilled: boolean;
  readonly code: number | null;
  /** Vitest's, as JSON; undefined where there is none. */
  readonly report?:
    | {
        readonly testResults: readonly {
          readonly name: string;
          readonly status: string;
          readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
        }[];
      }
    | undefined;
}
export const NEVER_ENDED: string;
/** @param root under which test files are @returns the first test that fails, or `NEVER_ENDED`; undefined where nothing has noticed anything */
export function noticedBy(ran: Ran, root: string): string | undefined;
/** @param by what has noticed it, if anything @param stage in which the tests ran @returns how its line begins */
export function markOf(by: string | undefined, stage: string): string;
