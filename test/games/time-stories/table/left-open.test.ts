/** What an instruction leaves to its reader: which card of the row, and who gets a thing; and triggers that ask before they count as used. */
import { expect, test } from 'vitest';
import type { Block } from '../../../../src/games/time-stories/pack/blocks.ts';
import { element, panorama, say } from './mission.ts';
import { Table } from './table.ts';

const plain = [2, 3, 4].map((n) => panorama(`mill.${n}`));
const after = (instructions: readonly Block[], setting: ConstructorParameters<typeof Table>[0] = {}): Table => {
  const table = new Table({ cards: [panorama('mill.1', { instructions }), ...plain], ...setting }).in();
  table.does(0, 'follow');
  return table;
};
const asked = (table: Table): { readonly doing: number; readonly labels: readonly unknown[] } => {
  const { table: shown } = table.dealer.view(0) as { table: { questions: readonly never[] } };
  return shown.questions[0]!;
};
const reads = (table: Table, seat: number): readonly string[] =>
  (table.dealer.view(seat) as { table: { reads: readonly string[] } }).table.reads;

test('a card of the row that is left to the reader is chosen by the words of the A card, among those that lie there', () => {
  const table = after([{ op: 'readCard', slot: 'chosen' }], { people: 2 });
  // Slots 0 and 1 lie before the two agents.
  expect(asked(table).labels).toEqual([say('word 2'), say('word 3')]);
  expect(table.do(0, 'answer', { doing: asked(table).doing, option: 2 })).toBe('TS-087 not-an-answer');
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

  const none = after([{ op: 'readCard', slot: 'chosen' }], { people: 4 });
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
