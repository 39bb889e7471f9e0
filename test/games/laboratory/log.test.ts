/** The log of the laboratory: what came of moves, beside the moves and the table's own lines with their proofs. */
import { expect, test } from 'vitest';
import { laboratory } from '../../../src/games/laboratory/laboratory.ts';
import { LOGGED } from '../../../src/games/laboratory/news.ts';
import { tell, type News, type State } from '../../../src/games/laboratory/state.ts';
import { moves as movesEn, news as toldEn } from '../../../src/games/laboratory/words/en.ts';
import { moves as movesIt, news as toldIt } from '../../../src/games/laboratory/words/it.ts';

const PEOPLE = ['Ada', 'Bea', 'Carl'];
const name = (seat: number): string => PEOPLE[seat] ?? '';
const table = { news: [], choice: null } as unknown as State;

/** What the log has of one piece of news, in both languages. */
function story(what: News['what'], more: Partial<News> = {}, state: Partial<State> = {}): readonly string[] {
  const after = { ...tell(table, what, 0, more), ...state };
  const told = laboratory.news!(table, after);
  return [toldIt, toldEn].flatMap((words) => told.map((item) => words[item.what]!(item.args, name)));
}

test('[LAB-22] [LAB-23] a deck of a few is told with those whose it is, and with what it held when it is laid open', () => {
  expect(story('few', { seats: [0, 1], n: 6 })).toEqual([
    '6 carte scoperte sono ora un mazzo solo per Ada e Bea.',
    '6 face-up cards are now a deck for Ada and Bea alone.',
  ]);
  expect(story('fewOpen', { faces: ['H7', 'S1'] })[0]).toBe('Sono 7♥ A♠.');
  expect(story('failed', { failed: 'fewDraw', seats: [1] })[0]).toBe(
    'Non riuscito: pescare dal mazzo di pochi (Bea). Finché uno di loro manca, quel mazzo resta chiuso.',
  );
});

test('a card that is turned up, a hidden roll that is shown and an order that was drawn are told with what came out', () => {
  expect(story('turn', { faces: ['C13'] })).toEqual(['È K♣.', 'It’s K♣.']);
  expect(story('roll', { n: 2, sides: 6, values: [3, 5], seats: [0] })[0]).toBe('Ada scopre 2d6 = 3, 5, con la prova.');
  expect(story('order', { seats: [2, 0, 1] })).toEqual([
    'Comincia Carl, poi Ada e Bea.',
    'Carl begins, then Ada and Bea.',
  ]);
});

test('[LAB-18] opened envelopes are told by person', () => {
  const choice = { by: 0, waiting: [], got: [], words: ['pane', 'vino'] };
  expect(story('choices', { seats: [0, 1], n: 2 }, { choice })).toEqual([
    '2 buste aperte insieme: Ada «pane», Bea «vino».',
    '2 envelopes opened together: Ada “pane”, Bea “vino”.',
  ]);
});

test('what the move or the table tells already isn’t told twice', () => {
  expect(story('shuffle', { seats: [0, 1], n: 52 })).toEqual([]);
  expect(story('roll', { n: 2, sides: 6, values: [3, 5] })).toEqual([]);
  const seen = tell(table, 'turn', 0, { faces: ['C13'] });
  expect(laboratory.news!(seen, seen)).toEqual([]);
});

test('what a move lays open is in its line, where everybody can read it', () => {
  const face = (card: string): string | undefined => (card === 'a' ? 'D12' : undefined);
  expect(movesIt.reveal.said({ card: 'a' }, name, face)).toBe('scopre Q♦, con la prova');
  expect(movesIt.discard.said({ card: 'b' }, name, face)).toBe('scarta una carta, con la prova');
  expect(movesEn.revealAll.said({ cards: ['a', 'a'] }, name, face)).toBe('reveals the whole hand (Q♦ Q♦), with proof');
});

test('whatever a line of news carries, its words are whole', () => {
  for (const words of [toldIt, toldEn]) {
    expect(Object.keys(words)).toEqual([...LOGGED]);
    for (const say of Object.values(words))
      for (const args of [
        null,
        'x',
        [],
        { seats: 'x', faces: [1], failed: 'constructor', words: [null] },
        { seats: [7] },
      ])
        expect(say(args, () => '')).not.toMatch(/undefined|NaN/u);
  }
});
