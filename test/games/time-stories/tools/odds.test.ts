/** How likely bots think a test is, against what the rules make of it. */
import { expect, test } from 'vitest';
import type { RuleEffect } from '../../../../src/games/time-stories/pack/cards.ts';
import { oddsOn } from '../../../../src/games/time-stories/tools/bots/odds.ts';
import { element, panorama, test as trial } from '../table/mission.ts';
import { Table } from '../table/table.ts';

const DESTINY = [-1, 0, 0, 0];

/** Agent 0 reads a card with a test of Strength 5, and has Strength 3; agent 1 reads one that brings this effect. */
function reading(effect: RuleEffect): Table {
  const table = new Table({
    destiny: DESTINY,
    elements: [element(33, 'white', { white: { type: 'rule', effects: [effect] } })],
    cards: [
      panorama('mill.1', { tests: [trial('lift', { difficulty: 5 })] }),
      panorama('mill.2', { instructions: [{ op: 'takeElement', number: 33 }] }),
      panorama('mill.3'),
      panorama('mill.4'),
    ],
  }).in();
  return table;
}

/** Of agent 0, who has so many crystals. */
function odds({ state: s }: Table, azrak: number): number | undefined {
  const reserves = s.purse.reserves.map((one, agent) => (agent === 0 ? { ...one, azrak } : one));
  return oddsOn({ ...s, purse: { ...s.purse, reserves } }, 0, 'mill.1', 3)[0]?.odds;
}

test('a test is paid for before it is boosted, and the last crystal stays', () => {
  const table = reading({ k: 'costChange', action: 'test', n: 1, who: 'all' });
  expect(odds(table, 3)).toBe(0);
  expect(odds(table, 4)).toBe(0.75);
  // It costs two from now on.
  table.does(1, 'follow');
  expect(odds(table, 4)).toBe(0);
  expect(odds(table, 5)).toBe(0.75);
});

test('where the worse of two Destinies counts, or all tests are harder, a test is less likely', () => {
  const worse = reading({ k: 'destinyReplace', when: true, draw: 'worst2', who: 'all' });
  const better = reading({ k: 'destinyReplace', when: true, draw: 'best2', who: 'all' });
  const harder = reading({ k: 'testModifier', when: true, n: -1, who: 'all' });
  for (const table of [worse, better, harder]) {
    expect(odds(table, 4)).toBe(0.75);
    table.does(1, 'follow');
  }
  expect(odds(worse, 4)).toBe(0.5);
  expect(odds(better, 4)).toBe(1);
  expect(odds(harder, 4)).toBe(0);
});
