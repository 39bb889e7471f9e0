/** What a roll of the keepers is drawn from: their key and the number of the roll, and nothing that a person writes. */
import { expect, test } from 'vitest';
import { withoutCards } from '../../../src/kernel/runs/cards.ts';
import { without } from '../../../src/kernel/own.ts';
import { renewed } from '../../../src/kernel/generation/renewal.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { keptRollIdOf } from '../../../src/kernel/secrets/dvrf.ts';
import { fromHex, hex } from '../../../src/kernel/bytes.ts';
import { CardTable } from '../../helpers/card-bench.ts';
import { SUIT } from '../../helpers/card-attacks.ts';

const rollIdUnder = (t: CardTable): string =>
  Object.values(t.bench.state.requests).find((run) => run.kind === 'beacon')!.rollId;

test('[C37] who asks for a roll can’t choose it: however the asking entry is written, the roll is the same', async () => {
  const t = await CardTable.of(4, 4, 3);
  const { state, people } = t.bench;
  const chains = people.map(({ seq, prev }) => ({ seq, prev }));
  const entries = new Set<string>();
  const ids = new Set<string>();
  for (let grind = 0; grind < 40; grind++) {
    t.bench.set(() => state);
    for (const [i, person] of people.entries()) Object.assign(person, chains[i]);
    // Another author, another state that was seen, more that is asked beside it: another hash each time.
    const cards = { what: 'fresh', faces: SUIT.slice(0, grind % 5) };
    expect(t.ask(grind % 4, ...(grind % 5 > 1 ? [cards] : []), { what: 'roll', n: 4 }).kind).toBe('done');
    entries.add(Object.keys(t.bench.state.requests)[0]!);
    ids.add(rollIdUnder(t));
  }
  expect(entries.size).toBe(40);
  expect(ids.size).toBe(1);
  expect([...ids]).toEqual([hex(keptRollIdOf(fromHex(t.kept.set.id), 1))]);
});

test('[C37] a hidden roll is drawn from the same, and each roll has a number of its own', async () => {
  const t = await CardTable.of(3);
  const [{ cards }, open] = [await t.asked(0, { what: 'roll', n: 2, to: 1 }), await t.asked(0, { what: 'roll', n: 2 })];
  expect(open.values).toHaveLength(2);
  expect(t.cards.rolls[cards![0]!]!.rollId).toBe(hex(keptRollIdOf(fromHex(t.kept.set.id), 1)));
  expect(t.cards.rolled).toBe(2);
});

test('[C37] nothing brings a number back: going back, the next game, newer rules', async () => {
  const t = await CardTable.of(3, 3, 2);
  t.bench.pass(1_000);
  await t.asked(0, { what: 'roll', n: 8 });
  t.rewind(t.bench.state.undo.last!.entry, 0, [1, 2]);
  t.ask(0, { what: 'roll', n: 8 });
  expect(rollIdUnder(t)).toBe(hex(keptRollIdOf(fromHex(t.kept.set.id), 2)));
  await t.bench.work();
  expect(renewed(t.bench.state, { game: t.bench.state.game, version: 2 }).cards).toEqual(withoutCards(t.cards));
  expect(renewed(t.bench.state, { game: t.bench.state.game, version: 2 }).cards.rolled).toBe(2);
  t.bench.set((state) => without({ ...state }, ['play']) as never);
  t.bench.put(t.person(0), KIND.start, t.bench.startBody());
  t.ask(1, { what: 'roll', n: 8 });
  expect(rollIdUnder(t)).toBe(hex(keptRollIdOf(fromHex(t.kept.set.id), 3)));
});

test('[P26] keepers pick as they roll: distinct values, and the log says of how many', async () => {
  const t = await CardTable.of(3);
  const { values } = await t.asked(0, { what: 'pick', n: 6, sides: 6 });
  expect(values!.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(t.bench.lines.findLast(({ what }) => what === 'roll/keepers')?.args).toMatchObject({ n: 6, sides: 6, values });
});
