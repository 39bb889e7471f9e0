/** The free table's tools and what it is prepared with, without a browser: clocks, scores, ink, buttons; order, twins, decks, definitions. */
import { nothing } from 'lit';
import { expect, test } from 'vitest';
import { outlookOf } from '../../../src/games/sandbox/board/outlook-line.ts';
import { nameIn } from '../../../src/games/sandbox/board/boxes.ts';
import { cellsFor, nudged } from '../../../src/games/sandbox/board/places-panel.ts';
import type { PieceAct } from '../../../src/games/sandbox/board/act.ts';
import type { BoardContext } from '../../../src/games/sandbox/board/context.ts';
import { Doing } from '../../../src/games/sandbox/board/doing.ts';
import { sheet } from '../../../src/games/sandbox/board/sheet.ts';
import { loadShipped } from '../../../src/games/sandbox/box/shipped/shipped.ts';
import type { Box } from '../../../src/games/sandbox/box/model.ts';
import { actsFor } from '../../../src/games/sandbox/board/acts.ts';
import { align, layInGrid, movable } from '../../../src/games/sandbox/board/edit/arrange.ts';
import { cardsOf, readDeck, writeDeck } from '../../../src/games/sandbox/board/edit/deck-text.ts';
import { deckCsv } from '../../../src/games/sandbox/board/edit/deck-csv.ts';
import { readCsv } from '../../../src/games/sandbox/box/import/deck.ts';
import { NAMES } from '../../../src/games/sandbox/box/import/names.ts';
import { defineArgs } from '../../../src/games/sandbox/board/edit/define-args.ts';
import { twins } from '../../../src/games/sandbox/board/edit/duplicate.ts';
import { withDef } from '../../../src/games/sandbox/board/edit/props.ts';
import { news as newsIt } from '../../../src/games/sandbox/words/it.ts';
import { inkOf } from '../../../src/games/sandbox/board/inking.ts';
import { Things, type PieceThing } from '../../../src/games/sandbox/board/things.ts';
import { allPieces, listOf, pieceOf } from '../../../src/games/sandbox/pieces.ts';
import { CLOTH } from '../../../src/games/sandbox/state.ts';
import { act, laid, Laid, larderRow } from './laid.ts';

test('a clock from the tools starts, stops and is reset by its own buttons, and says its time', async () => {
  const table = await laid('kit');
  table.do(0, 'make', { rows: larderRow(table, 'clock') });
  const n = table.dealer.state.made - 1;
  const thing = (): PieceThing => table.things().find((one) => one.n === n)!;
  expect([thing().label, thing().drawing.busy]).toEqual(['Cronometro: 0:00', false]);
  table.run(0, act(actsFor(table.context(0), [n]), 'start'));
  const before = table.dealer.state.clocks[0]!.since;
  const later = { ...table.context(0), now: (): number => before + 65_400 };
  expect(actsFor(later, [n]).map(({ id }) => id)).toContain('stop');
  expect(new Things().all(later).find((one) => one.n === n)!.label).toBe('Cronometro: 1:05');
  table.run(1, act(actsFor(table.context(1), [n]), 'stop'));
  table.run(1, act(actsFor(table.context(1), [n]), 'reset'));
  expect([thing().label, thing().drawing.busy]).toEqual(['Cronometro: 0:00', false]);
});

test('the score sheet shows a row for everybody, its rounds and sums', async () => {
  const table = await laid('kit');
  table.do(0, 'make', { rows: larderRow(table, 'scores') });
  const n = table.dealer.state.made - 1;
  table.do(0, 'score', { seat: 1, round: 0, points: 7 });
  table.do(2, 'score', { seat: 1, round: 1, points: -2 });
  const thing = table.things().find((one) => one.n === n)!;
  expect(thing.label).toBe('Tabellone dei punti: Ada 0, Bea 5, Carl 0, Dino 0');
  expect(thing.drawing.text.split('\n')[1]).toBe('Bea\t7\t-2\t5');
});

test('a stroke of the pen becomes one act that the rules take, with few points, and is drawn where it was', async () => {
  const table = await laid('kit');
  const drawn = Array.from({ length: 900 }, (_, i) => ({ x: 1000 + i * 3, y: 2000 + 300 * Math.sin(i / 20) }));
  const args = inkOf(drawn, 2) as { x: number; y: number; points: readonly number[] };
  expect(args.points.length).toBeLessThanOrEqual(240);
  expect([args.x, args.y + args.points[1]!]).toEqual([2349, 2000]);
  table.do(0, 'ink', args);
  const { w, h, label } = table.things().at(-1)!;
  expect([w, h > 500, label]).toEqual([2698, true, 'disegno']);
  expect(inkOf([{ x: 1, y: 1 }], 0)).toBeUndefined();
});

test('a button asks its numbers one after the other, then is pressed with all of them; one asleep says why', async () => {
  const kit = (await loadShipped('kit', 'it'))!;
  const button = (more: object): Box['defs'][number] => ({
    kind: 'button',
    name: 'Conta',
    w: 900,
    h: 300,
    button: { steps: [{ do: 'count', defs: [kit.defs.length + 2], add: { asked: 1 } }], ...more },
  });
  const asks = [
    { least: 0, most: 3, text: 'Quanti giri' },
    { least: 2, most: 5, text: 'Quanti punti' },
  ];
  const counter = { kind: 'counter', name: 'Punti', w: 700, h: 400, count: { least: 0, most: 9, step: 1 } } as const;
  const defs = [...kit.defs, button({ asks }), button({ asleep: 'fa conti' }), counter];
  const lies = [0, 1, 2].map((i) => ({ def: kit.defs.length + i, x: 1000, y: 1000 * i + 500 }));
  const table = new Laid({ ...kit, defs, pieces: [...kit.pieces, ...lies] });
  const [awake, asleep, points] = [3, 2, 1].map((i) => table.dealer.state.made - i) as [number, number, number];
  const first = act(actsFor(table.context(0), [awake]), 'press')!;
  expect([first.count!.least, first.count!.label(1)]).toEqual([0, 'Quanti giri: 1']);
  const second = first.count!.next!(1);
  expect([second.count!.from, second.count!.label(4)]).toEqual([2, 'Quanti punti: 4']);
  table.run(0, second.count!.next!(4));
  expect(pieceOf(table.dealer.state, points)!.face).toBe(4);
  expect(act(actsFor(table.context(0), [asleep]), 'press')).toBeUndefined();
  expect(table.things().find(({ n }) => n === asleep)!.label).toBe('Conta, dorme: fa conti');
});

test('pieces are aligned, spread evenly and laid in a grid by one act that the rules take', async () => {
  const table = await laid('kit');
  const cubes = table.things().filter(({ drawing }) => drawing.kind === 'token');
  const some = [0, 8, 16, 24].map((i) => cubes[i]!);
  const at = (): readonly (readonly [number, number])[] =>
    some.map(({ n }) => {
      const { x, y } = pieceOf(table.dealer.state, n)!;
      return [x, y];
    });
  table.do(0, 'put', align(table.context(0), movable(table.context(0), some), 'top'));
  expect(new Set(at().map(([, y]) => y)).size).toBe(1);
  const lie = table.things().filter(({ n }) => some.some((one) => one.n === n));
  table.do(0, 'put', layInGrid(table.context(0), lie, { columns: 2, gap: 100, order: 'lie' }));
  const [xs, ys] = [new Set(at().map(([x]) => x)), new Set(at().map(([, y]) => y))];
  expect([xs.size, ys.size]).toEqual([2, 2]);
  expect(Math.max(...xs) - Math.min(...xs)).toBe(300);
});

test('pieces and piles are duplicated where everybody knows them, and a shuffled pile is not', async () => {
  const table = await laid('kit');
  const [deck] = table.piles as [number];
  const { made } = table.dealer.state;
  table.do(1, 'make', twins(table.context(1), [deck]));
  expect(table.dealer.state.made - made).toBe(61);
  expect(listOf(table.dealer.state, made).length).toBe(60);
  table.run(0, act(actsFor(table.context(0), [deck]), 'shuffle'));
  expect(twins(table.context(0), [deck])).toBeUndefined();
});

test('a deck is written one card a line: names, letters, symbols, how many; what else a face has stays', () => {
  const deck = readDeck('Drago | D | ✶\n\n3x Orco | O\n2× Elfo', [{ name: 'Drago', tint: 2 }]);
  expect(deck.faces).toEqual([
    { tint: 2, name: 'Drago', text: 'D', symbol: '✶' },
    { name: 'Orco', text: 'O' },
    { name: 'Elfo' },
  ]);
  expect(cardsOf(deck)).toEqual([0, 1, 1, 1, 2, 2]);
  expect(writeDeck(deck.faces)).toBe('Drago | D | ✶\nOrco | O\nElfo');
});

test('a changed definition comes to the table with the next version of its box, and the rules take it', async () => {
  const table = await laid('kit');
  const zone = table.box.defs.findIndex((def) => def.kind === 'zone');
  const now = withDef(zone, {
    ...table.box.defs[zone]!,
    name: 'Banco',
    zone: { ...table.box.defs[zone]!.zone!, enter: 'up' },
  })(table.box);
  const args = defineArgs(table.box, now, 'a'.repeat(64)) as { readonly defs: readonly unknown[] };
  expect(args.defs.length).toBe(1);
  table.do(0, 'define', args);
  const facts = table.dealer.state.defs[zone]!;
  expect([table.dealer.state.box.hash, table.dealer.state.zones[facts.zone]!.enter]).toEqual(['a'.repeat(64), 'up']);
});

test('what everybody can read is called by its name in the news, and nothing where the box is not at hand', async () => {
  const table = await laid('french');
  const [deck] = table.piles as [number];
  const top = listOf(table.dealer.state, deck).at(-1)!;
  table.run(0, act(actsFor(table.context(0), [deck]), 'top'));
  const piece = pieceOf(table.dealer.state, top)!;
  const name = table.box.defs[piece.of]!.faces![piece.under]!.name;
  const { what, ...args } = table.dealer.state.news[0]!;
  const said = newsIt[what]!(
    args,
    () => 'Ada',
    (of, face) => nameIn(table.box, of, face),
  );
  expect(said).toContain(name);
  expect(newsIt[what]!(args, () => 'Ada')).not.toContain(name);
});

const nOf = (table: Laid, kind: string, name: string): number =>
  [...allPieces(table.dealer.state)].find(
    ([, piece]) => piece.kind === kind && table.box.defs[piece.of]?.name === name,
  )![0];

test('a button says before it is pressed what it will do, with the number that is asked for, and why it can’t be pressed', async () => {
  const table = await laid('laboratory');
  const deal = nOf(table, 'button', 'Mescola e dai');
  const at = table.context(0);
  const told = outlookOf(at, deal);
  expect(told?.says).toBe('«Mescola e dai» farà così:');
  expect(told?.steps).toHaveLength(3);
  expect(told?.steps[1]).toBe('mescola: mazzo (52 carte)');
  expect(told?.steps[2]).toMatch(/^una carta a: mano di /u);
  expect(outlookOf(at, deal, [5])?.steps[2]).toMatch(/^5 carte a: mano di /u);
  expect(outlookOf(at, 0)).toBeUndefined();
  expect(outlookOf(table.context(null), deal)).toBeUndefined();
  // Where its pile was put away nothing could be dealt: it says what the refusal would.
  const context = {
    ...at,
    check: () => ({ code: 'too-few-cards', rule: 'SB-07', advice: 'Prendine meno.', text: '' }),
  };
  expect(outlookOf(context, deal, [14])).toEqual({
    says: '«Mescola e dai» ora non si può premere.',
    steps: ['Prendine meno.'],
  });
});

test('where a piece may go without dragging: every square by its name, with what lies there, and the move that the rules take', async () => {
  const table = await laid('chess');
  const things = table.things();
  const rook = things.find(({ label }) => label === 'torre nera, A8')!;
  const cells = cellsFor(table.context(0), rook.n, things);
  expect([cells.length, cells[0]!.name, cells[63]!.name]).toEqual([64, 'A8', 'H1']);
  expect(cells.filter(({ there }) => there !== '').length).toBe(31);
  const e5 = cells.find(({ name }) => name === 'E5')!;
  expect(e5.there).toBe('');
  table.do(0, 'put', e5.args);
  const again = cellsFor(
    table.context(0),
    table.things().find(({ label }) => label === 're nero, E8')!.n,
    table.things(),
  );
  expect(again.find(({ name }) => name === 'E5')?.there).toBe('torre nera');
  expect(cellsFor((await laid('french')).context(0), 0, [])).toEqual([]);
});

test('what lies in a zone is nudged from where it is drawn, not from where the zone counts it', async () => {
  const table = await laid('kit');
  for (const kind of ['zone', 'token']) table.do(0, 'make', { rows: larderRow(table, kind) });
  const n = table.dealer.state.made - 1;
  const rev = (): number => pieceOf(table.dealer.state, n)!.rev;
  table.do(0, 'put', { p: [n, rev(), 40, 20, 0], into: n - 1 });
  const piece = pieceOf(table.dealer.state, n)!;
  const { x, y } = table.things().find((one) => one.n === n)!;
  expect([piece.in, x > 2000, y > 1000]).toEqual([n - 1, true, true]);
  const args = nudged(n, piece, table.things(), { x: 1, y: 0 });
  expect(args).toMatchObject({ p: [n, piece.rev, Math.round(x) + 100, Math.round(y), 0] });
  table.do(0, 'put', args);
  expect(table.things().find((one) => one.n === n)).toMatchObject({ x: Math.round(x) + 100, y: Math.round(y) });
});

/** A host that draws nothing. */
const HOST = {
  addController: () => undefined,
  removeController: () => undefined,
  requestUpdate: () => undefined,
  updateComplete: Promise.resolve(true),
};

test('[SB-40] what is being written on a note is taken though somebody has moved it, and kept on the sheet where another text stands there', async () => {
  const table = await laid('kit');
  table.do(0, 'make', { rows: larderRow(table, 'note') });
  const n = table.dealer.state.made - 1;
  const asked = (): PieceAct => act(actsFor(table.context(0), [n]), 'write')!;
  const doing = new Doing(HOST, {
    menu: () => null,
    offer: (move, args) => table.dealer.move(0, move, args).ok,
    check: () => undefined,
    writes: () => undefined,
    again: asked,
    opens: () => undefined,
    done: () => undefined,
  });
  const moved = (): void =>
    table.do(1, 'put', { p: [n, pieceOf(table.dealer.state, n)!.rev, 100, 100, 0], into: CLOTH });
  doing.run(asked());
  moved();
  doing.written(() => 'uno');
  expect([doing.writing, table.dealer.state.texts.at(-1)?.text]).toEqual([undefined, 'uno']);
  doing.run(asked());
  table.do(1, 'write', { n, rev: pieceOf(table.dealer.state, n)!.rev, text: 'due' });
  doing.written(() => 'tre');
  expect([doing.writing?.id, table.dealer.state.texts.at(-1)?.text]).toEqual(['write', 'due']);
  doing.written();
  expect(doing.writing).toBeUndefined();
});

/** What stands in a template, and in those within it. */
const wordsIn = (one: unknown): readonly string[] =>
  typeof one === 'string'
    ? [one]
    : typeof one === 'object' && one !== null && 'values' in one && Array.isArray(one.values)
      ? one.values.flatMap((value: unknown) => wordsIn(value))
      : [];

test('[SB-40] a text that the table hasn’t taken in its place comes back onto its sheet', async () => {
  const table = await laid('kit');
  table.do(0, 'make', { rows: larderRow(table, 'note') });
  const n = table.dealer.state.made - 1;
  let pending: BoardContext['pending'] = [];
  const context = (): BoardContext => ({ ...table.context(0), pending });
  const asked = (): PieceAct => act(actsFor(context(), [n]), 'write')!;
  const doing = new Doing(HOST, {
    menu: () => null,
    offer: (move, args) => (pending = [{ move, args }]).length > 0,
    check: () => undefined,
    writes: () => undefined,
    again: asked,
    opens: () => undefined,
    done: () => undefined,
  });
  const stamped = (): void => {
    for (const { move, args } of pending) table.dealer.move(0, move, args);
    pending = [];
  };
  doing.run(asked());
  expect(wordsIn(sheet(context(), doing))).toContain('');
  doing.written(() => 'uno');
  expect(sheet(context(), doing)).toBe(nothing);
  table.do(1, 'write', { n, rev: pieceOf(table.dealer.state, n)!.rev, text: 'due' });
  stamped();
  expect(wordsIn(sheet(context(), doing))).toContain('uno');
  // Left as it was, it stays away.
  doing.written();
  expect(sheet(context(), doing)).toBe(nothing);
  doing.run(asked());
  doing.written(() => 'due e tre');
  sheet(context(), doing);
  stamped();
  expect([sheet(context(), doing), table.dealer.state.texts.at(-1)?.text]).toEqual([nothing, 'due e tre']);
});

test('[SB-10] where the table advises against an act its words are shown, and only a yes makes it, marked as meant', () => {
  const offered: (readonly [string, unknown])[] = [];
  const advises = (
    _: string,
    args: unknown,
  ): { code: string; rule: string; advice: string; text: string } | undefined =>
    (args as { readonly anyway?: boolean }).anyway
      ? undefined
      : { code: 'of-another', rule: 'SB-10', advice: 'È di Bea.', text: '' };
  const doing = new Doing(HOST, {
    menu: () => null,
    offer: (move, args) => offered.push([move, args]) > 0,
    check: advises,
    writes: () => undefined,
    again: () => undefined,
    opens: () => undefined,
    done: () => undefined,
  });
  expect([doing.attempt('flip', { p: [1, 0] }), doing.objection?.advice, offered]).toEqual([false, 'È di Bea.', []]);
  doing.forget();
  doing.insist();
  expect(offered).toEqual([]);
  doing.attempt('flip', { p: [1, 0] });
  doing.insist();
  expect(offered).toEqual([['flip', { p: [1, 0], anyway: true }]]);
  expect(doing.objection).toBeUndefined();
});

test('where the table advises against writing on a note, a yes writes what stands on the sheet by then, and closes it once that is taken', () => {
  const written: unknown[] = [];
  let takes = false;
  const doing = new Doing(HOST, {
    menu: () => null,
    offer: (_, args) => takes && written.push(args) > 0,
    check: (_, args) =>
      'anyway' in (args as object) ? undefined : { code: 'of-another', rule: 'SB-10', advice: 'È di Bea.', text: '' },
    writes: () => undefined,
    again: () => undefined,
    opens: () => undefined,
    done: () => undefined,
  });
  let text = 'uno';
  doing.run({
    id: 'write',
    label: '',
    icon: 'list',
    move: 'write',
    args: {},
    text: { was: '', args: (now) => ({ now }) },
  });
  doing.written(() => text);
  text = 'uno e due';
  doing.insist();
  expect([doing.writing?.id, written]).toEqual(['write', []]);
  takes = true;
  doing.written(() => text);
  text = 'uno, due e tre';
  doing.insist();
  expect([doing.writing, written]).toEqual([undefined, [{ now: 'uno, due e tre', anyway: true }]]);
});

test('a deck goes out as a table of cards and comes in as the same deck, and no cell is reckoned by a spreadsheet', async () => {
  const table = await laid('italian');
  const def = table.box.defs[0]!;
  const csv = deckCsv(table.context(0), 0, def);
  expect(csv.split('\r\n')).toHaveLength(def.faces!.length + 2);
  const odd = { ...def, faces: [{ name: '=SUM(A1)', text: '"', body: 'a,b\nc' }, { name: 're' }] };
  const again = deckCsv(table.context(0), 99, odd);
  expect(again).toBe('name,count,corner,text\r\n\'=SUM(A1),1,"""","a,b\nc"\r\nre,1,,\r\n');
  const read = readCsv(new TextEncoder().encode(csv), new Map(), 'carte.csv', NAMES.it);
  if (typeof read === 'string') throw new Error(read);
  expect(read.box.defs[0]!.faces!.map(({ name }) => name)).toEqual(def.faces!.map(({ name }) => name));
});
