/** Why a move isn't taken back, or the table doesn't go back: a closed list, each with its promise of SPEC.md. */
export const UNDO_CODES = [
  'undo/nothing',
  'undo/not-seated',
  'undo/not-yours',
  'undo/overtaken',
  'undo/asked',
  'undo/opened',
  'undo/final',
  'undo/unsettled',
  'undo/rekeyed',
  'undo/unknown',
  'undo/open',
  'undo/none',
  'undo/agreed',
] as const;
export type UndoCode = (typeof UNDO_CODES)[number];

export const UNDO_RULES: Readonly<Record<UndoCode, string>> = {
  'undo/nothing': 'U1',
  'undo/not-seated': 'U5',
  'undo/not-yours': 'U1',
  'undo/overtaken': 'U1',
  'undo/asked': 'U1',
  'undo/opened': 'U1',
  'undo/final': 'U2',
  'undo/unsettled': 'U6',
  'undo/rekeyed': 'U6',
  'undo/unknown': 'U6',
  'undo/open': 'U5',
  'undo/none': 'U5',
  'undo/agreed': 'U5',
};
