/** Two things at once: the table’s order decides, and knows no ties. */
import type { Case } from '../../../contracts/adversarial.ts';
import { expect } from 'vitest';
import { A, B, C, type Trial, atTurnEnd, begun, dealt, playing, solo } from '../trial.ts';
import { announced, missionWith } from './kit.ts';

/** Two moves of one state, in this order; the verdict on the second. */
function race(first: () => string, second: () => string): string {
  expect(first()).toBe('ok');
  return second();
}

export const RACES: readonly Case[] = [
  {
    id: 'CHX-59',
    what: 'a Note before the closing stands, after it comes too late',
    expected: 'memo-too-late CH-159',
    run: () => {
      const t = announced();
      t.pass(10_499);
      expect(t.memo(B)).toBe('ok');
      const late = announced();
      late.pass(10_500);
      return late.memo(B, 1);
    },
  },
  {
    id: 'CHX-60',
    what: 'while the window is open nothing gets in before the Note',
    expected: 'window-open CH-169',
    run: () => {
      const t = announced();
      const out = t.play(A, 'ark');
      expect(t.memo(B)).toBe('ok');
      return out;
    },
  },
  {
    id: 'CHX-61',
    what: 'of two Notes the first stands; the other may answer it',
    expected: 'not-top CH-150',
    run: () => {
      const t = announced();
      const out = race(
        () => t.memo(B, 1),
        () => t.memo(C, 1),
      );
      expect(t.memo(C, 2)).toBe('ok');
      return out;
    },
  },
  {
    id: 'CHX-62',
    what: 'A answers a Note while C answers the card under it',
    expected: 'not-top CH-150',
    run: () => {
      const t = announced();
      t.memo(B);
      return race(
        () => t.memo(A, 2),
        () => t.memo(C, 1),
      );
    },
  },
  {
    id: 'CHX-63',
    what: 'a Note after a pass',
    expected: 'pass-given CH-175',
    run: () => {
      const t = announced();
      return race(
        () => t.do(B, 'passMemo', { play: 1 }),
        () => t.memo(B, 1),
      );
    },
  },
  {
    id: 'CHX-64',
    what: 'a Note on the last play, against the win',
    expected: 'memo-not-on-goal CH-164',
    run: () => {
      const t = playing(['grail']);
      t.setGoal(A, 'missions', 'sacred-vault');
      t.place(A, 'ark', 'menorah');
      t.setHand(B, 'memo');
      t.resolve(A, 'grail');
      return race(
        () => t.declare(A, 'mission'),
        () => t.memo(B, 1),
      );
    },
  },
  {
    id: 'CHX-65',
    what: 'the end of the turn and a win, from two devices',
    expected: 'game-over CH-227',
    run: () => {
      const ready = (): Trial => missionWith('menagerie', 'tyrannosaur', 'stegosaur', 'mammoth');
      const t = ready();
      expect(
        race(
          () => t.do(A, 'endTurn'),
          () => t.declare(A, 'mission'),
        ),
      ).toBe('win-only-own-turn CH-209');
      const other = ready();
      return race(
        () => other.declare(A, 'mission'),
        () => other.do(A, 'endTurn'),
      );
    },
  },
  {
    id: 'CHX-66',
    what: 'two plays at once',
    expected: 'window-open CH-169',
    run: () => {
      const t = playing(['grail', 'ark']);
      return race(
        () => t.play(A, 'grail'),
        () => t.play(A, 'ark'),
      );
    },
  },
  {
    id: 'CHX-67',
    what: 'B draws before A has ended the turn',
    expected: 'not-your-turn CH-048',
    run: () => atTurnEnd().do(B, 'draw'),
  },
  {
    id: 'CHX-68',
    what: 'two exchanges at once',
    expected: 'ok',
    run: () => {
      const t = dealt();
      return race(
        () => t.do(B, 'mulliganIdentity'),
        () => t.do(A, 'mulliganIdentity'),
      );
    },
  },
  {
    id: 'CHX-69',
    what: 'guesses come in any order',
    expected: '1',
    run: () => {
      const first = [
        [A, B, C],
        [C, A, B],
      ].map((order) => {
        const t = dealt();
        const minutes: Readonly<Record<number, number>> = { [A]: 500, [B]: 20, [C]: 700 };
        for (const seat of order) t.do(seat, 'guessTime', { minute: minutes[seat], at: 16 });
        return t.s.active;
      });
      return [...new Set(first)].join();
    },
  },
  {
    id: 'CHX-70',
    what: 'the flip that opens the thirteenth Paradox, against a Note',
    expected: 'game-over CH-227',
    run: () => {
      const ready = (): Trial => {
        const t = playing(['reverse-fate', 'grail']);
        t.history([1865, 1912, 1936, 1963, 1981]);
        t.setHand(B, 'memo');
        t.play(A, 'reverse-fate', 'L1980');
        return t;
      };
      const saved = ready();
      saved.memo(B);
      saved.allPass();
      expect(saved.s.result).toBeNull();
      const lost = ready();
      lost.allPass();
      return lost.memo(B, 1);
    },
  },
  {
    id: 'CHX-71',
    what: 'a draw that needs recycling while it can’t be made',
    expected: 'not-yet CH-052',
    run: () => {
      const t = begun();
      t.onlyPile();
      t.hold = ['drawPile'];
      t.do(A, 'draw');
      const out = t.do(A, 'draw');
      t.hold = [];
      t.settle();
      expect(t.phase).toBe('play');
      return out;
    },
  },
  {
    id: 'CHX-72',
    what: 'Solonauts: two of a team play in one step',
    expected: 'stale-step CH-256',
    here: ['move/stale P5', 'a step that is over is what the table calls stale'],
    run: () => {
      const t = solo({ seats: 2 });
      const [one, two] = t.hand(A);
      const slot = `step ${t.s.turn}`;
      expect(t.do(A, 'discardAny', { card: one }, slot)).toBe('ok');
      expect(t.do(B, 'discardAny', { card: two }, slot)).toBe('no-play-left CH-046');
      t.do(A, 'refill');
      return t.do(B, 'discardAny', { card: two }, slot);
    },
  },
  {
    id: 'CHX-73',
    what: 'two reach their goals by the same flip',
    expected: 'win-only-own-turn CH-209',
    run: () => {
      const t = missionWith('menagerie', 'tyrannosaur', 'stegosaur', 'mammoth');
      t.setGoal(B, 'missions', 'sacred-vault');
      t.place(B, 'ark', 'grail', 'menorah');
      const out = t.declare(B, 'mission');
      t.do(A, 'endTurn');
      t.do(B, 'draw');
      t.do(B, 'loseTime', { card: t.hand(B)[0] });
      expect(t.declare(B, 'mission')).toBe('ok');
      return out;
    },
  },
];
