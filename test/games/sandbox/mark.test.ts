/** Marks of several pieces at once: only what is meant changes, and the others are told what it was. */
import { expect, test } from 'vitest';
import { actsFor } from '../../../src/games/sandbox/board/acts.ts';
import type { BoardContext } from '../../../src/games/sandbox/board/context.ts';
import { flagged } from '../../../src/games/sandbox/board/flagging.ts';
import { en } from '../../../src/games/sandbox/board/words-en.ts';
import { sandbox4 } from '../../../src/games/sandbox/earlier.ts';
import { sandbox } from '../../../src/games/sandbox/sandbox.ts';
import { FOR_HANDS, LOCKED } from '../../../src/games/sandbox/state.ts';
import { act } from './laid.ts';
import { BAG, PILE, Table, TOKEN } from './table.ts';

const seen = (t: Table): BoardContext =>
  ({
    view: t.view(0),
    people: [],
    w: en,
    check: (move: string, args: unknown) => (t.dealer.judge(0, move, args).ok ? undefined : {}),
  }) as unknown as BoardContext;

/** A pile whose cards go to hands, and a token. */
function marked(game = sandbox): Table {
  const t = new Table(4, {}, {}, 11, game);
  t.do(0, 'mark', { p: t.p(PILE), flags: FOR_HANDS });
  return t;
}

test('what is locked and unlocked together keeps its other marks', () => {
  const t = marked();
  const lock = (): string => {
    const { move, args } = act(actsFor(seen(t), [TOKEN, PILE]), 'lock')!;
    return t.do(0, move, args);
  };
  expect([lock(), t.piece(TOKEN).flags, t.piece(PILE).flags]).toEqual(['ok', LOCKED, LOCKED | FOR_HANDS]);
  expect(t.s.news[0]).toMatchObject({ what: 'mark', n: 2, values: [1] });
  expect([lock(), t.piece(TOKEN).flags, t.piece(PILE).flags]).toEqual(['ok', 0, FOR_HANDS]);
  expect(t.s.news[0]).toMatchObject({ what: 'mark', n: 2, values: [0] });
});

test('the same where the table is prepared: cards for hands, of a pile that is locked and a bag that isn’t', () => {
  const t = marked();
  t.do(0, 'mark', { p: t.p(PILE), flags: LOCKED });
  expect(t.do(0, 'mark', flagged(seen(t), [BAG, PILE], FOR_HANDS, true))).toBe('ok');
  expect([t.piece(BAG).flags, t.piece(PILE).flags]).toEqual([FOR_HANDS, LOCKED | FOR_HANDS]);
  expect(t.s.news[0]).toMatchObject({ what: 'mark', values: [3] });
});

test('a table with earlier rules sets all marks at once, and takes no other move for it', () => {
  const t = marked(sandbox4);
  const args = flagged(seen(t), [TOKEN, PILE], LOCKED, true);
  expect(args).not.toHaveProperty('bits');
  expect(t.do(0, 'mark', { ...args, bits: LOCKED })).not.toBe('ok');
  expect([t.do(0, 'mark', args), t.piece(PILE).flags]).toEqual(['ok', LOCKED]);
  expect(t.s.news[0]).toMatchObject({ what: 'mark', values: [] });
});
