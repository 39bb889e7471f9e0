/**
 * How fast the rules engine is: Codenames by random play, all choices of the acting seat sifted before each move and the move judged by
 * the whole pipeline, beside the same game by boardgame.io's engine (`boardgame/`), in turns so that both have the same machine; no network, no journal, no cryptography: keys are laid beforehand, as the table's part. Budget: 100,000 validated
 * moves a second, and eight times as many as theirs. Many short rounds, because on a machine with other work the best of them says what the engine takes.
 */
import process from 'node:process';
import { codenames } from '../../src/games/codenames/codenames.ts';
import { layKey } from '../../src/games/codenames/lay-key.ts';
import type { State } from '../../src/games/codenames/state.ts';
import type { Answer, Handle, Seat } from '../../src/kernel/game.ts';
import { answerAsk, begin, eyesOf, makeMove, type OpenAsk, type Play } from '../../src/kernel/play/play.ts';
import { choices, slotOf } from '../../src/kernel/play/sift.ts';
import { seeded, type Rng } from '../helpers/rng.ts';
import { boardgame, type Engine } from './boardgame/play.ts';
import { type Cell, printTable, quantile } from './print.ts';

const ROUNDS = 40;
const ROUND_MS = 150;
/** Until the engines' code is compiled: by games, because on a busy machine time says little. */
const WARM_GAMES = 400;
const BUDGET = 100_000;
/** So many times as fast as boardgame.io. */
const FASTER = 8;
const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];
const NOTHING: ReadonlyMap<string, string> = new Map();
const KEYS: readonly (readonly string[])[] = Array.from({ length: 100 }, (_, i) =>
  layKey(Uint8Array.of(i), { cells: 20, source: 'generated', lastKey: [] }),
);

interface Count {
  moves: number;
  answers: number;
  offered: number;
  games: number;
}

class Table {
  play: Play<State>;
  readonly #rng: Rng;
  readonly #count: Count;
  #key: readonly string[] = [];
  #causes = 0;

  constructor(rng: Rng, count: Count) {
    this.#rng = rng;
    this.#count = count;
    this.play = begin(codenames, { seats: SEATS, options: {} }, this.#cause(), 0);
  }

  /** One game from the lobby to the outcome. */
  game(): void {
    this.#move(0, 'claimSpymaster');
    this.#move(1, 'claimSpymaster');
    this.#move(2, 'drawGrid');
    while (this.play.state.phase !== 'over') {
      const seat = this.#rng.pick(codenames.awaits(this.play.state))!;
      const stops = this.play.state.guessesMade > 0 && this.#rng.oneIn(3);
      this.#move(seat, this.play.state.phase === 'clue' ? 'giveClue' : stops ? 'stop' : 'touch');
    }
    this.#count.games++;
  }

  #move(seat: Seat, move: string): void {
    const offered = choices(codenames, this.play, move, eyesOf(this.play, seat, NOTHING));
    const choice = this.#rng.pick(offered);
    const args = move === 'giveClue' ? { word: 'veliero', number: (choice as { number: number }).number } : choice;
    const slot = slotOf(codenames, this.play, move);
    const moved = makeMove(codenames, this.play, { seat, move, args, slot, cause: this.#cause(), now: 0 });
    if (!moved.ok) throw new Error(`${move}: ${moved.refusal.code}`);
    this.play = moved.play;
    this.#count.moves++;
    this.#count.offered += offered.length;
    for (let asked = this.play.asks[0]; asked; asked = this.play.asks[0]) {
      this.play = answerAsk(codenames, this.play, asked.id, this.#answer(asked), 0);
      this.#count.answers++;
    }
  }

  #answer(asked: OpenAsk): Omit<Answer, 'tag'> {
    if (asked.kind === 'roll')
      return { values: Array.from({ length: asked.n }, () => this.#rng.below(asked.sides) + 1) };
    const cells: readonly string[] = this.play.state.key;
    if (asked.kind === 'open') return { faces: asked.things.map((thing) => this.#key[cells.indexOf(thing)]!) };
    this.#key = this.#rng.pick(KEYS)!;
    return { cards: this.#key.map((_, i) => `${asked.id}/${i}` as Handle) };
  }

  #cause(): string {
    return (this.#causes++).toString(16).padStart(64, '0');
  }
}

interface Rate {
  readonly moves: number;
  /** What it would be on a processor that nobody else uses. */
  readonly ofOwnTime: number;
  readonly steps: number;
  readonly sifted: number;
}

function round(seed: number): Rate {
  const count: Count = { moves: 0, answers: 0, offered: 0, games: 0 };
  const rng = seeded(seed);
  const start = performance.now();
  const used = process.cpuUsage();
  while (performance.now() - start < ROUND_MS) new Table(rng, count).game();
  const seconds = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(used);
  return {
    moves: count.moves / seconds,
    ofOwnTime: (count.moves / (user + system)) * 1e6,
    steps: (count.moves + count.answers) / seconds,
    sifted: count.offered / seconds,
  };
}

/** The engines in comparison, by the same measures. */
type Speed = Pick<Rate, 'moves' | 'ofOwnTime'>;

function theirRound(engine: Engine, seed: number): Speed {
  const rng = seeded(seed);
  const start = performance.now();
  const used = process.cpuUsage();
  let moves = 0;
  while (performance.now() - start < ROUND_MS) moves += engine.game(rng);
  const { user, system } = process.cpuUsage(used);
  return { moves: (moves / (performance.now() - start)) * 1_000, ofOwnTime: (moves / (user + system)) * 1e6 };
}

const seed = Number(process.env['SEED'] ?? 1);
const other = boardgame();
const warm = seeded(seed);
for (let i = 0; i < WARM_GAMES; i++) {
  new Table(warm, { moves: 0, answers: 0, offered: 0, games: 0 }).game();
  other?.game(warm);
}
const rounds: Rate[] = [];
const theirs: Speed[] = [];
for (let i = 0; i < ROUNDS; i++) {
  rounds.push(round(seed + i));
  if (other) theirs.push(theirRound(other, seed + i));
}

const middle = (values: readonly number[]): number => quantile(values, 0.5);

const row = (what: string, of: (rate: Rate) => number, budget?: number): readonly Cell[] => {
  const sorted = rounds.map(of).toSorted((a, b) => a - b);
  const show = (n: number | undefined): string => Math.round(n ?? 0).toLocaleString('en');
  return [what, show(sorted[ROUNDS >> 1]), show(sorted.at(-1)), budget === undefined ? '' : `≥ ${show(budget)}`];
};
printTable(`rules engine: Codenames by random play, ${ROUNDS} rounds of ${ROUND_MS} ms, SEED=${seed}`, [
  ['per second', 'median', 'best', 'budget'],
  row('validated moves', ({ moves }) => moves, BUDGET),
  row('the same by own processor time', ({ ofOwnTime }) => ofOwnTime, BUDGET),
  row('moves and answers', ({ steps }) => steps),
  row('choices sifted', ({ sifted }) => sifted),
]);

if (theirs.length === 0)
  console.log('\nboardgame.io is not installed: npm ci --ignore-scripts in test/bench/boardgame');
else {
  const show = (n: number): string => Math.round(n).toLocaleString('en');
  const measures: readonly (readonly [string, (all: readonly Speed[]) => number])[] = [
    ['median', (all) => middle(all.map(({ moves }) => moves))],
    ['best', (all) => Math.max(...all.map(({ moves }) => moves))],
    ['median by own processor time', (all) => middle(all.map(({ ofOwnTime }) => ofOwnTime))],
  ];
  printTable('validated moves a second, the same game by both engines in one run', [
    ['', 'this one', 'boardgame.io 0.50.2', 'times as fast', 'budget'],
    ...measures.map(([what, of]): readonly Cell[] => {
      const [mine, its] = [of(rounds), of(theirs)];
      return [what, show(mine), show(its), (mine / its).toFixed(1), `≥ ${FASTER}`];
    }),
  ]);
}
