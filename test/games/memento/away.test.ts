/** People who go away, are called, or leave for good, at every step (MM-199, MMQ-27). */
import { expect, test } from 'vitest';
import { absence } from '../../../src/games/memento/board/absence.ts';
import { memento } from '../../../src/games/memento/memento.ts';
import { memento2 } from '../../../src/games/memento/earlier.ts';
import {
  A,
  B,
  C,
  envied,
  envies,
  gifts,
  inChoice,
  inDarkness,
  inElements,
  inFollower,
  inOwn,
  inPlay,
  inPrelude,
  inTalk,
  inThree,
  L,
  Tale,
} from './tale.ts';

test('[MM-199] for whoever is away the simplest is done after a while, not before', () => {
  const t = inPlay().tell('away', L).waits(179);
  expect(t.s.scene!.step).toBe('declare');
  expect(t.waits(1).s.scene!.step).toBe('rolling');
  expect(t.told('default')!.seats).toEqual([L]);
});

test('[MM-199] who comes back in time is not stood in for, and time begins anew', () => {
  const t = inPlay().tell('away', L).waits(170).tell('back', L).waits(100);
  expect(t.s.scene!.step).toBe('declare');
  expect(t.tell('away', L).waits(170).s.scene!.step).toBe('declare');
});

test('[MM-199] an absent Follower envies the first trait of the Lantern that it lacks', () => {
  const t = inFollower();
  t.sets(A, { traits: [t.traits(L)[0]!, 99] })
    .tell('away', A)
    .waits(180);
  expect(t.s.scene!.envied).toBe(t.traits(L)[1]);
  const all = inFollower();
  all
    .sets(A, { traits: all.traits(L) })
    .tell('away', A)
    .waits(180);
  expect(all.s.scene).toMatchObject({ envied: null, step: 'rolling' });
});

test('[MM-199] it cedes the die, and gives up no trait', () => {
  const t = envies(inFollower(), { lantern: [10] })
    .tell('away', A)
    .waits(180);
  expect([t.dice[A], t.traits(A).length, t.s.scene!.step]).toEqual([2, 4, 'narrate']);
});

test('[MM-199] an absent Darkness attacks the Lantern', () => {
  const t = inDarkness().tell('away', C).waits(180);
  expect(t.s.scene).toMatchObject({ against: L, step: 'rolling' });
});

test('[MM-199] an absent narrator’s scene closes empty, and of a defeat nothing is told', () => {
  const t = envies(inFollower().deals(3, 1, 3, 3), { lantern: [10] })
    .does(A, 'accept')
    .tell('away', L, A)
    .waits(180);
  expect(t.s.scene).toMatchObject({ kind: 'defeat', owner: A });
  t.waits(180);
  expect([t.s.scene!.owner, t.s.journal]).toEqual([B, []]);
});

test('[MM-199] a scene of several waits while one of them is here', () => {
  const t = inPlay()
    .does(L, 'cast')
    .falls({ darkness: [10] })
    .tell('away', A, B)
    .waits(1_000);
  expect(t.s.scene!.step).toBe('narrate');
  expect(t.tell('away', C).waits(180).s.scene!.owner).toBe(A);
});

test('[MM-199] who doesn’t answer a call is stood in for, who answers never is', () => {
  const t = inPlay();
  expect(t.do(L, 'call', { seat: L })).toBe('nobody-to-call MM-199');
  expect(t.do(B, 'call', { seat: A })).toBe('nobody-to-call MM-199');
  expect(t.do(L, 'iAmHere')).toBe('not-called MM-199');
  t.does(B, 'call', { seat: L });
  expect(t.do(C, 'call', { seat: L })).toBe('already-called MM-199');
  t.waits(100).does(L, 'iAmHere').waits(1_000);
  expect(t.s.scene!.step).toBe('declare');
  expect(t.does(B, 'call', { seat: L }).waits(180).s.scene!.step).toBe('rolling');
});

test('[MM-199] whatever somebody does who was called is an answer', () => {
  const t = inPlay()
    .does(L, 'cast')
    .falls({ lantern: [10] })
    .does(B, 'call', { seat: L });
  t.waits(100).does(L, 'narrate', { text: 'Un momento.' }).waits(1_000);
  expect([t.s.scene!.step, t.s.called]).toEqual(['narrate', null]);
});

test('[MM-199] nobody is called to a vote, which has a clock of its own', () => {
  const t = inPlay();
  t.put({ decision: { ...inChoice().s.decision!, what: 'succession' } });
  expect(t.do(B, 'call', { seat: L })).toBe('nobody-to-call MM-199');
});

test.each([
  ['the lobby', new Tale(5), 'lobby'],
  ['the elements', inElements(5), 'elements'],
  ['the talk', inTalk(5), 'talk'],
  ['own traits', inOwn(5), 'own'],
  ['preludes', inPrelude(5), 'prelude'],
  ['the choice', inChoice(5), 'lantern'],
])('[MMQ-27] in %s who leaves takes the character along, and the others go on', (_name, t, stage) => {
  t.tell('left', L);
  expect([t.s.stage, t.s.seats]).toEqual([stage, [1, 2, 3, 4]]);
  expect(t.view(null).awaited.includes(L)).toBe(false);
  expect(t.s.characters.some(({ seat }) => seat === L)).toBe(false);
});

test('[MMQ-27] where all others are done, the one who leaves is waited for no longer', () => {
  const elements = inElements(5);
  for (const seat of [A, B, C, 4]) elements.does(seat, 'element', { text: 'x' }).does(seat, 'ready');
  expect(elements.tell('left', L).s.stage).toBe('talk');
  const own = inOwn(5);
  for (const seat of [A, B, C, 4]) own.does(seat, 'ownTrait', { text: `x ${seat}` });
  expect(own.tell('left', L).s.stage).toBe('prelude');
  expect(inPrelude(5).does(L, 'endPrelude').tell('left', L).s).toMatchObject({ prelude: 0, giving: false });
});

test('[MMQ-27, MM-001] with fewer than four left before the story there is none', () => {
  expect(inPrelude().tell('left', A).s).toMatchObject({ stage: 'epilogue', why: 'MM-001' });
});

test('[MMQ-27, MM-199] in the story the character stays and goes by the simplest, at once, through every step', () => {
  const t = inPlay().tell('left', L);
  expect(t.s.scene!.step).toBe('rolling');
  t.falls({ lantern: [10] });
  expect(t.s.scene).toMatchObject({ kind: 'follower', owner: A });
  t.tell('left', A).falls({ lantern: [10] });
  expect([t.dice[A], t.s.scene!.owner]).toEqual([2, B]);
  expect(t.view(null).awaited).toEqual([B]);
});

test('[MMQ-27, MM-199] of several who have the word those who stay are not cut off', () => {
  const t = inPlay()
    .does(L, 'cast')
    .falls({ darkness: [10] })
    .tell('left', C);
  expect([t.s.scene!.step, t.view(null).awaited]).toEqual(['narrate', [A, B]]);
  expect(t.tell('left', A, B).s.scene).toMatchObject({ no: 2, owner: A });
});

test('[MMQ-27, MM-199] a Follower that has left envies also while the Darkness is Active', () => {
  const t = inThree();
  const first = envied(t, A);
  expect(t.tell('left', A).s.scene).toMatchObject({ kind: 'three', step: 'rolling', envied: first });
});

test('[MMQ-27] whose prelude it is stays so when somebody leaves who set one before', () => {
  const t = inPrelude(5).does(L, 'endPrelude');
  t.does(L, 'give', gifts(t, L)).does(A, 'endPrelude').tell('left', L);
  expect(t.s).toMatchObject({ seats: [1, 2, 3, 4], prelude: 0, giving: true });
  expect(t.do(A, 'give', gifts(t, A))).toBe('ok');
});

test('[MMQ-27] a vote for somebody who leaves is one for nobody', () => {
  const t = inChoice(5).does(A, 'vote', { option: C }).does(B, 'vote', { option: A }).tell('left', C);
  expect(t.s.decision).toMatchObject({ options: [0, 1, 2, 4], electors: [0, 1, 2, 4], votes: [[B, A]] });
});

test('[MM-001, MMQ-27] in the lobby there is room for six, in the order of the seats; later one watches', () => {
  const t = new Tale().does(A, 'confirm').tell('left', A).tell('joined', 4, A, 5);
  expect(t.s).toMatchObject({ seats: [0, 1, 2, 3, 4, 5], confirmed: [] });
  expect(t.tell('joined', 6).s.seats).toHaveLength(6);
  const play = inPlay();
  const before = play.s;
  expect(play.tell('joined', 6).tell('away', 6).tell('left', 6).s).toEqual(before);
});

test('[MMQ-27] in the lobby whoever comes back after the others went on sits down again, and all confirm anew', () => {
  const t = new Tale(5).does(A, 'confirm').tell('away', 4);
  for (const seat of [L, A, B]) t.does(seat, 'goOnWithout', { seat: 4 });
  expect(t.s).toMatchObject({ seats: [0, 1, 2, 3], confirmed: [A] });
  expect(t.tell('back', 4).s).toMatchObject({ seats: [0, 1, 2, 3, 4], confirmed: [] });
  expect(t.do(4, 'confirm')).toBe('ok');
});

test('[MMQ-27] before the story whoever comes back watches, and the window about it has said so', () => {
  const said = (view: unknown, version = memento.version): string =>
    absence('it').ways({ seat: 4, name: 'Sofia', me: 0, version, view, nameOf: () => 'Sofia' })[0]!.says;
  const t = inOwn(5).tell('away', 4);
  expect(said(t.view(0))).toContain('esce dalla storia');
  for (const seat of [L, A, B]) t.does(seat, 'goOnWithout', { seat: 4 });
  expect(t.tell('back', 4).s.seats).toEqual([0, 1, 2, 3]);
  expect(said(new Tale(5).view(0))).toContain('si siede di nuovo');
  const earlier = new Tale(5, {}, memento2).tell('away', 4);
  expect(said(earlier.view(0), memento2.version)).toContain('Chi torna guarda la storia');
  for (const seat of [L, A, B]) earlier.does(seat, 'goOnWithout', { seat: 4 });
  expect(earlier.tell('back', 4).s.seats).toEqual([0, 1, 2, 3]);
  for (const view of [inPlay().view(0), undefined, null]) expect(said(view)).toContain('finché non torna');
});

test('[MMQ-27] who comes back to a character plays it again', () => {
  const t = inFollower().tell('left', B).tell('joined', B);
  expect(t.s.left).toEqual([]);
  t.does(A, 'envy', { trait: envied(t, A) })
    .falls({ follower: [10] })
    .closes();
  expect(t.s.scene).toMatchObject({ owner: B, step: 'declare' });
});

test('[MMQ-27] in a vote nobody waits for whoever has left', () => {
  const t = inPlay()
    .deals(1, 3, 3, 3)
    .does(L, 'cast')
    .falls({ darkness: [10] })
    .closes()
    .does(L, 'close');
  t.tell('left', C).does(A, 'vote', { option: B }).does(B, 'vote', { option: B });
  expect(t.character(B).status).toBe('lantern');
});

test('[MMQ-27] when all have left, the story is over', () => {
  expect(inPlay().tell('left', L, A, B, C).s).toMatchObject({ stage: 'epilogue', why: 'MMQ-27' });
});

test('[MMQ-27] more than half of those here go on without somebody who isn’t', () => {
  const t = inPlay();
  expect(t.do(A, 'goOnWithout', { seat: L })).toBe('nobody-to-call MMQ-27');
  t.tell('away', L).does(A, 'goOnWithout', { seat: L });
  expect(t.do(A, 'goOnWithout', { seat: L })).toBe('already-voted MMQ-27');
  expect(t.s.left).toEqual([]);
  expect(t.does(B, 'goOnWithout', { seat: L }).s.left).toEqual([L]);
  expect(t.s.scene!.step).toBe('rolling');
});

test('[MMQ-27] a word of somebody who has left the table counts no longer', () => {
  const t = inPrelude(6).tell('away', 5).does(L, 'goOnWithout', { seat: 5 }).does(A, 'goOnWithout', { seat: 5 });
  t.tell('left', L).does(B, 'goOnWithout', { seat: 5 });
  expect(t.s.seats).toContain(5);
  expect(t.does(C, 'goOnWithout', { seat: 5 }).s.seats).not.toContain(5);
});

test('[MMQ-27] more than half of those here end the story', () => {
  expect(new Tale().do(A, 'endStory')).toBe('phase-closed MMQ-27');
  const t = inPlay().does(A, 'endStory').does(B, 'endStory');
  expect(t.do(B, 'endStory')).toBe('already-voted MMQ-27');
  expect(t.s.stage).toBe('play');
  expect(t.does(C, 'endStory').s).toMatchObject({ stage: 'epilogue', why: 'MMQ-27' });
});

test.each(['away', 'left'] as const)('[MMQ-27] an open vote carries once enough of the others are %s', (word) => {
  const t = inPlay().does(A, 'endStory').does(B, 'endStory').tell(word, C);
  expect(t.s).toMatchObject({ stage: 'epilogue', why: 'MMQ-27' });
  const without = inPlay().tell('away', C).does(A, 'goOnWithout', { seat: C });
  expect(without.tell(word, L).s.left).not.toContain(C);
  expect(without.tell(word, B).s.left).toContain(C);
});

test('[MMQ-27] who has voted and goes away is neither counted nor shown, and is both again once back', () => {
  const t = inPlay().tell('away', C).does(A, 'goOnWithout', { seat: C }).does(A, 'endStory').tell('away', A);
  const { ending, without } = t.view(null);
  expect([ending, without]).toEqual([[], [{ seat: C, by: [] }]]);
  t.does(B, 'endStory').tell('back', A);
  expect(t.s.stage).toBe('epilogue');
});

test('[MMQ-27] [MMQ-28] in a pause no phone that sleeps ends the story, and what carries does so once it goes on', () => {
  const t = inPlay().does(A, 'endStory').does(B, 'endStory').does(L, 'pause').tell('away', C);
  expect(t.s.stage).toBe('play');
  expect(t.does(L, 'goOn').s).toMatchObject({ stage: 'epilogue', why: 'MMQ-27' });
});

test('[MMQ-27] by earlier rules an open vote waits for the next one', () => {
  const t = new Tale(4, {}, memento2).put(inPlay().s).does(A, 'endStory').does(B, 'endStory').tell('away', L, C);
  expect(t.s.stage).toBe('play');
});

test('[MMQ-27] what some wanted is forgotten with the next step', () => {
  expect(inPlay().does(A, 'endStory').does(B, 'endStory').does(L, 'cast').s.ending).toEqual([]);
});
