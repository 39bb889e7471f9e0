/**
 * Games of other programs, written by makers of our own. What is kept, changed and dropped of each, and that the box that comes of it is
 * one.
 */
import { expect, test } from 'vitest';
import { hashOf } from '../../../../src/games/sandbox/box/file/box-file.ts';
import { actsOf } from '../../../../src/games/sandbox/box/laying.ts';
import { readChosen, type Chosen } from '../../../../src/games/sandbox/box/import/chosen.ts';
import type { Imported } from '../../../../src/games/sandbox/box/import/draft.ts';
import { hostsOf, poured, type Drawn } from '../../../../src/games/sandbox/box/import/pour.ts';
import { SIDES, sized, type Sized } from '../../../../src/games/sandbox/box/import/pictures.ts';
import type { Line, Report } from '../../../../src/games/sandbox/box/import/report.ts';
import type { Box } from '../../../../src/games/sandbox/box/model.ts';
import { makePcio } from '../../../boxes/make-pcio.ts';
import { makePng } from '../../../boxes/make-png.ts';
import { makeTts, makeTtsmod, TTS_SAVE, ttsPictures } from '../../../boxes/make-tts.ts';
import { makeVtt, VTT_WIDGETS } from '../../../boxes/make-vtt.ts';

async function imported(...files: readonly Chosen[]): Promise<Imported> {
  const read = await readChosen(files, 'it');
  if (!read.ok || read.kind !== 'import') throw new Error(read.ok ? 'a box' : read.why);
  return read.imported;
}

/** Every picture that is here is drawn: as itself. */
async function box(one: Imported): Promise<Box> {
  const drawn = one.wanted.map(({ source }): Drawn | undefined =>
    'url' in source ? undefined : { type: 'image/png', bytes: source.bytes, w: 40, h: 20 },
  );
  const got = await poured(one, drawn);
  expect(got).toBeDefined();
  return got!.file.box;
}

const counts = <K extends string>(lines: readonly Line<K>[]): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ what, n }) => [what, n]));
const told = ({ kept, changed, dropped }: Report): readonly unknown[] => [
  counts(kept),
  counts(changed),
  counts(dropped),
];

const kinds = ({ defs, pieces }: Box): Readonly<Record<string, number>> => {
  const out: Record<string, number> = {};
  for (const { def, faces, n } of pieces) {
    const { kind } = defs[def]!;
    out[kind] = (out[kind] ?? 0) + (faces?.length ?? n ?? 1);
  }
  return out;
};

test('a .pcio is read: cards in their piles, boards, pieces, buttons whose steps have one here; the rest is told', async () => {
  const one = await imported({ name: 'prova.pcio', bytes: makePcio() });
  expect(told(one.report)).toEqual([
    { cards: 4, tokens: 2, boards: 1, zones: 2, dice: 2, counters: 1, notes: 1, clocks: 1, buttons: 5 },
    { hand: 1, seats: 1, spinners: 1, 'words-on-cards': 1, 'own-cards': 1, asleep: 1 },
    { looks: 1, links: 1, others: 1 },
  ]);
  const made = await box(one);
  expect(kinds(made)).toEqual({
    board: 1,
    zone: 2,
    counter: 1,
    token: 2,
    die: 2,
    clock: 1,
    note: 1,
    card: 4,
    button: 5,
  });
  const deck = made.defs.find(({ kind }) => kind === 'card')!;
  expect(deck.faces!.map(({ name, drawn, body }) => [name, drawn, body])).toEqual([
    ['Sole', undefined, undefined],
    ['Luna', undefined, 'Pesca una carta'],
    ['Asso', 'french:S1', undefined],
  ]);
  expect(deck.back?.image).toMatch(/^[0-9a-f]{64}$/u);
  const draw = made.pieces.findIndex(({ def }) => made.defs[def]!.name === 'Mazzo');
  expect(made.pieces.filter((piece) => piece.in === draw).map(({ faces, up }) => [faces, up])).toEqual([
    [[0, 1, 1], undefined],
  ]);
  const steps = made.defs.flatMap(({ name, button }) => (button ? [[name, button.steps, button.asleep]] : []));
  const waste = made.pieces.findIndex(({ def }) => made.defs[def]!.name === 'Scarti');
  const deckAt = made.defs.indexOf(deck);
  expect(steps).toEqual([
    ['Passa', [{ do: 'pass', to: 'next' }], undefined],
    [
      'Rimescola',
      [
        { do: 'recall', defs: [deckAt], hands: true, to: draw },
        { do: 'flip', in: [draw], side: 'down' },
        { do: 'shuffle', at: draw },
      ],
      undefined,
    ],
    [
      'Scarta uno',
      [
        { do: 'move', from: draw, to: waste, n: 1, side: 'up' },
        { do: 'count', pieces: [expect.any(Number)], add: 2 },
      ],
      undefined,
    ],
    [
      'Gira tutto',
      [
        expect.objectContaining({ do: 'roll' }),
        expect.objectContaining({ do: 'roll' }),
        { do: 'clock', pieces: [expect.any(Number)], does: 'reset' },
      ],
      undefined,
    ],
    ['Fa i conti', [{ do: 'shuffle', at: draw }], 'MATH'],
  ]);
  expect(made.turns).toBe(true);
});

test('a .vtt is read: inherited looks, places from parents, circles once, sides in sight, a pile in its holder', async () => {
  const one = await imported({ name: 'prova.vtt', bytes: makeVtt() });
  expect(told(one.report)).toEqual([
    { cards: 4, tokens: 5, boards: 1, zones: 4, dice: 2, notes: 1, clocks: 1, buttons: 3, rules: 1, grids: 1 },
    { hand: 1, seats: 2, places: 2, spinners: 1, sides: 1, 'own-cards': 1, hidden: 1, shown: 1, asleep: 1 },
    { programs: 2, looks: 2, drawings: 1, sounds: 1 },
  ]);
  const made = await box(one);
  expect([made.name, made.by, made.players, made.rules]).toEqual([
    'Prova',
    'Ada',
    { min: 2, max: 4 },
    'Chi finisce le carte vince.',
  ]);
  const stock = made.pieces.findIndex(({ def }) => made.defs[def]!.name === 'stock');
  expect(made.pieces.filter((piece) => piece.in === stock).map(({ faces }) => faces)).toEqual([[0, 1]]);
  expect(made.defs.find(({ name }) => name === 'x')!.faces).toHaveLength(3);
  expect(made.defs.flatMap(({ button }) => (button?.asleep ? [button.asleep] : []))).toEqual(['?, IF, SHUFFLE']);
  const step = (kind: string): unknown =>
    made.defs.flatMap(({ button }) => button?.steps ?? []).find((one) => one.do === kind);
  expect([step('sort'), step('turn'), step('move'), step('pass')]).toEqual([
    { do: 'sort', at: expect.any(Number) },
    { do: 'turn', in: [expect.any(Number)], by: 90 },
    { do: 'move', from: stock, to: expect.any(Number), n: 2, side: 'up' },
    { do: 'pass', to: 'next' },
  ]);
});

test('[SB-35] a holder of a .vtt that one seat sees is a zone for the eyes of that seat; one of several seats is seen by all', async () => {
  const made = await box(await imported({ name: 'prova.vtt', bytes: makeVtt() }));
  const zone = (name: string): unknown => {
    const lay = made.pieces.find(({ def }) => made.defs[def]!.name === name)!;
    return [made.defs[lay.def]!.zone!.see, lay.own];
  };
  expect(['Segreto', 'Tra noi', 'Fila'].map(zone)).toEqual([
    ['owner', 1],
    ['all', undefined],
    ['all', undefined],
  ]);
});

test('a save of Tabletop Simulator is read: nothing is fetched, and the servers that have its pictures are named', async () => {
  const one = await imported({ name: 'save.json', bytes: makeTts() });
  expect(told(one.report)).toEqual([
    {
      cards: 5,
      tokens: 26,
      boards: 1,
      bags: 2,
      dice: 2,
      counters: 1,
      notes: 1,
      clocks: 1,
      rules: 1,
      grids: 1,
      snaps: 3,
    },
    { hand: 1, figures: 1, endless: 1 },
    { programs: 2, links: 1, states: 1, pages: 1, areas: 1 },
  ]);
  expect(hostsOf(one.wanted.map(({ source }) => source))).toEqual([
    { host: 'cloud-3.steamusercontent.example', n: 3 },
    { host: 'pictures.example', n: 1 },
  ]);
  const made = await box(one);
  expect(made.rules).toBe('Buona serata.\n# Regole\nChi pesca il sole vince.');
  const deck = made.defs.find(({ kind }) => kind === 'card');
  expect(deck!.faces!.map(({ name, body }) => [name, body])).toEqual([
    ['Sole', 'Illumina.'],
    ['Luna', undefined],
    ['Stella', undefined],
    ['Stella', undefined],
  ]);
  // Face down, the first of the list on top.
  expect(made.pieces.find(({ faces }) => faces?.length === 4)).toMatchObject({ faces: [3, 2, 1, 0] });
  const bag = made.pieces.findIndex(({ def }) => made.defs[def]!.name === 'Sacchetto');
  expect(made.pieces.filter((piece) => piece.in === bag)).toHaveLength(3);
});

test('what pieces snap to comes along: points of a board and of the room about it, a grid of squares as the cloth’s', async () => {
  const made = await box(await imported({ name: 'save.json', bytes: makeTts() }));
  const board = made.defs.findIndex(({ kind }) => kind === 'board');
  const { x, y } = made.pieces.find(({ def }) => def === board)!;
  // The last one is the room's: 28.6 mm to the right of the board's middle, and as much above it.
  expect(made.defs[board]!.snaps).toEqual([0, 0, -286, 0, 286, -286]);
  const { grid } = made.table;
  // Crossings of the lines are middles of cells; one is in the middle of the room, where the board lies.
  expect([grid?.shape, grid?.size, (x - grid!.x - 286) % 572, (y - grid!.y - 286) % 572]).toEqual([
    'square',
    572,
    0,
    0,
  ]);

  const turned = {
    Name: 'Custom_Board',
    CustomImage: {},
    Transform: { posX: 3, posZ: 2, rotY: 270 },
  };
  const save = { ...TTS_SAVE, ObjectStates: [turned], Grid: { Type: 1, Snapping: true, xSize: 2, ySize: 2 } };
  const other = await imported({ name: 'save.json', bytes: makeTts(save) });
  // A quarter turn clockwise: what lies to the left of it lies below for the board itself.
  expect(other.box.defs[0]!.snaps).toEqual([286, 572]);
  expect([told(other.report)[2], other.box.table.grid]).toEqual([{ programs: 1, grids: 1 }, undefined]);
  const bare = await imported({
    name: 'save.json',
    bytes: makeTts({ ...TTS_SAVE, ObjectStates: [{ Name: 'Die_6' }] }),
  });
  expect(counts(bare.report.dropped)).toEqual({ programs: 1, snaps: 1 });
});

test('a grid that widgets snap to all over the room is the cloth’s; one of a part of it isn’t', async () => {
  const made = await box(await imported({ name: 'prova.vtt', bytes: makeVtt() }));
  expect(made.table.grid).toEqual({ shape: 'square', size: 244, x: 61, y: 0 });
  const part = { ...VTT_WIDGETS, hook: { x: 10, y: 10, grid: [{ x: 40, y: 40, maxX: 300 }] } };
  const other = await imported({ name: 'prova.vtt', bytes: makeVtt(part) });
  expect([counts(other.report.dropped)['grids'], other.box.table.grid]).toEqual([3, undefined]);
});

test('a backup, or the save together with the program’s folder, brings its pictures without a network', async () => {
  for (const one of [
    await imported({ name: 'a.ttsmod', bytes: makeTtsmod() }),
    await imported({ name: 'save.json', bytes: makeTts() }, ...ttsPictures()),
  ]) {
    expect(hostsOf(one.wanted.map(({ source }) => source))).toEqual([{ host: 'pictures.example', n: 1 }]);
    const cuts = one.wanted.flatMap(({ cut }) => cut ?? []);
    expect(cuts).toEqual([0, 1, 2, 3].map((at) => ({ columns: 2, rows: 2, at })));
    const made = await box(one);
    const board = made.defs.find(({ kind }) => kind === 'board')!;
    expect([board.w / board.h, board.faces![0]!.image]).toEqual([2, expect.stringMatching(/^[0-9a-f]{64}$/u)]);
  }
});

const csv = (text: string, ...more: readonly Chosen[]): Promise<Imported> =>
  imported({ name: 'mostri.csv', bytes: new TextEncoder().encode(text) }, ...more);

test('a table of cards becomes a deck: columns in two languages, any separator, quotes, copies, pictures by name', async () => {
  const picture = { name: 'draghi/Drago.PNG', bytes: makePng(4, 6) };
  for (const text of [
    'nome;copie;figura;costo;testo\r\n"Drago; rosso";2;drago;5;"Vola, e ""brucia"""\r\nPecora;1;;1;\r\n',
    '\ufeffname\tcount\tfront\tcost\ttext\nDrago; rosso\t2\tdrago.png\t5\t"Vola, e ""brucia"""\nPecora\t1\t\t1\t\n',
  ]) {
    const one = await csv(text, picture);
    const made = await box(one);
    expect(made.defs[0]!.faces).toEqual([
      { name: 'Drago; rosso', image: await hashOf(picture.bytes), text: '5', body: 'Vola, e "brucia"' },
      { name: 'Pecora', text: '1' },
    ]);
    expect(made.pieces).toEqual([{ def: 0, x: 1_700, y: 1_500, faces: [0, 0, 1], forHands: true }]);
    expect(told(one.report)).toEqual([{ cards: 3 }, {}, {}]);
  }
});

test('a picture that a table of cards names and nobody has brought is told by its name', async () => {
  const { report } = await csv('name,front,back\na,a.png,b1\nc,,b2');
  expect(report.dropped).toEqual([{ what: 'pictures', n: 2, names: ['a.png', 'b1'] }]);
  expect(counts(report.changed)).toEqual({ backs: 1 });
});

test('pictures of a folder become a deck: -back is the back, _3 is there three times', async () => {
  const one = await imported(
    { name: 'carte/re_3.png', bytes: makePng(4, 6, [1, 2, 3]) },
    { name: 'carte/fante-front.png', bytes: makePng(4, 6, [4, 5, 6]) },
    { name: 'carte/retro.png', bytes: makePng(4, 6, [7, 8, 9]) },
  );
  const made = await box(one);
  expect([made.name, made.defs[0]!.faces!.map(({ name }) => name), made.pieces[0]!.faces]).toEqual([
    'carte',
    ['fante', 're'],
    [0, 1, 1, 1],
  ]);
  expect(made.defs[0]!.back?.image).toBeDefined();
});

test('one picture is a sheet: its cut is guessed by the form of its parts, and cut again as people say', async () => {
  const read = await readChosen([{ name: 'foglio.png', bytes: makePng(630, 440) }], 'it');
  if (!read.ok || read.kind !== 'import' || !read.sheet) throw new Error('no sheet');
  expect(read.sheet.cut).toEqual({ columns: 2, rows: 1, count: 2, isLastBack: false });
  const again = read.sheet.again({ columns: 3, rows: 2, count: 5, isLastBack: true })!;
  const made = await box(again);
  expect([made.defs[0]!.faces!.length, made.pieces[0]!.faces, again.wanted.length]).toEqual([4, [0, 1, 2, 3], 5]);
  expect(made.defs[0]!.h / made.defs[0]!.w).toBeCloseTo(220 / 210, 2);
});

test('what comes of an import is laid by the acts of a box, in parts', async () => {
  for (const bytes of [makePcio(), makeVtt(), makeTts()]) {
    const made = await box(await imported({ name: bytes[0] === 0x7b ? 'x.json' : 'x.zip', bytes }));
    expect(actsOf(made, 'h', [0, 1]).length).toBeGreaterThan(0);
  }
});

test('pictures of one’s own become a locked board or pieces, in their own proportions and as large as one wants', async () => {
  const files = [
    { name: 'mappa.png', bytes: makePng(80, 40) },
    { name: 'eroe_3.png', bytes: makePng(20, 40, [1, 2, 3]) },
  ];
  const read = await readChosen(files, 'it');
  if (!read.ok || read.kind !== 'import' || !read.ways) throw new Error('no ways');
  expect(read.ways.first).toBe('deck');
  const one = await readChosen(files.slice(0, 1), 'it');
  expect(one.ok && one.kind === 'import' && one.ways?.first).toBe('board');

  const sizes = async (way: Sized, side: number): Promise<unknown> => {
    const asked = read.ways!.read(way)!;
    const drawn = asked.wanted.map(({ source }): Drawn | undefined =>
      'url' in source ? undefined : { type: 'image/png', bytes: source.bytes, w: 1, h: 1 },
    );
    const { file } = (await poured(asked, drawn))!;
    const { defs, pieces, table } = sized(file, side).box;
    const isOn = pieces.every(({ def, x, y }) => {
      const { w, h } = defs[def]!;
      return x >= w / 2 && y >= h / 2 && x + w / 2 <= table.w && y + h / 2 <= table.h;
    });
    const [a, b] = pieces;
    expect([isOn, Math.abs(a!.x - b!.x) >= (defs[a!.def]!.w + defs[b!.def]!.w) / 2]).toEqual([true, true]);
    return pieces.map(({ def, n, locked }) => [
      defs[def]!.kind,
      defs[def]!.name,
      defs[def]!.w,
      defs[def]!.h,
      n,
      locked,
    ]);
  };
  expect(await sizes('board', 6_000)).toEqual([
    ['board', 'eroe', 3_000, 6_000, undefined, true],
    ['board', 'mappa', 6_000, 3_000, undefined, true],
  ]);
  expect(await sizes('pieces', SIDES.pieces)).toEqual([
    ['token', 'eroe', 200, 400, 3, undefined],
    ['token', 'mappa', 400, 200, undefined, undefined],
  ]);
});

test('a picture that claims too many pixels becomes no board either, and a table of cards stays one', async () => {
  expect(await readChosen([{ name: 'a.png', bytes: makePng(30_000, 30_000) }], 'it')).toEqual({
    ok: false,
    why: 'huge-picture',
  });
  const read = await readChosen(
    [
      { name: 'carte.csv', bytes: new TextEncoder().encode('nome\nRe') },
      { name: 'a.png', bytes: makePng(4, 4) },
    ],
    'it',
  );
  expect(read.ok && read.kind === 'import' && read.ways).toBe(undefined);
});
