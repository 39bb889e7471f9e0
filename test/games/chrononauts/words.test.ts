/** Words: no refusal, no ending, no move and no card without a text in both languages. */
import { expect, test } from 'vitest';
import { CARDS } from '../../../src/games/chrononauts/cards/deck.ts';
import { IDENTITIES, MISSIONS } from '../../../src/games/chrononauts/cards/goals.ts';
import { LINCHPINS, RIPPLEPOINTS } from '../../../src/games/chrononauts/cards/timeline.ts';
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { CODES, RULE_IDS } from '../../../src/games/chrononauts/rules.ts';
import { cardsEn } from '../../../src/games/chrononauts/words/cards-en.ts';
import { cardsIt } from '../../../src/games/chrononauts/words/cards-it.ts';
import { advice as adviceEn, rules as rulesEn } from '../../../src/games/chrononauts/words/en.ts';
import { advice as adviceIt, rules as rulesIt } from '../../../src/games/chrononauts/words/it.ts';
import { bookEn } from '../../../src/games/chrononauts/board/book/book-en.ts';
import { bookIt } from '../../../src/games/chrononauts/board/book/book-it.ts';
import { tourEn } from '../../../src/games/chrononauts/board/tour/words-en.ts';
import { tourIt } from '../../../src/games/chrononauts/board/tour/words-it.ts';
import { boardWords } from '../../../src/games/chrononauts/board/words.ts';
import { moves as movesEn } from '../../../src/games/chrononauts/words/log-en.ts';
import { moves as movesIt } from '../../../src/games/chrononauts/words/log-it.ts';
import { areCalm, haveAdvice, haveTexts } from '../../contracts/words-contract.ts';

const ENDINGS = ['CH-118', 'CH-211', 'CH-216', 'CH-217', 'CH-246', 'CH-265', 'CH-266', 'CH-271', 'CHQ-32'];
const idsOf = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map(({ id }) => id).toSorted();

test('every rule that refuses or ends the game has a text in both languages, and no text is left over', () => {
  haveTexts(chrononauts, ENDINGS, RULE_IDS, [rulesIt, rulesEn]);
});

test('every refusal code has advice in both languages, and no advice is left over', () => {
  haveAdvice(chrononauts, CODES, [adviceIt, adviceEn]);
});

test('[CH-173] every move has words in both languages, whatever its arguments; a pass is untold', () => {
  const names = Object.keys(chrononauts.moves).toSorted();
  for (const words of [movesIt, movesEn]) {
    expect(Object.keys(words).toSorted()).toEqual(names);
    for (const { wanted, said } of Object.values(words)) {
      expect(wanted).not.toBe('');
      for (const args of [{}, null, 7, { targets: 'L1912', kind: 3 }]) expect(said(args)).not.toBe('');
    }
  }
  expect([movesIt, movesEn].map(({ passMemo }) => passMemo.untold)).toEqual([true, true]);
  expect(movesEn.voteSkip.said({ seat: 2 }, (seat) => `P${seat}`)).toBe('wants to go on without P2');
  expect(movesIt.play.said({ card: 'x', targets: ['L1912'] })).toBe('gioca una carta sul 1912');
  expect(movesEn.declareWin.said({ kind: 'identity' })).toBe('goes home');
});

test('every card has a name in both languages, and a text where it does something of its own', () => {
  const own = CARDS.filter(({ kind }) => !['patch', 'artifact'].includes(kind));
  for (const words of [cardsIt, cardsEn]) {
    expect(Object.keys(words.names).toSorted()).toEqual(idsOf([...CARDS, ...MISSIONS]));
    expect(Object.keys(words.texts).toSorted()).toEqual(idsOf(own));
    expect(Object.keys(words.linchpins).toSorted()).toEqual(idsOf(LINCHPINS));
    expect(Object.keys(words.ripplepoints).toSorted()).toEqual(idsOf(RIPPLEPOINTS));
    expect(Object.keys(words.identities).toSorted()).toEqual(idsOf(IDENTITIES));
    const headlines = [
      ...Object.values(words.linchpins).flatMap((sides) => Object.values(sides)),
      ...Object.values(words.ripplepoints),
      ...Object.entries(words.names).flatMap(([id, name]) => (id.startsWith('parents') ? [] : [name])),
    ];
    expect(new Set(headlines).size).toBe(headlines.length);
  }
});

/** As they are printed on the cards of the published game. */
const PRINTED =
  /reverse fate|restore history|prevent assassination|avert disaster|halt attack|sabotage|get there first|sell an artifact|miracle|discontinuity|time vortex|new mission|never existed|never met|\bmemos?\b|future self|fast forward|rewind|quick trip|cheat|myster|riddle/iu;

test('cards bear names of our own, and so does whatever speaks of them', () => {
  const { names, texts } = cardsEn;
  const said = [names, texts, rulesEn, adviceEn, bookEn, tourEn, boardWords('en')].flatMap((words) =>
    [...JSON.stringify(words).matchAll(/"((?:[^"\\]|\\.)*)"(?!:)/gu)].map(([, text = '']) => text),
  );
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((text) => PRINTED.test(text))).toEqual([]);
});

test('rules, book and house rules call cards by the names that they bear', () => {
  for (const [{ names }, rules, book, board] of [
    [cardsIt, rulesIt, bookIt, boardWords('it')],
    [cardsEn, rulesEn, bookEn, boardWords('en')],
  ] as const) {
    const called = (text: string, ...ids: readonly string[]): void => {
      for (const id of ids) expect(text).toMatch(new RegExp(`[«“]${names[id]!.replace(/: .*/u, '')}[»”]`, 'u'));
    };
    called(rules['CH-072'], 'restore-history');
    called(rules['CH-148'], 'rewind', 'quick-trip');
    for (const id of ['CH-189', 'CH-191'] as const) called(rules[id], 'rewind');
    called(rules['CH-282'], 'get-there-first');
    called(rules['CH-285'], 'discontinuity');
    called(rules['CH-288'], 'never-existed');
    called(rules['CH-289'], 'parents-never-met');
    called(book.chapters.inverters.says, 'reverse-fate', 'restore-history');
    called(book.chapters.actions.says, 'sell-artifact/lost', 'perform-miracle/relic');
    for (const text of [book.chapters.timewarps.says, book.terms.timewarp.says])
      called(text, 'fast-forward', 'rewind', 'quick-trip');
    called(book.chapters.piles.says, 'fast-forward');
    called(board.option.fastForward, 'fast-forward');
    called(board.option.axParents, 'parents-never-met');
    called(board.values['asItNeverExisted']!, 'never-existed');
    // One answers with it so often that a single word of its name has to do.
    expect(names['memo']!.split(' ')).toContain(board.memo);
  }
});

test('[CHQ-32] what is missing is told also where nobody is named', () => {
  const said = (names: string): readonly string[] => [boardWords('it'), boardWords('en')].map((w) => w.stuckSay(names));
  expect(said('')).toEqual([
    'Nessuna risposta. Riprovate o annullate la partita',
    'No answer. Try again or call the game off',
  ]);
  expect(said('Bea')[1]).toBe('No answer from Bea. Try again or call the game off');
});

test('who shuffles is told of one and of several', () => {
  const { mixing } = boardWords('it');
  expect([mixing('Anna', 1), mixing('Anna e Bruno', 2)].map((text) => text.split('.')[0])).toEqual([
    'Ora mescola Anna',
    'Ora mescolano Anna e Bruno',
  ]);
});

test('what is to be tapped to go home is named in the first game as the button is', () => {
  for (const [{ steps }, { declare }] of [
    [tourIt, boardWords('it')],
    [tourEn, boardWords('en')],
  ] as const)
    expect(steps.win.does).toContain(declare.identity);
});

test('words are calm: whole sentences, no exclamation mark, no word "error"', () => {
  areCalm([rulesIt, rulesEn, adviceIt, adviceEn, cardsIt.texts, cardsEn.texts]);
});
