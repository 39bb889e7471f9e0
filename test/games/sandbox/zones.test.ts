/** What a zone takes and how much of it: the same for a hand, a deal and a button. */
import { expect, test } from 'vitest';
import type { Step } from '../../../src/games/sandbox/buttons/step.ts';
import { sandbox4 } from '../../../src/games/sandbox/earlier.ts';
import { CLOTH, NONE, handPlace } from '../../../src/games/sandbox/state.ts';
import type { Zone } from '../../../src/games/sandbox/defs.ts';
import { BAG, DIE, FACTS, LAID, PILE, ROWS, TOKEN, Table, ZONE_OPEN, ZONES } from './table.ts';

const [A, B] = LAID;
const BUTTON = ROWS.length;

/** Cards of the first deck have a tag; a button does these steps. */
function withZone(zone: Partial<Zone>, steps: readonly Step[] = []): Table {
  const defs = FACTS.map((def, i) => (i === 0 ? { ...def, tags: ['red'] } : def));
  const button = { ...FACTS[1]!, kind: 'button', faces: 1, steps } as const;
  const rows = [...ROWS, [FACTS.length, 0, 5_000, 0, 0, NONE, CLOTH, NONE, 0]].flat();
  const zones = ZONES.with(0, { ...ZONES[0]!, ...zone });
  return new Table(3, { defs: [...defs, button], rows, zones });
}
const deal = (t: Table, from: number, n: number, to: readonly number[] = [ZONE_OPEN]): string =>
  t.do(0, 'deal', { from, n, to });
const press = (t: Table): string => t.do(0, 'press', { n: BUTTON, answers: [] });

test('[SB-03] a deal brings no more into a zone than it holds', () => {
  const t = withZone({ limit: 2 });
  expect([deal(t, PILE, 3), deal(t, PILE, 2), deal(t, PILE, 1)]).toEqual(['not-there SB-03', 'ok', 'not-there SB-03']);
  expect(t.list(ZONE_OPEN).length).toBe(2);
});

test('[SB-03] a deal brings nothing into a zone that this doesn’t take, whatever the bag may give', () => {
  const t = withZone({ accepts: ['red'] });
  t.put(0, [A, B], BAG);
  expect([deal(t, BAG, 1), deal(t, PILE, 1)]).toEqual(['not-there SB-03', 'ok']);
  expect(deal(t, BAG, 1, [handPlace(0), ZONE_OPEN])).toBe('not-there SB-03');
});

test('[SB-03] no token or die is dealt onto a pile', () => {
  const t = withZone({});
  t.put(0, [TOKEN, DIE], BAG);
  expect([deal(t, BAG, 1, [PILE]), deal(t, BAG, 1)]).toEqual(['not-there SB-03', 'ok']);
});

test.each<readonly [string, Partial<Zone>, Step]>([
  ['deal', { limit: 1 }, { do: 'deal', from: PILE, n: 2, to: [ZONE_OPEN] }],
  ['move', { limit: 1 }, { do: 'move', from: PILE, to: ZONE_OPEN, n: 2 }],
  ['recall', { limit: 1 }, { do: 'recall', defs: [9], to: ZONE_OPEN }],
  ['deal', { accepts: ['blue'] }, { do: 'deal', from: PILE, n: 1, to: [ZONE_OPEN] }],
  ['move', { accepts: ['blue'] }, { do: 'move', from: PILE, to: ZONE_OPEN, n: 1 }],
  ['recall', { accepts: ['red'] }, { do: 'recall', defs: [9], to: ZONE_OPEN }],
])('[SB-62] a button’s step %s is refused where the zone is as %o', (_, zone, step) => {
  const t = withZone(zone, [step]);
  expect(press(t)).toBe('not-there SB-62');
  expect(t.list(ZONE_OPEN)).toEqual([]);
});

test('[SB-62] a step that fills a zone up to its limit goes through, and counts what an earlier step has brought', () => {
  const fill: Step = { do: 'deal', from: PILE, n: 2, to: [ZONE_OPEN], fill: true };
  const t = withZone({ limit: 2 }, [fill, fill]);
  expect([press(t), press(t), t.list(ZONE_OPEN).length]).toEqual(['ok', 'ok', 2]);
  const twice = withZone({ limit: 2 }, [fill, { do: 'move', from: PILE, to: ZONE_OPEN, n: 1 }]);
  expect(press(twice)).toBe('not-there SB-62');
});

test('[SB-03] by earlier rules a deal asked no zone', () => {
  const zones = ZONES.with(0, { ...ZONES[0]!, limit: 1 });
  const t = new Table(2, { zones }, {}, 11, sandbox4);
  expect(deal(t, PILE, 3)).toBe('ok');
});
