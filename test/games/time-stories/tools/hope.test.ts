/** Whether a run that has begun badly can still be won: states from which nobody wins are told, each as it stood. */
import { expect, test } from 'vitest';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import { lookForHope, type Hope, type HopePlan } from '../../../../src/games/time-stories/tools/bots/hope.ts';
import { main } from '../../../../src/games/time-stories/tools/main.ts';
import type { Notes } from '../../../../src/games/time-stories/vault/source.ts';
import { mission, panorama, place } from '../table/mission.ts';

const plan: HopePlan = { times: 24, rounds: 20, tries: 4, every: 3, lessons: 0, seed: 1 };

/** Those who know the riddle win by it, as long as the door isn't shut. From the third round on it is, and after the fifth all is over. */
const shutting: Mission = mission({
  locations: [
    place('mill', 'm1.3', [
      panorama('mill.1', {
        instructions: [
          {
            op: 'choose',
            when: { not: { flag: 'shut' } },
            options: [
              { label: { it: 'aprire', en: 'open it' }, do: [{ op: 'endMission', result: 'success' }] },
              { label: { it: 'lasciare', en: 'let it be' }, do: [] },
            ],
          },
        ],
      }),
    ]),
  ],
  more: {
    flags: { shut: false },
    events: [
      { on: 'roundStart', when: { round: ['>=', 3] }, do: [{ op: 'setFlag', name: 'shut', value: true }] },
      { on: 'roundStart', when: { round: ['>=', 6] }, do: [{ op: 'endMission', result: 'failure' }] },
    ],
  },
});
const isOpen = { not: { flag: 'shut' } } as const;
const notes: Notes = {
  options: [{ says: 'open', clues: ['no.such.card'], isRiddle: true }],
  ways: [{ card: 'mill.1', when: isOpen, clues: [] }],
  route: [{ card: 'mill.1', when: isOpen }],
  needs: [{ name: 'the door', has: isOpen, ways: [] }],
};

const look = (more: Partial<Notes> = {}, other: Partial<HopePlan> = {}): Hope =>
  lookForHope(shutting, 2, { mission: shutting, art: {}, notes: { ...notes, ...more } }, { ...plan, ...other });

test('from the first round those who know the way win; once it is shut nobody does, and each such state is told as it stood', () => {
  const { rounds, lost } = look();
  expect(rounds.get(1)).toEqual({ states: rounds.get(1)!.states, won: rounds.get(1)!.states });
  expect(rounds.get(4)!.states).toBeGreaterThan(0);
  expect(rounds.get(4)!.won).toBe(0);
  const all = [...rounds.values()];
  expect(lost).toHaveLength(all.reduce((sum, { states, won }) => sum + states - won, 0));
  const shut = lost.filter((line) => line.startsWith('round 4 '));
  expect(shut).toHaveLength(rounds.get(4)!.states);
  for (const line of shut)
    expect(line).toMatch(/^round 4 (?:mill|nowhere) · lacking the door · crystals \d+ \d+, Vortex \d+ · after \[/u);
});

test('no state is looked at that the notes call lost, or of a later round than was asked for', () => {
  expect(Math.max(...look({ winnable: isOpen }).rounds.keys())).toBe(2);
  expect(Math.max(...look({}, { rounds: 1 }).rounds.keys())).toBe(1);
});

test('the same states are looked at however often each is tried', () => {
  const found = (tries: number): Hope => look({}, { tries });
  const statesBy = ({ rounds }: Hope): readonly (readonly number[])[] =>
    [...rounds].map(([round, { states }]) => [round, states]);
  // Without a try each of them is told as it stood.
  const [none, once, thrice] = [0, 1, 3].map(found) as [Hope, Hope, Hope];
  expect(none.lost).toHaveLength(plan.times);
  expect(new Set(none.lost).size).toBeGreaterThan(plan.times / 2);
  for (const one of [once, thrice]) {
    expect(statesBy(one)).toEqual(statesBy(none));
    expect(one.lost.length).toBeGreaterThan(1);
    expect(none.lost.filter((line) => one.lost.includes(line))).toEqual(one.lost);
  }
});

test('without a try nobody wins', () => {
  const { lost, tries } = look({}, { rounds: 1, tries: 0 });
  expect(tries).toEqual([]);
  expect(lost).toHaveLength(plan.times);
  expect(lost[0]).not.toContain('lacking');
});

/** One of these doors leads out; behind any other it is over. */
const DOORS = 12;
const doors: Mission = mission({
  locations: [
    place('mill', 'm1.3', [
      panorama('mill.1', {
        instructions: [
          {
            op: 'choose',
            options: Array.from({ length: DOORS }, (_, i) => ({
              label: { it: `porta ${i}`, en: `door ${i}` },
              do: [{ op: 'endMission', result: i === 7 ? 'success' : 'failure' }],
            })),
          },
        ],
      }),
    ]),
  ],
});

test('a run that people who don’t know the mission have begun is won by those who have learned it, and not by others', () => {
  const wonAfter = (lessons: number): number => {
    const { rounds } = lookForHope(doors, 2, { mission: doors, art: {} }, { ...plan, times: 8, tries: 1, lessons });
    const all = [...rounds.values()];
    expect(all.reduce((sum, { states }) => sum + states, 0)).toBe(8);
    return all.reduce((sum, { won }) => sum + won, 0);
  };
  // They try one door after another, as long as they don't know which it is.
  expect(wonAfter(0)).toBeLessThan(3);
  expect(wonAfter(5 * DOORS)).toBeGreaterThan(6);
});

/** What the command prints. @param rounds that are looked at */
async function command(rounds: number): Promise<readonly [isWell: boolean, lines: readonly string[]]> {
  const lines: string[] = [];
  const world: Parameters<typeof main>[1] = {
    read: () => Promise.resolve({ mission: shutting, art: {}, notes }),
    print: (line) => void lines.push(line),
    has: () => false,
    write: () => undefined,
  };
  const options = { times: 24, people: 2, tries: 4, every: 3, lessons: 0, rounds };
  const asked = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return [await main(['hope', 'x.ts', ...asked], world), lines];
}

test('the command prints from how many states somebody won, by round', async () => {
  const [isWell, lines] = await command(1);
  expect(isWell).toBe(true);
  expect(lines).toEqual([
    expect.stringMatching(
      /^2 people · won from 100 % of 24 states, the last at try 1 · by round 0: (\d+) of \1, 1: (\d+) of \2$/u,
    ),
  ]);
});

test('it prints all states from which nobody won, and fails where they are too many', async () => {
  const [isWell, lines] = await command(20);
  expect(isWell).toBe(false);
  expect(lines[0]).toMatch(/^2 people · won from \d+ % of 24 states, the last at try \d+ · by round /u);
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines.slice(1)) expect(line).toMatch(/^round [2-6] /u);
});
