/** A free table in one hand. A box of two decks and some tokens laid on it, moves by name, answers in the clear unless held back. */
import { factsOf, type Def } from '../../../src/games/sandbox/box/model.ts';
import type { Lay } from '../../../src/games/sandbox/lay.ts';
import { allPieces, listOf, pieceOf } from '../../../src/games/sandbox/pieces.ts';
import { sandbox, type Options } from '../../../src/games/sandbox/sandbox.ts';
import type { Zone } from '../../../src/games/sandbox/defs.ts';
import {
  CLOTH,
  COVERED,
  NONE,
  handPlace,
  type Piece,
  type Place,
  type State,
} from '../../../src/games/sandbox/state.ts';
import type { SandboxView } from '../../../src/games/sandbox/view.ts';
import type { Game, Seat } from '../../../src/kernel/game.ts';
import { Dealer, type DealerOptions } from '../../helpers/dealer.ts';

const SIZE = { w: 630, h: 880 };
const faces = (n: number): Def['faces'] => Array.from({ length: n }, (_, i) => ({ name: `${i + 1}` }));
const ZONE: Zone = { layout: 'row', accepts: [], enter: 'keep', see: 'all', touch: 'all', limit: 0 };

/** Deck, token of two sides, die, bag, open zone, zone of its owner's eyes, counter, note, clock. */
export const DEFS: readonly Def[] = [
  { kind: 'card', name: 'cards', ...SIZE, faces: faces(10)!, back: { name: 'back' } },
  { kind: 'token', name: 'token', ...SIZE, faces: faces(2)! },
  { kind: 'die', name: 'die', ...SIZE, faces: faces(6)! },
  { kind: 'bag', name: 'bag', ...SIZE },
  { kind: 'zone', name: 'zone', ...SIZE, zone: { ...ZONE, enter: 'up' } },
  { kind: 'zone', name: 'own zone', ...SIZE, zone: { ...ZONE, see: 'owner', enter: 'down' } },
  { kind: 'counter', name: 'counter', ...SIZE, count: { least: -5, most: 5, step: 1 } },
  { kind: 'note', name: 'note', ...SIZE },
  { kind: 'clock', name: 'clock', ...SIZE, ms: 60_000 },
  { kind: 'card', name: 'other cards', ...SIZE, faces: faces(6)!, back: { name: 'other back' } },
  { kind: 'scores', name: 'scores', ...SIZE },
];
export const ZONES: readonly Zone[] = DEFS.flatMap(({ zone }) => zone ?? []);
export const FACTS: Lay['defs'] = DEFS.map((def) => factsOf(def, def.zone ? ZONES.indexOf(def.zone) : NONE));

/** Nine numbers for a piece: see `rows.ts`. */
type Row = readonly [number, number, number, number, number, number, number, number, number];

/** A pile of the deck's ten cards, face down, is piece 0 with cards 1 to 10. Then one of each other definition from 11 on. */
export const ROWS: readonly Row[] = [
  [NONE, 0, 0, 0, 0, NONE, CLOTH, NONE, 0],
  ...Array.from({ length: 10 }, (_, face): Row => [0, 0, 0, 0, COVERED, face, 0, NONE, 0]),
  [1, 1000, 0, 0, 0, NONE, CLOTH, NONE, 0],
  [2, 2000, 0, 0, 0, NONE, CLOTH, NONE, 0],
  [3, 3000, 0, 0, 0, NONE, CLOTH, NONE, 0],
  [4, 4000, 0, 0, 0, NONE, CLOTH, NONE, 0],
  [5, 5000, 0, 0, 0, NONE, CLOTH, 0, 0],
  [6, 6000, 0, 0, 0, NONE, CLOTH, NONE, 0],
  [7, 7000, 0, 0, 0, NONE, CLOTH, NONE, 0],
  [8, 8000, 0, 0, 0, NONE, CLOTH, NONE, 0],
  [10, 9000, 0, 0, 0, NONE, CLOTH, NONE, 0],
  [9, 0, 2000, 0, 0, 0, CLOTH, NONE, 0],
  [9, 1000, 2000, 0, 1, 1, CLOTH, NONE, 0],
  [9, 2000, 2000, 0, 2, 2, CLOTH, NONE, 0],
];
export const PILE = 0;
export const TOKEN = 11;
export const DIE = 12;
export const BAG = 13;
export const ZONE_OPEN = 14;
export const ZONE_OWN = 15;
export const COUNTER = 16;
export const NOTE = 17;
export const CLOCK = 18;
/** Three cards of another deck, face up on the cloth. */
export const LAID = [20, 21, 22] as const;

export const BOX: Lay = {
  hash: 'builtin:test@1',
  part: 0,
  parts: 1,
  defs: FACTS,
  zones: ZONES,
  rows: ROWS.flat(),
  texts: [],
  policy: 'free',
  edit: 'all',
  turns: false,
};

export class Table {
  readonly dealer: Dealer<State>;
  /** Questions are left open. */
  held = false;

  constructor(
    seats = 4,
    box: Partial<Lay> = {},
    options: DealerOptions = {},
    seed = 11,
    game: Game<State, Options> = sandbox,
  ) {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    this.dealer = new Dealer(game, { seats: all, options: {} }, seed, options);
    this.do(0, 'lay', { ...BOX, ...box });
  }

  get s(): State {
    return this.dealer.state;
  }

  /** 'ok', or the code and rule of the refusal. */
  do(seat: Seat, move: string, args: unknown = {}): string {
    const out = this.dealer.move(seat, move, args);
    if (!out.ok) return `${out.refusal.code} ${out.refusal.rule}${out.refusal.detail ? ` ${out.refusal.detail}` : ''}`;
    if (!this.held) this.dealer.settle();
    return 'ok';
  }

  piece(n: number): Piece {
    return pieceOf(this.s, n)!;
  }

  list(place: Place): readonly number[] {
    return listOf(this.s, place);
  }

  hand(seat: Seat): readonly number[] {
    return this.list(handPlace(seat));
  }

  /** Numbers and revisions of pieces as they are now. */
  p(...numbers: readonly number[]): readonly number[] {
    return numbers.flatMap((n) => [n, pieceOf(this.s, n)?.rev ?? 0]);
  }

  /** `put` these, as they are now, side by side from x, y on. */
  put(seat: Seat, numbers: readonly number[], into: Place = CLOTH, more: object = {}): string {
    const p = numbers.flatMap((n, i) => [n, pieceOf(this.s, n)?.rev ?? 0, 10 * i, 0, 0]);
    return this.do(seat, 'put', { p, into, ...more });
  }

  view(seat: Seat | null): SandboxView {
    return this.dealer.view(seat) as SandboxView;
  }

  all(): readonly number[] {
    return Array.from(allPieces(this.s), ([n]) => n);
  }
}
