/**
 * A table without a screen: one mission that lies open, played by the rules themselves. What people do and what fell is kept, so that a run can be
 * played again.
 */
import { FREE, type Ask, type Move, type Seat } from '../../../../kernel/game.ts';
import { totalOf } from '../../azrak.ts';
import type { Mission } from '../../pack/mission.ts';
import type { Session } from '../../session.ts';
import type { State } from '../../table/state.ts';
import { timeStories } from '../../time-stories.ts';
import type { Chance } from './chance.ts';

/** A move as it was made, a Destiny card as it fell, a clock that rang. */
export type Step = readonly [seat: Seat, move: string, args: object] | readonly ['fell', number] | readonly ['rang'];

const NOBODY = { seat: null, read: () => undefined };
const MOVES = timeStories.moves as Readonly<Record<string, Move<Session>>>;

const NOTHING_ELSE = Object.fromEntries(
  ['deck', 'shuffle', 'entrust', 'deal', 'show', 'open', 'bury', 'pick', 'secret', 'pack', 'veil'].map((name) => [
    name,
    (): never => {
      throw new Error('a mission that lies open asks for nothing else');
    },
  ]),
);

export class Driver {
  state: Session;
  readonly steps: Step[] = [];
  readonly #chance: Chance;
  readonly #rolls: number[] = [];
  readonly #timers: number[] = [];
  #now = 0;
  /** Made once: a run asks at each step. The rules keep nothing of it. */
  readonly #asks: { now: number } = Object.assign(
    {
      now: 0,
      roll: (_tag: string, { sides }: { readonly sides: number }) => void this.#rolls.push(sides),
      timer: (_tag: string, ms: number) => void this.#timers.push(this.#now + ms),
      cancel: () => undefined,
    },
    NOTHING_ELSE,
  );
  /** What fell in the run that is played again, in its order. */
  readonly #fell: number[];

  /** @param people 1 to 4; one alone has two agents @param fell of a run that is played again */
  constructor(mission: Mission, people: number, chance: Chance, fell: readonly number[] = []) {
    const seats = Array.from({ length: people }, (_, seat) => seat);
    this.#chance = chance;
    this.#fell = [...fell];
    this.state = { ...timeStories.setup({ seats, options: {} }, this.#ask()), mission, hash: 'open' };
  }

  /**
   * Another table that stands where this one does; what happens there doesn’t happen here.
   * @param luck of its own, where its Destiny must leave what falls here as it is
   */
  fork(luck: Chance = this.#chance): Driver {
    const other = new Driver(this.state.mission!, this.state.players.length, luck, this.#fell);
    other.state = this.state;
    other.steps.push(...this.steps);
    other.#timers.push(...this.#timers);
    other.#now = this.#now;
    return other;
  }

  get table(): State | null {
    return this.state.table;
  }

  /** Whether the rules took it. */
  try(seat: Seat, name: string, args: object = {}): boolean {
    const move = MOVES[name]!;
    const made = { seat, args, eyes: { ...NOBODY, seat } };
    if (!move.who(this.state).includes(seat) || !move.rules.every(({ holds }) => holds(this.state, made))) return false;
    this.steps.push([seat, name, args]);
    this.state = move.apply(this.state, made, this.#ask());
    this.#settle();
    return true;
  }

  /** As this agent, whoever plays it. */
  do(agent: number, name: string, more: object = {}): boolean {
    return this.try(this.table!.agents[agent]!.player, name, { agent, ...more });
  }

  /** Everything that these rules take of this person now, move by move. */
  *lawful(seat: Seat, names: readonly string[]): Generator<readonly [string, object]> {
    const eyes = { ...NOBODY, seat };
    for (const name of names) {
      const move = MOVES[name]!;
      if (!move.who(this.state).includes(seat)) continue;
      for (const args of move.choices(this.state, eyes))
        // What only a person can think of is left to seekers.
        if (
          !Object.values(args as object).includes(FREE) &&
          move.rules.every(({ holds }) => holds(this.state, { seat, args, eyes }))
        )
          yield [name, args as object];
    }
  }

  /** The next clock rings; false where none runs. */
  wait(): boolean {
    const at = this.#timers.sort((a, b) => a - b).shift();
    if (at === undefined) return false;
    this.steps.push(['rang']);
    this.#now = Math.max(this.#now, at);
    this.state = timeStories.on['clock']!(this.state, { tag: 'clock' }, this.#ask());
    this.#settle();
    return true;
  }

  /** All Azrak that there are, wherever they lie. */
  get azrak(): number {
    return this.table ? totalOf(this.table.purse) : 0;
  }

  #settle(): void {
    for (let sides = this.#rolls.shift(); sides !== undefined; sides = this.#rolls.shift()) {
      const value = this.#fell.shift() ?? this.#chance.below(sides) + 1;
      this.steps.push(['fell', value]);
      this.state = timeStories.on['destiny']!(this.state, { tag: 'destiny', values: [value] }, this.#ask());
    }
  }

  #ask(): Ask {
    this.#asks.now = this.#now;
    return this.#asks as unknown as Ask;
  }
}
