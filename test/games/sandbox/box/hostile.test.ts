/** Files that mean harm, or are simply something else: each has its sentence, in both languages, and none throws, hangs or comes through. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MOST_CHOSEN_BYTES,
  readChosen,
  type Chosen,
  type ImportTrouble,
} from '../../../../src/games/sandbox/box/import/chosen.ts';
import { poured } from '../../../../src/games/sandbox/box/import/pour.ts';
import { importEn } from '../../../../src/games/sandbox/board/import/import-en.ts';
import { importIt } from '../../../../src/games/sandbox/board/import/import-it.ts';
import type { Box } from '../../../../src/games/sandbox/box/model.ts';
import { makePng } from '../../../boxes/make-png.ts';
import { makeTts, TTS_SAVE } from '../../../boxes/make-tts.ts';
import { makeVtt, VTT_WIDGETS } from '../../../boxes/make-vtt.ts';
import { makeZip } from '../../../boxes/make-zip.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const file = (name: string, bytes: Uint8Array | string): Chosen => ({
  name,
  bytes: typeof bytes === 'string' ? utf8(bytes) : bytes,
});
const A = { name: 'a', bytes: 'a' };
const deep = (n: number): string => `${'['.repeat(n)}${']'.repeat(n)}`;
const MIB = 1024 * 1024;

test.each<readonly [string, ImportTrouble, () => readonly Chosen[]]>([
  ['no file', 'nothing', () => []],
  ['an empty file', 'nothing', () => [file('a.pcio', '')]],
  ['a PDF', 'pdf', () => [file('regole.pdf', '%PDF-1.7')]],
  ['a sound', 'sound', () => [file('gong.mp3', 'ID3')]],
  ['a film', 'video', () => [file('a.mp4', 'ftyp')]],
  ['a typeface', 'font', () => [file('a.woff2', 'wOF2')]],
  ['a program', 'unknown', () => [file('setup.exe', 'MZ')]],
  ['a page', 'unknown', () => [file('a.html', '<script>alert(1)</script>')]],
  ['a page that is called a picture', 'unknown', () => [file('a.png', '<html>')]],
  ['a picture of 64 megapixels', 'huge-picture', () => [file('a.png', makePng(8_000, 8_000))]],
  ['a picture of four thousand million columns', 'huge-picture', () => [file('a.png', makePng(0xffff_fff0, 1))]],
  ['three thousand files', 'many-files', () => Array.from({ length: 3_000 }, (_, i) => file(`${i}.png`, ''))],
  [
    'a film’s worth of pictures',
    'too-large',
    () => {
      const bytes = new Uint8Array(32 * MIB);
      return Array.from({ length: MOST_CHOSEN_BYTES / bytes.length + 1 }, (_, i) => file(`${i}.png`, bytes));
    },
  ],
  ['JSON that isn’t', 'not-json', () => [file('save.json', '{"ObjectStates": [')]],
  ['JSON that isn’t text', 'not-json', () => [file('save.json', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))]],
  ['JSON of nine megabytes', 'too-large', () => [file('save.json', `"${'a'.repeat(9 * MIB)}"`)]],
  ['JSON a hundred deep', 'too-deep', () => [file('save.json', deep(100))]],
  ['JSON a million deep', 'too-deep', () => [file('save.json', deep(1_000_000))]],
  ['another program’s JSON', 'unknown', () => [file('package.json', '{"name":"x"}')]],
  ['a number', 'unknown', () => [file('a.json', '7')]],
  ['a list of nothing', 'no-pieces', () => [file('widgets.json', '[]')]],
  ['a list of widgets that aren’t', 'no-pieces', () => [file('widgets.json', '[1, null, {"type": 4}]')]],
  ['a save with nothing in it', 'no-pieces', () => [file('a.json', '{"ObjectStates": []}')]],
  ['a save whose things are none', 'no-pieces', () => [file('a.json', '{"ObjectStates": [null, 3, {}, []]}')]],
  ['widgets without anything', 'no-pieces', () => [file('a.vtt', makeVtt({ _meta: {}, y: 3 }))]],
  ['a table of cards without cards', 'csv-empty', () => [file('a.csv', 'name,front\n')]],
  ['a table of cards without headings', 'csv-headings', () => [file('a.csv', '1,2,3\n4,5,6\n')]],
  ['a table of cards that isn’t text', 'not-text', () => [file('a.csv', new Uint8Array([0xff, 0xfe, 0, 1]))]],
  [
    'a zip with nothing that is known',
    'unknown',
    () => [file('a.zip', makeZip([{ name: 'readme.md', bytes: 'hello' }]))],
  ],
  ['a zip with broken widgets', 'not-json', () => [file('a.pcio', makeZip([{ name: 'widgets.json', bytes: '[{' }]))]],
  [
    'a zip with a huge picture',
    'huge-picture',
    () => [file('a.zip', makeZip([{ name: 'a.png', bytes: makePng(9_000, 9_000) }]))],
  ],
  ['a zip that is cut off', 'zip-damaged', () => [file('a.pcio', makeZip([A]).slice(0, 40))]],
  ['a zip that writes elsewhere', 'zip-names', () => [file('a.vtt', makeZip([{ ...A, name: '../../.bashrc' }]))]],
  ['a zip with a password', 'zip-locked', () => [file('a.ttsmod', makeZip([{ ...A, flags: 1 }]))]],
  ['a zip of 64 bits', 'zip-64', () => [file('a.zip', makeZip([A], { total: 0xffff, count: 0xffff }))]],
  [
    'a zip of many files',
    'zip-many',
    () => [file('a.zip', makeZip(Array.from({ length: 4_001 }, (_, i) => ({ ...A, name: `${i}` }))))],
  ],
  ['a bomb', 'zip-large', () => [file('a.pcio', makeZip([{ ...A, size: 65 * MIB }]))]],
  [
    'a bomb that lies',
    'zip-large',
    () => [file('a.pcio', makeZip([{ name: 'widgets.json', bytes: new Uint8Array(20 * MIB), size: 9, crc: 1 }]))],
  ],
  ['a zip that eats itself', 'zip-overlap', () => [file('a.zip', makeZip([A, { ...A, name: 'b', at: 0 }]))]],
  ['a zip of another packing', 'zip-method', () => [file('a.zip', makeZip([{ ...A, method: 98 }]))]],
  ['a box of a later version', 'newer', () => [file('a.tavolata.json', '{"format":"tavolata-box","version":9}')]],
  [
    'a box with a member it hasn’t',
    'not-a-box',
    () => [file('a.tavolata.json', '{"format":"tavolata-box","version":2,"script":"x"}')],
  ],
  [
    'a box whose picture is a page',
    'bad-picture',
    () => [
      file(
        'a.tavolata',
        makeZip([
          { name: 'box.json', bytes: '{}' },
          { name: `images/${'0'.repeat(64)}.png`, bytes: '<html>' },
        ]),
      ),
    ],
  ],
])('refused with a sentence: %s', async (_, why, files) => {
  expect(await readChosen(files(), 'it')).toEqual({ ok: false, why });
  for (const words of [importIt, importEn]) expect(words.trouble[why]).toMatch(/^\p{Lu}.{10,}[.!?]$/u);
});

async function boxOf(...files: readonly Chosen[]): Promise<Box> {
  const read = await readChosen(files, 'it');
  if (!read.ok || read.kind !== 'import') throw new Error(read.ok ? 'a box' : read.why);
  const { imported } = read;
  const got = await poured(
    imported,
    imported.wanted.map(() => undefined),
  );
  expect(got).toBeDefined();
  return got!.file.box;
}

test('parents and origins in circles are followed once', async () => {
  const circle = {
    ...VTT_WIDGETS,
    a: { inheritFrom: 'a', parent: 'a', x: 1, y: 2 },
    b: { parent: 'c', x: 1 },
    c: { parent: 'b', x: 1 },
  };
  expect((await boxOf(file('a.vtt', makeVtt(circle)))).pieces.length).toBeGreaterThan(0);
});

test('names of an object’s own machinery are names like any other', async () => {
  const text =
    '{"_meta":{},"__proto__":{"type":"label","text":"x"},"constructor":{"type":"toString"},"a":{"type":"hasOwnProperty"},"d":{"type":"deck","cardTypes":{"__proto__":{"image":"x"}},"faceTemplates":[{},{}]},"l":{"type":"label","text":"ok"}}';
  const box = await boxOf(file('a.json', text));
  expect(box.pieces.length).toBeGreaterThan(0);
  expect(({} as Record<string, unknown>)['image']).toBeUndefined();
});

test('text stays text, and signs that turn writing around are taken out of it', async () => {
  const box = await boxOf(file('a.csv', 'name,text\n<img src=x onerror=alert(1)>,\u202Egnp.exe\u0007\n'));
  const [face] = box.defs[0]!.faces!;
  expect([face!.name, face!.body]).toEqual(['<img src=x onerror=alert(1)>', 'gnp.exe']);
});

test('no address survives an import', async () => {
  const box = await boxOf(file('save.json', makeTts()));
  expect(JSON.stringify(box)).not.toMatch(/https?:|\/\/|package:|assets/u);
});

test('numbers that are none, or beyond any table, come to lie on it', async () => {
  const odd = { posX: 1e308, posZ: -1e308, rotY: 1e300, rotZ: 'x', scaleX: 1e9 };
  const one = { Name: 'BlockSquare', Transform: odd, ColorDiffuse: { r: 'red' } };
  const box = await boxOf(
    file('save.json', makeTts({ ...TTS_SAVE, ObjectStates: [one, { Name: 'Die_6', Transform: { posX: null } }] })),
  );
  for (const { x, y } of box.pieces) expect([Math.abs(x) <= 100_000, Math.abs(y) <= 100_000]).toEqual([true, true]);
});

test('more than a table bears is left out and told', async () => {
  const many = Array.from({ length: 7_000 }, (_, i) => ({
    Name: 'BlockSquare',
    Nickname: `b${i % 3}`,
    Transform: { posX: i },
  }));
  const bags = Array.from({ length: 300 }, () => ({ Name: 'Bag', ContainedObjects: [] }));
  const read = await readChosen([file('save.json', makeTts({ ObjectStates: [...bags, ...many] }))], 'it');
  if (!read.ok || read.kind !== 'import') throw new Error('not read');
  const { box, report } = read.imported;
  expect(box.pieces.length).toBe(6_000);
  expect(report.dropped).toEqual([expect.objectContaining({ what: 'too-many', n: 1_300 })]);
});

test('whatever lies in the members of a foreign file, it is read or refused', async () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.constant(null),
      fc.integer(),
      fc.string(),
      fc.array(tie('any'), { maxLength: 3 }),
      tie('object'),
    ),
    object: fc.dictionary(
      fc.constantFrom(
        'type',
        'id',
        'parent',
        'deck',
        'cardType',
        'cardTypes',
        'faceTemplate',
        'faceTemplates',
        'objects',
        'x',
        'options',
        'clickRoutine',
        'func',
        'args',
        'value',
        'inheritFrom',
        'Name',
        'Transform',
        'CustomDeck',
        'DeckIDs',
        'ContainedObjects',
        'RotationValues',
        '__proto__',
      ),
      fc.oneof(
        fc.constantFrom(
          'card',
          'cardDeck',
          'deck',
          'holder',
          'automationButton',
          'button',
          'Bag',
          'DeckCustom',
          'a',
          'b',
        ),
        tie('any'),
      ),
    ),
  })).object;
  await fc.assert(
    fc.asyncProperty(fc.array(value, { maxLength: 6 }), async (objects) => {
      const shapes = [
        objects,
        { ObjectStates: objects },
        { _meta: {}, ...Object.fromEntries(objects.map((one, i) => ['ab'[i] ?? `w${i}`, one])) },
      ];
      for (const shape of shapes) {
        const read = await readChosen([file('x.json', JSON.stringify(shape))], 'it');
        if (read.ok && read.kind === 'import')
          expect(
            await poured(
              read.imported,
              read.imported.wanted.map(() => undefined),
            ),
          ).toBeDefined();
      }
    }),
    { numRuns: 400 },
  );
});
