/** `mission bots`: a mission played again and again by one to four people without a head, and what its author should know of it. */
import type { Mission } from '../../pack/mission.ts';
import type { Code, Notes } from '../../vault/source.ts';
import { chance } from './chance.ts';
import { Group, type Kind, type Run, type Script } from './game.ts';
import { Memory } from './memory.ts';
import { allOf, Seen } from './seen.ts';

export interface Plan {
  /** Games for each number of people and kind of bot. */
  readonly times: number;
  readonly people: readonly number[];
  readonly kinds: readonly Kind[];
  readonly seed: number;
}

export interface Played {
  readonly kind: Kind;
  readonly people: number;
  /** By game its runs. */
  readonly games: readonly (readonly Run[])[];
}

export interface Report {
  readonly played: readonly Played[];
  /** By number of people a run that was won, to be played again (MP-10). */
  readonly scripts: readonly Script[];
  /** How many runs saw each thing. */
  readonly seen: ReadonlyMap<string, number>;
  readonly unseen: readonly string[];
}

/** Runs that a group plays, at most: it stops when it has won. */
const RUNS: Readonly<Record<Kind, number>> = { random: 1, curious: 3, expert: 1, thoughtful: 3, forgetful: 3 };
const CURIOSITY: Readonly<Record<Kind, number>> = {
  random: 1,
  curious: 0.5,
  expert: 0.12,
  thoughtful: 0.5,
  forgetful: 0.5,
};

/** @param tell called now and then with how far it is, for whoever waits */
export function playBots(
  mission: Mission,
  codes: readonly Code[],
  plan: Plan,
  tell: (line: string) => void = () => undefined,
  notes?: Notes,
): Report {
  const seen = new Seen();
  const scripts = new Map<number, Script>();
  const played: Played[] = [];
  for (const people of plan.people)
    for (const kind of plan.kinds) {
      const shared = new Memory(chance(plan.seed), CURIOSITY[kind]);
      const games = Array.from({ length: plan.times }, (_, game): readonly Run[] => {
        const luck = chance(plan.seed + game * 4 + people);
        const memory = kind === 'expert' ? shared : new Memory(luck, CURIOSITY[kind]);
        const group = new Group(mission, people, kind, luck, memory, seen, codes, notes);
        const runs: Run[] = [];
        for (let n = 0; n < RUNS[kind] && runs.at(-1)?.isWon !== true; n++) runs.push(group.run());
        const { steps } = group.driver;
        if (runs[0]!.isWon && (scripts.get(people)?.steps.length ?? Infinity) > steps.length)
          scripts.set(people, { people, cast: group.cast, steps });
        return runs;
      });
      const one = { kind, people, games };
      played.push(one);
      tell(lineOf(one));
    }
  const unseen = allOf(mission).filter((thing) => !seen.things.has(thing));
  return { played, scripts: [...scripts.values()], seen: seen.things, unseen };
}

const percent = (n: number, of: number): string => `${of === 0 ? 0 : Math.round((100 * n) / of)} %`;
/** Median, and from where to where nine in ten lie. */
function spread(numbers: readonly number[]): string {
  if (numbers.length === 0) return '–';
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  return `${at(0.5)} (${at(0.1)}–${at(0.9)})`;
}

function lineOf({ kind, people, games }: Played): string {
  const wonBy = (run: number): number => games.filter((runs) => runs.slice(0, run).some(({ isWon }) => isWon)).length;
  const won = games.flat().filter(({ isWon }) => isWon);
  const endings = new Map<string, number>();
  for (const { ending } of won) endings.set(ending ?? '–', (endings.get(ending ?? '–') ?? 0) + 1);
  const by = [1, 2, 3].slice(0, RUNS[kind]).map((run) => `${run}: ${percent(wonBy(run), games.length)}`);
  return [
    `${kind}, ${people} ${people === 1 ? 'person' : 'people'}, ${games.length} games`,
    `won by run ${by.join(', ')}`,
    `rounds ${spread(won.map(({ rounds }) => rounds))}`,
    `Mission Return ${spread(won.map(({ missionReturn }) => missionReturn))}`,
    ...(won.some(({ score }) => score !== null) ? [`score ${spread(won.map(({ score }) => score ?? 0))}`] : []),
    ...(endings.size > 1 ? [[...endings].map(([name, n]) => `${name} ${percent(n, won.length)}`).join(', ')] : []),
  ].join(' · ');
}

/** What is wrong with a mission as it played; nothing where all is well. */
export function verdicts({ played, scripts, unseen }: Report, plan: Plan): readonly string[] {
  const stuck = played.flatMap(({ kind, people, games }) =>
    games.flat().flatMap((run) => (run.stuck === '' ? [] : [`${kind}, ${people}: ${run.stuck}`])),
  );
  const unsolved = plan.people.filter((people) => !scripts.some((one) => one.people === people));
  return [
    ...unsolved.map((people) => `MP-10 no run of ${people} ended in success`),
    ...(stuck.length > 0 ? [`${stuck.length} runs came to nothing; the first: ${stuck[0]!}`] : []),
    ...(unseen.length > 0 ? [`${unseen.length} things that nobody saw: ${unseen.join(', ')}`] : []),
  ];
}
