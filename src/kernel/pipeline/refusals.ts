/**
 * Why something was refused, and the table's own codes: a closed list, each with the promise of SPEC.md that it keeps and words for people.
 * A game's rules bring their own codes and rule ids; their words live beside the game.
 */

/** Plain and the same in every browser, `detail` apart. */
export interface Refusal {
  /** `room/kebab-case` for the table's, `kebab-case` for a game's rule. */
  readonly code: string;
  /** A promise of SPEC.md ('P3'), or the rule of a game ('CN-097'). */
  readonly rule: string;
  /** For the console only: what a game threw. */
  readonly detail?: string;
}

/** A verdict: what was found, or a refusal. */
export type Judgement<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** The table's own codes. */
export const TABLE_CODES = [
  'game/not-running',
  'move/unknown',
  'move/form',
  'move/not-your-seat',
  'move/stale',
  'move/proof',
  'move/hand-there',
  'game/fault',
  'game/seats',
  'game/options',
] as const;
/** A refusal that any game may meet, whatever its rules. */
export type TableCode = (typeof TABLE_CODES)[number];

/** The promise or rule behind a refusal, by id, and a sentence in both languages. */
export interface RefusalText {
  readonly rule: string;
  readonly it: string;
  readonly en: string;
}

/** Rule and sentence of each refusal of the table's own. */
export const REFUSALS: Readonly<Record<TableCode, RefusalText>> = {
  'game/not-running': {
    rule: 'P2',
    it: 'Al tavolo non c’è una partita in corso.',
    en: 'No game is running at this table.',
  },
  'move/unknown': {
    rule: 'P2',
    it: 'Questo gioco non ha una mossa così.',
    en: 'This game has no such move.',
  },
  'move/form': {
    rule: 'P3',
    it: 'La mossa non è scritta come il gioco la capisce.',
    en: 'The move isn’t written in a way that the game understands.',
  },
  'move/not-your-seat': {
    rule: 'P4',
    it: 'Adesso questa mossa non spetta al tuo posto.',
    en: 'This move isn’t your seat’s to make now.',
  },
  'move/stale': {
    rule: 'P5',
    it: 'Troppo tardi: nel frattempo il gioco è andato avanti.',
    en: 'Too late: the game has moved on in the meantime.',
  },
  'move/proof': {
    rule: 'P7',
    it: 'Manca la prova di ciò che la mossa scopre o cede.',
    en: 'The proof of what this move opens or gives is missing.',
  },
  'move/hand-there': {
    rule: 'I17',
    it: 'La tua mano è su un altro dispositivo: questa mossa si fa da lì.',
    en: 'Your hand is on another device: make this move there.',
  },
  'game/fault': {
    rule: 'P6',
    it: 'Il gioco si è inceppato su questa mossa: per nessuno è successo qualcosa.',
    en: 'The game stumbled over this move: for nobody did anything happen.',
  },
  'game/seats': {
    rule: 'P21',
    it: 'Per questo gioco i posti occupati sono troppi o troppo pochi.',
    en: 'Too many or too few seats are taken for this game.',
  },
  'game/options': {
    rule: 'P21',
    it: 'Le opzioni scelte non vanno bene per questo gioco.',
    en: 'The chosen options don’t fit this game.',
  },
};

/** A refusal of the table's own. @param error what a game threw, if it did */
export function refuse(code: TableCode, error?: unknown): Refusal {
  const { rule } = REFUSALS[code];
  return error === undefined
    ? { code, rule }
    : { code, rule, detail: error instanceof Error ? error.message : 'thrown' };
}
