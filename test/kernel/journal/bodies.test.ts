/** What entries say: one layout a kind, read exactly. The pinned bytes never change once released. */
import { describe, expect, test } from 'vitest';
import { concat, hex, Writer } from '../../../src/kernel/bytes.ts';
import {
  fitsMove,
  makeContributionBody,
  makeHelloBody,
  makeMoveBody,
  makeSeatBody,
  makeStampBody,
  makeStartBody,
  makeTableBody,
  MAX_STAMPED,
  parseContributionBody,
  parseHelloBody,
  parseMoveBody,
  parseSeatBody,
  parseStampBody,
  parseStartBody,
  parseTableBody,
} from '../../../src/kernel/journal/bodies.ts';
import { flipped } from '../../helpers/pen.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';

const keys = { sigPk: new Uint8Array(32).fill(1), mailPk: new Uint8Array(32).fill(2) };
const table = { game: 'codenames', version: 1, settings: { open: true, name: 'Venerdì' } };
const seat = { act: 1, seat: 3, device: 'ab'.repeat(16), name: 'Zoë' };
const letter = { type: 1, bytes: Uint8Array.of(9, 8, 7) };
const move = { move: 'guess', slot: 'turn 3', args: { tile: 14, words: ['è', '"[{'] }, attachments: [letter] };
const answer = { cause: 'cd'.repeat(32), index: 2, type: 9, bytes: Uint8Array.of(1, 2) };
const hashes = ['11'.repeat(32), '22'.repeat(32)];
const stamp = { epoch: 1, first: 7, time: 2 ** 40, entries: hashes, votes: [] };
const opening = { ...stamp, votes: [vote(3, 0)] };

function vote(type: number, length: number): Uint8Array {
  const lengths: Readonly<Record<number, number>> = { 1: 133, 2: 110, 3: 150, 4: 89, 5: 89 };
  return new Uint8Array(lengths[type] ?? length).fill(type);
}

const KINDS: readonly {
  readonly kind: string;
  readonly bytes: Uint8Array;
  readonly parse: (body: Uint8Array) => unknown;
  readonly value: unknown;
}[] = [
  {
    kind: 'table',
    bytes: makeTableBody(keys, 0, table),
    parse: parseTableBody,
    value: { ...keys, generation: 0, table },
  },
  { kind: 'hello', bytes: makeHelloBody(keys), parse: parseHelloBody, value: keys },
  { kind: 'seat', bytes: makeSeatBody(seat), parse: parseSeatBody, value: seat },
  { kind: 'start', bytes: makeStartBody({ n: 1 }), parse: parseStartBody, value: { options: { n: 1 } } },
  { kind: 'move', bytes: makeMoveBody(move), parse: parseMoveBody, value: move },
  { kind: 'contribution', bytes: makeContributionBody(answer), parse: parseContributionBody, value: answer },
  { kind: 'stamp', bytes: makeStampBody(stamp), parse: (b) => parseStampBody(b, false), value: stamp },
  { kind: 'opening', bytes: makeStampBody(opening), parse: (b) => parseStampBody(b, true), value: opening },
];

describe('bodies', () => {
  test.each(KINDS)('[J5] $kind reads as it was written', ({ bytes, parse, value }) => {
    expect(parse(bytes)).toEqual(value);
  });

  test('[J5] their bytes are pinned', () => {
    expect(Object.fromEntries(KINDS.map(({ kind, bytes }) => [kind, hex(bytes)]))).toMatchInlineSnapshot(`
      {
        "contribution": "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd0002090102",
        "hello": "01010101010101010101010101010101010101010101010101010101010101010202020202020202020202020202020202020202020202020202020202020202",
        "move": "056775657373067475726e203300217b2274696c65223a31342c22776f726473223a5b22c3a8222c225c225b7b225d7d01010003090807",
        "opening": "000000010000000701000000000000021111111111111111111111111111111111111111111111111111111111111111222222222222222222222222222222222222222222222222222222222222222201030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303",
        "seat": "0103abababababababababababababababab045a6fc3ab",
        "stamp": "000000010000000701000000000011111111111111111111111111111111111111111111111111111111111111112222222222222222222222222222222222222222222222222222222222222222",
        "start": "00137b226f7074696f6e73223a7b226e223a317d7d",
        "table": "0101010101010101010101010101010101010101010101010101010101010101020202020202020202020202020202020202020202020202020202020202020200000000004b7b2267616d65223a22636f64656e616d6573222c2276657273696f6e223a312c2273657474696e6773223a7b226f70656e223a747275652c226e616d65223a2256656e657264c3ac227d7d",
      }
    `);
  });

  // An answer's bytes and a stamp's hashes go on to the end: what is cut off them shows elsewhere.
  test.each(KINDS.filter(({ kind }) => kind !== 'contribution'))(
    '[J5] $kind cut, or with a byte more, is nothing',
    ({ kind, bytes, parse }) => {
      for (let i = 0; i < bytes.length; i++) {
        if (kind === 'stamp' && i >= 14 && (i - 14) % 32 === 0) continue;
        expect(parse(bytes.subarray(0, i)), `${i} bytes`).toBeUndefined();
      }
      expect(parse(concat(bytes, Uint8Array.of(0)))).toBeUndefined();
    },
  );

  test.each(KINDS)('[J5] mutants of $kind never throw (FZ)', ({ bytes, parse }) => {
    withSeeds(1, (seed) => {
      const rng = seeded(seed);
      for (let i = 0; i < 2_500; i++) {
        const mutant = flipped(bytes, rng.below(bytes.length), 1 + rng.below(255));
        parse(rng.oneIn(3) ? mutant.subarray(0, rng.below(bytes.length)) : mutant);
        parse(rng.bytes(rng.below(200)));
      }
    });
  });

  test('[J5] a table names a game, a version and what it is called, within bounds', () => {
    const read = (value: unknown): unknown => parseTableBody(makeTableBody(keys, 0, value as never));
    expect(read({ ...table, game: 7 })).toBeUndefined();
    expect(read({ ...table, game: 'x'.repeat(41) })).toBeUndefined();
    expect(read({ ...table, version: 1.5 })).toBeUndefined();
    expect(read({ ...table, settings: { open: 'yes', name: '' } })).toBeUndefined();
    expect(read({ ...table, settings: { open: true, name: 'x'.repeat(161) } })).toBeUndefined();
    expect(parseTableBody(makeTableBody(keys, 1, table))).toBeUndefined();
    for (const none of [null, [], 'codenames', { ...table, settings: null }]) expect(read(none)).toBeUndefined();
  });

  test('[J5] an act about a seat is of a known number', () => {
    for (const act of [0, 200, 255]) expect(parseSeatBody(makeSeatBody({ ...seat, act }))).toBeUndefined();
  });

  test('[J5] a start carries options and nothing else', () => {
    for (const text of ['{"options":1,"x":2}', '[1]', '7', 'null', '{', '']) {
      expect(parseStartBody(new Writer().s16(text).done()), text).toBeUndefined();
    }
  });
});

describe('JSON of a move', () => {
  const withText = (text: string): unknown => parseMoveBody(new Writer().s8('m').s8('').s16(text).u8(0).done())?.args;

  test('[J5] what is no JSON is no move', () => {
    for (const text of ['', '{', 'undefined', "{'a':1}", '[1,]', 'NaN']) expect(withText(text), text).toBeUndefined();
  });

  test('[J5] nested deeper than 32, also by ten thousands, it is nothing; brackets in texts do not count', () => {
    const nested = (n: number): string => `${'['.repeat(n)}${']'.repeat(n)}`;
    expect(withText(nested(32))).toBeDefined();
    expect(withText(nested(33))).toBeUndefined();
    expect(withText(nested(30_000))).toBeUndefined();
    expect(withText('{"a":'.repeat(33) + '1' + '}'.repeat(33))).toBeUndefined();
    expect(withText('['.repeat(60_000))).toBeUndefined();
    const quoted = JSON.stringify(['\\"[[[', '['.repeat(500)]);
    expect(JSON.stringify(withText(quoted))).toBe(quoted);
  });

  test('[J5] longer than 60,000 characters it is nothing', () => {
    expect(withText(JSON.stringify('x'.repeat(59_998)))).toBeDefined();
    expect(withText(JSON.stringify('x'.repeat(59_999)))).toBeUndefined();
  });

  test('[J5] what the façade lets through, others read', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 32; i++) deep = [deep];
    for (const args of [{}, deep, 'x'.repeat(59_998)]) {
      expect(fitsMove(args)).toBe(true);
      expect(parseMoveBody(makeMoveBody({ ...move, args }))).toBeDefined();
    }
    for (const args of [[deep], 'x'.repeat(59_999), 'è'.repeat(30_000)]) expect(fitsMove(args)).toBe(false);
  });
});

describe('stamps', () => {
  const read = (more: object, withVotes = false): unknown =>
    parseStampBody(makeStampBody({ ...stamp, ...more }), withVotes);

  test('[J5] a stamp places up to 256 entries, or none', () => {
    const many = (n: number): string[] => Array.from({ length: n }, (_, i) => i.toString(16).padStart(64, '0'));
    expect(read({ entries: [] })).toMatchObject({ entries: [] });
    expect(read({ entries: many(MAX_STAMPED) })).toBeDefined();
    expect(read({ entries: many(MAX_STAMPED + 1) })).toBeUndefined();
    expect(read({ entries: many(MAX_STAMPED + 1), votes: [vote(3, 0)] }, true)).toBeUndefined();
  });

  test('[O22] positions begin at one', () => {
    expect(read({ first: 0 })).toBeUndefined();
    expect(read({ first: 1 })).toBeDefined();
  });

  test('[J6] votes of every type lie in a stamp with their own lengths; of no or another type they are nothing', () => {
    const all = [1, 2, 3, 4, 5].map((type) => vote(type, 0));
    expect(read({ votes: all }, true)).toMatchObject({ votes: all });
    for (const type of [0, 6, 255]) expect(read({ votes: [vote(type, 150)] }, true)).toBeUndefined();
    const none = new Writer().u32(1).u32(7).u48(0).u16(0).u8(0).done();
    expect(parseStampBody(none, true)).toBeUndefined();
  });
});

test.each(['a\u202Eb', 'a\nb', 'a\u2028b', ' a', '\u3164', 'x'.repeat(41)])(
  '[J5] a table’s name is a line like a person’s: %j is none',
  async (name) => {
    const body = makeTableBody(keys, 0, { ...table, settings: { open: true, name } });
    expect(parseTableBody(body)).toBeUndefined();
  },
);

test('[J5] a table may have no name', () => {
  const nameless = { ...table, settings: { open: true, name: '' } };
  expect(parseTableBody(makeTableBody(keys, 0, nameless))).toMatchObject({ table: nameless });
});
