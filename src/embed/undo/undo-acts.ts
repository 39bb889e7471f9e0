/** Taking back and going back as acts of a person, for the shell's one list. */
import type { Outcomes, Table } from '../../kernel/view/table-view.ts';

export type UndoActs =
  | { readonly act: 'take-back' | 'undo-agree' | 'undo-refuse' | 'undo-withdraw' }
  /** `undo-ask` opens the window that says what would happen; a place of the order. */
  | { readonly act: 'undo-ask' | 'undo-propose'; readonly position: number };

/** `undefined` for an act that isn't of these. */
export function undoAct(what: {
  readonly act: string;
  readonly position?: number;
}): ((table: Table) => Outcomes) | undefined {
  const { act, position } = what;
  if (act === 'take-back') return (t) => t.undo.takeBack();
  if (act === 'undo-agree') return (t) => t.undo.consent(true);
  if (act === 'undo-refuse') return (t) => t.undo.consent(false);
  if (act === 'undo-withdraw') return (t) => t.undo.withdraw();
  return act === 'undo-propose' && position !== undefined ? (t) => t.undo.propose(position) : undefined;
}
