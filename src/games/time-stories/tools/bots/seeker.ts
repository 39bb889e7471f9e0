/**
 * A group of agents that wants to win: it reads what it hasn't read, follows what cards say, takes tests that it can win, shares what it has,
 * and remembers how its decisions turned out. It knows no more than people at a table: what its agents have read.
 */
import { evenShares } from '../../azrak.ts';
import type { Question } from '../../language/run.ts';
import { active, attributeOf, azrakOf } from '../../table/agents.ts';
import { fighters } from '../../table/conflicts.ts';
import { cardOf, testsOf } from '../../table/lookups.ts';
import { readableBy } from '../../table/reading.ts';
import { choices } from '../../table/rounds.ts';
import { cardAt, freeSlots } from '../../table/rows.ts';
import type { AgentId, Doing, State, Trial } from '../../table/state.ts';
import { attributesOf, isOpen, mayGive, modifierOf, waitedFor } from '../../table/trials.ts';
import { afterDestiny, isUsable, usesOf } from '../../table/uses.ts';
import { factsFor } from '../../table/facts.ts';
import { valueOf } from '../../language/evaluate.ts';
import type { Code } from '../../vault/source.ts';
import type { Chance } from './chance.ts';
import type { Driver } from './driver.ts';
import type { Memory } from './memory.ts';
import { GOOD, helpNeeded, oddsOf, soFar } from './odds.ts';
import type { Thoughts } from './thoughts.ts';

/** So many crystals a test gets beyond the first, from all together. */
const HELP_MOST = 3;

export class Seeker {
  readonly #d: Driver;
  readonly #memory: Memory;
  readonly #chance: Chance;
  readonly #codes: readonly Code[];
  readonly #thoughts: Thoughts | null;
  /** Decisions of this visit that aren't made again: a test that was declined, a card that was left. */
  #done = new Set<string>();
  #visit = '';

  constructor(
    driver: Driver,
    memory: Memory,
    chance: Chance,
    codes: readonly Code[],
    thoughts: Thoughts | null = null,
  ) {
    this.#thoughts = thoughts;
    this.#d = driver;
    this.#memory = memory;
    this.#chance = chance;
    this.#codes = codes;
  }

  /** One deed of the group; false where it knows of nothing. */
  act(): boolean {
    const s = this.#d.table;
    if (!s || s.phase === 'ended') return false;
    const visit = `${s.round} ${s.location ?? ''}`;
    if (visit !== this.#visit) {
      this.#visit = visit;
      this.#done = new Set();
    }
    return (
      this.#votes(s) ||
      this.#links(s) ||
      this.#answers(s) ||
      this.#pledges(s) ||
      this.#shares(s) ||
      this.#trials(s) ||
      this.#fights(s) ||
      this.#phase(s)
    );
  }

  #propose(what: string, shares: readonly number[] = [], free = false): boolean {
    return this.#d.try(this.#d.state.players[0]!, 'propose', { what, shares, free });
  }

  #votes(s: State): boolean {
    const { proposal } = s;
    if (!proposal) return false;
    return s.players.some((seat) => !proposal.yes.includes(seat) && this.#d.try(seat, 'vote', { yes: true }));
  }

  #links(s: State): boolean {
    const [link] = s.links;
    if (!link) return false;
    const { agent } = link;
    return (
      this.#d.do(agent, 'emergency', { free: true }) ||
      this.#d.do(agent, 'emergency', { free: false }) ||
      this.#d.do(agent, 'loseControl')
    );
  }

  #answers(s: State): boolean {
    return s.doing.some((doing) => {
      const { asks } = doing.run;
      return asks !== null && 'by' in asks && asks.what !== 'spend' && this.#answer(doing, asks);
    });
  }

  #answer({ id: doing }: Doing, asks: Extract<Question, { readonly by: unknown }>): boolean {
    const { seat, card } = asks.by;
    const say = (more: object): boolean => this.#d.do(seat, 'answer', { doing, ...more });
    if (asks.what === 'may') return say({ yes: this.#memory.pick(`may ${card} ${asks.block.op}`, [true, false]) });
    if (asks.what === 'whom') return say({ seat: this.#chance.pick(asks.seats) });
    if (asks.what === 'choose')
      return say({
        option: this.#thoughts ? this.#thoughts.option(asks) : this.#memory.pick(`choose ${card}`, asks.offered),
      });
    const { block } = asks as Extract<Question, { readonly what: 'code' }>;
    const known = block.op === 'askCode' ? this.#codes.find(({ salt }) => salt === block.salt) : undefined;
    const read = (clue: string): boolean => this.#memory.read.has(clue);
    const isKnown =
      known && (this.#thoughts?.knows(known.clues) ?? known.clues.every((any) => [any].flat().some(read)));
    return (isKnown && say({ code: known.answer })) || say({ giveUp: true });
  }

  #pledges(s: State): boolean {
    if (!s.pledge) return false;
    const doing = s.doing.find(({ id }) => id === s.pledge?.doing);
    const about = `spend ${doing?.run.asks && 'by' in doing.run.asks ? doing.run.asks.by.card : ''} ${s.pledge.n}`;
    const isWanted = s.pledge.given.length > 0 || this.#memory.pick(about, [true, false]) === true;
    const rich = active(s).toSorted((a, b) => azrakOf(s, b) - azrakOf(s, a));
    if (isWanted && rich.some((agent) => this.#d.do(agent, 'pledge', { n: 1 }))) return true;
    return this.#d.do(s.captain, 'declinePledge');
  }

  #shares(s: State): boolean {
    const isOn = s.doing.some(({ run: { asks } }) => asks?.what === 'deed' && asks.about === 'share');
    const out = [...s.agents.keys()].filter((id) => !active(s).includes(id));
    return isOn && this.#propose('share', evenShares(s.purse, true, out));
  }

  #trials(s: State): boolean {
    return s.trials.some((trial) => {
      if (trial.suspended) return false;
      if (trial.step === 'boost') return this.#boosts(s, trial);
      if (trial.step === 'support')
        return waitedFor(s, trial).some((agent) => this.#supports(s, trial, agent)) || this.#d.do(trial.agent, 'draw');
      return afterDestiny(s, trial.id).some((agent) => this.#uses(s, agent, trial));
    });
  }

  #boosts(s: State, trial: Trial): boolean {
    const { has, difficulty } = soFar(s, trial);
    const others = active(s).reduce((sum, id) => sum + (id === trial.agent ? 0 : mayGive(s, trial, id)), 0);
    const own = Math.max(0, azrakOf(s, trial.agent) - 1);
    const n = Math.min(own, Math.max(0, helpNeeded(s, has, difficulty, HELP_MOST + others) - others));
    return this.#d.do(trial.agent, 'boost', { n });
  }

  #supports(s: State, trial: Trial, agent: AgentId): boolean {
    const { has, difficulty } = soFar(s, trial);
    const spare = Math.min(mayGive(s, trial, agent), Math.max(0, azrakOf(s, agent) - 2));
    const n = Math.min(spare, helpNeeded(s, has, difficulty, HELP_MOST));
    const say = (much: number): boolean => this.#d.do(agent, 'support', { trial: trial.id, n: much });
    return (n > 0 && say(n)) || say(0);
  }

  /** Something that may be used on a test that would fail, or at this step of the round. */
  #uses(s: State, agent: AgentId, trial: Trial | null): boolean {
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

  #fights(s: State): boolean {
    if (!s.group) return false;
    const { step, card, order } = s.group;
    if (step === 'before') return this.#d.do(s.captain, 'beginConflict');
    if (step === 'order') return this.#d.do(s.captain, 'orderTurn', { order: this.#chance.shuffle(fighters(s)) });
    const [agent] = order;
    return agent !== undefined && this.#takes(s, agent, card, 0);
  }

  /** The likeliest test of a card. @param least below which it isn't taken */
  #takes(s: State, agent: AgentId, id: string, least: number): boolean {
    const card = cardOf(s, id);
    if (!card) return false;
    const facts = factsFor(s, { seat: agent, card: id });
    const spare = Math.min(HELP_MOST, Math.max(0, azrakOf(s, agent) - 1));
    const all = testsOf(s, card)
      .filter((test) => isOpen(s, agent, id, test))
      .flatMap((test) =>
        attributesOf(test).map((attribute) => ({
          test: test.id,
          attribute,
          odds: oddsOf(s, attributeOf(s, agent, attribute) + spare, valueOf(test.difficulty, facts)),
        })),
      )
      .filter(({ odds }) => odds >= least);
    const best = this.#memory.pick(`test ${id}`, [...new Set(all.map(({ test }) => test))]);
    const ordered = all.toSorted((a, b) => Number(b.test === best) - Number(a.test === best) || b.odds - a.odds);
    return ordered.some(({ test, attribute }) => this.#d.do(agent, 'test', { card: id, test, attribute }));
  }

  #phase(s: State): boolean {
    if (s.phase === 'setup') return this.#propose('captain', [this.#chance.below(s.agents.length)]);
    if (s.phase === 'prologue') return this.#d.do(s.captain, 'prologue');
    if (s.phase === 'captain') return this.#travels(s);
    if (s.phase === 'between') return this.#between(s);
    if (s.step === 'recon') return this.#recon(s);
    if (s.step === 'telepathy')
      return active(s).some((id) => !s.told.includes(id) && this.#d.do(id, 'tell', { text: '' }));
    return this.#actions(s);
  }

  #travels(s: State): boolean {
    if (s.step === 'read') return this.#d.do(s.captain, 'readA');
    if (active(s).some((agent) => this.#uses(s, agent, null))) return true;
    // What is known to be done changes where one goes next.
    const done = Object.keys(s.flags).filter((name) => s.flags[name] === true);
    const location = this.#thoughts
      ? this.#thoughts.place(s)
      : this.#memory.pick(`go ${done.toSorted().join(' ')} ${Object.keys(s.elements).join(' ')}`, choices(s));
    return location !== undefined && this.#d.do(s.captain, 'choose', { location });
  }

  #slots(s: State, slots: readonly number[]): number | undefined {
    const wanted = slots.filter((slot) => this.#thoughts?.wanted(s).has(cardAt(s, slot) ?? ''));
    if (wanted.length > 0) return this.#chance.pick(wanted);
    const unread = slots.filter((slot) => !this.#memory.read.has(cardAt(s, slot) ?? ''));
    return this.#memory.pick(`slot ${s.location ?? ''}`, unread.length > 0 ? unread : slots);
  }

  #recon(s: State): boolean {
    const free = freeSlots(s).filter((slot) => !s.claims.some(([, taken]) => taken === slot));
    for (const agent of active(s)) {
      const slot = this.#slots(s, free);
      if (slot !== undefined && this.#d.do(agent, 'claim', { slot })) return true;
    }
    return active(s).some((agent) => this.#d.do(agent, 'confirm'));
  }

  #actions(s: State): boolean {
    const all = this.#chance.shuffle(active(s));
    for (const agent of all) if (this.#d.do(agent, 'follow')) return true;
    for (const agent of all) {
      for (const card of readableBy(s, agent)) {
        const about = `${agent} ${card}`;
        const { conflict } = s.agents[agent]!;
        if (conflict === card && this.#takes(s, agent, card, 0)) return true;
        if (conflict !== null || this.#done.has(about) || azrakOf(s, agent) < 2) continue;
        if (this.#takes(s, agent, card, GOOD)) return true;
        this.#done.add(about);
      }
      if (this.#uses(s, agent, null)) return true;
    }
    return all.some((agent) => this.#explores(s, agent)) || this.#stands(s, all) || this.#propose('leave');
  }

  #explores(s: State, agent: AgentId): boolean {
    const unread = freeSlots(s).filter((slot) => !this.#memory.read.has(cardAt(s, slot) ?? ''));
    const known = freeSlots(s).filter((slot) => !this.#done.has(`slot ${slot}`));
    if (azrakOf(s, agent) < 3) return false;
    const wanted = known.find((slot) => this.#thoughts?.wanted(s).has(cardAt(s, slot) ?? ''));
    if (wanted !== undefined) {
      this.#done.add(`slot ${wanted}`);
      return this.#d.do(agent, 'explore', { slot: wanted });
    }
    const isCurious = unread.length > 0 || this.#memory.pick(`more ${s.location ?? ''}`, [false, true]) === true;
    const slot = isCurious ? this.#slots(s, unread.length > 0 ? unread : known) : undefined;
    if (slot === undefined) return false;
    this.#done.add(`slot ${slot}`);
    for (const one of this.#done) if (one.startsWith(`${agent} `)) this.#done.delete(one);
    return this.#d.do(agent, 'explore', { slot });
  }

  #stands(s: State, all: readonly AgentId[]): boolean {
    return all.some((agent) => s.agents[agent]!.front !== null && this.#d.do(agent, 'standby'));
  }

  #between(s: State): boolean {
    if (active(s).some((agent) => this.#uses(s, agent, null))) return true;
    if (s.step !== 'refresh') return this.#d.do(s.captain, 'pass');
    const has = s.purse.reserves.reduce((sum, { azrak }) => sum + azrak, 0);
    const most = s.purse.reserves.reduce((sum, one) => sum + one.most, 0);
    // One alone among many waits for the link to break: that costs the same, and fills up.
    const poor = s.purse.reserves.filter(({ azrak }) => azrak < 2).length;
    const isPoor = s.mustRefresh || has < most / 2 || 2 * poor >= s.purse.reserves.length;
    return (
      (isPoor &&
        (this.#propose('refresh', evenShares(s.purse, true), true) ||
          this.#propose('refresh', evenShares(s.purse, false)))) ||
      this.#propose('skip') ||
      this.#propose('refresh', evenShares(s.purse, false))
    );
  }
}
