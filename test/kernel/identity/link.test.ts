import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Link, parseLink, writeLink } from '../../../src/kernel/identity/link.ts';

const run = (n: number, from: number): Uint8Array => Uint8Array.from({ length: n }, (_, i) => from + i);
const play: Link = { kind: 'play', secret: run(32, 0), founder: run(16, 100) };
const watch: Link = { kind: 'watch', viewSecret: run(32, 32), joinPub: run(32, 64), founder: run(16, 100) };
const PLAY = '#1.AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8.ZGVmZ2hpamtsbW5vcHFycw';
const WATCH =
  '#1v.ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8.QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl8.ZGVmZ2hpamtsbW5vcHFycw';

describe('links', () => {
  test.each([
    [play, PLAY],
    [watch, WATCH],
  ])('[I4] a link has one fixed spelling and reads back, with and without its #', (link, text) => {
    expect(writeLink(link)).toBe(text);
    expect(parseLink(text)).toEqual({ ok: true, value: link });
    expect(parseLink(text.slice(1))).toEqual({ ok: true, value: link });
  });

  test.each([PLAY, WATCH])('[I4] a link cut off anywhere is damaged', (text) => {
    for (let n = 0; n < text.length; n++) expect(parseLink(text.slice(0, n))).toMatchObject({ code: 'link/damaged' });
  });

  test.each([
    '',
    '#',
    '##1.a.b',
    `${PLAY} `,
    `${PLAY}.`,
    `${PLAY}.AA`,
    `${WATCH}.AA`,
    `${PLAY}\n`,
    PLAY.replaceAll('.', '%2E'),
    PLAY.replace('#1.', '#01.'),
    PLAY.replace('#1.', '#1v.'),
    WATCH.replace('#1v.', '#1.'),
    PLAY.replace('Hh8.', 'Hh9.'),
    '#1.__proto__.constructor',
    `#1.${'A'.repeat(5_000)}`,
  ])('[I4] damaged: %j', (text) => {
    expect(parseLink(text)).toMatchObject({ ok: false, code: 'link/damaged' });
  });

  test.each(['#2.AAAA', '#10.x', '#1x.AAAA.BBBB', PLAY.replace('#1.', '#2.')])('[I4] newer: %j', (text) => {
    expect(parseLink(text)).toMatchObject({ ok: false, code: 'link/newer' });
  });

  test('[I4] nothing makes it throw, and what it takes is the one spelling', () => {
    const letter = fc.constantFrom(...Array.from('#1v.2-_AQgwZ=%\n'));
    const anything = fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: letter, maxLength: 150 }));
    const edited = fc
      .tuple(fc.constantFrom(PLAY, WATCH), fc.nat(120), letter)
      .map(([text, at, to]) => text.slice(0, at) + to + text.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(anything, edited), (text) => {
        const got = parseLink(text);
        if (got.ok) expect(`#${text.replace('#', '')}`).toBe(writeLink(got.value));
      }),
    );
  });

  test('[I4] secrets of another length are our own bug', () => {
    expect(() => writeLink({ ...play, secret: run(31, 0) })).toThrow('link: lengths');
  });
});
