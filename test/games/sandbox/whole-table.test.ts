/** The free table at whole tables, with keys and proofs: piles that go under keys, own cards, and everybody agrees. */
import { expect, test } from 'vitest';
import type { Step } from '../../../src/games/sandbox/buttons/step.ts';
import type { Lay } from '../../../src/games/sandbox/lay.ts';
import { listOf } from '../../../src/games/sandbox/pieces.ts';
import { sandbox } from '../../../src/games/sandbox/sandbox.ts';
import { CLOTH, KEYED, LOOSE, NONE, handPlace, type Piece, type State } from '../../../src/games/sandbox/state.ts';
import type { SandboxView } from '../../../src/games/sandbox/view.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { agree, closeAll, type Evening, everywhere, sitDown } from '../../helpers/evening.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { type PageOptions, until } from '../../helpers/tables.ts';
import { BOX, DIE, FACTS, PILE, ROWS } from './table.ts';

const game = sandbox as unknown as Game<never, never>;
const shown = (view: TableView): SandboxView => view.play!.view as SandboxView;
const at = (evening: Evening, i: number): SandboxView => shown(evening.tables[i]!.view);
const list = (view: SandboxView, place: number): readonly number[] => listOf(view as unknown as State, place);
const piece = (view: SandboxView, n: number): Piece => view.leaves[n >> 5]![n & 31]!;
const isIdle = (view: SandboxView): boolean => view.jobs.every((job) => job === null || job.step === 'person');

async function begin(n: number, box: Lay = BOX, options: Partial<PageOptions> = {}): Promise<Evening> {
  const evening = await sitDown(game, n, { options });
  expect(await evening.tables[0]!.start({})).toBeUndefined();
  await everywhere(evening.tables, (v) => v.play !== undefined);
  await play(evening, 0, 'lay', box);
  return evening;
}

/** A move, done when everybody sees it so and nothing is under way. */
async function play(
  evening: Evening,
  by: number,
  move: string,
  args: unknown = {},
  so: (v: SandboxView) => boolean = () => true,
): Promise<void> {
  expect(await evening.tables[by]!.propose(move, args), move).toBeUndefined();
  await everywhere(evening.tables, (v) => v.connection.waiting === 0 && isIdle(shown(v)) && so(shown(v)));
  expect(at(evening, by).news[0]?.what, JSON.stringify(at(evening, by).news[0])).not.toBe('failed');
}

/** Each device reads its own hidden cards, and no other’s. */
async function readsOwn(evening: Evening): Promise<void> {
  const keyed = (view: SandboxView, seat: number): readonly number[] =>
    view.leaves.flatMap((leaf, i) =>
      leaf.flatMap((one, j) => (one?.face === KEYED && one.key === seat ? [i * 32 + j] : [])),
    );
  for (const [i, table] of evening.tables.entries())
    await until(table, (v) => keyed(shown(v), i).every((n) => shown(v).read[n] !== undefined));
  for (const [i] of evening.tables.entries())
    expect(new Set(Object.keys(at(evening, i).read).map(Number))).toEqual(new Set(keyed(at(evening, i), i)));
}

test('three at the free table: shuffle, deal, play, give, steal, mix, take back and shuffle again; everybody agrees', async () => {
  const evening = await begin(3);
  await play(evening, 0, 'shuffle', { from: PILE }, (v) => piece(v, 1).face === LOOSE);
  await play(evening, 1, 'turnUp', { p: [10, piece(at(evening, 1), 10).rev] }, (v) => piece(v, 10).face >= 0);
  await play(
    evening,
    1,
    'deal',
    { from: PILE, n: 2, to: [0, 1, 2].map(handPlace) },
    (v) => list(v, handPlace(2)).length === 2,
  );
  await readsOwn(evening);
  // The card that all have seen went into somebody's hand, and stays known.
  const known = [0, 1, 2]
    .flatMap((seat) => list(at(evening, 0), handPlace(seat)))
    .find((n) => piece(at(evening, 0), n).face !== KEYED);
  expect(known).toBe(10);
  // Played open with the proof, and given.
  const mine = list(at(evening, 2), handPlace(2)).filter((n) => piece(at(evening, 2), n).face === KEYED);
  const [open, gift] = mine as [number, number];
  const face = at(evening, 2).read[open];
  const thing = (n: number): string => piece(at(evening, 2), n).thing;
  const p = [open, piece(at(evening, 2), open).rev, 500, 500, 0];
  await play(evening, 2, 'put', { p, into: CLOTH, open: [thing(open)] }, (v) => piece(v, open).face === face);
  await play(
    evening,
    2,
    'give',
    { p: [gift], things: [thing(gift)], to: 0 },
    (v) => list(v, handPlace(0)).length === 3,
  );
  await readsOwn(evening);
  // Stolen: the victim mixes, the thief picks.
  await play(evening, 1, 'steal', { from: 0 }, (v) => v.jobs.some((job) => job?.step === 'person'));
  const back = at(evening, 1).jobs.find((job) => job)!.pieces[0]!;
  await play(evening, 1, 'pickBack', { n: back }, (v) => list(v, handPlace(1)).includes(back));
  await readsOwn(evening);
  // The hand with a card that all know is mixed.
  const holder = [0, 1, 2].find((seat) => list(at(evening, 0), handPlace(seat)).includes(10))!;
  if (list(at(evening, 0), handPlace(holder)).length > 1) {
    await play(evening, holder, 'mixHand', {}, (v) => piece(v, 10).face === KEYED);
    await readsOwn(evening);
  }
  // Back into the deck unseen, and everything shuffled with what lies open.
  const held = list(at(evening, 1), handPlace(1)).filter((n) => piece(at(evening, 1), n).face === KEYED);
  const rows = held.flatMap((n) => [n, piece(at(evening, 1), n).rev, 0, 0, 0]);
  await play(evening, 1, 'put', { p: rows, into: PILE, back: held.map((n) => piece(at(evening, 1), n).thing) }, (v) =>
    held.every((n) => piece(v, n).in === PILE),
  );
  await play(evening, 0, 'put', { p: [open, piece(at(evening, 0), open).rev, 0, 0, 0], into: PILE });
  await play(evening, 0, 'shuffle', { from: PILE }, (v) => list(v, PILE).every((n) => piece(v, n).face === KEYED));
  await readsOwn(evening);
  await play(evening, 2, 'draw', { from: PILE, n: 1 });
  await play(evening, 0, 'look', { from: PILE, n: 1, to: [0] });
  await until(evening.tables[0]!, (v) => shown(v).read[list(shown(v), PILE).at(-1)!] !== undefined);
  await play(evening, 0, 'roll', { p: [DIE, 0] }, (v) => v.rolls.length === 1);
  await play(evening, 0, 'order', {}, (v) => v.order.length === 3);
  await agree(evening);
  for (const table of evening.tables) expect(table.view.notices).toEqual([]);
  await closeAll(evening);
});

test('a hand that was left behind is taken back by most, shuffled and drawn from', async () => {
  const evening = await begin(3);
  await play(evening, 0, 'shuffle', { from: PILE });
  await play(
    evening,
    0,
    'deal',
    { from: PILE, n: 2, to: [0, 1, 2].map(handPlace) },
    (v) => list(v, handPlace(2)).length === 2,
  );
  expect(await evening.tables[2]!.leave()).toBeUndefined();
  await everywhere(evening.tables, (v) => !shown(v).seats.includes(2));
  const cards = list(at(evening, 0), handPlace(2));
  expect(await evening.tables[0]!.propose('seize', { seat: 2 })).toBeUndefined();
  await everywhere(evening.tables, (v) => shown(v).votes.length === 1);
  await play(evening, 1, 'seize', { seat: 2 }, (v) => cards.every((n) => piece(v, n).in >= 0));
  const pile = piece(at(evening, 0), cards[0]!).in;
  await play(evening, 0, 'put', { p: [pile, piece(at(evening, 0), pile).rev, 0, 0, 0], into: PILE });
  await play(evening, 0, 'shuffle', { from: PILE });
  await play(evening, 1, 'draw', { from: PILE, n: 3 }, (v) => list(v, handPlace(1)).length === 5);
  await readsOwn(evening);
  await closeAll(evening);
});

test('[SB-62] a button calls every hand in unseen, shuffles, deals and hands round, with real keys', async () => {
  const steps: readonly Step[] = [
    { do: 'recall', defs: [0], hands: true, to: PILE },
    { do: 'shuffle', at: PILE },
    { do: 'deal', from: PILE, n: 2 },
    { do: 'passHands', to: 'left' },
  ];
  const defs = [...FACTS, { ...FACTS[1]!, kind: 'button' as const, faces: 1, steps }];
  const button = ROWS.length;
  const box = { ...BOX, defs, rows: [...BOX.rows, FACTS.length, 0, 5_000, 0, 0, NONE, CLOTH, NONE, 0] };
  const evening = await begin(2, box, { group: sodiumGroup });
  await play(evening, 0, 'shuffle', { from: PILE });
  await play(
    evening,
    0,
    'deal',
    { from: PILE, n: 3, to: [0, 1].map(handPlace) },
    (v) => list(v, handPlace(1)).length === 3,
  );
  await readsOwn(evening);
  await play(
    evening,
    1,
    'press',
    { n: button, answers: [] },
    (v) => v.presses.length === 0 && list(v, PILE).length === 6,
  );
  expect([0, 1].map((seat) => list(at(evening, 0), handPlace(seat)).length)).toEqual([2, 2]);
  await readsOwn(evening);
  await agree(evening);
  await closeAll(evening);
});
