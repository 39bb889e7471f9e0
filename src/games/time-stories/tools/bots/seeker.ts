/**
 * A group of agents that wants to win. It reads what it hasn't read, follows what cards say, and takes tests that it can win. It shares what it
 * has, and remembers how its decisions turned out. It knows no more than people at a table: what its agents have read.
 */
import { evenShares } from '../../azrak.ts';
import type { Question } from '../../language/run.ts';
import { active, azrakOf } from '../../table/agents.ts';
import { readableBy } from '../../table/reading.ts';
import { choices } from '../../table/rounds.ts';
import { cardAt, freeSlots } from '../../table/rows.ts';
import type { AgentId, Doing, State } from '../../table/state.ts';
import type { Code } from '../../vault/source.ts';
import type { Chance } from './chance.ts';
import type { Driver } from './driver.ts';
import type { Memory } from './memory.ts';
import { GOOD, oddsOn } from './odds.ts';
import type { Thoughts } from './thoughts.ts';
import { HELP_MOST, Trying } from './trying.ts';

/** How likely this agent gets something out of a card; one without tests is for anybody. */
const fitOf = (s: State, agent: AgentId, card: string): number =>
  Math.max(0, ...oddsOn(s, agent, card, HELP_MOST).map(({ odds }) => odds));

/** One alone doesn’t get far, but goes on where there are only two. */
const companyOf = (s: State): number => Math.min(2, s.agents.length - 1);

/** Nothing is left for this agent to try at this place, and it leaves company behind. @param isWorth whether a card's tests are worth anything */
const isDone = (s: State, agent: AgentId, isWorth: (card: string) => boolean): boolean =>
  s.phase === 'exploration' &&
  s.step === 'actions' &&
  s.group === null &&
  !s.agents[agent]!.owes &&
  s.agents[agent]!.conflict === null &&
  readableBy(s, agent).every((card) => !isWorth(card) || oddsOn(s, agent, card, 0).length === 0) &&
  active(s).filter((id) => id !== agent && !s.agents[id]!.lettingGo && azrakOf(s, id) > 0).length >= companyOf(s);

/** An agent with nothing to lose takes a test that is likelier than this. */
const BOLD = 0.1;

/** A Refresh is worth its crystal: half is spent, or half of the agents have next to nothing. */
function isPoor(s: State): boolean {
  const has = s.purse.reserves.reduce((sum, { azrak }) => sum + azrak, 0);
  const most = s.purse.reserves.reduce((sum, one) => sum + one.most, 0);
  // One alone among many waits for the link to break: that costs the same, and fills up.
  const poor = s.purse.reserves.filter(({ azrak }) => azrak < 2).length;
  return s.mustRefresh || has < most / 2 || 2 * poor >= s.purse.reserves.length;
}

/** So many crystals leave one to everybody. */
const canSpare = (s: State, n: number): boolean =>
  active(s).reduce((sum, agent) => sum + Math.max(0, azrakOf(s, agent) - 1), 0) >= n;

export class Seeker {
  readonly #d: Driver;
  readonly #memory: Memory;
  readonly #chance: Chance;
  readonly #codes: readonly Code[];
  readonly #thoughts: Thoughts | null;
  readonly #trying: Trying;
  /** Decisions of this visit that aren't made again: a test that was declined, a card that was left. */
  #done = new Set<string>();
  #visit = '';

  /** @param isHelpful whether its agents support each other's tests */
  constructor(
    driver: Driver,
    memory: Memory,
    chance: Chance,
    codes: readonly Code[],
    thoughts: Thoughts | null = null,
    isHelpful = true,
  ) {
    this.#thoughts = thoughts;
    this.#d = driver;
    this.#memory = memory;
    this.#chance = chance;
    this.#codes = codes;
    this.#trying = new Trying(driver, memory, chance, isHelpful);
  }

  /** One deed of the group; false where it knows of nothing. */
  act(): boolean {
    const s = this.#d.table;
    if (!s || s.phase === 'ended') return false;
    const visit = `${s.round} ${s.location ?? ''}`;
    if (visit !== this.#visit) {
      this.#visit = visit;
      this.#done = new Set();
      this.#trying.arrived();
    }
    return (
      this.#votes(s) ||
      this.#links(s) ||
      this.#answers(s) ||
      this.#pledges(s) ||
      this.#shares(s) ||
      this.#trying.trials(s) ||
      this.#trying.fights(s) ||
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
      (isDone(s, agent, (card) => this.#thoughts?.wanted(s).has(card) !== false) &&
        isPoor(s) &&
        this.#d.do(agent, 'loseControl')) ||
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
    // A group that thinks has chosen it for what it brings.
    const isChosen = this.#thoughts !== null && s.pledge.resource === 'azrak' && canSpare(s, s.pledge.n);
    const isWanted = s.pledge.given.length > 0 || isChosen || this.#memory.pick(about, [true, false]) === true;
    const rich = active(s).toSorted((a, b) => azrakOf(s, b) - azrakOf(s, a));
    if (isWanted && rich.some((agent) => this.#d.do(agent, 'pledge', { n: 1 }))) return true;
    return this.#d.do(s.captain, 'declinePledge');
  }

  #shares(s: State): boolean {
    const isOn = s.doing.some(({ run: { asks } }) => asks?.what === 'deed' && asks.about === 'share');
    const out = [...s.agents.keys()].filter((id) => !active(s).includes(id));
    return isOn && this.#propose('share', evenShares(s.purse, true, out));
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
    if (active(s).some((agent) => this.#trying.uses(s, agent, null))) return true;
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
    const waiting = active(s).filter((agent) => !s.claims.some(([one]) => one === agent));
    if (this.#thoughts?.isInformed === true && this.#claimsBest(s, free, waiting)) return true;
    for (const agent of active(s)) {
      const slot = this.#slots(s, free);
      if (slot !== undefined && this.#d.do(agent, 'claim', { slot })) return true;
    }
    return active(s).some((agent) => this.#d.do(agent, 'confirm'));
  }

  /** A group that knows a card beforehand gives it to the one who can do most with it. */
  #claimsBest(s: State, free: readonly number[], agents: readonly AgentId[]): boolean {
    const wanted = this.#thoughts?.wanted(s);
    const pairs = free.flatMap((slot) => {
      const card = cardAt(s, slot) ?? '';
      return wanted?.has(card) === true ? agents.map((agent) => ({ agent, slot, fit: fitOf(s, agent, card) })) : [];
    });
    const [best] = pairs.toSorted((a, b) => b.fit - a.fit);
    return best !== undefined && this.#d.do(best.agent, 'claim', { slot: best.slot });
  }

  #actions(s: State): boolean {
    const all = this.#chance.shuffle(active(s));
    for (const agent of all) if (this.#d.do(agent, 'follow')) return true;
    for (const agent of all) {
      for (const card of readableBy(s, agent)) {
        const about = `${agent} ${card}`;
        const { conflict } = s.agents[agent]!;
        if (conflict === card && this.#trying.takes(s, agent, card, 0)) return true;
        if (conflict !== null || this.#done.has(about) || azrakOf(s, agent) < 2) continue;
        if (this.#thoughts?.isInformed === true && !this.#thoughts.wanted(s).has(card)) continue;
        if (this.#trying.takes(s, agent, card, this.#thoughts?.isBold === true ? BOLD : GOOD)) return true;
        if (!this.#trying.isHopeful(s, agent, card)) this.#done.add(about);
      }
      if (this.#trying.uses(s, agent, null)) return true;
    }
    return (
      this.#explorers(s, all).some((agent) => this.#explores(s, agent)) ||
      this.#stands(s, all) ||
      this.#propose('leave')
    );
  }

  /** Those who know what a card wants send the best one first. */
  #explorers(s: State, all: readonly AgentId[]): readonly AgentId[] {
    const wanted = freeSlots(s)
      .map((slot) => cardAt(s, slot) ?? '')
      .find((card) => this.#thoughts?.wanted(s).has(card));
    if (this.#thoughts?.isInformed !== true || wanted === undefined) return all;
    return all.toSorted((a, b) => fitOf(s, b, wanted) - fitOf(s, a, wanted));
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
    // A group that knows the mission pays for no card that brings nothing.
    if (this.#thoughts?.isInformed === true) return false;
    const isCurious = unread.length > 0 || this.#memory.pick(`more ${s.location ?? ''}`, [false, true]) === true;
    const slot = isCurious ? this.#slots(s, unread.length > 0 ? unread : known) : undefined;
    if (slot === undefined) return false;
    this.#done.add(`slot ${slot}`);
    for (const one of this.#done) if (one.startsWith(`${agent} `)) this.#done.delete(one);
    return this.#d.do(agent, 'explore', { slot });
  }

  #stands(s: State, all: readonly AgentId[]): boolean {
    // An agent who hopes for help waits for those who can give it.
    const hopes = (agent: AgentId): number =>
      Number(readableBy(s, agent).some((card) => this.#trying.isHopeful(s, agent, card)));
    const last = all.toSorted((a, b) => hopes(a) - hopes(b));
    return last.some((agent) => s.agents[agent]!.front !== null && this.#d.do(agent, 'standby'));
  }

  #between(s: State): boolean {
    if (active(s).some((agent) => this.#trying.uses(s, agent, null))) return true;
    if (s.step !== 'refresh') return this.#d.do(s.captain, 'pass');
    return (
      (isPoor(s) &&
        (this.#propose('refresh', evenShares(s.purse, true), true) ||
          this.#propose('refresh', evenShares(s.purse, false)))) ||
      this.#propose('skip') ||
      this.#propose('refresh', evenShares(s.purse, false))
    );
  }
}
