import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { composeFace } from '../../src/pictures/compose.ts';
import { loadPictures } from '../../src/pictures/load.ts';
import { SENTENCES } from '../../src/pictures/sentences.ts';
import { TEMPLATES } from '../../src/pictures/templates/all.ts';
import type { Icons, Row } from '../../src/pictures/types.ts';
import { CARD_COUNT, FACE_COUNT, otherSide } from '../../src/games/codenames/pictures.ts';

const folder = new URL('../../src/pictures/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const deck = JSON.parse(read('deck.json')) as readonly Row[];
const icons = JSON.parse(read('icons.json')) as Icons;
const names = JSON.parse(read('names.json')) as Record<string, Record<string, string>>;
const pictures = await loadPictures();
const faces = Array.from({ length: FACE_COUNT }, (_, face) => face);
const drawn = faces.map((face) => pictures.svg(face, 'muted'));

/** Tags that are opened and not closed, or closed and not opened. */
function unbalanced(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, close, tag = '', own] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[\w:-]+="[^"<>]*")*\s*(\/?)>/g)) {
    if (close) {
      if (open.pop() !== tag) return [`</${tag}>`];
    } else if (!own) open.push(tag);
  }
  return open;
}

const shared = (a: Row, b: Row): number => a.things.filter((thing) => b.things.includes(thing)).length;

describe('the pictures of Codenames', () => {
  test('[CN-015] a face is drawn the same each time, by everybody', () => {
    expect(faces.map((face) => composeFace({ deck, icons }, face))).toEqual(drawn);
  });

  test('each of the 280 faces is one well-formed drawing under 24 KB', () => {
    expect(deck.length).toBe(FACE_COUNT);
    for (const svg of drawn) {
      expect(unbalanced(svg)).toEqual([]);
      expect(svg.replaceAll(/<[^<>]+>/g, '')).toBe('');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(24_000);
    }
  });

  test('[CN-185] nothing is written in a picture, and nothing is fetched by it', () => {
    for (const svg of drawn) {
      expect(svg).not.toMatch(/<(?:text|image|script|style|foreignObject)/);
      expect(svg).not.toMatch(/(?:href|src)="(?!#)/);
    }
  });

  test('every id begins with the face, and every reference finds its id', () => {
    drawn.forEach((svg, face) => {
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? '');
      const wanted = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id ?? '');
      expect(ids.filter((id) => !new RegExp(`^f${face}[a-zA-Z]`).test(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    });
  });

  test('the deck is frozen: a face that a saved game names still shows the same things', () => {
    const text = JSON.stringify(
      deck.map(({ seed, template, variant, things }) => [seed, template, variant, ...things]),
    );
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      '2b05c74410e6e2732c7b56aa9962f81645ada44f02440478eb3e1a5445271046',
    );
  });

  test('two faces share at most one thing, and the two sides of a card none', () => {
    for (const a of faces)
      for (const b of faces.slice(0, a)) expect(shared(deck[a] as Row, deck[b] as Row)).toBeLessThanOrEqual(1);
    for (const face of faces.slice(0, CARD_COUNT)) {
      expect(shared(deck[face] as Row, deck[otherSide(face)] as Row)).toBe(0);
      expect(deck[face]?.template).not.toBe(deck[otherSide(face)]?.template);
    }
  });

  test('every template is used in all its sceneries, and each has its sentence', () => {
    for (const [name, { variants }] of Object.entries(TEMPLATES)) {
      const used = new Set(deck.filter((row) => row.template === name).map((row) => row.variant));
      expect([...used].toSorted((a, b) => a - b)).toEqual(Array.from({ length: variants }, (_, k) => k));
      expect(SENTENCES[name]?.it.length).toBe(variants);
      expect(SENTENCES[name]?.en.length).toBe(variants);
    }
  });

  test.each(['it', 'en'] as const)('every face is told in one sentence with all its things (%s)', (lang) => {
    deck.forEach((row, face) => {
      const told = pictures.alt(face, lang).toLowerCase();
      for (const thing of row.things) expect(told).toContain(names[thing]?.[lang]?.toLowerCase());
      expect(told).not.toMatch(/[{}']|undefined/);
    });
  });

  test('in ink there is no colour, and its ids are other than the muted ones', () => {
    for (const face of faces.filter((f) => f % 7 === 0)) {
      const svg = pictures.svg(face, 'ink');
      for (const [, hex = ''] of svg.matchAll(/(?:fill|stroke|stop-color)="#([\da-f]{6})"/g)) {
        const [r = 0, g = 0, b = 0] = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
        expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThanOrEqual(12);
      }
      expect(svg).toContain(`id="f${face}iF"`);
    }
  });

  test('the things travel in less than 130 KB', () => {
    expect(brotliCompressSync(read('icons.json')).length).toBeLessThan(130_000);
  });
});
