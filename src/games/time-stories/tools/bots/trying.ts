/** How a group of bots takes tests: which, with how many crystals, who supports, what is used on them; and turns of a Group Conflict. */
import { adjustmentOf, supportLeft } from '../../company.ts';
import { active, azrakOf, isReading } from '../../table/agents.ts';
import { supportLimitOf } from '../../table/effects.ts';
import { fighters } from '../../table/conflicts.ts';
import type { AgentId, State, Trial } from '../../table/state.ts';
import { canSupport, mayGive, modifierOf, waitedFor } from '../../table/trials.ts';
import { afterDestiny, isUsable, usesOf } from '../../table/uses.ts';
import type { Chance } from './chance.ts';
import type { Driver } from './driver.ts';
import type { Memory } from './memory.ts';
import { GOOD, helpNeeded, oddsOn, soFar } from './odds.ts';

/** So many crystals a test gets beyond the first, from all together. */
export const HELP_MOST = 3;

/** So many more come from those who stand by, where the tester's own aren't enough. */
const MORE_MOST = 3;

/** What an agent gives to others and keeps enough for itself. */
const spareOf = (s: State, agent: AgentId): number => Math.max(0, azrakOf(s, agent) - 2);

export class Trying {
  readonly #d: Driver;
  readonly #memory: Memory;
  readonly #chance: Chance;
  readonly #isHelpful: boolean;
  /** Uses of this visit that aren't thought of again. */
  #done = new Set<string>();

  /** @param isHelpful whether they support each other's tests */
  constructor(driver: Driver, memory: Memory, chance: Chance, isHelpful: boolean) {
    this.#d = driver;
    this.#memory = memory;
    this.#chance = chance;
    this.#isHelpful = isHelpful;
  }

  /** Another place, or another round. */
  arrived(): void {
    this.#done = new Set();
  }

  trials(s: State): boolean {
    return s.trials.some((trial) => {
      if (trial.suspended) return false;
      if (trial.step === 'boost') return this.#boosts(s, trial);
      if (trial.step === 'support')
        return waitedFor(s, trial).some((agent) => this.#supports(s, trial, agent)) || this.#d.do(trial.agent, 'draw');
      return afterDestiny(s, trial.id).some((agent) => this.uses(s, agent, trial));
    });
  }

  #boosts(s: State, trial: Trial): boolean {
    // An agent who still reads a card of their own can’t help, and isn’t counted on.
    const helpers = this.#isHelpful ? active(s).filter((id) => canSupport(s, trial, id)) : [];
    const others = helpers.reduce((sum, id) => sum + Math.min(mayGive(s, trial, id), spareOf(s, id)), 0);
    const own = Math.max(0, azrakOf(s, trial.agent) - 1);
    const n = Math.min(own, Math.max(0, helpNeeded(s, trial, HELP_MOST + others) - others));
    return this.#d.do(trial.agent, 'boost', { n });
  }

  #supports(s: State, trial: Trial, agent: AgentId): boolean {
    const spare = Math.min(mayGive(s, trial, agent), spareOf(s, agent));
    const n = this.#isHelpful ? Math.min(spare, helpNeeded(s, trial, HELP_MOST)) : 0;
    const say = (much: number): boolean => this.#d.do(agent, 'support', { trial: trial.id, n: much });
    return (n > 0 && say(n)) || say(0);
  }

  /** Something that may be used on a test that would fail, or at this step of the round. */
  uses(s: State, agent: AgentId, trial: Trial | null): boolean {
    const { has, difficulty } = trial ? soFar(s, trial) : { has: 0, difficulty: 1 };
    const fell = trial ? trial.destiny.reduce((sum, id) => sum + modifierOf(s, id), 0) : 0;
    if (has + fell < difficulty) {
      const usable = usesOf(s, agent).filter((use) => isUsable(s, agent, use, trial?.id ?? null));
      for (const { from, action } of this.#chance.shuffle(usable)) {
        const about = `use ${from} ${action.id}`;
        if (this.#done.has(about) || this.#memory.pick(about, [true, false]) !== true) continue;
        this.#done.add(about);
        if (this.#d.do(agent, 'use', { from, action: action.id, ...(trial && { trial: trial.id }) })) return true;
      }
    }
    return trial !== null && this.#d.do(agent, 'declineUse', { trial: trial.id });
  }

  fights(s: State): boolean {
    if (!s.group) return false;
    const { step, card, order } = s.group;
    if (step === 'before') return this.#d.do(s.captain, 'beginConflict');
    if (step === 'order') return this.#d.do(s.captain, 'orderTurn', { order: this.#chance.shuffle(fighters(s)) });
    const [agent] = order;
    return agent !== undefined && this.takes(s, agent, card, 0);
  }

  /** Crystals that others would give to a test of this agent. @param isNow those who can at once, else all who are at the place */
  #helpFor(s: State, agent: AgentId, isNow: boolean): number {
    if (!this.#isHelpful || s.group !== null) return 0;
    const others = active(s).filter((id) => id !== agent && !s.agents[id]!.lettingGo && !(isNow && isReading(s, id)));
    const adjustment = adjustmentOf(s.mission.adjustments, s.agents.length);
    const given = others.map((id) => Math.min(spareOf(s, id), supportLeft(adjustment, [], id, supportLimitOf(s, id))));
    return Math.min(
      MORE_MOST,
      given.reduce((sum, n) => sum + n, 0),
    );
  }

  /** Whether a test of this card would be worth its crystals once others stand by and help, and isn’t yet. */
  isHopeful(s: State, agent: AgentId, id: string): boolean {
    if (azrakOf(s, agent) < 2 || !active(s).some((one) => one !== agent && isReading(s, one))) return false;
    return oddsOn(s, agent, id, HELP_MOST, this.#helpFor(s, agent, false)).some(({ odds }) => odds >= GOOD);
  }

  /** The likeliest test of a card. @param least below which it isn't taken */
  takes(s: State, agent: AgentId, id: string, least: number): boolean {
    const all = oddsOn(s, agent, id, HELP_MOST, this.#helpFor(s, agent, true)).filter(({ odds }) => odds >= least);
    const best = this.#memory.pick(`test ${id}`, [...new Set(all.map(({ test }) => test))]);
    const ordered = all.toSorted((a, b) => Number(b.test === best) - Number(a.test === best) || b.odds - a.odds);
    return ordered.some(({ test, attribute }) => this.#d.do(agent, 'test', { card: id, test, attribute }));
  }
}
