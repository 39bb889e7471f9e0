/**
 * Chaos at the free table. There are eight pages over a network that breaks, forgets and delays, whose people put, draw, deal, shuffle,
 * press and undo at random. They take back what they did, go back together, and now and then try what isn't allowed. All must come to one
 * state (the session sees to that). On every page, at every move, each card lies in one place and every deck accounts for its faces. Five
 * minutes of table time: `MINUTES=5 npx vitest run --project unit test/sim/cases/free-table.test.ts`.
 */
import process from 'node:process';
import { expect, test } from 'vitest';
import { MOVES } from '../../../src/games/sandbox/names.ts';
import { allPieces, listOf } from '../../../src/games/sandbox/pieces.ts';
import { sandbox } from '../../../src/games/sandbox/sandbox.ts';
import { CLOTH, KEYED, handPlace, type State } from '../../../src/games/sandbox/state.ts';
import type { SandboxView } from '../../../src/games/sandbox/view.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { fill, PRESSED } from '../../games/sandbox/fill.ts';
import type { Plays } from '../person.ts';
import { SimulatedSession } from '../simulated-session.ts';

/** Moves that would bring or take away pieces, or end it all. */
const NOT_HERE: ReadonlySet<string> = new Set([
  'lay',
  'make',
  'remove',
  'define',
  'change',
  'ink',
  'finish',
  'setPolicy',
  'mark',
]);
const PLAYED = MOVES.filter((move) => !NOT_HERE.has(move));
/** What an evening has most of. */
const OFTEN = ['put', 'put', 'put', 'put', 'flip', 'draw', 'undo', 'shuffle', 'deal', 'turnUp'] as const;

/** The cards of each deck, as the box of the tests has them. */
const DECKS: readonly (readonly [of: number, faces: readonly number[]])[] = [
  [0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [9, [0, 1, 2]],
];

/** Each piece is in the one list that it says, and what is known of a deck's faces is some of them, each once. */
function accounts(s: State): void {
  const listed = new Map<number, number>();
  const places = [...allPieces(s)].flatMap(([n, { kind }]) => (['pile', 'bag', 'zone'].includes(kind) ? [n] : []));
  for (const place of [...places, ...s.hands.map(({ seat }) => handPlace(seat))])
    for (const n of listOf(s, place)) {
      expect(listed.has(n), `${n} lies in two places`).toBe(false);
      listed.set(n, place);
    }
  for (const [n, { in: place }] of allPieces(s)) expect(listed.get(n) ?? CLOTH, `where ${n} lies`).toBe(place);
  for (const [of, faces] of DECKS) {
    const cards = [...allPieces(s)].map(([, piece]) => piece).filter((piece) => piece.of === of);
    const open = cards.flatMap(({ under }) => (under >= 0 ? [under] : []));
    const left = s.urns.filter((urn) => urn.of === of).flatMap((urn) => urn.left);
    const hidden = cards.filter(({ face }) => face === KEYED).length;
    expect(cards.length).toBe(faces.length);
    expect(new Set([...open, ...left]).size, 'no face twice').toBe(open.length + left.length);
    expect([...open, ...left].every((face) => faces.includes(face)) && open.length + left.length + hidden).toBe(
      faces.length,
    );
  }
}

const plays: Plays = (table, rng) => {
  const view = table.view.play!.view as SandboxView;
  const s: State = { ...view, urns: view.loose, rings: [], choice: null };
  if (s.defs.length === 0) return view.me === view.host ? { move: 'lay', args: PRESSED } : undefined;
  accounts(s);
  const move = rng.oneIn(3) ? rng.pick(PLAYED)! : rng.pick(OFTEN)!;
  const choice = rng.pick(table.choices(move));
  if (choice === undefined) return undefined;
  const args = fill(choice, { move, seat: view.me!, rng, dealer: { state: s } } as Parameters<typeof fill>[1]);
  return args === undefined ? undefined : { move, args };
};

const MINUTES = Number(process.env['MINUTES'] ?? 0);
const luck =
  MINUTES > 0
    ? { devices: 8, schedules: 1, scheduleMs: MINUTES * 60_000, thinkMs: 2_000 }
    : { devices: 8, schedules: 1, scheduleMs: 8_000, thinkMs: 600 };

const SEEDS = (process.env['SEEDS'] ?? (MINUTES > 0 ? '1 2 3' : '7')).split(' ').map(Number);

test.each(SEEDS)(
  '[SB-40] [SB-31] eight pages in chaos come to one state, and no card is doubled or lost: seed %i',
  async (seed) => {
    const session = await SimulatedSession.at(seed, {
      game: sandbox as unknown as Game<unknown>,
      plays,
      short: true,
      luck: { ...luck, undoing: 25, rude: 20 },
    });
    const { stamped, tally } = await session.run();
    console.log(`seed ${seed}: ${stamped} stamped`, JSON.stringify(tally));
    expect(stamped).toBeGreaterThan(10);
  },
);
