/** What a person steps through, and what a saved log is called. */
import { expect, test } from 'vitest';
import { logFileName } from '../../../src/embed/log/save-log.ts';
import { stepAt, Steps, stepsOf } from '../../../src/embed/past/steps.ts';
import type { LogLine } from '../../../src/kernel/view/table-view.ts';

const line = (position: number, what: string, args?: unknown): LogLine => ({
  position,
  time: position * 1000,
  seat: 0,
  name: 'Giulia',
  what,
  args,
});
const log: readonly LogLine[] = [
  line(1, 'seat/claim', { seat: 0 }),
  line(3, 'start', { seats: [0] }),
  line(4, 'contribution', { type: 1 }),
  line(6, 'move/touch', { cell: 4 }),
  line(6, 'answer/lost', { by: [0] }),
];

test('a step is a place that the log has words for; of several lines there the last one is told', () => {
  expect(stepsOf(log, 'en', undefined)).toEqual([
    { position: 1, at: '00:00', text: 'Giulia sits down' },
    { position: 3, at: '00:02', text: 'Giulia sets the table' },
    { position: 6, at: '00:05', text: 'What the game asked for can’t be had: Giulia is missing.' },
  ]);
});

test('any place belongs to the step before it', () => {
  const steps = stepsOf(log, 'it', undefined);
  expect([0, 1, 2, 3, 5, 6, 99].map((position) => stepAt(steps, position))).toEqual([0, 0, 0, 1, 1, 2, 2]);
  expect(stepAt([], 5)).toBe(0);
});

test('steps are the same object while nothing changes', () => {
  const steps = new Steps();
  const first = steps.of(log, 'it', undefined);
  expect(steps.of(log, 'it', undefined)).toBe(first);
  expect(steps.of(log, 'en', undefined)).not.toBe(first);
});

test('a file is called after table and day, in letters that any disk takes', () => {
  const day = new Date(2026, 10, 5);
  expect(logFileName('Venerdì da Giulia', day)).toBe('Venerdì da Giulia 2026-11-05.tavolata');
  expect(logFileName('../a:b*"c"\u202e?', day)).toBe('a b c 2026-11-05.tavolata');
  expect(logFileName(' … ', day)).toBe('… 2026-11-05.tavolata');
  expect(logFileName('', day)).toBe('Tavolata 2026-11-05.tavolata');
});
