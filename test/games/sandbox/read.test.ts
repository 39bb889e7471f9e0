/**
 * A box from a file. The documented example is read as it stands, what isn't a box is refused whole, and the schema says what the reader
 * takes.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBox, writeBox, type NotABox } from '../../../src/games/sandbox/box/read.ts';
import type { Box } from '../../../src/games/sandbox/box/model.ts';
import { loadShipped, shipped } from '../../../src/games/sandbox/box/shipped/shipped.ts';

const page = readFileSync('docs/boxes.md', 'utf8');
const EXAMPLE = JSON.parse(/```json\n([^]*?)```/u.exec(page)![1]!) as Box;

const read = (value: unknown): NotABox | 'ok' => {
  const got = readBox(new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)));
  return got.ok ? 'ok' : got.why;
};

test('the example of the page is read, and so is every box that ships, to the same box', async () => {
  expect(read(EXAMPLE)).toBe('ok');
  for (const { id } of shipped)
    for (const lang of ['it', 'en'] as const) {
      const box = (await loadShipped(id, lang))!;
      const got = readBox(writeBox(box));
      expect(got.ok ? got.box : got.why).toEqual(JSON.parse(JSON.stringify(box)));
    }
});

test.each<readonly [string, NotABox, unknown]>([
  ['no JSON', 'not-json', '{'],
  ['another file', 'not-a-box', { format: 'zip' }],
  ['a list', 'not-a-box', []],
  ['a later version', 'newer', { ...EXAMPLE, version: 3 }],
  ['a version before the first', 'not-a-box', { ...EXAMPLE, version: 0 }],
  [
    'a picture that it doesn’t have',
    'not-a-box',
    { ...EXAMPLE, defs: [{ ...EXAMPLE.defs[0]!, faces: [{ name: 'x', image: '../x' }] }] },
  ],
  ['an unknown member', 'not-a-box', { ...EXAMPLE, script: 'alert(1)' }],
  ['an own __proto__', 'not-a-box', `${JSON.stringify(EXAMPLE).slice(0, -1)},"__proto__":{"a":1}}`],
  ['an address', 'not-a-box', { ...EXAMPLE, defs: [{ ...EXAMPLE.defs[0]!, url: 'https://example.org' }] }],
  ['a place out of range', 'not-a-box', { ...EXAMPLE, pieces: [{ def: 1, x: 1e9, y: 0 }] }],
  ['a fraction', 'not-a-box', { ...EXAMPLE, pieces: [{ def: 1, x: 0.5, y: 0 }] }],
  ['a definition that isn’t there', 'unsound', { ...EXAMPLE, pieces: [{ def: 7, x: 0, y: 0 }] }],
  ['a face that isn’t there', 'unsound', { ...EXAMPLE, pieces: [{ def: 0, x: 0, y: 0, faces: [9] }] }],
  ['a piece in itself', 'unsound', { ...EXAMPLE, pieces: [{ def: 1, x: 0, y: 0, in: 0 }] }],
  [
    'a counter that goes the wrong way',
    'unsound',
    {
      ...EXAMPLE,
      defs: [{ kind: 'counter', name: 'c', w: 10, h: 10, count: { least: 5, most: 1, step: 1 } }],
      pieces: [],
    },
  ],
  ['too much', 'too-large', ' '.repeat(8 * 1024 * 1024 + 1)],
])('a file is refused as a whole: %s', (_, why, value) => {
  expect(read(value)).toBe(why);
});

interface Shape {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}

test('the published schema has the members that are read, and asks for those that must be there', () => {
  const schema = JSON.parse(readFileSync('docs/box.schema.json', 'utf8')) as Shape & {
    readonly $defs: Readonly<Record<'def' | 'lay' | 'face', Shape>>;
  };
  const full: Readonly<Record<string, (has: object) => unknown>> = {
    box: (has) => ({ ...EXAMPLE, ...has }),
    def: (has) => ({ ...EXAMPLE, defs: [{ ...EXAMPLE.defs[0]!, ...has }, EXAMPLE.defs[1]!] }),
    lay: (has) => ({ ...EXAMPLE, pieces: [{ ...EXAMPLE.pieces[0]!, ...has }] }),
  };
  const shapes = { box: schema, def: schema.$defs.def, lay: schema.$defs.lay };
  for (const [name, { properties, required }] of Object.entries(shapes)) {
    const make = full[name]!;
    // A member of the schema is known: without a value it is refused only where it must be there.
    for (const member of Object.keys(properties))
      expect([name, member, read(make({ [member]: undefined })) !== 'not-a-box']).toEqual([
        name,
        member,
        !required.includes(member),
      ]);
    expect(read(make({ unheard: 1 }))).toBe('not-a-box');
  }
});
