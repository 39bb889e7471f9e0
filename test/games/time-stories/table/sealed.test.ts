/** A published mission: parts of it are pages of their own, opened by the log when they are read and not before. */
import { expect, test } from 'vitest';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import type { Session } from '../../../../src/games/time-stories/session.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { mission, panorama, test as trial } from './mission.ts';
import { HASH, Table } from './table.ts';

const hashOf = (n: number): string => String(n).repeat(64).slice(0, 64);
const blob = (n: number): Mission['blobs'][string] => ({ sha256: hashOf(n), bytes: 90, padTo: 4_096, keyId: `k${n}` });

/** Two pages: the instructions of the first card, its tests. */
const sealed = (): Mission => {
  const first = { ...panorama('mill.1'), instructions: { sealed: 'p1' }, tests: { sealed: 'p2' } };
  const whole = mission({ cards: [first, ...[2, 3, 4].map((n) => panorama(`mill.${n}`))] });
  return { ...whole, blobs: { ...whole.blobs, p1: blob(1), p2: blob(2) } };
};
const pages = {
  [hashOf(1)]: [{ op: 'gainMagic' }, { op: 'addCounter', name: 'tide', value: 2 }],
  [hashOf(2)]: [trial('t')],
};

/** At the point where agent 0 has the sealed card in front; before that nothing of it was open. */
function table(packs: Readonly<Record<string, unknown>>): Table {
  const made = new Table({ mission: sealed() });
  const { log } = made.dealer;
  expect(log.length).toBeGreaterThan(0);
  const dealer = new Dealer<Session>(timeStories, { seats: [0, 1, 2], options: {} }, 7, {
    packs: { [HASH]: sealed(), ...packs },
    loose: true,
  });
  (made as { dealer: Dealer<Session> }).dealer = dealer;
  made.ok(0, 'load', { hash: HASH });
  for (const [seat, receptacle] of ['miller', 'nun', 'smith'].entries()) made.ok(seat, 'pick', { receptacle });
  made.ok(0, 'begin', {});
  made.ok(0, 'propose', { what: 'captain', shares: [0], free: false });
  for (const seat of [1, 2]) made.ok(seat, 'vote', { yes: true });
  made.goTo();
  expect(made.state.pages).toEqual({});
  return made.explore(0, 1, 2);
}

test('[TS-323] pages of a card are asked for when it is read, one by one, and then its instructions run', () => {
  const made = table(pages);
  // Its test stands beside its words: the reader sees it at once. What its instructions do comes when they are followed.
  expect(Object.keys(made.state.pages)).toEqual(['p2']);
  expect(made.state.counters['tide']).toBe(0);
  made.does(0, 'follow');
  expect(Object.keys(made.state.pages).toSorted()).toEqual(['p1', 'p2']);
  expect(made.state.counters['tide']).toBe(2);
  expect(made.do(0, 'test', { card: 'mill.1', test: 't', attribute: 'strength' })).toBe('ok');
});

test('a page that isn’t what its place wants, or that nobody has, is told, and the table asks again when somebody comes', () => {
  for (const [content, about] of [
    [[{ op: 'explode' }], 'bad'],
    [undefined, 'lost'],
  ] as const) {
    const made = table(content ? { ...pages, [hashOf(2)]: content } : {});
    expect(made.state.news.find(({ what }) => what === 'stuck')).toMatchObject({ about });
    expect(made.dealer.view(1)).toMatchObject({ table: { stuck: 'p2' } });
    expect(made.state.counters['tide']).toBe(0);
    // Everybody else goes on.
    expect(made.do(1, 'standby')).toBe('ok');
    made.dealer.tell('back', 2);
    expect(made.dealer.play.asks.map(({ kind }) => kind)).toEqual(['pack']);
  }
});
