/**
 * The table's own reasons to refuse an entry, a seat, a start or a contribution. The list is closed; each stands with the promise of SPEC.md
 * that it keeps. Refusals of moves are the pipeline's (`pipeline/refusals.ts`), those of a game its rules'.
 */
import type { ContributionCode } from '../runs/contribution.ts';
import { type Refusal, TABLE_RULES, type TableCode } from '../pipeline/refusals.ts';
import { UNDO_RULES, type UndoCode } from '../undo/refusals.ts';
import type { SeatCode } from './seats.ts';

/** Seats and contributions name their own codes; here are the others. */
export type FoldCode =
  | SeatCode
  | ContributionCode
  | UndoCode
  | 'entry/malformed'
  | 'entry/device'
  | 'entry/fault'
  | 'entry/too-large'
  | 'table/watching'
  | 'table/past'
  | 'pair/code'
  | 'recovery/unknown'
  | 'recovery/waiting'
  | 'store/failing'
  | 'company/not-seated'
  | 'company/nobody'
  | 'company/not-stuck'
  | 'company/not-newer'
  | 'company/same-game'
  | 'company/no-game'
  | 'company/nothing-asked'
  | 'company/other-asked'
  | 'company/bound'
  | 'company/gone-on'
  | 'keep/none-yet'
  | 'say/line'
  | 'say/no-seat'
  | 'start/not-seated'
  | 'start/running'
  | 'start/too-few'
  | 'start/options';

/** The promise of SPEC.md behind each refusal of the fold. */
export const FOLD_RULES: Readonly<Record<FoldCode, string>> = {
  ...UNDO_RULES,
  'entry/malformed': 'F2',
  'entry/device': 'F2',
  'entry/fault': 'F17',
  'entry/too-large': 'F2',
  'table/watching': 'F3',
  'table/past': 'R8',
  'seat/name': 'F4',
  'seat/taken': 'F5',
  'seat/already': 'F5',
  'seat/none': 'F5',
  'seat/barred': 'F6',
  'seat/not-asking': 'F6',
  'seat/not-founder': 'F6',
  'say/no-seat': 'F16',
  'say/line': 'F16',
  'seat/not-yours': 'F5',
  'pair/proof': 'I13',
  'pair/not-asking': 'I13',
  'pair/not-hand': 'I17',
  'pair/erased': 'I17',
  'pair/too-many': 'I13',
  'pair/code': 'I15',
  'reclaim/not-taken': 'I21',
  'reclaim/nobody': 'I21',
  'reclaim/not-asking': 'I21',
  'recovery/unknown': 'I23',
  'recovery/waiting': 'I23',
  'store/failing': 'J11',
  'company/not-seated': 'G3',
  'company/nobody': 'G3',
  'company/not-stuck': 'G3',
  'company/not-newer': 'G13',
  'company/same-game': 'G16',
  'company/no-game': 'G16',
  'company/nothing-asked': 'G3',
  'company/other-asked': 'G17',
  'company/bound': 'G4',
  'company/gone-on': 'G8',
  'start/not-seated': 'F7',
  'start/running': 'F7',
  'start/too-few': 'F7',
  'start/options': 'F7',
  'contribution/unknown': 'F8',
  'contribution/wrong-step': 'F8',
  'contribution/not-owed': 'F8',
  'contribution/malformed': 'F8',
  'keep/none-yet': 'C20',
  'contribution/bad-proof': 'C3',
  'contribution/bad-opening': 'F9',
};

/** A refusal of the table's own, of an entry or of a move. */
export function refuseEntry(code: FoldCode | TableCode): Refusal {
  return { code, rule: { ...FOLD_RULES, ...TABLE_RULES }[code] };
}
