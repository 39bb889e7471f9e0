/** A box with its pictures as one file: written and read to the same box, earlier versions brought up, and what doesn't fit together refused. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  fileNameOf,
  hashOf,
  openBoxFile,
  writeBoxFile,
  type BoxFile,
  type NotABoxFile,
} from '../../../../src/games/sandbox/box/file/box-file.ts';
import { migrated, VERSION } from '../../../../src/games/sandbox/box/file/migrations.ts';
import type { Box } from '../../../../src/games/sandbox/box/model.ts';
import { writeBox } from '../../../../src/games/sandbox/box/read.ts';
import { makePng } from '../../../boxes/make-png.ts';
import { makeZip } from '../../../boxes/make-zip.ts';

const page = readFileSync('docs/boxes.md', 'utf8');
const EXAMPLE = JSON.parse(/```json\n([^]*?)```/u.exec(page)![1]!) as Box;
const PNG = makePng(3, 2);
const HASH = await hashOf(PNG);
const PICTURED: Box = {
  ...EXAMPLE,
  defs: [{ ...EXAMPLE.defs[0]!, faces: [{ name: 'sun', image: HASH }, { name: 'moon' }] }, EXAMPLE.defs[1]!],
};
const FILE: BoxFile = { box: PICTURED, pictures: new Map([[HASH, { type: 'image/png', bytes: PNG }]]) };

const why = async (bytes: Uint8Array): Promise<NotABoxFile | 'ok'> => {
  const read = await openBoxFile(bytes);
  return read.ok ? 'ok' : read.why;
};

test('a box with pictures is written as a zip, read again as the same, and its bytes don’t hang on the day', async () => {
  const bytes = await writeBoxFile(FILE);
  expect(await writeBoxFile(FILE)).toEqual(bytes);
  expect(await openBoxFile(bytes)).toEqual({ ok: true, file: FILE });
  expect(fileNameOf(FILE)).toBe('three-cups.tavolata.zip');
});

test('a box without pictures is its JSON', async () => {
  const file = { box: EXAMPLE, pictures: new Map() };
  expect(await writeBoxFile(file)).toEqual(writeBox(EXAMPLE));
  expect(await openBoxFile(writeBox(EXAMPLE))).toEqual({ ok: true, file });
  expect(fileNameOf({ ...file, box: { ...EXAMPLE, name: '¡¿ Città: 2' } })).toBe('città-2.tavolata.json');
  expect(fileNameOf({ ...file, box: { ...EXAMPLE, name: '…' } })).toBe('box.tavolata.json');
});

test('a picture that no face names is left behind', async () => {
  const read = await openBoxFile(await writeBoxFile({ ...FILE, box: EXAMPLE }));
  expect(read.ok && read.file.pictures.size).toBe(0);
});

const packed = (box: unknown, images: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  makeZip([
    { name: 'box.json', bytes: JSON.stringify(box) },
    ...Object.entries(images).map(([name, bytes]) => ({ name: `images/${name}`, bytes, stored: true })),
  ]);

/** Its head claims 8,000 by 8,000. */
const LARGE = makePng(8_000, 8_000);
const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');

test.each<readonly [string, NotABoxFile, () => Uint8Array | Promise<Uint8Array>]>([
  ['a picture that isn’t in the file', 'unsound', () => packed(PICTURED, {})],
  ['a picture named, and no zip', 'unsound', () => writeBox(PICTURED)],
  ['another picture under its name', 'bad-picture', () => packed(PICTURED, { [`${HASH}.png`]: makePng(2, 3) })],
  ['a page under a picture’s name', 'bad-picture', async () => packed(PICTURED, { [`${await hashOf(SVG)}.png`]: SVG })],
  [
    'a picture of 64 megapixels',
    'bad-picture',
    async () => packed(PICTURED, { [`${await hashOf(LARGE)}.png`]: LARGE }),
  ],
  ['a zip without a box', 'not-a-box', () => makeZip([{ name: 'readme.txt', bytes: 'hello' }])],
  ['a zip with another JSON', 'not-a-box', () => packed({ format: 'zip' }, {})],
  ['a zip that is none', 'zip-damaged', () => new Uint8Array([0x50, 0x4b, 3, 4])],
  ['seventeen megabytes', 'too-large', () => new Uint8Array(17 * 1024 * 1024)],
])('a file is refused as a whole: %s', async (_, expected, make) => {
  expect(await why(await make())).toBe(expected);
});

test('a file of version 1 is read: its pictures, which it never had, are gone, and all else is the same', async () => {
  const old = {
    ...EXAMPLE,
    version: 1,
    defs: [
      {
        ...EXAMPLE.defs[0]!,
        faces: [{ name: 'sun', image: 'ab' }, { name: 'moon' }],
        back: { name: 'back', image: 'cd' },
      },
      EXAMPLE.defs[1]!,
    ],
  };
  const read = await openBoxFile(new TextEncoder().encode(JSON.stringify(old)));
  expect(read.ok && read.file.box).toEqual({
    ...EXAMPLE,
    defs: [
      { ...EXAMPLE.defs[0]!, faces: [{ name: 'sun' }, { name: 'moon' }], back: { name: 'back' } },
      EXAMPLE.defs[1]!,
    ],
  });
});

test('bringing a file up takes what it doesn’t understand as it is, and throws at nothing', () => {
  for (const odd of [
    null,
    1,
    'x',
    [],
    { version: 1 },
    { version: 1, defs: 7 },
    { version: 1, defs: [null, { faces: 3 }] },
  ])
    expect(() => migrated(odd)).not.toThrow();
  expect(migrated({ version: 1, defs: [{ faces: [7] }] })).toEqual({ version: VERSION, defs: [{ faces: [7] }] });
  expect(migrated({ version: 99 })).toEqual({ version: 99 });
  expect(migrated({ version: 'toString' })).toEqual({ version: 'toString' });
});
