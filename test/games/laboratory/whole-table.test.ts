/** The laboratory at whole tables, with keys and proofs: every operation of the deck once, and who can read what after it. */
import { expect, test } from 'vitest';
import { FACES } from '../../../src/games/laboratory/faces.ts';
import { laboratory } from '../../../src/games/laboratory/laboratory.ts';
import type { LaboratoryView } from '../../../src/games/laboratory/view.ts';
import type { Ask, Game } from '../../../src/kernel/game.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { agree, closeAll, type Evening, everywhere, sitDown } from '../../helpers/evening.ts';
import { openPage, makeDevice, until } from '../../helpers/tables.ts';

/** A third of the deck: what a proof costs grows with the pile, what it shows doesn't. */
const DECK = FACES.filter((_, i) => i % 3 === 0);
const third: typeof laboratory = {
  ...laboratory,
  decks: (s) => (laboratory.decks!(s).length > 0 ? [DECK] : []),
  // A deck is all that it asks for at first.
  setup: (start, ask) => laboratory.setup(start, { deck: (tag: string) => ask.deck(tag, DECK) } as unknown as Ask),
};
const game = third as unknown as Game<never, never>;
const lab = (view: TableView): LaboratoryView => view.play!.view as LaboratoryView;
const at = (evening: Evening, i: number): LaboratoryView => lab(evening.tables[i]!.view);
const hand = (view: LaboratoryView, seat: number): LaboratoryView['hands'][number]['cards'] =>
  view.hands.find((one) => one.seat === seat)?.cards ?? [];

async function begin(n: number): Promise<Evening> {
  const evening = await sitDown(game, n);
  expect(await evening.tables[0]!.start({})).toBeUndefined();
  await everywhere(evening.tables, (v) => v.play !== undefined);
  return evening;
}

/** A move, done when everybody sees it so and nothing is under way. */
async function play(
  evening: Evening,
  by: number,
  move: string,
  args: unknown = {},
  so: (v: LaboratoryView) => boolean = () => true,
): Promise<void> {
  const before = at(evening, by).news[0]?.number ?? 0;
  expect(await evening.tables[by]!.propose(move, args), move).toBeUndefined();
  await everywhere(
    evening.tables,
    (v) =>
      v.connection.waiting === 0 &&
      (lab(v).job === undefined ? (lab(v).news[0]?.number ?? 0) > before : lab(v).job!.step === 'person') &&
      so(lab(v)),
  );
  expect(at(evening, by).news[0]?.what, JSON.stringify(at(evening, by).news[0])).not.toBe('failed');
}

/** Each reads the own hand, and no card of another that isn't open. */
async function readsOwn(evening: Evening, known: ReadonlySet<string> = new Set()): Promise<void> {
  await Promise.all(
    evening.tables.map((table) =>
      until(table, (v) => hand(lab(v), lab(v).me!).every(({ face }) => face !== undefined)),
    ),
  );
  for (const [i] of evening.tables.entries())
    for (const { seat, cards } of at(evening, i).hands)
      if (seat !== at(evening, i).me)
        for (const { id, face, open } of cards) if (!open && !known.has(`${i} ${id}`)) expect(face).toBeUndefined();
}

test('three at the laboratory: shuffle, deal, show, steal, search, reorder, roll, recycle; everybody agrees', async () => {
  const evening = await begin(3);
  await play(evening, 0, 'shuffle', {}, (v) => !v.pile.unmixed);
  expect(at(evening, 1).pile.mixedBy).toEqual([0, 1, 2]);
  const left = DECK.length - 3 * 5;
  await play(evening, 1, 'deal', { n: 5 }, (v) => v.pile.count === left);
  await readsOwn(evening);
  // Shown: one more reads it.
  const shown = hand(at(evening, 0), 0)[0]!;
  await play(evening, 0, 'show', { card: shown.id, to: 2 });
  await until(evening.tables[2]!, (v) => hand(lab(v), 0)[0]!.face === shown.face);
  await readsOwn(evening, new Set([`2 ${shown.id}`]));
  // Stolen: the victim mixes, the thief picks.
  await play(evening, 2, 'steal', { from: 1 }, (v) => v.job?.step === 'person');
  const back = at(evening, 2).job!.cards[1]!;
  expect(back.face).toBeUndefined();
  await play(evening, 2, 'pick', { card: back.id }, (v) => hand(v, 2).length === 6 && hand(v, 1).length === 4);
  await readsOwn(evening, new Set([`2 ${shown.id}`]));
  // Given, put back, discarded with its proof.
  const [given, returned, thrown, revealed] = hand(at(evening, 2), 2);
  await play(evening, 2, 'give', { card: given!.id, to: 0 });
  await until(evening.tables[0]!, (v) => hand(lab(v), 0).at(-1)!.face === given!.face);
  await play(evening, 2, 'putBack', { card: returned!.id, where: 'bottom' }, (v) => v.pile.count === left + 1);
  await play(evening, 2, 'discard', { card: thrown!.id }, (v) => v.row.length === 1);
  for (const [i] of evening.tables.entries()) expect(at(evening, i).row[0]!.face).toBe(thrown!.face);
  await play(evening, 2, 'reveal', { card: revealed!.id }, (v) => hand(v, 2)[0]!.face === revealed!.face);
  await play(evening, 2, 'discard', { card: revealed!.id }, (v) => v.row.length === 2);
  await play(evening, 0, 'turnUp', {}, (v) => v.row.length === 3 && v.row.every(({ face }) => face !== undefined));
  // Looked at, reordered, searched.
  await play(evening, 0, 'peek', { n: 2, to: [0, 2] });
  await until(evening.tables[2]!, (v) => lab(v).pile.seen.length === 2);
  expect(at(evening, 1).pile.seen).toEqual([]);
  await play(evening, 1, 'scry', { n: 3 }, (v) => v.job?.step === 'person');
  await until(evening.tables[1]!, (v) => lab(v).job!.cards.length === 3 && lab(v).job!.cards.every(({ face }) => face));
  const [a, b, c] = at(evening, 1).job!.cards;
  await play(evening, 1, 'arrange', { top: [c!.id, a!.id], bottom: [b!.id] }, (v) => v.pile.count === left);
  await play(evening, 1, 'draw', {}, (v) => hand(v, 1).length === 5);
  await until(evening.tables[1]!, (v) => hand(lab(v), 1).at(-1)!.face === c!.face);
  await play(evening, 2, 'search', {}, (v) => v.job?.step === 'person');
  await until(evening.tables[2]!, (v) => lab(v).job!.cards.every(({ face }) => face !== undefined));
  expect(at(evening, 0).job!.cards).toEqual([]);
  const found = at(evening, 2).job!.cards.at(-1)!;
  await play(evening, 2, 'takeFound', { card: found.id }, (v) => v.pile.count === left - 2);
  await until(evening.tables[2]!, (v) => hand(lab(v), 2).at(-1)!.face === found.face);
  // Dice, open and hidden, and who begins.
  await play(evening, 2, 'roll', { n: 6, sides: 10 }, (v) => v.rolls[0]?.values.length === 6);
  await play(evening, 2, 'rollHidden', { n: 2, sides: 6 }, (v) => v.rolls[0]?.thing !== '');
  await until(evening.tables[2]!, (v) => lab(v).rolls[0]!.values.length === 2);
  expect(at(evening, 1).rolls[0]!.values).toEqual([]);
  const { thing, values } = at(evening, 2).rolls[0]!;
  await play(evening, 2, 'showRoll', { thing }, (v) => v.rolls[0]!.values.length === 2);
  expect(at(evening, 0).rolls[0]!.values).toEqual(values);
  await play(evening, 0, 'drawOrder', {}, (v) => v.order.length === 3);
  // What lies open goes back, and nobody knows where.
  await play(evening, 0, 'recycle', {}, (v) => v.row.length === 0 && !v.pile.unmixed);
  for (const [i] of evening.tables.entries()) expect(at(evening, i).pile.seen).toEqual([]);
  await agree(evening);
  for (const table of evening.tables) expect(table.view.notices).toEqual([]);
  await closeAll(evening);
});

test('secret choices are opened together, and a hand that was left behind goes back into the deck', async () => {
  const evening = await begin(3);
  await play(evening, 0, 'shuffle', {}, (v) => !v.pile.unmixed);
  await play(evening, 0, 'deal', { n: 3 }, (v) => v.pile.count === DECK.length - 9);
  const choose = async (by: number, move: string, args: unknown): Promise<void> =>
    expect(await evening.tables[by]!.propose(move, args)).toBeUndefined();
  await choose(0, 'callChoice', {});
  await everywhere(evening.tables, (v) => lab(v).choice !== undefined);
  for (const [i, word] of ['sasso', 'carta', 'forbici'].entries()) await choose(i, 'choose', { word });
  await everywhere(evening.tables, (v) => lab(v).choice!.waiting.length === 0);
  await until(evening.tables[1]!, (v) => lab(v).choice!.got.some(({ word }) => word !== undefined));
  expect(at(evening, 1).choice!.got.filter(({ word }) => word !== undefined)).toHaveLength(1);
  await play(evening, 1, 'openChoices', {}, (v) => v.choice!.open);
  expect(new Set(at(evening, 2).choice!.got.map(({ word }) => word))).toEqual(new Set(['carta', 'forbici', 'sasso']));
  // Somebody gets up for good; a newcomer draws.
  expect(await evening.tables[2]!.leave()).toBeUndefined();
  await everywhere(evening.tables, (v) => lab(v).hands.find(({ seat }) => seat === 2)?.state === 'left');
  expect(await evening.tables[0]!.propose('seize', { seat: 2 })).toBeUndefined();
  await everywhere(evening.tables, (v) => lab(v).votes.length === 1);
  await play(evening, 1, 'seize', { seat: 2 }, (v) => v.pile.count === DECK.length - 6 && !v.pile.unmixed);
  const late = await openPage(await makeDevice(), evening.link, evening.options);
  await until(late, (v) => v.phase === 'playing' && !v.me.watcher);
  expect(await late.claim('Tarda', 4)).toBeUndefined();
  await until(late, (v) => v.me.seat === 4 && lab(v).hands.some(({ seat }) => seat === 4));
  expect(await late.propose('draw', {})).toBeUndefined();
  await until(late, (v) => hand(lab(v), 4).length === 1 && hand(lab(v), 4)[0]!.face !== undefined);
  await late.close();
  await closeAll(evening);
});
