/** A game of one's own for each test. A log of what happened as its state, and moves that ask for what a test hands in. */
import { move, type Ask, type Game, type Handle, type Move, type Rule, type Step } from '../../../src/kernel/game.ts';
import { fields, handle, integer, nothing, optional } from '../../../src/kernel/schemas.ts';
import { begin, makeMove, type Moved } from '../../../src/kernel/pipeline/play.ts';
import type { MadeMove } from '../../../src/kernel/pipeline/context.ts';
import type { Play } from '../../../src/kernel/play/state.ts';
import { deepFreeze } from '../../helpers/plain.ts';

export interface Toy {
  readonly turn: number;
  readonly heard: readonly string[];
  readonly cards: readonly Handle[];
}

export interface ToyParts {
  readonly setup?: (ask: Ask) => readonly Handle[];
  readonly play?: (ask: Ask, s: Toy) => void;
  readonly rules?: readonly Rule<Toy, { readonly n: number }>[];
  readonly on?: Readonly<Record<string, (ask: Ask, s: Toy) => void>>;
  /** The game doesn't listen to the table's own words. */
  readonly deaf?: true;
}

const heard = (s: Toy, word: string): Toy => ({ ...s, heard: [...s.heard, word] });

export function toy(parts: ToyParts = {}): Game<Toy> {
  const hear =
    (tag: string): Step<Toy> =>
    (s, answer, ask) => {
      parts.on?.[tag]?.(ask, s);
      const cards = answer.cards ?? s.cards;
      return {
        ...heard(s, [tag, answer.seat, answer.failed, answer.faces].filter((x) => x !== undefined).join(' ')),
        cards,
      };
    };
  const go: Move<Toy, { readonly n: number }> = {
    args: fields({ n: integer(0, 9) }),
    who: () => [0, 1],
    slot: (s) => `turn ${s.turn}`,
    rules: parts.rules ?? [],
    apply(s, { args }, ask) {
      parts.play?.(ask, s);
      return { ...heard(s, `go ${args.n}`), turn: s.turn + 1 };
    },
    choices: () => [{ n: 1 }, { n: 2 }],
  };
  const lay: Move<Toy, { readonly card: Handle; readonly also?: Handle | undefined }> = {
    args: fields({ card: handle, also: optional(handle) }),
    who: () => [0],
    brings: ({ card, also }) => ({ open: also ? [card, also] : [card] }),
    rules: [{ id: 'T-1', code: 'not-an-ace', holds: (_, m) => m.eyes.read(m.args.card) === 'ace' }],
    apply: (s, m) => heard(s, `lay ${m.eyes.read(m.args.card)}`),
    choices: (s) => s.cards.map((card) => ({ card })),
  };
  const tags = ['a', 'b', 'c', ...(parts.deaf ? [] : ['away', 'left'])];
  return {
    id: 'toy',
    version: 1,
    seats: { min: 1, max: 3 },
    options: nothing,
    moves: { go: move(go), lay: move(lay) },
    setup: (_, ask) => ({ turn: 0, heard: [], cards: parts.setup?.(ask) ?? [] }),
    on: Object.fromEntries(tags.map((tag) => [tag, hear(tag)])),
    awaits: () => [],
    outcome: () => undefined,
    view: (s) => s,
  };
}

export const start = (game: Game<Toy>): Play<Toy> =>
  deepFreeze(begin(game, { seats: [0, 1, 2], options: {} }, 'e0', 1_000));

/** `go` by seat 0 in the slot of now, unless told otherwise. */
export function go(game: Game<Toy>, play: Play<Toy>, more: Partial<MadeMove> = {}): Moved<Toy> {
  const slot = `turn ${play.state.turn}`;
  return makeMove(game, play, { seat: 0, move: 'go', args: { n: 1 }, slot, cause: 'e1', now: 2_000, ...more });
}

/** The play after a move that must be taken. */
export function taken(moved: Moved<Toy>): Play<Toy> {
  if (!moved.ok) throw new Error(`refused: ${moved.refusal.code} ${moved.refusal.detail ?? ''}`);
  return deepFreeze(moved.play);
}

export const refused = (moved: Moved<Toy>): string =>
  moved.ok ? 'taken' : `${moved.refusal.code} ${moved.refusal.rule}`;
