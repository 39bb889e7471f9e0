/** L'ora doppia: it reads, it speaks two languages, its riddles have one answer each, and those who know the way get there. */
import { expect, test } from 'vitest';
import { codeHash } from '../../../../src/games/time-stories/language/codes.ts';
import { number, songs } from '../../../../src/games/time-stories/missions/double-hour/codes.ts';
import { E } from '../../../../src/games/time-stories/missions/double-hour/numbers.ts';
import { BELL, LAST } from '../../../../src/games/time-stories/missions/double-hour/hours.ts';
import { doubleHour } from '../../../../src/games/time-stories/missions/double-hour/mission-double-hour.ts';
import mission, { art, codes, notes } from '../../../../src/games/time-stories/missions/double-hour/source.ts';
import { cardsOf } from '../../../../src/games/time-stories/pack/names.ts';
import { chance } from '../../../../src/games/time-stories/tools/bots/chance.ts';
import { Group, type Kind, type Run } from '../../../../src/games/time-stories/tools/bots/game.ts';
import { Memory } from '../../../../src/games/time-stories/tools/bots/memory.ts';
import { playBots } from '../../../../src/games/time-stories/tools/bots/report.ts';
import { Seen } from '../../../../src/games/time-stories/tools/bots/seen.ts';
import { hasItsPictures, marksItsWords, reads, sealsItsWords, speaksBoth } from './checks.ts';
import { Crew } from './crew.ts';

test('the full mission is read without a fault, speaks Italian and English, and has its pictures', () => {
  reads(doubleHour);
  speaksBoth(doubleHour);
  marksItsWords(doubleHour);
  hasItsPictures(doubleHour, art);
  expect(doubleHour.receptacles).toHaveLength(6);
});

test('sealed for a table, it tells none of its words before they are read', async () => {
  await sealsItsWords({ mission, art });
});

/** All orders of four signs. */
const orders = (signs: readonly string[]): readonly string[] =>
  signs.length === 0
    ? ['']
    : signs.flatMap((one) => orders(signs.filter((other) => other !== one)).map((rest) => one + rest));

test('of all orders of the four songs one alone agrees with what the cards tell, in either language', () => {
  for (const [waltz, tango, rain, lullaby] of [
    ['V', 'T', 'P', 'N'],
    ['W', 'T', 'R', 'L'],
  ] as const) {
    const left = orders([waltz, tango, rain, lullaby]).filter((order) => {
      const at = (song: string): number => order.indexOf(song);
      const isTold = at(lullaby) === 3 && at(waltz) < at(rain);
      return isTold && at(tango) !== 0 && Math.abs(at(tango) - at(lullaby)) !== 1;
    });
    expect(left).toHaveLength(1);
    expect(songs.answersHash).toContain(codeHash(songs.salt, left[0]!));
  }
});

test('each digit of the number, and each fact about the songs, is told by two cards at least, one of them without a test', () => {
  const ids = new Set(cardsOf(doubleHour).map(({ card }) => card.id));
  for (const { salt, answer, clues } of codes) {
    const { answersHash } = [songs, number].find((one) => one.salt === salt)!;
    expect(answersHash).toContain(codeHash(salt, answer));
    for (const clue of clues) {
      expect(clue.length).toBeGreaterThan(1);
      for (const id of clue) expect(ids).toContain(id);
    }
  }
});

const playOf = (kind: Kind, people: number): readonly Run[] =>
  playBots(doubleHour, codes, { times: 5, people: [people], kinds: [kind], seed: 11 }, undefined, notes).played.flatMap(
    ({ games }) => games.flatMap(({ runs }) => runs),
  );
/** Two tests ask for some of the same games. */
const kept = new Map<string, readonly Run[]>();
const play = (kind: Kind, people: readonly number[]): readonly Run[] =>
  people.flatMap((n) => {
    const runs = kept.get(`${kind} ${n}`) ?? playOf(kind, n);
    kept.set(`${kind} ${n}`, runs);
    return runs;
  });
const isWon = (run: Run): boolean => run.isWon;

test('one to four people who know the way get to the window in most of their first runs, and the others lose by the clock alone', () => {
  const runs = play('informed', [1, 2, 3, 4]);
  expect(runs).toHaveLength(20);
  expect(runs.filter(isWon).length).toBeGreaterThan(15);
  for (const { isWon: isThere, rounds, stuck, ending } of runs) {
    expect(stuck).toBe('');
    if (isThere) expect(ending).toBe('on-air');
    // Of eight quarters the second hour lacks one in fog; then comes the round in which it ends.
    else expect(rounds).toBeGreaterThanOrEqual(LAST - 1);
  }
});

test('people who don’t know it win by what they read: each need by one of its ways, more seldom than those who know, more often than those who forget', () => {
  const first = play('thoughtful', [2, 3]);
  const met = first.filter(isWon).flatMap(({ tally }) => Object.values(tally.ways));
  expect(new Set(met).size).toBeGreaterThan(6);
  expect(met).not.toContain('?');
  const share = (runs: readonly Run[]): number => runs.filter(isWon).length / runs.length;
  expect(share(first)).toBeLessThan(share(play('informed', [2, 3])));
  expect(share(first)).toBeGreaterThan(share(play('clumsy', [2, 3])));
});

test('those who know the songs come back for the tape once it has rewound, one person or four', () => {
  const ends = [1, 4].flatMap((people) =>
    Array.from({ length: 4 }, (_, seed) => {
      const luck = chance(seed);
      const group = new Group('informed', luck, new Memory(luck, 0.1), new Seen(), {
        mission: doubleHour,
        people,
        codes,
        notes,
      });
      group.run();
      return group.driver.table!;
    }),
  );
  const solved = ends.filter(({ flags }) => flags['songs']);
  expect(new Set(solved.map(({ agents }) => agents.length))).toEqual(new Set([2, 4]));
  for (const { flags, elements } of solved)
    if (elements[E.tape] !== undefined && !flags['recorded']) expect(flags['rewound']).toBe(true);
});

/** A crew that spends the first hour at these places, each agent at the slots named, until the bell has struck by itself. */
function atTheBell(first: readonly (readonly [place: string, ...slots: number[]])[]): Crew {
  const crew = new Crew(doubleHour, ['mirella', 'vera']);
  for (const [place, ...slots] of first) {
    crew.go(place, ...slots);
    crew.leave();
  }
  return crew;
}

test('where fog lies when the bell strikes, the second hour is a quarter shorter; whoever has lifted it before loses none', () => {
  const blind = atTheBell([['attic'], ['exchange'], ['bakery'], ['post']]);
  const clear = atTheBell([['attic', 3, 1], ['bakery'], ['tower', 3, 0], ['post']]);
  for (const { s } of [blind, clear]) expect(s.flags['second']).toBe(true);
  expect(clear.s.flags['clear']).toBe(true);
  expect(clear.s.counters['minute']).toBe(BELL);
  expect(blind.s.counters['minute']).toBe(BELL + 1);
});

test('in the second hour the Captain travels free', () => {
  const crew = atTheBell([['attic'], ['exchange'], ['bakery'], ['post']]);
  const { captain, purse } = crew.s;
  const had = purse.reserves.map(({ azrak }) => azrak);
  crew.table.does(captain, 'choose', { location: 'attic' });
  expect(crew.s.purse.reserves.map(({ azrak }) => azrak)).toEqual(had);
  expect(crew.s.purse.missionReturn).toBe(purse.missionReturn);
});

/** As if so many crystals of the Vortex had gone to Mission Return already. */
function withReturn(crew: Crew, missionReturn: number): void {
  const { dealer } = crew.table;
  const { purse } = crew.s;
  const vortex = purse.vortex + purse.missionReturn - missionReturn;
  const table = { ...crew.s, purse: { ...purse, vortex, missionReturn } };
  dealer.play = { ...dealer.play, state: { ...dealer.state, table } };
}

test.each([
  [['mirella', 'vera'], 10],
  [['mirella', 'vera', 'nando'], 10],
  [['mirella', 'vera', 'nando', 'zolfo'], 15],
] as const)('for %s the line drops once so many Azrak are in Mission Return as its card says', (who, most) => {
  const shown = (crew: Crew): string => crew.s.shown.map(({ text }) => JSON.stringify(text)).join(' ');
  /** To the attic once more: a crystal lies there already, so the Captain’s goes to Mission Return. */
  const oneMore = (had: number): Crew => {
    const crew = new Crew(doubleHour, who);
    for (let visit = 0; visit < 3; visit++) {
      crew.go('attic', 3);
      crew.leave();
    }
    withReturn(crew, had);
    crew.table.does(crew.s.captain, 'choose', { location: 'attic' });
    expect(crew.s.purse.missionReturn).toBe(had + 1);
    return crew;
  };
  expect(shown(oneMore(most - 5))).not.toContain('rustle');
  const warned = oneMore(most - 4);
  expect(shown(warned)).toContain('rustle can be heard');
  expect(warned.isOver).toBe(false);
  const over = oneMore(most - 1);
  expect(over.isOver).toBe(true);
  expect(over.s.ending?.result).toBe('failure');
});

test('whoever dials the number must win over the one who answers, and may try again', () => {
  const crew = new Crew(doubleHour, ['mirella', 'vera']);
  crew.answers = ({ what }) => (what === 'code' ? { code: '3705' } : undefined);
  crew.go('exchange', 0, 1);
  crew.follow(0);
  expect(crew.s.flags['dialled']).toBe(true);
  expect(crew.s.elements[E.window]).toBeUndefined();
  for (let tries = 0; tries < 9 && crew.s.elements[E.window] === undefined; tries++) crew.test(0, 'answer', 'ear', 3);
  expect(crew.s.elements[E.window]).toBeDefined();
});

test('the right words are half of Bruno’s courage: he dials once somebody stays with him as well', () => {
  const crew = new Crew(doubleHour, ['mirella', 'vera']);
  // Neither the rope nor the brake: the bell strikes by itself.
  for (const place of ['attic', 'exchange', 'bakery', 'post']) {
    crew.go(place);
    crew.leave();
  }
  const right = ['parole', 'non scappi', 'mosaici', 'disegni'];
  crew.answers = ({ what, options }) =>
    what === 'choose'
      ? {
          option: Math.max(
            0,
            options.findIndex(({ it }) => right.some((word) => it.includes(word))),
          ),
        }
      : undefined;
  crew.go('halt.later', 0, 1);
  crew.follow(0);
  expect(crew.s.flags['said']).toBe(true);
  expect(crew.s.flags['courage']).toBe(false);
  for (let tries = 0; tries < 9 && !crew.s.flags['courage']; tries++) crew.test(0, 'stay', 'ear', 2);
  expect(crew.s.flags['courage']).toBe(true);
});
