/** `mission bots`: a mission played again and again by one to four people without a head, and what its author should know of it. */
import type { Mission } from '../../pack/mission.ts';
import type { Code, Notes } from '../../vault/source.ts';
import { chance } from './chance.ts';
import { Group, type Kind, type Run, type Script } from './game.ts';
import { Memory } from './memory.ts';
import { allOf, Seen } from './seen.ts';
import { percent, share, spread } from './figures.ts';

export interface Plan {
  /** Games for each number of people and kind of bot. */
  readonly times: number;
  readonly people: readonly number[];
  readonly kinds: readonly Kind[];
  readonly seed: number;
  /** Games more for each of the casts that won most and least, which count by themselves; without it none. */
  readonly again?: number;
}

export interface Played {
  readonly kind: Kind;
  readonly people: number;
  readonly games: readonly Game[];
  /** Those that the casts which had won most and least played after it, as often each. */
  readonly again: readonly Game[];
  /** By cast what its runs saw. */
  readonly seen: ReadonlyMap<string, Seen>;
}

/** A game: who was who, as ids in the order of the alphabet with spaces between, and its runs. */
export interface Game {
  readonly cast: string;
  readonly runs: readonly Run[];
}

export interface Report {
  readonly played: readonly Played[];
  /** By number of people a run that was won, to be played again (MP-10). */
  readonly scripts: readonly Script[];
  readonly unseen: readonly string[];
}

/** Runs that a group plays, at most: it stops when it has won. */
export const RUNS: Readonly<Record<Kind, number>> = { random: 1, curious: 3, thoughtful: 3, clumsy: 3, informed: 1 };
/** How often a group tries what it hasn’t found to be good. */
export const CURIOSITY: Readonly<Record<Kind, number>> = {
  random: 1,
  curious: 0.5,
  thoughtful: 0.5,
  clumsy: 0.5,
  informed: 0.12,
};

/** So many have learned what the informed know, each by games of its own. A player who drew a false lesson early goes by it for long. */
const LEARNERS = 5;

/** @param tell called now and then with how far it is, for whoever waits */
export function playBots(
  mission: Mission,
  codes: readonly Code[],
  plan: Plan,
  tell: (line: string) => void = () => undefined,
  notes?: Notes,
): Report {
  const scripts = new Map<number, Script>();
  const played: Played[] = [];
  for (const people of plan.people) {
    const casts = castsOf(mission, people);
    for (const kind of plan.kinds) {
      const shared = Array.from({ length: LEARNERS }, (_, i) => new Memory(chance(plan.seed + i), CURIOSITY[kind]));
      const seen = new Map<string, Seen>();
      const play = (game: number, among: readonly string[]): Game => {
        const luck = chance(plan.seed + game * 4 + people);
        const learner = shared[Math.floor(game / casts.length) % LEARNERS]!;
        const memory = kind === 'informed' ? learner : new Memory(luck, CURIOSITY[kind]);
        const cast = among.join(' ');
        const sees = seen.get(cast) ?? new Seen();
        seen.set(cast, sees);
        const group = new Group(kind, luck, memory, sees, { mission, people, codes, notes, among });
        const runs: Run[] = [];
        for (let n = 0; n < RUNS[kind] && runs.at(-1)?.isWon !== true; n++) runs.push(group.run());
        const { steps } = group.driver;
        if (runs[0]!.isWon && (scripts.get(people)?.steps.length ?? Infinity) > steps.length)
          scripts.set(people, { people, cast: group.cast, steps });
        return { cast, runs };
      };
      // Every cast has its turn.
      const games = Array.from({ length: plan.times }, (_, game) => play(game, casts[game % casts.length]!));
      const outer = extremesOf(casts, games);
      const again = Array.from({ length: (plan.again ?? 0) * outer.length }, (_, n) =>
        play(plan.times + n, outer[n % outer.length]!),
      );
      const one = { kind, people, games, again, seen };
      played.push(one);
      tell(lineOf(one));
    }
  }
  const seen = new Set(played.flatMap((one) => [...one.seen.values()].flatMap(({ things }) => [...things.keys()])));
  return { played, scripts: [...scripts.values()], unseen: allOf(mission).filter((thing) => !seen.has(thing)) };
}

/** All of so many, in the order of the list. */
const chosenOf = <T>(list: readonly T[], n: number): readonly (readonly T[])[] =>
  n === 0 ? [[]] : list.flatMap((one, i) => chosenOf(list.slice(i + 1), n - 1).map((rest) => [one, ...rest]));

/** Every cast that so many people can be, by ids of receptacles. */
const castsOf = ({ receptacles, soloReceptacles }: Mission, people: number): readonly (readonly string[])[] =>
  chosenOf(receptacles.map(({ id }) => id).toSorted(), people === 1 ? soloReceptacles : people);

/** So many of those that won most, and of those that won least. */
const EXTREMES = 3;

/** The casts that won most and least by their first run; all of them, each once, where there are few. */
export function extremesOf(
  casts: readonly (readonly string[])[],
  games: readonly Game[],
): readonly (readonly string[])[] {
  const wins = (cast: readonly string[]): number => {
    const own = games.filter((game) => game.cast === cast.join(' '));
    return share(own.filter(({ runs }) => runs[0]!.isWon).length, own.length);
  };
  const rated = casts.map((cast) => ({ cast, wins: wins(cast) })).toSorted((one, other) => one.wins - other.wins);
  return [...new Set([...rated.slice(0, EXTREMES), ...rated.slice(-EXTREMES)])].map(({ cast }) => cast);
}

function lineOf({ kind, people, games }: Played): string {
  const wonBy = (run: number): number =>
    games.filter(({ runs }) => runs.slice(0, run).some(({ isWon }) => isWon)).length;
  const won = games.flatMap(({ runs }) => runs).filter(({ isWon }) => isWon);
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
    games.flatMap(({ runs }) => runs).flatMap((run) => (run.stuck === '' ? [] : [`${kind}, ${people}: ${run.stuck}`])),
  );
  const unsolved = plan.people.filter((people) => !scripts.some((one) => one.people === people));
  return [
    ...unsolved.map((people) => `MP-10 no run of ${people} ended in success`),
    ...(stuck.length > 0 ? [`${stuck.length} runs came to nothing; the first: ${stuck[0]!}`] : []),
    ...(unseen.length > 0 ? [`${unseen.length} things that nobody saw: ${unseen.join(', ')}`] : []),
  ];
}
