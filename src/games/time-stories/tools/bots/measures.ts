/**
 * What a mission should come to when bots play it, and what it comes to: one line for each measure. Success is judged for each number of people,
 * all else for everybody together. The targets are those of the full mission that comes with the table; `docs/missions.md` tells what they mean.
 */
import type { Mission } from '../../pack/mission.ts';
import { isSealed } from '../../pack/texts.ts';
import type { Notes } from '../../vault/source.ts';
import { inPercent, mean, percent, quantile, share, spread } from './figures.ts';
import type { Kind, Run } from './game.ts';
import type { Game, Played } from './report.ts';
import { allOf } from './seen.ts';

export interface Measure {
  readonly name: string;
  readonly value: string;
  readonly target: string;
  readonly isMet: boolean;
}

type Range = readonly [least: number, most: number];

/** Shares in 0 … 1, rounds and crystals in ones. */
const TARGETS = {
  random: [0, 0.01],
  firstRun: [0.2, 0.35],
  /** Between the numbers of people, at most. */
  apart: 0.1,
  thirdRun: [0.75, 0.9],
  clumsy: [0.45, 0.65],
  informed: [0.85, 0.95],
  full: [0.7, 1],
  casts: [0.8, 1],
  receptacle: 0.08,
  rounds: [8, 8],
  roundsMost: [6, 10],
  roundsLeast: 5,
  missionReturn: [5, 5],
  missionReturnMost: [2, 9],
  emergencies: [0.8, 2],
  lost: [0.1, 0.25],
  failure: [0.35, 0.45],
  success: [0.35, 0.45],
  critical: [0.15, 0.25],
  seen: 0.01,
  way: [0.1, 0.65],
  idle: [0, 1],
} as const satisfies Readonly<Record<string, number | Range>>;

const isIn = (n: number, [least, most]: Range): boolean => n >= least && n <= most;
const span = ([least, most]: Range): string => `${inPercent(least)}${least === most ? '' : `–${inPercent(most)}`} %`;
const of = (name: string, value: string, target: string, isMet: boolean): Measure => ({ name, value, target, isMet });

const runsOf = (games: readonly Game[]): readonly Run[] => games.flatMap(({ runs }) => runs);
const wonBy = (games: readonly Game[], run: number): number =>
  share(games.filter(({ runs }) => runs.slice(0, run).some(({ isWon }) => isWon)).length, games.length);

/** One share for each number of people. */
function success(name: string, played: readonly Played[], run: number, range: Range, apart = 1): Measure {
  const all = played.map(({ people, games }) => ({ people, n: wonBy(games, run) }));
  const shares = all.map(({ n }) => n);
  const isNear = Math.max(...shares) - Math.min(...shares) <= apart;
  const value = all.map(({ people, n }) => `${people}: ${percent(n, 1)}`).join(', ');
  const target = `${span(range)}${apart < 1 ? `, within ${inPercent(apart)} points` : ''}`;
  return of(name, value, target, isNear && shares.every((n) => isIn(n, range)));
}

/**
 * Worst cast by best cast, for each number of people. Of many casts that played a few games each, the one that came out worst mostly had bad
 * luck. So only the games count that casts at either end played after those by which they were chosen, where there are any.
 */
function casts(played: readonly Played[]): Measure {
  const all = played.map(({ people, games, again }) => {
    const counted = again.length > 0 ? again : games;
    const names = [...new Set(counted.map(({ cast }) => cast))];
    const shares = names.map((name) =>
      wonBy(
        counted.filter(({ cast }) => cast === name),
        1,
      ),
    );
    return { people, n: share(Math.min(...shares), Math.max(...shares)) };
  });
  const value = all.map(({ people, n }) => `${people}: ${n.toFixed(2)}`).join(', ');
  return of(
    'informed: worst cast by best',
    value,
    '≥ 0.8',
    all.every(({ n }) => isIn(n, TARGETS.casts)),
  );
}

/** By receptacle how much more often groups with it have won by their second run than those without, in shares. */
function receptacles(mission: Mission, games: readonly Game[]): Measure {
  const all = mission.receptacles.map(({ id }) => {
    const has = ({ cast }: Game): boolean => cast.split(' ').includes(id);
    return {
      id,
      n:
        wonBy(games.filter(has), 2) -
        wonBy(
          games.filter((game) => !has(game)),
          2,
        ),
    };
  });
  const value = all.map(({ id, n }) => `${id} ${n < 0 ? '−' : '+'}${Math.abs(Math.round(100 * n))}`).join(', ');
  const isMet = all.every(({ n }) => Math.abs(n) <= TARGETS.receptacle);
  return of('with and without each receptacle, by run 2', value, 'within ± 8 points', isMet);
}

const middle = (name: string, numbers: readonly number[], median: Range, most: Range): Measure =>
  of(
    name,
    spread(numbers),
    `${median[0]} (${most[0]}–${most[1]})`,
    isIn(quantile(numbers, 0.5), median) && isIn(quantile(numbers, 0.1), most) && isIn(quantile(numbers, 0.9), most),
  );

/** Of everything that there is, what too few runs of every cast saw. */
function unseen(mission: Mission, played: readonly Played[]): Measure {
  const casts = played.flatMap(({ seen }) => [...seen.values()]);
  const rare = allOf(mission).filter((thing) =>
    casts.every(({ things, runs }) => share(things.get(thing) ?? 0, runs) < TARGETS.seen),
  );
  return of(
    'seen in fewer than 1 % of the runs of each cast',
    rare.length === 0 ? 'nothing' : rare.join(', '),
    'nothing',
    rare.length === 0,
  );
}

/** By which ways each need was met in runs that were won. */
const ways = (needs: NonNullable<Notes['needs']>, won: readonly Run[]): readonly Measure[] =>
  needs.map((need) => {
    const met = won.filter(({ tally }) => need.name in tally.ways);
    const names = [
      ...new Set([...need.ways.map(({ name }) => name), ...met.map(({ tally }) => tally.ways[need.name]!)]),
    ];
    const shares = names.map((name) =>
      share(met.filter(({ tally }) => tally.ways[need.name] === name).length, met.length),
    );
    const value = names.map((name, i) => `${name} ${percent(shares[i]!, 1)}`).join(', ');
    return of(
      `ways to ${need.name}`,
      value,
      `${span(TARGETS.way)} each`,
      shares.every((n) => isIn(n, TARGETS.way)),
    );
  });

function alongTheWay(runs: readonly Run[]): readonly Measure[] {
  const tallies = runs.map(({ tally }) => tally);
  const emergencies = mean(tallies.map((one) => one.emergencies));
  const lost = share(tallies.filter((one) => one.lost > 0).length, runs.length);
  const counts = (['FAILURE', 'SUCCESS', 'CRITICAL'] as const).map((what) =>
    tallies.reduce((sum, { outcomes }) => sum + outcomes[what], 0),
  );
  const tests = counts.reduce((sum, n) => sum + n, 0);
  const idle = quantile(
    tallies.map((one) => one.idle),
    0.5,
  );
  const parts = [TARGETS.failure, TARGETS.success, TARGETS.critical];
  return [
    of('Emergency Refreshes a run', emergencies.toFixed(1), '0.8–2.0', isIn(emergencies, TARGETS.emergencies)),
    of('runs with some loss of control', percent(lost, 1), span(TARGETS.lost), isIn(lost, TARGETS.lost)),
    of(
      'tests failed, succeeded, critical',
      counts.map((n) => percent(n, tests)).join(', '),
      parts.map(span).join(', '),
      counts.every((n, i) => isIn(share(n, tests), parts[i]!)),
    ),
    of('rounds in a row without a choice, median', String(idle), '≤ 1', isIn(idle, TARGETS.idle)),
  ];
}

/** Only what these games can tell: a kind that didn’t play has no measure. */
export function measuresOf(mission: Mission, played: readonly Played[], notes?: Notes): readonly Measure[] {
  const by = (kind: Kind): readonly Played[] => played.filter((one) => one.kind === kind);
  const [random, thoughtful, clumsy, informed] = [by('random'), by('thoughtful'), by('clumsy'), by('informed')];
  const full = isSealed(mission.ending) ? undefined : mission.ending.success[0]?.id;
  const known = runsOf(informed.flatMap(({ games }) => games)).filter(({ isWon }) => isWon);
  const isFull = ({ ending }: Run): boolean => ending === full;
  const fullShare = share(known.filter(isFull).length, known.length);
  const games = thoughtful.flatMap((one) => one.games);
  const runs = runsOf(games);
  const won = runs.filter(({ isWon }) => isWon);
  const rounds = won.map((run) => run.rounds);
  return [
    ...(random.length > 0 ? [success('random: won', random, 1, TARGETS.random)] : []),
    ...(thoughtful.length > 0
      ? [
          success('thoughtful: won by run 1', thoughtful, 1, TARGETS.firstRun, TARGETS.apart),
          success('thoughtful: by run 3', thoughtful, 3, TARGETS.thirdRun),
        ]
      : []),
    ...(clumsy.length > 0 ? [success('clumsy: by run 3', clumsy, 3, TARGETS.clumsy)] : []),
    ...(informed.length > 0
      ? [
          success('informed: by run 1', informed, 1, TARGETS.informed),
          of('informed: full ending', percent(fullShare, 1), '≥ 70 %', isIn(fullShare, TARGETS.full)),
          casts(informed),
        ]
      : []),
    ...(runs.length > 0
      ? [
          receptacles(mission, games),
          middle('rounds of a won run', rounds, TARGETS.rounds, TARGETS.roundsMost),
          of('shortest won run', String(Math.min(...rounds)), '≥ 5', Math.min(...rounds) >= TARGETS.roundsLeast),
          middle(
            'Mission Return at the full ending',
            won.filter(isFull).map((run) => run.missionReturn),
            TARGETS.missionReturn,
            TARGETS.missionReturnMost,
          ),
          ...alongTheWay(runs),
          unseen(mission, thoughtful),
          ...ways(notes?.needs ?? [], won),
        ]
      : []),
  ];
}
