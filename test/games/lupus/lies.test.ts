/**
 * A moderator whose program says something else than cards and choices make true. Each false word is found at the end, by what and whom it
 * was.
 */
import { expect, test } from 'vitest';
import type { Finding } from '../../../src/games/lupus/finding.ts';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import type { Card } from '../../../src/games/lupus/roles.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import type { Game, MoveCall, Seat } from '../../../src/kernel/game.ts';
import { Village, villagers } from './village.ts';

type Lupus = Game<State, State['options']>;

const [WOLF, TWIN, SEER, OWL, V] = [0, 1, 2, 3, 5];
const CARDS: readonly Card[] = ['wolf', 'wolf', 'seer', 'owl', ...villagers(6)];
const LAST = CARDS.length - 1;

/** A village that lynches a villager on its first day and the wolves on the next two. */
function played(game: Partial<Lupus>): State {
  const village = new Village(CARDS, { game, options: { firstNightModVictim: true } });
  village.sleeps().lynches(LAST);
  village.sleeps({ [WOLF]: V, [TWIN]: V, [SEER]: WOLF, [OWL]: 6 }).lynches(WOLF);
  if (village.state.stage !== 'over') village.sleeps({ [TWIN]: 7 }).lynches(TWIN);
  return village.until('over').state;
}

test('[LU-198] nothing is found where nothing false is said', () => {
  expect(played({}).findings).toEqual([]);
});

/** In a letter: the card, three fellows, the three places they point at, the answer. */
test.each([
  ['card', V + 1, 0],
  ['fellow', WOLF, 1],
  ['pointer', WOLF, 4],
  ['answer', SEER, 7],
] as const)('[LU-198] a false %s in one letter is found, and who got it', (_, to, at) => {
  const letters: Lupus['letters'] = (s, eyes, tag) =>
    lupus.letters!(s, eyes, tag)?.map((list, seat) =>
      seat === to && s.night === 2 && s.now.out?.last ? list.with(at, (list[at]! + 1) % 4) : list,
    );
  expect(played({ letters }).findings).toEqual([{ what: 'letter', night: 2, seat: to }]);
});

/** What the program says in the second night, or after its vote, where it lies so. */
const words = (move: string, args: object): Partial<Lupus> => ({
  duties: (s, eyes): readonly MoveCall[] =>
    lupus.duties!(s, eyes).map((one) =>
      one.move === move && s.night === 2 ? { ...one, args: { ...(one.args as object), ...args } } : one,
    ),
});

const LIES: readonly (readonly [string, Partial<Lupus>, readonly Finding[]])[] = [
  ['victim', words('dawn', { mauled: 7 }), [{ what: 'dawn', night: 2 }]],
  ['spared victim', words('dawn', { mauled: -1 }), [{ what: 'dawn', night: 2 }]],
  ['death', words('dawn', { dead: [8] }), [{ what: 'dawn', night: 2 }]],
  ['owl', words('owl', { seat: 8 }), [{ what: 'owl', night: 2 }]],
  ['silence of the owl', words('owl', { seat: -1 }), [{ what: 'owl', night: 2 }]],
  ['end', words('verdict', { side: 'wolves' }), [{ what: 'verdict', night: 2 }]],
];

test.each(LIES)('[LU-130, LU-198] a false %s is found by everybody', (_, game, findings) => {
  expect(played(game).findings).toEqual(findings);
});

test('[LU-206, LU-198] a victim by another lot than that night’s is found', () => {
  const asks = (mauled?: Seat): State => {
    const game = mauled === undefined ? {} : words('dawn', { mauled });
    const village = new Village(CARDS, { game }).sleeps().lynches(LAST).sleeps().lynches(WOLF);
    if (village.state.stage !== 'over') village.sleeps().lynches(TWIN);
    return village.until('over').state;
  };
  const honest = asks();
  expect(honest.findings).toEqual([]);
  const victim = honest.out.find(({ how }) => how === 'mauled')!.seat;
  expect(asks(victim === V ? V + 1 : V).findings).toEqual([{ what: 'dawn', night: 2 }]);
});

test('[LU-201] a moderator’s device that says nothing at dawn: nobody else does, the day waits, and the living call it off', () => {
  const village = new Village(CARDS, {
    game: { duties: (s, eyes) => lupus.duties!(s, eyes).filter(({ move }) => move !== 'dawn') },
  }).until('dawn');
  while (village.dealer.wait()) expect(village.state.stage).toBe('dawn');
  expect(village.does(V, 'dawn', { mauled: -1, dead: [], side: 'none' })).toBe('LU-196 not-moderator');
  for (let seat = 0; seat < 6; seat++) village.does(seat, 'callOff');
  expect(village.until('over').state).toMatchObject({ roles: CARDS, findings: [], result: { why: 'LUQ-27' } });
});
