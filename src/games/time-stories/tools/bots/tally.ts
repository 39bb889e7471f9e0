/** The results of a run beside its end: tests by outcome, broken links, how needs were met, and who had nothing to choose. */
import { holds } from '../../language/evaluate.ts';
import { newSince } from '../../../kit/news.ts';
import type { Outcome } from '../../company.ts';
import { factsFor } from '../../table/facts.ts';
import { freeSlots } from '../../table/rows.ts';
import type { State } from '../../table/state.ts';
import type { Notes } from '../../vault/source.ts';
import type { Step } from './driver.ts';

export interface Tally {
  /** Tests that came to their outcome. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly emergencies: number;
  /** Times that an agent lost control. */
  readonly lost: number;
  /** By need its way, of those that were met. */
  readonly ways: Readonly<Record<string, string>>;
  /** Rounds in a row that some agent went through without a choice of its own, at most. */
  readonly idle: number;
}

const CHOICES: ReadonlySet<string> = new Set([
  'choose', 'claim', 'answer', 'explore', 'test', 'use', 'support', 'boost', 'emergency', 'loseControl', 'give', 'orderTurn',
]); // prettier-ignore

type Args = Readonly<Record<string, unknown>>;

/** Which agent's choice a step was; undefined where there was nothing to choose. */
function chooserOf(before: State, [seat, name, args]: Step): number | undefined {
  if (seat === 'fell' || seat === 'rang' || !CHOICES.has(name)) return undefined;
  const { agent, n } = args as Args;
  if (typeof agent !== 'number' || n === 0) return undefined;
  const isLastSlot = name === 'claim' && freeSlots(before).length - before.claims.length < 2;
  return isLastSlot ? undefined : agent;
}

/** Cards whose instructions or test a step carried on. */
function cardsOf(before: State, [seat, name, args]: Step): readonly string[] {
  const { agent, trial, from } = seat === 'fell' || seat === 'rang' ? ({} as Args) : (args as Args);
  const doing = {
    pledge: before.pledge?.doing,
    emergency: before.links[0]?.doing,
    loseControl: before.links[0]?.doing,
  };
  const program = Object.hasOwn(doing, name ?? '') ? doing[name as 'pledge'] : (args as Args | undefined)?.['doing'];
  const asked = before.doing.find(({ id }) => id === program)?.run.frames.map(({ by }) => by.card) ?? [];
  const tried = before.trials.filter((one) => (trial === undefined ? one.agent === agent : one.id === trial));
  const front = name === 'follow' && typeof agent === 'number' ? [before.agents[agent]?.front ?? ''] : [];
  return [...asked, ...tried.map(({ card }) => card), ...front, ...(typeof from === 'string' ? [from] : [])];
}

export class Tallying {
  readonly #needs: NonNullable<Notes['needs']>;
  readonly #outcomes: Record<Outcome, number> = { FAILURE: 0, SUCCESS: 0, CRITICAL: 0 };
  readonly #ways: Record<string, string> = {};
  readonly #stretch: number[] = [];
  #chose = new Set<number>();
  #emergencies = 0;
  #lost = 0;
  #idle = 0;

  constructor(notes: Notes | undefined) {
    this.#needs = notes?.needs ?? [];
  }

  /** @param steps by which the one became the other */
  look(before: State, after: State, steps: readonly Step[]): void {
    for (const { what, about } of newSince(before.news, after.news)) {
      if (what === 'outcome') this.#outcomes[about as Outcome]++;
      if (what === 'emergency') this.#emergencies++;
      if (what === 'letsGo') this.#lost++;
    }
    for (const step of steps) {
      const agent = chooserOf(before, step);
      if (agent !== undefined) this.#chose.add(agent);
    }
    if (after.round > before.round && before.round > 0) this.#roundOver(before);
    this.#meets(before, after, steps);
  }

  #roundOver({ agents }: State): void {
    for (const agent of agents.keys()) {
      this.#stretch[agent] = this.#chose.has(agent) ? 0 : (this.#stretch[agent] ?? 0) + 1;
      this.#idle = Math.max(this.#idle, this.#stretch[agent] ?? 0);
    }
    this.#chose = new Set();
  }

  #meets(before: State, after: State, steps: readonly Step[]): void {
    const facts = factsFor(after, { seat: after.captain, card: '' });
    for (const { name, has, ways } of this.#needs) {
      if (name in this.#ways || !holds(has, facts)) continue;
      const cards = new Set(steps.flatMap((step) => cardsOf(before, step)));
      const way = ways.find(
        ({ when, card }) => (when === undefined || holds(when, facts)) && (card === undefined || cards.has(card)),
      );
      this.#ways[name] = way?.name ?? '?';
    }
  }

  done(): Tally {
    return {
      outcomes: this.#outcomes,
      emergencies: this.#emergencies,
      lost: this.#lost,
      ways: this.#ways,
      idle: this.#idle,
    };
  }
}
