/**
 * How fast the rules engine is: Codenames by random play (`codenames-play.ts`), beside the same game by boardgame.io's engine
 * (`boardgame/`). Budget: 100,000 validated moves a second, and eight times as many as theirs.
 *
 * Both in one run, in many short rounds of the same number of games, now one first and now the other. The measure is how many times as fast
 * this one was in each round, so that what else the machine does meanwhile slows both. Also by the processor time of this process alone,
 * which is what it takes on a machine that has nothing else to do. Each round begins with the rubbish of the one before taken away. That is
 * the young only, since a whole collection takes the hidden classes of states too. With them goes compiled code, which no table in use
 * loses. Code is compiled in rounds before the first that counts.
 */
import process from 'node:process';
import { seeded } from '../helpers/rng.ts';
import { boardgame } from './boardgame/play.ts';
import { nothingYet, playGame } from './codenames-play.ts';
import { collect } from './heap.ts';
import { type Cell, printTable, quantile } from './print.ts';

const ROUNDS = 40;
const WARM_ROUNDS = 10;
/** Games of a round: about as long for both. */
const GAMES = 200;
const THEIR_GAMES = 20;
const BUDGET = 100_000;
/** So many times as fast as boardgame.io. */
const FASTER = 8;

interface Spent {
  readonly seconds: number;
  /** Of this process, on all its threads. */
  readonly ownSeconds: number;
}

/** A second of one engine: by the clock, and by the processor time that it took. */
interface Speed {
  readonly moves: number;
  readonly ofOwnTime: number;
}

interface Rate extends Speed {
  readonly steps: number;
  readonly sifted: number;
}

function spent(work: () => void): Spent {
  collect({ type: 'minor' });
  const start = performance.now();
  const used = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(used);
  return { seconds: (performance.now() - start) / 1_000, ownSeconds: (user + system) / 1e6 };
}

function round(seed: number): Rate {
  const count = nothingYet();
  const rng = seeded(seed);
  const { seconds, ownSeconds } = spent(() => {
    for (let i = 0; i < GAMES; i++) playGame(rng, count);
  });
  return {
    moves: count.moves / seconds,
    ofOwnTime: count.moves / ownSeconds,
    steps: (count.moves + count.answers) / seconds,
    sifted: count.offered / seconds,
  };
}

const other = boardgame();

function theirRound(seed: number): Speed | undefined {
  if (!other) return undefined;
  const rng = seeded(seed);
  let moves = 0;
  const { seconds, ownSeconds } = spent(() => {
    for (let i = 0; i < THEIR_GAMES; i++) moves += other.game(rng);
  });
  return { moves: moves / seconds, ofOwnTime: moves / ownSeconds };
}

interface Both {
  readonly ours: Rate;
  readonly theirs: Speed | undefined;
}

function both(seed: number): Both {
  if (seed % 2 === 0) return { ours: round(seed), theirs: theirRound(seed) };
  const theirs = theirRound(seed);
  return { ours: round(seed), theirs };
}

const seed = Number(process.env['SEED'] ?? 1);
for (let i = 0; i < WARM_ROUNDS; i++) both(seed + ROUNDS + i);
const rounds = Array.from({ length: ROUNDS }, (_, i) => both(seed + i));

const show = (n: number): string => Math.round(n).toLocaleString('en');

const row = (what: string, of: (rate: Rate) => number, budget?: number): readonly Cell[] => {
  const values = rounds.map(({ ours }) => of(ours));
  const of100 = (part: number): string => show(quantile(values, part));
  return [what, of100(0.5), of100(0.9), budget === undefined ? '' : `≥ ${show(budget)}`];
};
printTable(`rules engine: Codenames by random play, ${ROUNDS} rounds of ${GAMES} games, SEED=${seed}`, [
  ['per second', 'median', 'best tenth', 'budget'],
  row('validated moves', ({ moves }) => moves, BUDGET),
  row('the same by own processor time', ({ ofOwnTime }) => ofOwnTime, BUDGET),
  row('moves and answers', ({ steps }) => steps),
  row('choices sifted', ({ sifted }) => sifted),
]);

/** How the engines compare by one measure: the medians of each, and the times of each round as they lie. */
function compared(what: string, of: (speed: Speed) => number): readonly Cell[] {
  const pairs = rounds.flatMap(({ ours, theirs }) => (theirs ? [[of(ours), of(theirs)] as const] : []));
  const times = pairs.map(([mine, its]) => mine / its);
  const middle = (values: readonly number[]): string => show(quantile(values, 0.5));
  const [low, median, high] = [0.1, 0.5, 0.9].map((part) => quantile(times, part).toFixed(1));
  return [
    what,
    middle(pairs.map(([m]) => m)),
    middle(pairs.map(([, i]) => i)),
    median!,
    `${low}–${high}`,
    `≥ ${FASTER}`,
  ];
}

if (!other) console.log('\nboardgame.io is not installed: npm ci --ignore-scripts in test/bench/boardgame');
else
  printTable('validated moves a second, the same game by both engines in the same rounds', [
    ['median', 'this one', 'boardgame.io 0.50.2', 'times as fast', 'of ten rounds eight', 'budget'],
    compared('by the clock', ({ moves }) => moves),
    compared('by own processor time', ({ ofOwnTime }) => ofOwnTime),
  ]);
