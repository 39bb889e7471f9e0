/**
 * Chrononauts with another deck, for tests whose events a true shuffle would bring too seldom. It is the built game, loaded by the built
 * page. Only on its way into this browser is it wrapped, so that `begin` asks for other faces. Rules, board, shuffle and proofs are the
 * real ones, and no page that isn't a test's can be given such a deck. All at a table must have it, or they fold apart.
 */
import type { BrowserContext } from 'playwright-core';

/** Faces by the tag of the deck. */
export interface Stack {
  readonly drawPile?: readonly string[];
  readonly missionDeck?: readonly string[];
  readonly identityDeck?: readonly string[];
}

/** So many of each, by face. */
export const copies = (counts: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(counts).flatMap(([face, n]) => Array.from({ length: n }, () => face));

const GAME = /\/assets\/(chrononauts-(?!board)[\w-]+\.js)$/;

const wrapped = (file: string, stack: Stack): string => `
import { chrononauts as real } from './${file}?real';
export * from './${file}?real';
const stack = ${JSON.stringify(stack)};
const stacked = (ask) => new Proxy(ask, {
  get: (of, name) =>
    name === 'deck' ? (tag, faces) => of.deck(tag, stack[tag] ?? faces)
    : typeof of[name] === 'function' ? of[name].bind(of) : of[name],
});
const { begin } = real.moves;
const moves = { ...real.moves, begin: { ...begin, apply: (s, m, ask) => begin.apply(s, m, stacked(ask)) } };
export const chrononauts = { ...real, moves };
`;

/** For `prepare` of a person who enters. */
export const withStack =
  (stack: Stack) =>
  async (context: BrowserContext): Promise<void> => {
    await context.route(GAME, (route) => {
      const [, file = ''] = GAME.exec(route.request().url()) ?? [];
      return route.fulfill({ contentType: 'text/javascript', body: wrapped(file, stack) });
    });
  };
