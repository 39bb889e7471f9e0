/** Joint decks at whole tables: pages with keys and stores of their own, over one relay, from sitting down to a card that is shown. */
import { expect, test } from 'vitest';
import type { Answer, Game, Handle } from '../../../src/kernel/game.ts';
import type { Table, TableView } from '../../../src/kernel/view/table-view.ts';
import { FACES } from '../../helpers/card-bench.ts';
import { agree, closeAll, everywhere, type Evening, reload, sitDown } from '../../helpers/evening.ts';
import { openHand, type OpenHandView } from '../../helpers/open-hand.ts';
import { pair, phoneAt } from '../../helpers/phones.ts';
import { type Device, fillUp, until } from '../../helpers/tables.ts';

const game = openHand as unknown as Game<never, never>;
const toy = (view: TableView): OpenHandView => view.play!.view as OpenHandView;
const answersOf = (view: TableView): readonly Answer[] => (view.play ? toy(view).answers : []);
const readsOf = (table: Table, cards: readonly Handle[]): (string | undefined)[] =>
  cards.map((card) => toy(table.view).reads[card]);

async function begin(n: number): Promise<Evening> {
  const evening = await sitDown(game, n);
  expect(await evening.tables[0]!.start({})).toBeUndefined();
  await everywhere(evening.tables, (v) => v.play !== undefined && v.keepers?.keepers.length === n && !v.keepers.making);
  return evening;
}

/** One of the players asks, and everybody has the answers. */
async function ask(evening: Evening, by: number, ...all: readonly object[]): Promise<readonly Answer[]> {
  const { tables } = evening;
  const before = answersOf(tables[by]!.view).length;
  expect(await tables[by]!.propose('ask', { all })).toBeUndefined();
  await everywhere(tables, (v) => answersOf(v).length === before + all.length);
  return answersOf(tables[by]!.view).slice(before);
}

async function dealt(evening: Evening, each: number): Promise<readonly (readonly Handle[])[]> {
  // As many as are dealt, so that a busy machine shuffles them soon enough.
  const faces = FACES.slice(0, each * evening.tables.length);
  const [deck] = await ask(evening, 0, { what: 'fresh', faces });
  const hands = evening.tables.map((_, i) => deck!.cards!.slice(each * i, each * (i + 1)));
  await ask(evening, 0, ...hands.map((cards, to) => ({ what: 'deal', cards, to })));
  return hands;
}

/** Fulfilled when this page reads all of these. */
const reading = (table: Table, cards: readonly Handle[]): Promise<TableView> =>
  until(table, (v) => v.play !== undefined && cards.every((card) => toy(v).reads[card] !== undefined));

test('[C15] four shuffle, each reads the own hand and no other, and a card is laid open without a round trip', async () => {
  const evening = await begin(4);
  const hands = await dealt(evening, 2);
  for (const [i, table] of evening.tables.entries()) {
    await reading(table, hands[i]!);
    for (const [j, cards] of hands.entries())
      if (i !== j) expect(readsOf(table, cards)).toEqual(cards.map(() => undefined));
  }
  const all = evening.tables.flatMap((table, i) => readsOf(table, hands[i]!));
  expect(new Set(all).size).toBe(8);
  const shown = hands[1]!;
  const faces = readsOf(evening.tables[1]!, shown);
  expect(await evening.tables[1]!.propose('lay', { open: shown })).toBeUndefined();
  await everywhere(evening.tables, (v) => answersOf(v).at(-1)?.tag === 'lay');
  for (const table of evening.tables) {
    expect(answersOf(table.view).at(-1)!.faces).toEqual(faces);
    expect(readsOf(table, shown)).toEqual(faces);
  }
  await agree(evening);
  await closeAll(evening);
});

test('[C16] a card that is given away is read by whoever gets it and no more by whoever gave it; one laid back is read by nobody', async () => {
  const evening = await begin(3);
  const hands = await dealt(evening, 2);
  const [given, back] = hands[0]!;
  await reading(evening.tables[0]!, hands[0]!);
  const [face] = readsOf(evening.tables[0]!, [given!]);
  expect(await evening.tables[0]!.propose('lay', { give: [{ card: given, to: 2 }, { card: back }] })).toBeUndefined();
  await everywhere(evening.tables, (v) => answersOf(v).at(-1)?.tag === 'lay');
  await reading(evening.tables[2]!, [given!]);
  expect(readsOf(evening.tables[2]!, [given!])).toEqual([face]);
  await until(evening.tables[0]!, (v) => toy(v).reads[given!] === undefined && toy(v).reads[back!] === undefined);
  for (const table of evening.tables) expect(readsOf(table, [back!])).toEqual([undefined]);
  await agree(evening);
  await closeAll(evening);
});

test('[C17] what isn’t in one’s own hand is neither shown nor given', async () => {
  const evening = await begin(2);
  const hands = await dealt(evening, 2);
  await reading(evening.tables[0]!, hands[0]!);
  const others = hands[1]![0]!;
  expect(await evening.tables[0]!.propose('lay', { open: [others] })).toMatchObject({ code: 'move/proof' });
  expect(await evening.tables[0]!.propose('lay', { give: [{ card: others, to: 0 }] })).toMatchObject({
    code: 'move/proof',
  });
  await closeAll(evening);
});

test('[C25] a card of the deck that one was shown is laid open by one’s own view, one of another’s hand is not', async () => {
  const evening = await begin(2);
  const { tables } = evening;
  const [deck] = await ask(evening, 0, { what: 'fresh', faces: FACES.slice(0, 4) });
  const [shown, held, other] = deck!.cards as readonly [Handle, Handle, Handle];
  await ask(evening, 0, { what: 'deal', cards: [held], to: 1 });
  await ask(evening, 0, { what: 'show', cards: [shown, held], seats: [0] });
  await reading(tables[0]!, [shown, held]);
  const face = toy(tables[0]!.view).reads[shown];
  for (const cards of [[other], [held]])
    expect(await tables[0]!.propose('lay', { open: cards })).toMatchObject({ code: 'move/proof' });
  expect(await tables[1]!.propose('lay', { open: [shown] })).toMatchObject({ code: 'move/proof' });
  expect(await tables[0]!.propose('lay', { open: [shown] })).toBeUndefined();
  await everywhere(tables, (v) => answersOf(v).at(-1)?.tag === 'lay');
  for (const table of tables) expect(readsOf(table, [shown])).toEqual([face]);
  const [mixed] = await ask(evening, 1, { what: 'shuffle', cards: [shown, other] });
  expect(mixed!.cards).toHaveLength(2);
  await agree(evening);
  await closeAll(evening);
});

test('[C18] a hand survives the page: after a reload it is read again, and nothing more', async () => {
  const evening = await begin(3);
  const hands = await dealt(evening, 2);
  await reading(evening.tables[1]!, hands[1]!);
  const before = readsOf(evening.tables[1]!, hands.flat());
  const again = await reload(evening, 1);
  await reading(again, hands[1]!);
  expect(readsOf(again, hands.flat())).toEqual(before);
  await agree(evening);
  await closeAll(evening);
});

test('[K16] [I20] a phone that is taken out of a seat has neither the keys that later cards are locked with nor a share of the deck', async () => {
  const evening = await begin(2);
  const { tables, devices } = evening;
  const [deck] = await ask(evening, 0, { what: 'fresh', faces: FACES.slice(0, 4) });
  const [first, later] = deck!.cards as readonly [Handle, Handle];
  await ask(evening, 0, { what: 'deal', cards: [first], to: 1 });
  const phone = await phoneAt(evening);
  await pair(tables[1]!, phone.table, 'both');
  await reading(phone.table, [first]);
  const { device } = phone.table.view.me;
  expect(await tables[1]!.devices.revoke(device)).toBeUndefined();
  await until(phone.table, (v) => v.me.seat === null);
  await ask(evening, 0, { what: 'deal', cards: [later], to: 1 });
  await reading(tables[1]!, [first, later]);
  await everywhere(tables, (v) => v.keepers!.making === undefined);
  const held = async ({ store }: Device, prefix: string): Promise<string[]> =>
    (await store.all(prefix)).map(([key]) => key);
  // What was told to all later than the phone left it holds nothing of; a laptop of before held the same as the phone.
  const mine = await held(devices[1]!, 'hand/');
  const told = await held(phone.device, 'hand/');
  expect(told.length).toBeGreaterThan(0);
  expect(mine.filter((key) => !told.includes(key)).length).toBeGreaterThan(0);
  const shares = (await held(devices[1]!, 'keep/')).filter((key) => key.includes('/x/'));
  const theirs = await held(phone.device, 'keep/');
  expect(shares.some((key) => !theirs.includes(key))).toBe(true);
  await agree(evening);
  await phone.table.close();
  await closeAll(evening);
});

test('[C19] [J11] what is sealed to the keepers is read by its author alone, and opened by them when the author has gone; what can’t be kept isn’t sealed', async () => {
  const evening = await begin(4);
  const { tables } = evening;
  // Its author couldn't read it again either.
  const free = fillUp(evening.devices[0]!);
  expect(await tables[0]!.propose('bid', { word: 'carta' })).toEqual({ code: 'store/failing', rule: 'J11' });
  free();
  for (const [i, word] of ['forbici', 'sasso'].entries())
    expect(await tables[i]!.propose('bid', { word })).toBeUndefined();
  await everywhere(tables, (v) => answersOf(v).length === 2);
  const bids = answersOf(tables[0]!.view).map((answer) => answer.cards![0]!);
  const first = await reading(tables[0]!, [answersOf(tables[0]!.view)[0]!.cards![0]!]).then(() =>
    readsOf(tables[0]!, bids),
  );
  expect(first.filter((word) => word !== undefined)).toHaveLength(1);
  for (const table of tables.slice(2)) expect(readsOf(table, bids)).toEqual([undefined, undefined]);
  await tables[0]!.leave();
  await everywhere(tables.slice(1), (v) => v.seats.length === 3);
  expect(await tables[2]!.propose('ask', { all: [{ what: 'open', cards: bids }] })).toBeUndefined();
  await everywhere(tables.slice(1), (v) => answersOf(v).at(-1)?.tag === 'open');
  const words = answersOf(tables[1]!.view)
    .at(-1)!
    .faces!.map((face) => JSON.parse(face) as string);
  expect(words.toSorted()).toEqual(['forbici', 'sasso']);
  await closeAll(evening);
});

test('[C20] a bid is no card: it can only be opened, and a bid that nobody may help with refuses its move', async () => {
  const evening = await begin(2);
  expect(await evening.tables[0]!.propose('bid', { word: 'carta' })).toBeUndefined();
  await everywhere(evening.tables, (v) => answersOf(v).length === 1);
  const [bid] = answersOf(evening.tables[0]!.view)[0]!.cards!;
  const [dealt] = await ask(evening, 1, { what: 'deal', cards: [bid!], to: 1 });
  expect(dealt).toMatchObject({ failed: 'lost' });
  expect((await ask(evening, 1, { what: 'open', cards: [bid!] }))[0]!.faces).toEqual(['"carta"']);
  await closeAll(evening);
});
