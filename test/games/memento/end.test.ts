/** The end (5.S), and what is the same for everybody (5.T). */
import { expect, test } from 'vitest';
import { memento } from '../../../src/games/memento/memento.ts';
import { replay } from '../../contracts/game-contract.ts';
import { canonical } from '../../helpers/plain.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { A, B, C, envied, inPlay, inThree, L, type Tale } from './tale.ts';

/** B and C have yielded; A loses its last die in its own scene, and L is left. */
function last(options: object = {}): Tale {
  const t = inThree(options).sets(B, { status: 'defeated', dice: 0 }).deals(3, 1, 0, 0);
  t.does(A, 'envy', { trait: envied(t, A) })
    .falls({ lantern: [10] })
    .does(A, 'accept');
  return t.closes().does(A, 'close');
}

test('[MM-190, MM-191, MMX-32] the last character has its defeat left, at once, and no conflict', () => {
  const t = last();
  expect(t.s.scene).toMatchObject({ kind: 'final', owner: L, step: 'narrate', holders: [L] });
  expect(t.do(L, 'cast')).toBe('final-scene-only MM-190');
});

test('[MM-191] or on its turn, with the scenes of the Darkness before it', () => {
  const t = last({ finalScene: 'inOrder' });
  for (const seat of [B, C]) {
    expect(t.s.scene).toMatchObject({ kind: 'darkness', owner: seat });
    t.does(seat, 'target', { seat: L })
      .falls({ darkness: [10] })
      .closes();
  }
  expect(t.s.scene).toMatchObject({ kind: 'final', owner: L });
});

test('[MM-191, MM-192] in that order its last die may go before: then its defeat ends the story', () => {
  const t = last({ finalScene: 'inOrder' }).deals(1, 0, 0, 0);
  t.does(B, 'target', { seat: L })
    .falls({ darkness: [10] })
    .closes();
  expect(t.s.scene).toMatchObject({ kind: 'defeat', owner: L });
  expect(t.does(L, 'waive').s).toMatchObject({ stage: 'epilogue', why: 'MM-192' });
});

test('[MM-192, MM-009] the story ends when that scene closes, and nobody has won', () => {
  const t = last().does(L, 'narrate', { text: 'Buio.' });
  expect(memento.outcome(t.s)).toBeUndefined();
  expect(memento.outcome(t.does(L, 'close').s)).toEqual({ winners: [], why: 'MM-192' });
});

test('[MM-193] where the last two yield in one scene, it ends after both have told of it', () => {
  const t = inThree().sets(B, { status: 'defeated', dice: 0 }).deals(1, 1, 0, 0);
  t.does(A, 'envy', { trait: envied(t, A) })
    .falls({ darkness: [10] })
    .does(A, 'accept')
    .closes();
  expect(t.does(A, 'close').s.stage).toBe('play');
  expect(t.does(L, 'close').s).toMatchObject({ stage: 'epilogue', why: 'MM-192' });
});

test('[MM-194] afterwards everybody may add to the tale', () => {
  const t = last()
    .does(L, 'close')
    .all('narrate', (seat) => ({ text: `poi ${seat}` }));
  expect(t.s.journal.map(({ kind }) => kind)).toEqual(['epilogue', 'epilogue', 'epilogue', 'epilogue']);
});

test('[MM-195, MMX-33] afterwards nothing else changes the story', () => {
  const t = last().does(L, 'close');
  const [trait] = t.traits(L);
  for (const [seat, move, args] of [
    [L, 'cast', {}],
    [A, 'envy', { trait }],
    [C, 'target', { seat: L }],
    [A, 'trickster', { trait }],
    [A, 'accept', {}],
    [L, 'close', {}],
    [L, 'nameCharacter', { text: 'Vera' }],
    [L, 'endStory', {}],
  ] as const)
    expect(t.do(seat, move, args), move).toBe('game-over MM-195');
});

test('[MM-198] the log played again gives the same dice, transfers and fates', () => {
  const t = inPlay()
    .does(L, 'cast')
    .falls({ lantern: [10] })
    .does(L, 'close');
  t.does(A, 'envy', { trait: envied(t, A) })
    .falls({ lantern: [9] })
    .does(A, 'trickster', { trait: t.traits(A)[0] });
  t.falls({ follower: [10] });
  expect(canonical(replay(memento as Game<unknown>, t.dealer.log))).toBe(canonical(t.dealer.play));
});

test('[MM-200, MMX-34] watchers see what is public, and do nothing', () => {
  const t = inPlay();
  const { me: _me, note: _note, channel: _channel, ...seen } = t.view(null);
  const { me: _mine, note: _own, channel: _none, ...own } = t.view(L);
  expect(seen).toEqual(own);
  expect(t.do(7, 'cast')).toMatch(/^move\/not-your-seat/);
});

test('[MM-196, MMX-49] faces come from the table: no move brings any', () => {
  expect(inPlay().do(L, 'cast', { dice: [10, 10, 10] })).toMatch(/^move\/form/);
});
