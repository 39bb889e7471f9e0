/**
 * What an instruction leaves to its reader: which card of the row, and who gets a thing. There are also triggers that ask before they count
 * as used.
 */
import { expect, test } from 'vitest';
import { timeStories5 } from '../../../../src/games/time-stories/earlier.ts';
import { codeHash } from '../../../../src/games/time-stories/language/codes.ts';
import { element, panorama, say } from './mission.ts';
import { after, plain, reads, shown } from './acts.ts';
import { Table, type Setting } from './table.ts';

const asked = (table: Table): { readonly doing: number; readonly labels: readonly unknown[] } =>
  shown(table, 0).questions[0] as never;

test('a card of the row that is left to the reader is chosen by the words of the A card, among those that lie there', () => {
  const table = after([{ op: 'readCard', slot: 'chosen' }], { people: 2 });
  // Slots 0 and 1 lie before the two agents.
  expect(asked(table).labels).toEqual([2, 3, 4].map((slot) => say(`word ${slot}`)));
  expect(table.do(0, 'answer', { doing: asked(table).doing, option: 3 })).toBe('TS-087 not-an-answer');
  table.does(0, 'answer', { doing: asked(table).doing, option: 1 });
  expect(reads(table, 0)).toContain('mill.4');
  expect(reads(table, 1)).not.toContain('mill.4');
  expect(table.state.agents[0]!.front).toBe('mill.1');
});

test('… it is read to all, or followed, where the instruction says so; one without a word has its number; with none there nothing is asked', () => {
  const to = after([{ op: 'readCard', slot: 'chosen', to: 'all' }]);
  to.does(0, 'answer', { doing: asked(to).doing, option: 0 });
  expect(reads(to, 2)).toContain('mill.4');

  const cards = [
    panorama('mill.1', { instructions: [{ op: 'readCard', slot: 'chosen', instructions: true }] }),
    ...plain.slice(0, 2),
    panorama('mill.4', { instructions: [{ op: 'addCounter', name: 'tide', value: 3 }] }),
  ];
  const followed = new Table({ cards }).in();
  followed.does(0, 'follow');
  followed.does(0, 'answer', { doing: asked(followed).doing, option: 0 });
  expect(followed.state.counters['tide']).toBe(3);

  const all = [panorama('mill.1', { instructions: [{ op: 'readCard', slot: 'chosen' }] }), ...plain.slice(0, 3)];
  const none = new Table({ people: 4, cards: all }).in();
  none.does(0, 'follow');
  expect(none.state.doing).toEqual([]);
});

test('a thing that goes to a chosen agent goes to the one that its giver names', () => {
  const table = after(
    [
      { op: 'takeElement', number: 31 },
      { op: 'giveItem', item: { element: 31 }, to: 'chosen' },
    ],
    { elements: [element(31, 'green')] },
  );
  expect(asked(table).labels).toHaveLength(2);
  table.does(0, 'answer', { doing: asked(table).doing, option: 1 });
  expect(table.state.elements).toEqual({ 31: 2 });
});

test('a trigger that fires once isn’t used up while its question is false', () => {
  const table = new Table({
    cards: [1, 2, 3].map((n) =>
      panorama(`mill.${n}`, { instructions: [{ op: 'addCounter', name: 'tide', value: n - 1 }] }),
    ),
    more: {
      events: [
        {
          on: 'cardRead',
          when: { counter: ['tide', '>=', 1] },
          once: true,
          do: [{ op: 'setFlag', name: 'gate', value: true }],
        },
      ],
    },
  }).in();
  table.does(0, 'follow');
  expect(table.state).toMatchObject({ flags: { gate: false }, fired: [] });
  table.does(1, 'follow');
  table.does(2, 'follow');
  expect(table.state).toMatchObject({ flags: { gate: true }, fired: [0] });
});

const riddle = {
  op: 'askCode',
  prompt: say('which word?'),
  salt: 's',
  answersHash: [codeHash('s', 'moon')],
  tries: 2,
  do: [],
} as const;

test('that an answer to a riddle was wrong, right or given up all hear, and never its words', () => {
  const heard = (setting: Setting, ...codes: readonly (string | null)[]): unknown => {
    const table = after([riddle], setting);
    const { doing } = asked(table);
    for (const code of codes) table.does(0, 'answer', { doing, ...(code === null ? { giveUp: true } : { code }) });
    return shown(table, null).news.flatMap(({ what, agent, about, n }) => (what === 'code' ? [[agent, about, n]] : []));
  };
  expect(heard({}, 'sun', 'star')).toEqual([
    [0, 'wrong', 1],
    [0, 'wrong', 0],
  ]);
  expect(heard({}, 'sun', 'Moon')).toEqual([
    [0, 'wrong', 1],
    [0, 'right', undefined],
  ]);
  expect(heard({}, null)).toEqual([[0, 'none', undefined]]);
  expect(heard({ game: timeStories5 }, 'sun')).toEqual([]);
});
