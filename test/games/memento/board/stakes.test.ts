/** What the last trait and the last die are worth is said as the rules have it, and no telling owes what didn't happen. */
import { expect, test } from 'vitest';
import { demandsOf } from '../../../../src/games/memento/board/demands.ts';
import { stakesOf } from '../../../../src/games/memento/board/stakes.ts';
import { contextOf } from '../board-context.ts';
import { A, B, C, envies, inDarkness, inFollower, inThree, type Tale } from '../tale.ts';

const LOSES = 'It is the last one: lose again, and your character yields.';
const UNBEATEN = 'It is the last one: unless you beat at least the Lantern, your character yields.';
const ANYHOW = 'It is the last one: without traits your character yields, whatever the dice say.';
const DIE = 'It is your last die: cede it, and your character yields.';

/** With one trait left. */
const poor = (t: Tale, seat: number): Tale => t.sets(seat, { traits: t.traits(seat).slice(0, 1) });
const stakes = (t: Tale, seat = A): readonly string[] => stakesOf(contextOf(t, { seat }), t.s.scene!);

test('[MM-118, MM-147] with several traits and dice nothing is said to be at stake', () => {
  expect(stakes(envies(inFollower(), { lantern: [10] }))).toEqual([]);
});

test('[MM-118, MM-119] the last trait given up before the Lantern is lost with the throw, unless something is learnt', () => {
  expect(stakes(envies(poor(inFollower(), A), { lantern: [10] }))).toEqual([LOSES]);
});

test('[MM-139, MM-148] in a contest of three it is enough to beat the Lantern, as long as a die is left', () => {
  const t = envies(poor(inThree(), A), { darkness: [10], lantern: [9] });
  expect(stakes(t)).toEqual([UNBEATEN]);
  t.does(A, 'trickster', { trait: t.traits(A)[0] }).falls({ follower: [10, 1] });
  expect([t.s.scene!.result!.winner, t.character(A).status]).toEqual(['darkness', 'follower']);

  const last = envies(poor(inThree().deals(3, 1, 3, 0), A), { darkness: [10], lantern: [9] });
  expect(stakes(last)).toEqual([LOSES, DIE]);
  last.does(A, 'trickster', { trait: last.traits(A)[0] }).falls({ follower: [9] });
  expect(last.character(A).status).toBe('defeated');
});

test('[MM-099, MM-148] where nothing is envied nothing is learnt: the last trait is the end', () => {
  const t = poor(inFollower(), A);
  t.sets(0, { traits: t.traits(A) })
    .does(A, 'envy', { trait: -1 })
    .falls({ lantern: [10] });
  expect(stakes(t)).toEqual([ANYHOW]);
  t.does(A, 'trickster', { trait: t.traits(A)[0] }).falls({ follower: [10, 10] });
  expect([t.s.scene!.result!.winner, t.character(A).status]).toEqual(['follower', 'defeated']);
});

test('[MM-127] attacked, too; and its telling says that it has a price, not that nothing changes', () => {
  const t = poor(inDarkness(), B)
    .does(C, 'target', { seat: B })
    .falls({ darkness: [9] });
  expect(stakes(t, B)).toEqual([ANYHOW]);
  t.does(B, 'trickster', { trait: t.traits(B)[0] }).falls({ follower: [10] });
  expect(demandsOf(contextOf(t), t.s.scene!)[0]).toBe('Tell how Carl resists, and at what price.');
  expect(demandsOf(contextOf(t, { lang: 'it' }), t.s.scene!)[0]).toBe('Di’ come Carl le resiste, e a quale prezzo.');
});

test('traits that were given up are asked for one by one, each in the quotation marks of the language', () => {
  const t = poor(inDarkness(), B)
    .does(C, 'target', { seat: B })
    .falls({ darkness: [9] });
  t.does(B, 'trickster', { trait: t.traits(B)[0] }).falls({ follower: [10] });
  const [one] = t.s.scene!.gaveUp;
  const told = (lang: 'it' | 'en', ...gaveUp: readonly number[]): string =>
    demandsOf(contextOf(t, { lang }), { ...t.s.scene!, gaveUp })[1]!;
  expect(told('it', one!)).toMatch(/^Carl ha rinunciato a «[^«»]+»: si deve vedere che non c’è più\.$/u);
  expect(told('it', one!, one!)).toMatch(/ a «[^«»]+» ed? «[^«»]+»: si deve vedere che non ci sono più\.$/u);
  expect(told('en', one!)).toMatch(/^Carl gave up “[^“”]+”: let us see that it is gone\.$/u);
  expect(told('en', one!, one!)).toMatch(/ up “[^“”]+” and “[^“”]+”: let us see that they are gone\.$/u);
});

test('[MM-147] the last die ceded is the end as well', () => {
  const t = envies(inFollower().deals(3, 1, 3, 3), { lantern: [10] });
  expect(stakes(t)).toEqual([DIE]);
  expect(t.does(A, 'accept').character(A).status).toBe('defeated');
});
