/** Reconnaissance and telepathy (rules 5.G, 5.H). */
import { expect, test } from 'vitest';
import { isInOwnWords } from '../../../../src/games/time-stories/table/own-words.ts';
import { panorama } from './mission.ts';
import { Table } from './table.ts';

test('[TS-067 TS-103] each takes one card, free of charge, and reads it alone', () => {
  const table = new Table().goTo();
  const before = table.azrak(1);
  table.does(1, 'claim', { slot: 2 });
  expect(table.do(1, 'claim', { slot: 3 })).toBe('TS-067 one-card');
  expect(table.azrak(1)).toBe(before);
});

test('[TS-068 TS-074] as long as a card is left everybody takes one, and nothing is turned before all have confirmed', () => {
  const table = new Table().goTo();
  table.does(0, 'claim', { slot: 0 });
  expect(table.do(0, 'confirm')).toBe('TS-068 recon-incomplete');
  table.does(1, 'claim', { slot: 1 });
  table.does(2, 'claim', { slot: 2 });
  table.does(0, 'confirm');
  expect(table.do(0, 'confirm')).toBe('TS-074 already-told');
  expect(table.state.agents.map(({ front }) => front)).toEqual([null, null, null]);
  table.does(1, 'confirm');
  table.does(2, 'confirm');
  expect(table.state.agents.map(({ front }) => front)).toEqual(['mill.1', 'mill.2', 'mill.3']);
  for (const seat of [0, 1, 2]) {
    const { reads } = (table.dealer.view(seat) as { table: { reads: readonly string[] } }).table;
    expect(reads.filter((id) => id.startsWith('mill.'))).toEqual([`mill.${seat + 1}`]);
  }
  expect((table.dealer.view(null) as { table: { reads: readonly string[] } }).table.reads).not.toContain('mill.1');
});

test('[TS-072] a claim can be given up while people talk', () => {
  const table = new Table().goTo();
  expect(table.do(0, 'unclaim')).toBe('TS-072 claim-first');
  table.does(0, 'claim', { slot: 0 });
  table.does(0, 'unclaim');
  expect(table.do(1, 'claim', { slot: 0 })).toBe('ok');
});

test('[TS-075] a slot is claimed by one agent only', () => {
  const table = new Table().goTo();
  table.does(0, 'claim', { slot: 1 });
  expect(table.do(1, 'claim', { slot: 1 })).toBe('TS-075 card-in-use');
  expect(table.do(1, 'claim', { slot: 7 })).toBe('TS-075 card-in-use');
});

test('[TS-077] with fewer cards than agents those without one stand by, and have nothing to tell', () => {
  const table = new Table({ cards: [panorama('mill.1'), panorama('mill.2')] }).goTo();
  table.does(0, 'claim', { slot: 0 });
  table.does(2, 'claim', { slot: 1 });
  for (const agent of [0, 1, 2]) table.does(agent, 'confirm');
  expect(table.state.agents[1]).toMatchObject({ front: null, status: 'active' });
  expect(table.do(1, 'tell', { text: 'nothing' })).toBe('TS-077 claim-first');
});

test('[TS-076 TS-077] everybody with a card tells of it before anything is done; it can be told again', () => {
  const table = new Table().goTo();
  expect(table.do(0, 'tell', { text: 'early' })).toBe('TS-076 phase-closed');
  for (const agent of [0, 1, 2]) table.does(agent, 'claim', { slot: agent });
  for (const agent of [0, 1, 2]) table.does(agent, 'confirm');
  table.does(0, 'tell', { text: 'a wheel' });
  table.does(0, 'tell', { text: 'a broken wheel' });
  expect(table.do(0, 'explore', { slot: 3 })).toBe('TS-083 phase-closed');
  table.does(1, 'tell', { text: '' });
  table.does(2, 'tell', { text: 'a cat' });
  expect(table.state.step).toBe('actions');
  expect(table.state.tellings.map(({ agent, text }) => [agent, text])).toEqual([
    [0, 'a broken wheel'],
    [1, ''],
    [2, 'a cat'],
  ]);
});

test('[TS-078 TS-080] eight words of the card in a row are no own words', () => {
  const table = new Table().goTo();
  for (const agent of [0, 1, 2]) table.does(agent, 'claim', { slot: agent });
  for (const agent of [0, 1, 2]) table.does(agent, 'confirm');
  const text = 'So: the CARD mill 1, of this small story says…';
  expect(table.do(0, 'tell', { text })).toBe('TS-078 own-words');
  expect(table.do(0, 'tell', { text: 'the card mill 1 of this small story' })).toBe('TS-078 own-words');
  expect(table.do(0, 'tell', { text: 'the card mill 1 of this story says a few words' })).toBe('ok');
});

test('[TS-078] words are told apart alike in every browser: by fixed signs, and letters that some don’t know are parts of a word', () => {
  const eight = 'uno due tre quattro cinque sei sette otto';
  expect(isInOwnWords(`“UNO”, due… tre ⭐ quattro/cinque\n(sei) 🕯 sette–otto!`, eight)).toBe(false);
  // Between small and capital, and between letter and sign, by the version of Unicode.
  for (const young of ['\u1c89', '\u1c8a', '\u{10d50}', '\u1ae0']) {
    expect(isInOwnWords(eight.replace('tre', `tre${young}`), eight)).toBe(true);
    expect(isInOwnWords(eight.replace('tre', `tre${young}`), eight.replace('tre', `tre${young}`))).toBe(false);
  }
  expect(isInOwnWords(eight.replace('tre', 'tre\u1c89'), eight.replace('tre', 'tre\u1c8a'))).toBe(true);
});
