/** CNQ-25: a spymaster who is gone is followed by an operative. In a trial of eight the Reds are 0 (who leads), 2, 4 and 6. */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import {
  BLUE,
  BLUE_CHIEF,
  BLUE_TOO,
  KEY,
  RED,
  RED_CHIEF,
  RED_TOO,
  type Setting,
  Trial,
  inClue,
  inGuess,
} from './trial.ts';
import { coop, three } from './ways.ts';

const SIXTH = 6;
const eight = (setting: Setting = {}): Trial => inClue({ seats: 8, ...setting });
/** The Reds' spymaster is away. */
function without(t: Trial = eight()): Trial {
  t.tell('away', RED_CHIEF);
  return t;
}
const wants = (t: Trial, seat: number, to: number): string => t.do(seat, 'standIn', { seat: to });
const keyOf = (t: Trial, seat: number): readonly unknown[] => t.view(seat).grid.map(({ key }) => key);

test('[CNQ-25] more than half of the team, whoever is to lead among them, give the key to an operative', () => {
  const t = without();
  expect(wants(t, RED, RED_TOO)).toBe('ok');
  expect(wants(t, SIXTH, RED_TOO)).toBe('ok');
  expect(t.view(null)).toMatchObject({
    standIn: { team: 'red', needed: 2, votes: [{}, {}] },
    teams: { red: { spymaster: 0 } },
  });
  expect(wants(t, RED_TOO, RED_TOO)).toBe('ok');
  expect(t.view(null).standIn).toBeUndefined();
  expect(t.view(null).teams.red).toMatchObject({ spymaster: RED_TOO, operatives: [RED, SIXTH] });
  expect(keyOf(t, RED_TOO)).toEqual(KEY.slice(0, 20));
  expect(t.do(RED_TOO, 'giveClue', { word: 'nave', number: 2 })).toBe('ok');
  expect(t.do(RED_TOO, 'touch', { cell: 0 })).toBe('spymaster-cannot-touch CN-123');
  expect(t.do(RED, 'touch', { cell: 0 })).toBe('ok');
});

test('[CNQ-25] nothing changes before the key is heard, and a key that can’t be told changes nothing', () => {
  const t = without(eight({ hold: ['standIn'] }));
  for (const seat of [RED, RED_TOO]) wants(t, seat, RED_TOO);
  expect(t.asked('standIn')).toMatchObject({ kind: 'show', things: t.s.key, to: [RED_TOO] });
  expect(t.view(RED_TOO)).toMatchObject({ me: { role: 'operative' }, standIn: { handing: RED_TOO } });
  expect(wants(t, SIXTH, SIXTH)).toBe('key-on-its-way CNQ-25');
  t.answer('standIn', { failed: 'bad', by: [BLUE_CHIEF] });
  expect(t.view(RED_TOO)).toMatchObject({ me: { role: 'operative' }, teams: { red: { spymaster: RED_CHIEF } } });
  expect(t.view(null).standIn).toBeUndefined();
  expect(wants(t, SIXTH, SIXTH)).toBe('ok');
});

test('[CNQ-25] [CN-006] nobody follows a spymaster who is here; who comes back in time goes on leading', () => {
  const t = eight();
  expect(wants(t, RED, RED)).toBe('spymaster-here CN-006');
  without(t);
  expect(wants(t, BLUE, BLUE)).toBe('spymaster-here CN-006');
  wants(t, RED, RED);
  t.tell('back', RED_CHIEF);
  expect(t.view(null).standIn).toBeUndefined();
  expect(wants(t, RED_TOO, RED)).toBe('spymaster-here CN-006');
});

test('[CNQ-25] only an operative of the team who is here, with one more to guess and the other spymaster here', () => {
  const t = without();
  expect(wants(t, RED, BLUE)).toBe('no-candidate CNQ-25');
  expect(wants(t, RED, RED_CHIEF)).toBe('no-candidate CNQ-25');
  t.tell('away', SIXTH);
  expect(wants(t, RED, SIXTH)).toBe('no-candidate CNQ-25');
  expect(wants(t, RED_CHIEF, RED)).toBe('key-seen CN-007');
  t.tell('joined', 9);
  expect(wants(t, 9, RED)).toBe('not-a-player CNQ-25');
  wants(t, RED, RED);
  expect(wants(t, RED, RED)).toBe('already-voted CNQ-25');
  t.tell('away', BLUE_CHIEF);
  expect(wants(t, RED_TOO, RED)).toBe('key-unheld CNQ-25');
  t.tell('left', RED_TOO);
  t.tell('left', SIXTH);
  t.tell('back', BLUE_CHIEF);
  expect(wants(t, RED, RED)).toBe('nobody-else CNQ-25');
});

test('[CNQ-25] two in a team, three players and the co-operative game wait or call off', () => {
  const small = inClue({ seats: 4 });
  small.tell('left', RED_CHIEF);
  expect(wants(small, RED, RED)).toBe('nobody-else CNQ-25');
  const trio = three();
  trio.tell('left', 0);
  expect(wants(trio, 2, 2)).toBe('nobody-else CNQ-25');
  const pair = coop({ seats: 3 });
  pair.tell('away', 0);
  expect(wants(pair, 1, 1)).toBe('nobody-else CNQ-25');
  expect(wants(new Trial(), RED, RED)).toBe('wrong-phase CNQ-25');
});

test('[CN-007] [CN-120] who has led is out of this game: no team, no key, no word; the next game is anybody’s', () => {
  const t = without();
  for (const seat of [RED, RED_TOO]) wants(t, seat, RED_TOO);
  t.tell('back', RED_CHIEF);
  expect(t.view(RED_CHIEF).me).toEqual({ seat: RED_CHIEF, role: 'spectator' });
  expect(keyOf(t, RED_CHIEF).every((face) => face === undefined)).toBe(true);
  expect(t.do(RED_CHIEF, 'setTeam', { team: 'red' })).toBe('key-seen CN-007');
  expect(codenames.silent!.seats(t.s)).toEqual([RED_TOO, BLUE_CHIEF, RED_CHIEF]);
  for (const seat of [RED, SIXTH, BLUE, BLUE_TOO]) t.do(seat, 'voidGame');
  expect(t.s.phase).toBe('lobby');
  expect(t.s.setting).not.toHaveProperty('former');
  expect(t.s.teams.red).toContain(RED_CHIEF);
});

test('[CNQ-25] marks, votes and a wish for letters of whoever leads now lapse, and fewer voices are more than half sooner', () => {
  const t = inGuess(2, { seats: 8, options: { touchMode: 'majority' } });
  t.do(RED_TOO, 'mark', { cell: 3 });
  t.do(RED_TOO, 'touch', { cell: 3 });
  t.do(RED, 'touch', { cell: 1 });
  without(t);
  for (const seat of [SIXTH, RED_TOO]) wants(t, seat, RED_TOO);
  expect(t.view(RED)).toMatchObject({
    teams: { red: { spymaster: RED_TOO } },
    ballot: { votes: [{ seat: RED, cell: 1 }] },
  });
  expect(t.view(RED).marks).toBeUndefined();
  expect(t.do(SIXTH, 'touch', { cell: 1 })).toBe('ok');
  expect(t.s.covers[1]).toBe('red');
});

test('[CNQ-25] who stands up wants nobody any more, and those who stay are heard', () => {
  const t = without();
  wants(t, SIXTH, RED_TOO);
  t.tell('left', SIXTH);
  expect(t.view(null).standIn).toBeUndefined();
  wants(t, RED, RED_TOO);
  expect(t.view(null)).toMatchObject({ standIn: { team: 'red', needed: 2, votes: [{ seat: RED, to: RED_TOO }] } });
  wants(t, RED_TOO, RED_TOO);
  expect(t.view(null).teams.red).toMatchObject({ spymaster: RED_TOO });
});

test('[CNQ-25] votes count again when somebody of the team goes; a team that is called off hears nothing more', () => {
  const t = without(eight({ hold: ['standIn'] }));
  wants(t, RED, RED);
  t.tell('away', RED_TOO);
  expect(t.asked('standIn')).toBeUndefined();
  t.tell('away', SIXTH);
  expect(t.asked('standIn')).toBeDefined();
  for (const seat of [RED, BLUE, BLUE_TOO]) t.do(seat, 'voidGame');
  expect(t.s.phase).toBe('lobby');
  expect(t.asked('standIn')).toBeUndefined();
  expect(t.s.setting).not.toHaveProperty('handing');
});

test('[CN-007] who has led once stays out, also when a second key is not told, or its hearer has gone', () => {
  const t = without(eight({ hold: [] }));
  for (const seat of [RED, RED_TOO]) wants(t, seat, RED_TOO);
  t.tell('back', RED_CHIEF);
  t.tell('away', RED_TOO);
  t.hold = ['standIn'];
  for (const seat of [RED, SIXTH]) wants(t, seat, SIXTH);
  t.answer('standIn', { failed: 'lost' });
  expect(t.do(RED_CHIEF, 'setTeam', { team: 'red' })).toBe('key-seen CN-007');
  for (const seat of [RED, SIXTH]) wants(t, seat, SIXTH);
  t.tell('left', SIXTH);
  t.answer('standIn', {});
  expect(t.view(null).teams.red.spymaster).toBeNull();
  t.tell('joined', SIXTH);
  for (const seat of [RED_CHIEF, SIXTH]) expect(t.do(seat, 'setTeam', { team: 'red' })).toBe('key-seen CN-007');
});

test('[CNQ-25] marks of those who go on guessing stay, and so do the wishes of those who stay', () => {
  const t = inGuess(2, { seats: 8 });
  t.do(RED, 'mark', { cell: 3 });
  t.do(RED_TOO, 'mark', { cell: 4 });
  t.tell('away', RED_CHIEF);
  wants(t, RED, RED_TOO);
  wants(t, SIXTH, RED);
  t.tell('left', SIXTH);
  expect(t.view(null).standIn).toMatchObject({ votes: [{ seat: RED, to: RED_TOO }] });
  wants(t, RED_TOO, RED_TOO);
  expect(t.view(null).teams.red).toMatchObject({ spymaster: RED_TOO });
  expect(t.view(null).marks).toEqual([{ on: 3, seat: RED, cell: 3 }]);
});

test('[CNQ-25] wishes for another spymaster outlast the turn', () => {
  const t = inGuess(2, { seats: 8 });
  t.tell('away', BLUE_CHIEF);
  wants(t, BLUE, BLUE_TOO);
  t.do(RED, 'touch', { cell: 15 });
  expect(t.s).toMatchObject({ phase: 'clue', active: 'blue' });
  expect(t.view(null).standIn).toMatchObject({ team: 'blue', votes: [{ seat: BLUE, to: BLUE_TOO }] });
  wants(t, BLUE_TOO, BLUE_TOO);
  expect(t.view(null).teams.blue).toMatchObject({ spymaster: BLUE_TOO });
});

test('[CNQ-25] wishes that were enough while nobody could tell the key are heard as the other spymaster comes back', () => {
  const t = without();
  wants(t, RED, RED);
  for (const seat of [BLUE_CHIEF, RED_TOO, SIXTH]) t.tell('away', seat);
  expect(t.s.spymaster.red).toBe(RED_CHIEF);
  t.tell('back', BLUE_CHIEF);
  expect(t.s.spymaster.red).toBe(RED);
});

test.each(['left', 'away'] as const)(
  '[CNQ-25] a spymaster who had %s and is back leads on: wishes for another lapse',
  (went) => {
    const t = inGuess(2, { seats: 8 });
    t.tell(went, RED_CHIEF);
    wants(t, RED, RED);
    t.tell(went === 'left' ? 'joined' : 'back', RED_CHIEF);
    expect(t.view(null).standIn).toBeUndefined();
    for (const seat of [RED_TOO, SIXTH]) t.tell('away', seat);
    expect(t.s.spymaster.red).toBe(RED_CHIEF);
    t.tell('away', BLUE_CHIEF);
    for (const seat of [BLUE, BLUE_TOO]) expect(wants(t, seat, BLUE)).toBe('ok');
    expect(t.s.spymaster.blue).toBe(BLUE);
  },
);

test('[CN-007] whom the key is being told to comes into no other team meanwhile', () => {
  const t = without(eight({ hold: ['standIn'] }));
  for (const seat of [RED, RED_TOO]) wants(t, seat, RED_TOO);
  t.tell('left', RED_TOO);
  t.tell('joined', RED_TOO);
  expect(t.do(RED_TOO, 'setTeam', { team: 'blue' })).toBe('key-seen CN-007');
  t.answer('standIn', { failed: 'lost' });
  expect(t.do(RED_TOO, 'setTeam', { team: 'blue' })).toBe('ok');
});

test('[CNQ-25] no key is on its way any more once the game is over', () => {
  const t = inGuess(2, { seats: 8, hold: ['standIn'] });
  t.tell('away', RED_CHIEF);
  for (const seat of [RED, RED_TOO]) wants(t, seat, RED_TOO);
  t.do(RED, 'touch', { cell: 19 });
  expect(t.view(null)).toMatchObject({ phase: 'over' });
  expect(t.view(null).standIn).toBeUndefined();
});
