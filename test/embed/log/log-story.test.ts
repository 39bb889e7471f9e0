/** The log as a story: results inside the line of their act, proofs folded away. */
import { expect, test } from 'vitest';
import { logItems } from '../../../src/embed/log/log-lines.ts';
import { storyOf } from '../../../src/embed/log/log-story.ts';
import { findGame } from '../../../src/games/registry.ts';
import type { LogLine } from '../../../src/kernel/view/table-view.ts';

const line = (what: string, args?: unknown, who: readonly [number, string] | null = null): LogLine => ({
  position: 1,
  time: 0,
  seat: who?.[0] ?? null,
  name: who?.[1] ?? '',
  what,
  args,
});
const giulia = [0, 'Giulia'] as const;
const marco = [1, 'Marco'] as const;
const touch = line('move/touch', { cell: 3 }, giulia);
const opens = line('contribution', { type: 9 }, marco);
const opened = line('news/opened', { cell: 3, who: 'bystander', next: 'blue' });
const words = await findGame('codenames')!.words('it');

test('what a touch came to stands in its line, the opening among its proofs, whatever was said in between', () => {
  const said = line('say', { text: 'ma no' }, marco);
  const at = [1, 2, 3, 3];
  const lines = [touch, said, opens, opened].map((one, i) => ({ ...one, position: at[i]! }));
  const story = storyOf(logItems(lines, 'it', words));
  expect(story.map(({ name, text, came }) => [name, text, came])).toEqual([
    ['Giulia', 'sceglie la 4', ['La 4: passante, tocca ai Blu.']],
    ['Marco', expect.stringContaining('ma no'), []],
  ]);
  expect(story[0]!.until).toBe(3);
  expect(story[0]!.proofs).toHaveLength(1);
  expect(story[0]!.proofs[0]).toMatch(/^Marco .*\.$/u);
});

test('what came of an act that is told to nobody stands by itself, not in the line of whoever acted before', () => {
  const story = storyOf(logItems([touch, { ...opened, position: 2 }], 'it', words));
  expect(story.map(({ name, text, came }) => [name, text, came])).toEqual([
    ['Giulia', 'sceglie la 4', []],
    ['', expect.stringContaining('passante'), []],
  ]);
});

test('of a roll the result is in the line, and who gave a share is among the proofs', async () => {
  const lab = await findGame('laboratory')!.words('en');
  const rolls = line('roll/keepers', { values: [4, 2], from: [0, 1], of: 3 });
  const [act] = storyOf(logItems([line('move/roll', { count: 2, sides: 6 }, giulia), rolls], 'en', lab));
  expect(act!.came).toEqual(['Result: 4, 2.']);
  expect(act!.proofs.join(' ')).toContain('2 of 3 keepers');
  expect(act!.proofs.join(' ')).not.toContain('Result');
});

test('what nobody has done stands by itself, and so does what went wrong, was refused, or came before any act', () => {
  const refused: LogLine = { ...touch, refusal: { code: 'not-your-turn', rule: 'CN-039' } };
  const lost = line('answer/lost', { by: [1] });
  const story = storyOf(logItems([opens, touch, lost, refused, line('seat/leave', {}, marco)], 'it', words));
  expect(story.map(({ kind }) => kind)).toEqual(['work', 'move', 'failed', 'refused', 'seat']);
  expect(story.flatMap(({ came, proofs }) => [...came, ...proofs])).toEqual([]);
});

test('at a table whose acts aren’t told each thing that came stands where it happened, with its own proofs', async () => {
  const free = await findGame('sandbox')!.words('it');
  const start = line('start', { seats: [0, 1] }, giulia);
  const deals = line('move/deal', {}, giulia);
  const dealt = line('news/deal', { by: 0, n: 3, seats: [0, 1], of: -1, faces: [], values: [-1, 0] });
  const shuffled = line('news/shuffle', { by: 1, n: 40, of: -1 });
  const lines = [start, opens, line('move/shuffle', {}, marco), shuffled, deals, opens, dealt, deals, opens];
  const at = [1, 2, 3, 3, 4, 5, 5, 6, 7];
  const story = storyOf(
    logItems(
      lines.map((one, i) => ({ ...one, position: at[i]! })),
      'it',
      free,
    ),
  );
  expect(story.map(({ kind, text, came, proofs }) => [kind, text, came.length, proofs.length])).toEqual([
    ['start', expect.any(String), 0, 1],
    ['news', 'Marco mescola 40 carte.', 0, 0],
    ['news', 'Giulia dà 3 carte a testa a Giulia e Marco.', 0, 2],
  ]);
});
