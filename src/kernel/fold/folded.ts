/** What a step of the fold answers. */
import type { Refusal, TableCode } from '../pipeline/refusals.ts';
import type { TableState } from '../state/state.ts';
import { type FoldCode, refuseEntry } from './refusals.ts';
import type { AnswerLine } from './settling.ts';
import type { Waits } from '../runs/not-yet.ts';

/** What one entry did. `void`: not a word of it counts, for anybody. `waits`: heavy work isn't done yet. */
export type Folded =
  | {
      readonly kind: 'done';
      readonly state: TableState;
      readonly what: string;
      readonly args?: unknown;
      readonly lines: readonly AnswerLine[];
    }
  | { readonly kind: 'refused'; readonly state: TableState; readonly what: string; readonly refusal: Refusal }
  | { readonly kind: 'void'; readonly state: TableState }
  | Waits;

/** Refused with a code of the table's own: the state stays. */
export const no = (state: TableState, what: string, code: FoldCode | TableCode): Folded => ({
  kind: 'refused',
  state,
  what,
  refusal: refuseEntry(code),
});
