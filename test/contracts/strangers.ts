/**
 * Knocks at a game with moves that nobody offered: arguments seen elsewhere or bent a little, from any seat, also one that isn't there.
 * What is let in must have been on offer; what isn't must name its rule and leave the play as it was.
 */
import { FREE, type Seat } from '../../src/kernel/game.ts';
import { hasFree, type Filler } from '../helpers/bots.ts';
import type { Dealer } from '../helpers/dealer.ts';
import type { Refusal } from '../../src/kernel/pipeline/refusals.ts';
import { canonical } from '../helpers/plain.ts';
import { often, type Rng } from '../helpers/rng.ts';

/** Names that every plain object answers to, though nobody gave it them. */
const EVERYBODYS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

/** Distinct arguments kept for each move, and how many of them are misnamed at a time; all in a long run. */
const KEPT = 40;
const MISNAMED = often(4);

export function accepted(dealer: Dealer, seat: Seat, move: string, args: unknown): boolean {
  return dealer.judge(seat, move, args).ok;
}

/** What is wrong with a refusal. */
function faultOf({ code, rule, detail }: Refusal): string | undefined {
  if (code === 'game/fault') return `made the game throw: ${detail}`;
  if (!/^([a-z]+\/)?[a-z]+(-[a-z]+)*$/.test(code)) return `is refused by the code ${code}`;
  return /^[A-Z]+-?\d+[a-z]?$/.test(rule) ? undefined : `is refused by the rule ${rule}`;
}

export class Strangers {
  readonly #rng: Rng;
  readonly #fill: Filler;
  readonly #seen: Map<string, Map<string, unknown>> = new Map();

  constructor(rng: Rng, fill: Filler) {
    this.#rng = rng;
    this.#fill = fill;
  }

  /** A few knocks at the state that the dealer has now. */
  knock(dealer: Dealer, times = 6): void {
    this.#remember(dealer);
    const { seats } = dealer.play;
    for (let i = 0; i < times; i++) {
      const seat = this.#rng.oneIn(10) ? 99 : this.#rng.pick(seats)!;
      const move = this.#rng.pick(Object.keys(dealer.game.moves))!;
      this.#knockOnce(dealer, seat, move, this.#args(move));
    }
    this.#knockOnce(dealer, seats[0]!, 'constructor', {});
  }

  /** What was offered to this seat, with a name that every object has in the place of each name. */
  misname(dealer: Dealer): void {
    this.#remember(dealer);
    for (const [move, kept] of this.#seen)
      for (const args of this.#rng.shuffle([...kept.values()]).slice(0, MISNAMED))
        for (const seat of dealer.play.seats)
          for (const named of misnamed(args, this.#rng.pick(EVERYBODYS)!)) this.#knockOnce(dealer, seat, move, named);
  }

  #knockOnce(dealer: Dealer, seat: Seat, move: string, args: unknown): void {
    const moved = dealer.judge(seat, move, args);
    const wrong = moved.ok ? this.#unoffered(dealer, seat, move, args) : faultOf(moved.refusal);
    if (wrong) throw new Error(`${move} ${JSON.stringify(args)} of seat ${seat} ${wrong}`);
  }

  #unoffered(dealer: Dealer, seat: Seat, move: string, args: unknown): string | undefined {
    const offered = dealer.choices(seat, move);
    return offered.some((choice) => fits(choice, args)) ? undefined : 'was accepted but never offered';
  }

  #remember(dealer: Dealer): void {
    const seat = this.#rng.pick(dealer.play.seats)!;
    for (const { move, choices } of dealer.lawful(seat)) {
      const kept = this.#seen.get(move) ?? new Map<string, unknown>();
      this.#seen.set(move, kept);
      const choice = this.#rng.pick(choices);
      const args = hasFree(choice) ? this.#fill(choice, { move, seat, rng: this.#rng, dealer }) : choice;
      if (kept.size < KEPT) kept.set(canonical(args), args);
    }
  }

  #args(move: string): unknown {
    const same = [...(this.#seen.get(move)?.values() ?? [])];
    const all = [...this.#seen.values()].flatMap((kept) => Array.from(kept.values()));
    const args = this.#rng.pick(same.length > 0 && !this.#rng.oneIn(5) ? same : all) ?? {};
    return this.#rng.oneIn(2) ? args : this.#bend(args);
  }

  #bend(args: unknown): unknown {
    const odd: unknown = this.#rng.pick([null, -1, 0, 1, 2, 3, 2 ** 31, 0.5, '', 'x', FREE, true, [], {}, '__proto__']);
    if (typeof args !== 'object' || args === null || Array.isArray(args) || this.#rng.oneIn(8)) return odd;
    const keys = Object.keys(args);
    const key = this.#rng.oneIn(4) ? 'more' : (this.#rng.pick(keys) ?? 'more');
    if (this.#rng.oneIn(5)) return Object.fromEntries(Object.entries(args).filter(([name]) => name !== key));
    const old: unknown = (args as Readonly<Record<string, unknown>>)[key];
    return { ...args, [key]: typeof old === 'number' ? old + (this.#rng.oneIn(2) ? 1 : -1) : odd };
  }
}

/** These arguments once for each text in them, which is `name` there. */
function misnamed(args: unknown, name: string): readonly unknown[] {
  if (typeof args === 'string') return [name];
  if (Array.isArray(args)) return args.flatMap((one, i) => misnamed(one, name).map((inner) => args.with(i, inner)));
  if (typeof args !== 'object' || args === null) return [];
  return Object.entries(args).flatMap(([key, one]) => misnamed(one, name).map((inner) => ({ ...args, [key]: inner })));
}

/** Whether arguments are what a choice says, anything standing for `FREE`. */
function fits(choice: unknown, args: unknown): boolean {
  if (choice === FREE) return true;
  if (typeof choice !== 'object' || choice === null || typeof args !== 'object' || args === null)
    return choice === args;
  if (Array.isArray(choice) !== Array.isArray(args)) return false;
  const keys = Object.keys(choice);
  const given = args as Readonly<Record<string, unknown>>;
  return (
    keys.length === Object.keys(args).length &&
    Object.entries(choice).every(([key, inner]) => Object.hasOwn(given, key) && fits(inner, given[key]))
  );
}
