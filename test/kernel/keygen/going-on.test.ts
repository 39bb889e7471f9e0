/** Decks and their keepers where a table goes on in another room. */
import { expect, test } from 'vitest';
import type { Answer, Game, Handle } from '../../../src/kernel/game.ts';
import type { Table, TableView } from '../../../src/kernel/view/table-view.ts';
import { answered } from '../../helpers/answered.ts';
import { FACES } from '../../helpers/card-bench.ts';
import { closeAll, type Evening, everywhere, sitDown } from '../../helpers/evening.ts';
import { openHand, type OpenHandView } from '../../helpers/open-hand.ts';
import { openPage, until } from '../../helpers/tables.ts';

const game = openHand as unknown as Game<never, never>;
const toy = (view: TableView): OpenHandView => view.play!.view as OpenHandView;
const answersOf = (view: TableView): readonly Answer[] => (view.play ? toy(view).answers : []);
const reads =
  (cards: readonly Handle[]) =>
  (view: TableView): boolean =>
    view.play !== undefined && cards.every((card) => toy(view).reads[card] !== undefined);
const facesOf = (table: Table, cards: readonly Handle[]): (string | undefined)[] =>
  cards.map((card) => toy(table.view).reads[card]);

async function ask(tables: readonly Table[], by: number, ...all: readonly object[]): Promise<readonly Answer[]> {
  const before = answersOf(tables[by]!.view).length;
  expect(await tables[by]!.propose('ask', { all })).toBeUndefined();
  await everywhere(tables, (v) => answersOf(v).length === before + all.length);
  return answersOf(tables[by]!.view).slice(before);
}

/** Everybody has two cards; the rest of the deck is left. */
async function dealt(n: number): Promise<{ readonly evening: Evening; readonly deck: readonly Handle[] }> {
  const evening = await sitDown(game, n);
  const { tables } = evening;
  expect(await tables[0]!.start({})).toBeUndefined();
  await everywhere(tables, (v) => v.play !== undefined);
  const [deck] = await ask(tables, 0, { what: 'fresh', faces: FACES.slice(0, 20) });
  const cards = deck!.cards!;
  await ask(tables, 0, ...tables.map((_, to) => ({ what: 'deal', cards: cards.slice(2 * to, 2 * to + 2), to })));
  await Promise.all(tables.map((table, i) => until(table, reads(cards.slice(2 * i, 2 * i + 2)))));
  return { evening, deck: cards };
}

async function sentAway(tables: readonly Table[], seat: number): Promise<readonly Table[]> {
  const rest = tables.filter((_, i) => i !== seat);
  expect(await rest[0]!.company.kick(seat)).toBeUndefined();
  for (const table of rest.slice(1)) {
    await until(table, (v) => v.company?.asked === true);
    await answered(table, true);
  }
  await everywhere(rest, (v) => v.seats.length === rest.length && v.play !== undefined && !v.me.watcher);
  return rest;
}

test('[K14] a deck and the hands go along where somebody is sent away: read as before, drawn from, and read again after a reload', async () => {
  const { evening, deck } = await dealt(4);
  const { tables, devices, options, link } = evening;
  const hand = deck.slice(0, 2);
  const before = facesOf(tables[0]!, hand);
  const rest = await sentAway(tables, 3);
  await until(rest[0]!, reads(hand));
  expect(facesOf(rest[0]!, hand)).toEqual(before);
  const drawn = deck.slice(8, 10);
  await ask(rest, 1, { what: 'deal', cards: drawn, to: 1 });
  await until(rest[1]!, reads(drawn));
  expect(facesOf(rest[0]!, drawn)).toEqual([undefined, undefined]);
  await rest[1]!.close();
  const again = await openPage(devices[1]!, link, options);
  await until(again, reads([...deck.slice(2, 4), ...drawn]));
  const here = [rest[0]!, again, rest[2]!];
  await until(again, (v) => !v.me.watcher && v.connection.state === 'live');
  const [opened] = await ask(here, 0, { what: 'open', cards: [deck[12]!] });
  expect(FACES).toContain(opened!.faces![0]);
  await Promise.all(here.map((table) => table.close()));
  await closeAll({ ...evening, tables: [tables[3]!] });
});

test('[K14] where fewer than it takes go on, what was in the keepers’ care is lost, and is told so', async () => {
  const { evening, deck } = await dealt(4);
  const { tables } = evening;
  await Promise.all(tables.slice(2).map((table) => table.close()));
  const rest = tables.slice(0, 2);
  expect(await rest[1]!.propose('ask', { all: [{ what: 'deal', cards: deck.slice(8, 10), to: 1 }] })).toBeUndefined();
  await until(rest[0]!, (v) => v.order.stuck);
  expect(await rest[0]!.company.goOn()).toBeUndefined();
  await until(rest[1]!, (v) => v.company?.asked === true);
  await answered(rest[1]!, true);
  await everywhere(rest, (v) => answersOf(v).some(({ failed }) => failed === 'lost'));
  for (const table of rest) expect(answersOf(table.view).at(-1)).toMatchObject({ failed: 'lost', by: [2, 3] });
  // Own hands stay.
  await until(rest[0]!, reads(deck.slice(0, 2)));
  await Promise.all(rest.map((table) => table.close()));
});
