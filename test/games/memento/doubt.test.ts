/** "Can that be learnt?" (MM-021): the others decide, the author writes anew; people who leave meanwhile stop nothing. */
import { expect, test } from 'vitest';
import { memento2 } from '../../../src/games/memento/earlier.ts';
import { newsOf } from '../../../src/games/memento/board/spoken.ts';
import { memento } from '../../../src/games/memento/memento.ts';
import { news as newsEn } from '../../../src/games/memento/words/en.ts';
import { news as newsIt } from '../../../src/games/memento/words/it.ts';
import { contextOf } from './board-context.ts';
import { A, B, C, gifts, inChoice, inOwn, inPlay, inPrelude, L, Tale } from './tale.ts';

const KEEP = { option: 0 };
const REWRITE = { option: 1 };

test('[MM-021] whoever doubts a trait asks all but its author, and an upheld doubt is written anew', () => {
  const t = inPrelude();
  const trait = t.traits(A)[0]!;
  expect(t.do(A, 'object', { trait })).toBe('your-own-trait MM-021');
  t.does(B, 'object', { trait });
  expect(t.do(L, 'endPrelude')).toBe('decision-open MMQ-01');
  expect(t.do(A, 'vote', KEEP)).toBe('not-in-electorate MMQ-14');
  for (const seat of [L, B, C]) t.does(seat, 'vote', REWRITE);
  expect(t.s.rewrite).toBe(trait);
  expect(t.do(L, 'endPrelude')).toBe('scene-closed MM-025');
  expect(t.do(B, 'rewrite', { text: 'ride' })).toBe('nothing-to-rewrite MM-021');
  expect(t.do(A, 'rewrite', { text: 'propria 2' })).toBe('trait-not-unique MM-037');
  expect(t.do(A, 'rewrite', { text: ' ' })).toBe('text-not-plain MM-023');
  t.does(A, 'rewrite', { text: 'PROPRIA 1' });
  expect(t.s.traits).toEqual(['propria 0', 'PROPRIA 1', 'propria 2', 'propria 3']);
  expect([t.s.traits[trait], t.s.rewrite, t.do(L, 'endPrelude')]).toEqual(['PROPRIA 1', null, 'ok']);
});

test('[MM-021] where nobody decides, the trait is kept', () => {
  const t = inPrelude();
  t.does(B, 'object', { trait: t.traits(A)[0] })
    .does(L, 'vote', REWRITE)
    .does(C, 'vote', KEEP)
    .waits(120);
  expect([t.s.decision, t.s.rewrite]).toEqual([null, null]);
});

test('[MM-021] all are told how a doubt was settled, and about which trait', () => {
  const t = inPrelude();
  const says = (trait: number, option: number): readonly string[] => {
    t.does(B, 'object', { trait }).does(L, 'vote', { option }).does(B, 'vote', { option });
    const before = t.s;
    t.does(C, 'vote', { option });
    const [told] = memento.news!(before, t.s);
    const onBoard = newsOf(contextOf(t)).at(-1)!.says;
    return [newsIt['decided']!(told!.args), newsEn['decided']!(told!.args), onBoard];
  };
  expect(says(t.traits(A)[0]!, 0)).toEqual([
    '«propria 1» si può imparare: resta.',
    '“propria 1” can be learnt: it stays.',
    'The trait can be learnt: it stays.',
  ]);
  expect(says(t.traits(A)[0]!, 1)).toEqual([
    '«propria 1» non si può imparare: va riscritta.',
    '“propria 1” can’t be learnt: it is written anew.',
    'The trait can’t be learnt: it is written anew.',
  ]);
});

test('[MM-021] once the story is played no trait is doubted any more', () => {
  expect(inPlay().do(B, 'object', { trait: 1 })).toBe('phase-closed MM-021');
});

test('[MM-021, MMQ-27] a doubt about a trait whose author leaves falls, and the trait stays', () => {
  const t = inPrelude(5);
  t.does(L, 'endPrelude').does(L, 'give', gifts(t, L));
  const given = t.traits(B)[1]!;
  t.does(C, 'object', { trait: given }).tell('left', L);
  expect([t.s.decision, t.s.rewrite, t.s.stage]).toEqual([null, null, 'prelude']);
  // From now on it is as if B had written it.
  expect(t.do(B, 'object', { trait: given })).toBe('your-own-trait MM-021');
  t.does(C, 'object', { trait: given });
  for (const seat of [A, C, 4]) t.does(seat, 'vote', REWRITE);
  expect(t.view(null).awaited).toEqual([B]);
});

test('[MM-021, MMQ-27] nobody waits for a new text of somebody who has left', () => {
  const t = inPrelude(5);
  const trait = t.traits(A)[0]!;
  t.does(B, 'object', { trait });
  for (const seat of [L, B, C, 4]) t.does(seat, 'vote', REWRITE);
  t.tell('left', A);
  expect([t.s.rewrite, t.do(L, 'endPrelude')]).toEqual([null, 'ok']);
});

test('[MM-021, MM-036] traits of the last prelude are doubted while the Lantern is chosen, and the choice is put anew', () => {
  const t = inChoice().does(L, 'vote', { option: A });
  const trait = t.traits(A).at(-1)!;
  const chosen = t.s;
  t.does(B, 'object', { trait });
  expect(memento.news!(chosen, t.s).map(({ what }) => what)).toEqual(['lanternAnew']);
  expect(t.do(L, 'object', { trait })).toBe('decision-open MMQ-01');
  for (const seat of [L, A, B]) t.does(seat, 'vote', REWRITE);
  expect([t.s.decision, t.view(null).awaited]).toEqual([null, [C]]);
  t.does(C, 'rewrite', { text: 'altra' });
  expect(t.s.decision).toMatchObject({ what: 'lantern', votes: [], electors: [L, A, B, C] });
  const anew = t.s;
  t.does(B, 'object', { trait });
  // No vote was lost.
  expect(memento.news!(anew, t.s)).toEqual([]);
  for (const seat of [L, A, B]) t.does(seat, 'vote', KEEP);
  expect(t.s.decision).toMatchObject({ what: 'lantern', votes: [] });
  expect(t.all('vote', () => ({ option: B })).character(B).status).toBe('lantern');
});

test('[MM-021] by earlier rules the choice of the Lantern ends all doubts', () => {
  const t = new Tale(4, {}, memento2).put(inChoice().s);
  expect(t.do(B, 'object', { trait: t.traits(A).at(-1) })).toBe('decision-open MMQ-01');
});

test('[MM-021, MM-024] preludes wait for a trait that is to be written anew', () => {
  const t = inOwn();
  for (const seat of [L, A, B]) t.does(seat, 'ownTrait', { text: `propria ${seat}` });
  t.does(B, 'object', { trait: t.traits(A)[0] });
  for (const seat of [L, B, C]) t.does(seat, 'vote', REWRITE);
  expect(t.does(C, 'ownTrait', { text: 'propria 3' }).s.stage).toBe('own');
  expect(t.does(A, 'rewrite', { text: 'altra' }).s.stage).toBe('prelude');
});

test('[MM-021, MMQ-27] the choice of the Lantern waits for it, too, where the last setter leaves meanwhile', () => {
  const t = inPrelude(5);
  for (const seat of [L, A, B, C]) t.does(seat, 'endPrelude').does(seat, 'give', gifts(t, seat));
  t.does(B, 'object', { trait: t.traits(A)[0] });
  for (const seat of [L, B, C, 4]) t.does(seat, 'vote', REWRITE);
  t.tell('left', 4);
  expect([t.s.stage, t.s.decision]).toEqual(['prelude', null]);
  expect(t.does(A, 'rewrite', { text: 'altra' }).s.decision).toMatchObject({ what: 'lantern', electors: [L, A, B, C] });
});
