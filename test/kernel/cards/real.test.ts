/** Whole tables in Node: journal, order, keepers who made their keys themselves, decks. */
import { expect, test } from 'vitest';
import type { Answer } from '../../../src/kernel/game.ts';
import type { Table, TableView } from '../../../src/kernel/view/table-view.ts';
import { FACES } from '../../helpers/card-bench.ts';
import { type CardToy, cardToy, type Wanted } from '../../helpers/card-toy.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { agree, closeAll, type Evening, everywhere, reload, sitDown } from '../../helpers/evening.ts';
import { openPage, makeDevice, until } from '../../helpers/tables.ts';

const toy = (view: TableView): CardToy | undefined => view.play?.view as CardToy | undefined;
const answers = (table: Table): readonly Answer[] => toy(table.view)?.answers ?? [];
const cardsOf = (table: Table, tag: string): readonly string[] =>
  answers(table).findLast((answer) => answer.tag === tag)!.cards!;

async function evening(n: number): Promise<Evening> {
  const one = await sitDown(cardToy as never, n, { options: { group: sodiumGroup } });
  await everywhere(one.tables, (v) => v.keepers?.keepers.length === n);
  expect(await one.tables[0]!.start({})).toBeUndefined();
  await everywhere(one.tables, (v) => v.phase === 'playing');
  return one;
}

/** Asks, and waits until all of it is answered on every page that is open. */
async function ask(at: Evening, by: number, ...all: readonly Wanted[]): Promise<void> {
  const wanted = answers(at.tables[by]!).length + all.length;
  expect(await at.tables[by]!.propose('ask', { all })).toBeUndefined();
  await everywhere(at.tables, (v) => (toy(v)?.answers.length ?? 0) >= wanted);
}

test('[C4] [C5] [C8] people sit down, keepers come about, a deck is shuffled, dealt, opened; dice are rolled', async () => {
  const at = await evening(3);
  await ask(at, 0, { what: 'fresh', faces: FACES.slice(0, 20) });
  const cards = cardsOf(at.tables[2]!, 'shuffle');
  expect(cards).toHaveLength(20);
  await ask(at, 1, ...[0, 1, 2].map((to) => ({ what: 'deal', cards: cards.slice(5 * to, 5 * to + 5), to }) as const));
  await ask(at, 2, { what: 'open', cards: cards.slice(3, 17) }, { what: 'roll', n: 3, sides: 6 });
  const opened = answers(at.tables[0]!).find(({ tag }) => tag === 'open')!.faces!;
  expect(new Set(opened).size).toBe(14);
  expect(answers(at.tables[1]!)).toEqual(answers(at.tables[0]!));
  await agree(at);
  await closeAll(at);
});

test('[C10] [C11] a page is reloaded in the middle of a shuffle, another is closed for good, and the deck goes on', async () => {
  const at = await evening(4);
  expect(await at.tables[0]!.propose('ask', { all: [{ what: 'fresh', faces: FACES.slice(0, 13) }] })).toBeUndefined();
  await reload(at, 1);
  await everywhere(at.tables, (v) => toy(v)?.answers.length === 1);
  const cards = cardsOf(at.tables[1]!, 'shuffle');
  await at.tables[3]!.close();
  at.tables.splice(3, 1);
  await ask(at, 1, { what: 'deal', cards: cards.slice(0, 3), to: 1 }, { what: 'open', cards: cards.slice(5, 7) });
  expect(answers(at.tables[2]!).filter(({ failed }) => failed)).toEqual([]);
  await closeAll(at);
});

test('[C5] [C13] [K11] who comes late draws and doesn’t keep; once a keeper leaves, the deck goes over to those who stay', async () => {
  const at = await evening(3);
  await ask(at, 0, { what: 'fresh', faces: FACES.slice(0, 13) });
  const cards = cardsOf(at.tables[0]!, 'shuffle');
  await ask(at, 0, { what: 'deal', cards: cards.slice(0, 2), to: 1 });
  const late = await openPage(await makeDevice(), at.link, at.options);
  at.tables.push(late);
  await until(late, (v) => v.phase === 'playing' && !v.me.watcher);
  expect(await late.claim('Tardi', 3)).toBeUndefined();
  await ask(at, 0, { what: 'deal', cards: cards.slice(2, 4), to: 3 });
  expect(late.view.keepers).toMatchObject({ keepers: [0, 1, 2] });
  expect(await at.tables[2]!.leave()).toBeUndefined();
  await everywhere(at.tables, (v) => v.keepers?.keepers.length === 2 && !v.keepers.making);
  await ask(at, 0, { what: 'open', cards });
  const { faces } = answers(late).at(-1)!;
  expect(faces?.toSorted()).toEqual(FACES.slice(0, 13).toSorted());
  expect(late.view.keepers).toMatchObject({ keepers: [0, 1] });
  await closeAll(at);
});
