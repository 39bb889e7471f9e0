/**
 * The form of a night: calls of equal beats, one letter from and to each in every one of them. And there is what comes too late or from
 * whom it can't.
 */
import { expect, test } from 'vitest';
import { callsOf } from '../../../src/games/lupus/calls.ts';
import { deskOf } from '../../../src/games/lupus/desk.ts';
import type { Card } from '../../../src/games/lupus/roles.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import { Village, villagers } from './village.ts';

const EIGHT: readonly Card[] = ['wolf', 'wolf', 'seer', ...villagers(5)];
const [WOLF, TWIN, SEER] = [0, 1, 2] as const;
const second = (cards: readonly Card[] = EIGHT, lynched = 7): Village =>
  new Village(cards, { options: { night: 'called' } }).sleeps().lynches(lynched);

/** Until so many letters of wolves' choices have been heard in the second night. */
function heard(village: Village, choices: number): Village {
  const wolves = (): number =>
    village.state.record.filter(({ night, name, way }) => night === 2 && name === 'wolf' && way === 'in').length;
  for (let i = 0; wolves() < choices; i++) {
    if (i > 200) throw new Error('no such letter');
    if (!village.dealer.answerOne()) village.dealer.wait();
  }
  return village;
}

test('[LU-203, case 44] in each beat every player, dead or alive, sends one letter and gets one, all of one form', () => {
  const village = second().sleeps({ [SEER]: WOLF, [WOLF]: 3, [TWIN]: 3 });
  const { mix, options, record, players } = village.state;
  for (const night of [1, 2])
    for (const [call, { beats }] of callsOf({ mix, options, night }).entries()) {
      const letters = record.filter((one) => one.night === night && one.call === call);
      expect(letters.filter(({ way }) => way === 'in')).toHaveLength(beats);
      // One after each beat; where nobody chooses, one.
      expect(letters.filter(({ way }) => way === 'out').length).toBeGreaterThanOrEqual(Math.max(1, beats));
      for (const { thing, way } of letters) {
        const lists = JSON.parse(village.dealer.face(thing)) as readonly (readonly number[])[];
        expect(lists).toHaveLength(players.length);
        expect(new Set(lists.map((list) => list.length)).size, way).toBe(1);
      }
    }
});

test('[LU-040] the night is over when its last call is, and no sooner', () => {
  const village = second();
  const { mix, options } = village.state;
  const calls = callsOf({ mix, options, night: 2 });
  const seen = new Set<number>();
  while (village.state.stage === 'night') {
    seen.add(village.state.now.call);
    expect(village.state.said.filter(({ night }) => night === 2)).toEqual([]);
    if (!village.dealer.answerOne()) village.dealer.wait();
  }
  expect([...seen]).toEqual(calls.map((_, i) => i));
  expect(village.state.record.at(-1)).toMatchObject({ name: calls.at(-1)!.name, last: true });
  expect(village.state.stage).toBe('dawn');
});

test('[LU-060, LU-204, case 37] what wolves point at after their last beat comes too late: the victim is whom they had', () => {
  const village = second();
  village.picks = { [WOLF]: 4, [TWIN]: 4 };
  heard(village, 5);
  village.picks = { [WOLF]: 5, [TWIN]: 5 };
  expect(village.until('talk').out).toEqual(['7 lynched', '4 mauled']);
});

test('[LU-065, case 36] of each wolf the last pointer counts, both of them moved in one beat', () => {
  const village = second();
  village.picks = { [WOLF]: 4, [TWIN]: 5 };
  heard(village, 3);
  village.picks = { [WOLF]: 5, [TWIN]: 5 };
  expect(village.until('talk').out).toEqual(['7 lynched', '5 mauled']);
});

test('[LU-064] a dead wolf points at nobody that counts', () => {
  const village = second(EIGHT, TWIN).sleeps({ [WOLF]: 4, [TWIN]: 5 });
  expect(village.out).toEqual(['1 lynched', '4 mauled']);
});

test('[LU-043, case 14, case 16, case 20] what an altered page sends against its card is no choice, and looks like any', () => {
  const cards: readonly Card[] = ['wolf', 'wolf', 'seer', 'bodyguard', 'mythomaniac', ...villagers(5)];
  const forms = (village: Village): readonly string[] =>
    village.state.record.map(({ night, name, way, missing }) => `${night} ${name} ${way} ${missing.length}`);
  const honest = second(cards, 9).sleeps({ [WOLF]: 6, [TWIN]: 6 });
  // The wolves each other, the bodyguard and the mythomaniac themselves: letters that no page of ours would send.
  const altered = second(cards, 9).sleeps({ [WOLF]: TWIN, [TWIN]: 6, 3: 3, 4: 4 });
  expect(forms(altered)).toEqual(forms(honest));
  expect(altered.out).toEqual(['9 lynched', '6 mauled']);
  expect(altered.answer(4)).toBe(3);
  const guarded = second(cards, 9).sleeps({ [WOLF]: 3, [TWIN]: 3, 3: 3 });
  expect(guarded.out).toContain('3 mauled');
});

test('[LU-043, LU-037, case 12, case 13] a villager’s letter in the seer’s call is answered by nothing, nor is a dead seer’s', () => {
  const village = second().sleeps({ 3: WOLF, [WOLF]: 4, [TWIN]: 4 });
  expect(village.answer(3)).toBe(0);
  const dead = second(EIGHT, SEER);
  const began = dead.dealer.now;
  dead.sleeps({ [SEER]: WOLF, [WOLF]: 4, [TWIN]: 4 });
  expect(dead.answer(SEER)).toBe(0);
  const alive = second();
  const from = alive.dealer.now;
  alive.sleeps({ [SEER]: WOLF, [WOLF]: 4, [TWIN]: 4 });
  expect(dead.dealer.now - began).toBe(alive.dealer.now - from);
});

test('[LU-143, LU-171, case 17, case 19] in a night without their call bodyguard and mythomaniac choose nothing', () => {
  const cards: readonly Card[] = ['wolf', 'wolf', 'seer', 'bodyguard', 'mythomaniac', ...villagers(6)];
  const options = { night: 'called', firstNightModVictim: false } as const;
  const first = new Village(cards, { options }).sleeps({ [WOLF]: 5, [TWIN]: 5, 3: 5, 4: WOLF });
  expect(first.out).toEqual(['5 mauled']);
  first
    .lynches(10)
    .sleeps({ [WOLF]: 6, [TWIN]: 6 })
    .lynches(9);
  first.sleeps({ [WOLF]: 7, [TWIN]: 7, 4: WOLF, [SEER]: 4 });
  expect([first.view(4).reading?.become, first.answer(SEER)]).toEqual([null, 2]);
});

test('[LU-134, LU-193, case 18, case 33] no call but the next can be opened: none is skipped, none comes too soon', () => {
  const cards: readonly Card[] = ['wolf', 'wolf', 'seer', 'medium', ...villagers(5)];
  const village = new Village(cards, { options: { moderator: 'person', night: 'called' } });
  const names = (): readonly string[] => {
    const called: string[] = [];
    const { night } = village.state;
    while (village.state.night === night && village.state.stage === 'night') {
      const name = village.view(null).turn?.name;
      if (name && called.at(-1) !== name) called.push(name);
      const says = village.state.now.open ? 'LU-193 not-in-sequence' : 'ok';
      expect(village.does(village.hub, 'call')).toBe(says);
      village.step();
    }
    return called;
  };
  // In the first night the medium isn't called.
  expect(names()).toEqual(['seer', 'wolf']);
  village.until('talk').lynches(SEER);
  expect(names()).toEqual(['medium', 'seer', 'wolf']);
});

test('[LU-146, LU-164, case 22, case 24] a werehamster bitten and seen dies of being seen; with the victim it may end the game', () => {
  const cards: readonly Card[] = ['wolf', 'wolf', 'seer', 'hamster', ...villagers(5)];
  const bitten = second(cards, 8).sleeps({ [WOLF]: 3, [TWIN]: 3, [SEER]: 3 });
  expect(bitten.out).toEqual(['8 lynched', '3 dead']);
  const both = second(cards, 8)
    .sleeps({ [WOLF]: 4, [TWIN]: 4 })
    .lynches(5);
  both.sleeps({ [WOLF]: 6, [TWIN]: 6, [SEER]: 3 });
  expect(both.out.slice(-2)).toEqual(['6 mauled', '3 dead']);
  expect(both.until('over').state.result).toMatchObject({ winners: [WOLF, TWIN], why: 'LU-124' });
});

test('[LU-135, LU-181, case 47] who became a wolf in the night of their death dies as one, and the medium hears nothing of it', () => {
  const cards: readonly Card[] = ['wolf', 'wolf', 'seer', 'medium', 'mythomaniac', ...villagers(6)];
  const village = second(cards, 10).sleeps({ [WOLF]: 4, [TWIN]: 4, 4: WOLF });
  expect([village.out.at(-1), village.answer(4)]).toEqual(['4 mauled', 1]);
  village.lynches(9).sleeps({ [WOLF]: 5, [TWIN]: 5 });
  expect(village.answer(3)).toBe(2);
});

test('[LU-057, case 15] wolves who disagree leave a night that looks like any other, and one victim at every check', () => {
  const nights = [
    { [WOLF]: 4, [TWIN]: 5 },
    { [WOLF]: 4, [TWIN]: 4 },
  ].map((picks) => second().sleeps(picks));
  const [split, agreed] = nights.map(({ state, dealer }) => ({
    form: state.record.map(({ name, way, last }) => `${name} ${way} ${last}`),
    asks: dealer.log.filter(({ kind }) => kind === 'answer').length,
  }));
  expect(split).toEqual(agreed);
  const [village] = nights;
  const over = village!
    .lynches(WOLF)
    .sleeps({ [TWIN]: 6 })
    .lynches(TWIN)
    .until('over');
  expect(over.state.findings).toEqual([]);
});

test('[LU-075, LU-076, case 41] a victim who is away as dawn comes is out all the same, and sees the square when back', () => {
  const village = second();
  village.dealer.tell('away', 3);
  village.sleeps({ [WOLF]: 3, [TWIN]: 3 });
  expect(village.out).toContain('3 mauled');
  village.dealer.tell('back', 3);
  expect(village.does(3, 'ready')).toBe('LU-085 eliminated-silent');
  const { me: _me, reading: _reading, ...seen } = village.view(3);
  const { me: _no, ...shared } = village.view(null);
  expect(seen).toEqual(shared);
});

test('[LU-048, case 11] a target that a seer names after the beat of their call changes no answer', () => {
  const village = second();
  village.picks = { [SEER]: WOLF };
  while (!village.state.record.some(({ night, name }) => night === 2 && name === 'seer'))
    if (!village.dealer.answerOne()) village.dealer.wait();
  village.picks = { [SEER]: 3 };
  village.until('talk');
  expect(village.answer(SEER)).toBe(1);
});

test('[LU-198, case 42] a moderator’s device that begins anew in mid-night tells the same: it keeps nothing but what is written', () => {
  const village = second().sleeps({ [SEER]: WOLF, [WOLF]: 3, [TWIN]: 3 });
  const { read } = village.dealer.eyes(village.hub);
  for (const [i, letter] of village.state.record.entries()) {
    if (letter.way !== 'out') continue;
    const then = { ...village.state, record: village.state.record.slice(0, i) };
    const anew = deskOf(JSON.parse(JSON.stringify(then)) as State, read)!;
    expect(anew.told(letter)).toEqual(JSON.parse(village.dealer.face(letter.thing)));
  }
});
