/** What the narrator says aloud: from public things alone, each once. */
import { expect, test } from 'vitest';
import type { LupusContext } from '../../../src/games/lupus/board/board-context.ts';
import { narrated, newsSaid } from '../../../src/games/lupus/board/narrated.ts';
import { receiptOf } from '../../../src/games/lupus/board/receipt.ts';
import { DEFAULTS } from '../../../src/games/lupus/options.ts';
import type { LupusView } from '../../../src/games/lupus/view.ts';

const PEOPLE = ['Ada', 'Bruno', 'Carla'].map((name, seat) => ({ seat, name, plate: seat, me: seat === 0 }));
const NEWS: LupusView['news'] = [
  { number: 4, what: 'night', seats: [], args: [2] },
  { number: 5, what: 'unharmed', seats: [], args: [2] },
  { number: 6, what: 'dead', seats: [2], args: [2] },
  { number: 7, what: 'floor', seats: [1], args: [] },
];
const TURN = {
  n: 1,
  of: 1,
  name: 'together',
  open: true,
  choosing: true,
  ends: 9,
  last: false,
  from: 0,
  until: 9,
} as const;
const at = (view: Partial<LupusView>): LupusContext =>
  ({
    lang: 'it',
    people: PEOPLE,
    me: 0,
    view: { news: NEWS, players: [0, 1, 2], out: [], ...view },
  }) as unknown as LupusContext;

test('[LU-202] dawn is told in the sentences of the log, what a moment says itself isn’t told twice, and nothing again', () => {
  const dawn = newsSaid(at({}), 4);
  expect(dawn).toContain('i lupi');
  expect(dawn).toContain('Carla');
  expect(dawn).not.toContain('Bruno');
  expect(newsSaid(at({}), 7)).toBe('');
  expect(newsSaid(at({}), 5)).not.toContain('i lupi');
});

test('[LU-202] by night the same is said whoever has read what', () => {
  const asleep = narrated(at({ stage: 'night', night: 2, turn: TURN }));
  const reading = {
    card: 'wolf',
    become: null,
    fellows: [1],
    picks: [2],
    answer: 1,
  } as unknown as LupusView['reading'];
  expect(narrated(at({ stage: 'night', night: 2, turn: TURN, ...(reading && { reading }) }))).toBe(asleep);
  expect(asleep).toContain('anche chi dorme');
});

test('[LU-066] wolves who choose nobody in the first night are called to meet, and from then on to choose', () => {
  const turn = { ...TURN, n: 2, of: 2, name: 'wolf' } as const;
  const said = (night: number, firstNightModVictim: boolean): string =>
    narrated(at({ stage: 'night', night, turn, options: { ...DEFAULTS, firstNightModVictim } }));
  expect(said(1, true)).toBe('I lupi mannari aprono gli occhi e si riconoscono.');
  for (const text of [said(1, false), said(2, true)]) expect(text).toContain('scelgono');
});

test('[LU-127] the bill says who won and why; without a record, only who went when', () => {
  const out: LupusView['out'] = [{ seat: 1, how: 'lynched', cycle: 1 }];
  const ended = { stage: 'over', night: 1, out, side: 'humans', declared: 'humans' } as const;
  const result = { winners: [0, 2], why: 'LU-123' };
  const open = receiptOf(at({ ...ended, result, roles: ['seer', 'wolf', 'villager'] }));
  expect(open).toMatchObject({ headline: 'Vince il villaggio', rule: 'LU-123', why: 'L’ultimo lupo era Bruno.' });
  expect(open.moments).toEqual(['Giorno 1: al rogo va Bruno, un lupo mannaro.']);
  expect(open.sums[0]).toEqual({ label: 'I lupi', value: 'Bruno' });
  const closed = receiptOf(at({ ...ended, result, roles: null }));
  expect(closed.why).toBe('');
  expect(closed.moments).toHaveLength(1);
  expect(JSON.stringify(closed)).not.toContain('lupo mannaro');
});
