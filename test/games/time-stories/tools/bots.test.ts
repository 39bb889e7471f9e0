/** Bots play missions by the rules themselves, and tell their author what is wrong. */
import { expect, test } from 'vitest';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import { doubleHour } from '../../../../src/games/time-stories/missions/double-hour/mission-double-hour.ts';
import { codes, notes } from '../../../../src/games/time-stories/missions/double-hour/source.ts';
import { soundCheck } from '../../../../src/games/time-stories/missions/sound-check/mission-sound-check.ts';
import { codeHash } from '../../../../src/games/time-stories/language/codes.ts';
import { emergency } from '../../../../src/games/time-stories/azrak.ts';
import { active, azrakOf } from '../../../../src/games/time-stories/table/agents.ts';
import type { AgentId, State } from '../../../../src/games/time-stories/table/state.ts';
import { chance } from '../../../../src/games/time-stories/tools/bots/chance.ts';
import { Driver } from '../../../../src/games/time-stories/tools/bots/driver.ts';
import { lookForEnds, soughtEnd } from '../../../../src/games/time-stories/tools/bots/ends.ts';
import { castOf, Group, replayed } from '../../../../src/games/time-stories/tools/bots/game.ts';
import { Memory } from '../../../../src/games/time-stories/tools/bots/memory.ts';
import { playBots, verdicts, type Plan } from '../../../../src/games/time-stories/tools/bots/report.ts';
import { Seen } from '../../../../src/games/time-stories/tools/bots/seen.ts';
import { Thoughts } from '../../../../src/games/time-stories/tools/bots/thoughts.ts';
import { main } from '../../../../src/games/time-stories/tools/main.ts';
import { card, mission, panorama, place } from '../table/mission.ts';

const plan: Plan = { times: 4, people: [1, 2], kinds: ['random', 'curious', 'informed'], seed: 5 };

test('[MP-10] a mission that can be won is, by each number of people, and its best run is won once more when it is played again', () => {
  const report = playBots(soundCheck, [], { ...plan, kinds: ['curious'] });
  expect(report.scripts.map(({ people }) => people)).toEqual([1, 2]);
  for (const script of report.scripts) {
    expect(replayed(soundCheck, script, chance(9))).toBe(true);
    // A step less, and it isn't: the run is what is played, not its end.
    expect(replayed(soundCheck, { ...script, steps: script.steps.slice(0, -1) }, chance(9))).toBe(false);
  }
  expect(verdicts(report, plan).filter((line) => line.startsWith('MP-10'))).toEqual([]);
});

test('the same seed plays the same games', () => {
  const lines = [1, 2].map(() => {
    const told: string[] = [];
    playBots(soundCheck, [], { ...plan, people: [2] }, (line) => void told.push(line));
    return told;
  });
  expect(lines[0]).toEqual(lines[1]);
  expect(lines[0]!.map((line) => line.split(',')[0])).toEqual(['random', 'curious', 'informed']);
});

/** One place with one card. */
const small = (more: Parameters<typeof panorama>[1], change: Parameters<typeof mission>[0] = {}): Mission =>
  mission({ locations: [place('mill', 'm1.3', [panorama('mill.1', more)])], ...change });
const told = (made: Mission): string => verdicts(playBots(made, [], { ...plan, kinds: ['curious'] }), plan).join('\n');

test('[MP-10] a mission that can’t be won, and a card that nobody ever reads, are told', () => {
  const lost = small(
    { instructions: [{ op: 'endMission', result: 'failure' }] },
    { mysteries: [card('m.9', 'MYSTERY', { number: 9 })] },
  );
  expect(told(lost)).toMatch(/MP-10 no run of 1 ended in success\nMP-10 no run of 2 ended in success/u);
  expect(told(lost)).toMatch(/things that nobody saw: .*card m\.9/u);
  expect(told(small({ instructions: [{ op: 'endMission', result: 'success' }] }))).not.toContain('MP-10');
});

test('bots answer a code once they have read what tells it', () => {
  const code = {
    op: 'askCode' as const,
    prompt: { it: '?', en: '?' },
    salt: 'window',
    answersHash: [codeHash('window', '3705')],
    tries: 1,
    do: [{ op: 'endMission' as const, result: 'success' as const }],
  };
  const made = small({ instructions: [code] });
  const winsBy = (...clues: readonly string[]): boolean => {
    const codes = [{ salt: 'window', answer: '37 05', clues: [clues] }];
    return playBots(made, codes, { ...plan, kinds: ['curious'] }).scripts.length === 2;
  };
  expect(winsBy('no.such.card', 'mill.1')).toBe(true);
  expect(winsBy('no.such.card')).toBe(false);
});

test('who thinks as the author’s notes expect leaves a riddle alone until its clue is read, and then solves it', () => {
  const riddle = {
    op: 'choose' as const,
    options: [
      { label: { it: 'aprire', en: 'open it' }, do: [{ op: 'endMission' as const, result: 'success' as const }] },
      { label: { it: 'lasciare', en: 'let it be' }, do: [] },
    ],
  };
  const late = {
    on: 'roundStart' as const,
    when: { round: ['>=', 3] as const },
    do: [{ op: 'endMission' as const, result: 'failure' as const }],
  };
  const made = small({ instructions: [riddle] }, { more: { events: [late] } });
  const winsBy = (clue: string): boolean => {
    const notes = {
      options: [{ says: 'open', clues: [clue], isRiddle: true }],
      ways: [{ card: 'mill.1', when: true, clues: [] }],
    };
    const thinking = { ...plan, people: [2], kinds: ['thoughtful' as const] };
    return playBots(made, [], thinking, undefined, notes).scripts.length === 1;
  };
  expect(winsBy('mill.1')).toBe(true);
  expect(winsBy('no.such.card')).toBe(false);
});

test('whoever is informed solves the riddle unread, and goes where the author’s route leads', () => {
  const riddle = {
    op: 'choose' as const,
    options: [
      { label: { it: 'lasciare', en: 'let it be' }, do: [] },
      { label: { it: 'aprire', en: 'open it' }, do: [{ op: 'endMission' as const, result: 'success' as const }] },
    ],
  };
  const made = mission({
    locations: [
      place('mill', 'm1.3', [panorama('mill.1', { instructions: [riddle] })]),
      place('wood', 'm1.4', [panorama('wood.1')]),
    ],
  });
  const notes = {
    options: [{ says: 'open', clues: ['no.such.card'], isRiddle: true }],
    ways: [],
    route: [{ card: 'mill.1', when: true as const }],
  };
  const { games } = playBots(made, [], { ...plan, people: [2], kinds: ['informed'] }, undefined, notes).played[0]!;
  expect(games.map(({ runs }) => [runs[0]!.isWon, runs[0]!.rounds])).toEqual(
    Array.from({ length: 4 }, () => [true, 1]),
  );
});

test('whoever is informed pays for no card that the route doesn’t want; whoever thinks is curious', () => {
  const late = {
    on: 'roundStart' as const,
    when: { round: ['>=', 3] as const },
    do: [{ op: 'endMission' as const, result: 'failure' as const }],
  };
  const cards = [1, 2, 3, 4, 5].map((n) => panorama(`mill.${n}`));
  const made = mission({ locations: [place('mill', 'm1.3', cards)], more: { events: [late] } });
  const explored = (kind: 'informed' | 'thoughtful', ...wanted: readonly string[]): readonly number[] => {
    const route = wanted.map((one) => ({ card: one, when: true as const }));
    const luck = chance(3);
    const setting = { mission: made, people: 2, codes: [], notes: { options: [], ways: [], route } };
    const group = new Group(kind, luck, new Memory(luck, 0.5), new Seen(), setting);
    group.run();
    const slots = group.driver.steps.flatMap(([, name, args]) =>
      name === 'explore' ? [(args as { readonly slot: number }).slot] : [],
    );
    return [...new Set(slots)].toSorted((a, b) => a - b);
  };
  expect(explored('informed')).toEqual([]);
  // Two agents take two of these three, and pay to read the third.
  const third = explored('informed', 'mill.1', 'mill.2', 'mill.3');
  expect(third.length).toBeGreaterThan(0);
  expect(Math.max(...third)).toBeLessThan(3);
  expect(explored('thoughtful').some((slot) => slot >= 3)).toBe(true);
});

test('the clumsy support nobody, the thoughtful do', () => {
  const supports = (kind: 'thoughtful' | 'clumsy'): number =>
    [1, 2, 3]
      .map((seed) => {
        const luck = chance(seed);
        const setting = { mission: doubleHour, people: 4, codes, notes };
        const group = new Group(kind, luck, new Memory(luck, 0.5), new Seen(), setting);
        group.run();
        return group.driver.steps.filter(([, name, args]) => name === 'support' && (args as { n: number }).n > 0)
          .length;
      })
      .reduce((sum, n) => sum + n);
  expect(supports('clumsy')).toBe(0);
  expect(supports('thoughtful')).toBeGreaterThan(0);
});

/** Of each time that one of two lets go whose link could be mended. It tells who is left, and what those do before the round is over. */
function lettingGo(
  mission: Mission,
  seed: number,
): readonly { readonly others: readonly AgentId[]; readonly deeds: readonly string[] }[] {
  const luck = chance(seed);
  const setting = { mission, people: 2, codes: [] };
  const group = new Group('curious', luck, new Memory(luck, 0.5), new Seen(), setting);
  const times: { readonly others: readonly AgentId[]; readonly round: number; readonly deeds: string[] }[] = [];
  let [before, done]: [State | null, number] = [null, 0];
  group.run(({ table, steps }) => {
    for (const [, name, args] of steps.slice(done)) {
      if (args === undefined || before === null) continue;
      const { agent } = args as { readonly agent?: AgentId };
      const last = times.at(-1);
      if (last?.round === before.round && last.others.includes(agent!)) last.deeds.push(String(name));
      const isMendable = emergency(before.purse, agent!, false) !== undefined;
      if (name !== 'loseControl' || !isMendable) continue;
      const others = active(before).filter((id) => id !== agent && azrakOf(before!, id) > 0);
      times.push({ others, round: before.round, deeds: [] });
    }
    [before, done] = [table, steps.length];
  });
  return times;
}

test('one of two lets go where nothing is left to try, and the other goes on; one alone never does', () => {
  const late = {
    on: 'roundStart' as const,
    when: { round: ['>=', 6] as const },
    do: [{ op: 'endMission' as const, result: 'failure' as const }],
  };
  // Each takes all that its reader has: the link breaks, and no test is left that could be worth mending it.
  const cards = [1, 2, 3, 4, 5, 6].map((n) => panorama(`mill.${n}`, { instructions: [{ op: 'loseAzrak', n: 9 }] }));
  const poor = mission({ locations: [place('mill', 'm1.3', cards)], more: { events: [late] } });
  const times = Array.from({ length: 10 }, (_, seed) => lettingGo(poor, seed + 1)).flat();
  expect(times.length).toBeGreaterThan(0);
  for (const { others, deeds } of times) {
    expect(others).toHaveLength(1);
    expect(deeds).toContain('emergency');
  }
});

test('what the clumsy have forgotten is as good as unread in their next run, and whoever reads it again may keep it', () => {
  // Forgotten at first; kept, kept.
  const isForgotten = [true, false, false];
  const luck = { ...chance(1), is: () => isForgotten.shift()! };
  const memory = new Memory(luck, 0.5);
  const thoughts = new Thoughts({ options: [], ways: [] }, memory, luck, 0.2);
  const reads = (): void => ['loaf', 'lamp'].forEach((card) => memory.read.add(card));
  const known = (): readonly boolean[] => ['loaf', 'lamp'].map((card) => thoughts.knows([card]));
  reads();
  expect(known()).toEqual([false, true]);
  // To read it twice in one run brings nothing back.
  reads();
  expect(known()).toEqual([false, true]);
  thoughts.runOver();
  expect([...memory.read]).toEqual(['lamp']);
  expect(known()).toEqual([false, true]);
  reads();
  expect(known()).toEqual([true, true]);
});

test('every cast has its turn, whoever sits where', () => {
  const { games } = playBots(soundCheck, [], { ...plan, times: 12, people: [2], kinds: ['random'] }).played[0]!;
  const casts = new Set(games.map(({ cast }) => cast));
  expect([...casts].map((cast) => games.filter((one) => one.cast === cast).length)).toEqual(
    Array.from({ length: 6 }, () => 2),
  );
});

test('the casts at either end play again, with other Destiny, where the plan asks for it', () => {
  const informed = { ...plan, people: [2], kinds: ['informed' as const] };
  const [first] = playBots(soundCheck, [], informed).played;
  const [more] = playBots(soundCheck, [], { ...informed, again: 3 }).played;
  expect(first!.again).toEqual([]);
  expect(more!.games).toEqual(first!.games);
  // All six casts of two are at one end or the other.
  expect(new Set(more!.again.map(({ cast }) => cast)).size).toBe(6);
  expect(more!.again).toHaveLength(6 * 3);
});

test('what the rules refuse changes nothing at the table of bots either', () => {
  const d = new Driver(soundCheck, 2, chance(1));
  const before = d.state;
  expect(d.try(0, 'begin')).toBe(false);
  expect(d.try(0, 'pick', { receptacle: 'nobody' })).toBe(false);
  expect(d.state).toBe(before);
  expect(d.try(0, 'pick', { receptacle: 'vera' })).toBe(true);
  expect([...d.lawful(1, ['pick'])].map(([, args]) => args)).not.toContainEqual({ receptacle: 'vera' });
  expect(d.wait()).toBe(false);
});

test('from each state of the learning mission some way leads to an end, and what leads to none is told', () => {
  const ends = { times: 1, every: 25, seed: 3 };
  for (const people of [1, 2]) {
    const found = lookForEnds(soundCheck, people, [], ends);
    expect(found.dead).toEqual([]);
    expect(found.tried).toBeGreaterThan(0);
    expect(found.longest).toBeGreaterThan(10);
  }
  // Nobody comes to an end in three deeds, so all are told.
  const short = lookForEnds(soundCheck, 2, [], { ...ends, most: 3 });
  expect(short.dead.length).toBeGreaterThan(0);
  expect(short.dead[0]).toMatch(/^no end after \[/u);
});

test('whoever looks for an end remembers what was read, and leaves a place where exploring gives more than it takes', () => {
  for (const seed of [1, 2]) {
    const luck = chance(seed);
    const d = new Driver(doubleHour, 3, luck);
    castOf(d, 3, luck);
    expect(d.try(0, 'begin')).toBe(true);
    expect(soughtEnd(d, luck, [], 1_200)).toBeTypeOf('number');
  }
});

test('another table that begins where one stands leaves that one as it is', () => {
  const d = new Driver(soundCheck, 2, chance(1));
  const other = d.fork();
  expect(other.try(0, 'pick', { receptacle: 'vera' })).toBe(true);
  expect(d.state.picked).toEqual([]);
  expect(d.steps).toEqual([]);
  expect(other.state.picked).toEqual([[0, 'vera']]);
});

test('the command prints how it went, keeps runs that were won, and fails where something is wrong', async () => {
  const lines: string[] = [];
  const files = new Map<string, unknown>();
  const world: Parameters<typeof main>[1] = {
    read: () => Promise.resolve({ mission: soundCheck, art: {} }),
    print: (line) => void lines.push(line),
    has: () => false,
    write: (file, content) => void files.set(file, JSON.parse(String(content))),
  };
  await main(['bots', 'x.ts', '--times', '3', '--people', '2', '--kinds', 'curious', '--write'], world);
  expect(lines[0]).toMatch(/^curious, 2 people, 3 games · won by run 1: \d+ %/u);
  expect(lines[1]).toMatch(/^MP-10 a run of 2 in \d+ steps is won again$/u);
  expect(files.get('x.ts.runs.json')).toMatchObject([{ people: 2 }]);
});
