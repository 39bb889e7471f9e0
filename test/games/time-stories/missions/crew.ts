/** People who play a shipped mission by the real rules: short words over the table's moves, each of which must be lawful. */
import { expect } from 'vitest';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import { evenShares } from '../../../../src/games/time-stories/azrak.ts';
import { attributeOf } from '../../../../src/games/time-stories/table/agents.ts';
import { cardOf, testsOf } from '../../../../src/games/time-stories/table/lookups.ts';
import { Table } from '../table/table.ts';

/** What a program asks of the crew; of a choice all options in Italian, and whether each is possible now. */
export interface Asked {
  readonly what: string;
  readonly card: string;
  readonly options: readonly { readonly it: string; readonly isOffered: boolean }[];
}
/** Arguments of the answer; undefined says yes, the first, or nothing. */
export type Answers = (asked: Asked, agent: number) => object | undefined;

export class Crew {
  readonly table: Table;
  /** Links that broke so far. */
  broken = 0;
  /** Said where nothing else is. */
  answers: Answers = () => undefined;

  /** @param people one with two receptacles, or one for each */
  constructor(mission: Mission, who: readonly string[], seed = 7, people: number = who.length) {
    this.table = new Table({ mission, who, people, seed });
  }

  get s(): Table['state'] {
    return this.table.state;
  }
  get isOver(): boolean {
    return this.s.phase === 'ended';
  }

  attribute(agent: number, attribute: string): number {
    return attributeOf(this.s, agent, attribute);
  }

  /** Answers what is asked, mends broken links, pays for the group, until the table is quiet. */
  quiet(): void {
    for (let turn = 0; turn < 60 && !this.isOver; turn++) if (!this.#one()) return;
  }

  #one(): boolean {
    const { links, pledge, doing, trials } = this.s;
    const [broken] = links;
    if (broken) {
      const { agent } = broken;
      this.broken++;
      const isMended = [true, false].some((free) => this.table.do(agent, 'emergency', { free }) === 'ok');
      if (!isMended) this.table.does(agent, 'loseControl');
      return true;
    }
    if (pledge) {
      const rich = this.s.agents.map((_, id) => id).toSorted((a, b) => this.table.azrak(b) - this.table.azrak(a));
      this.table.does(rich[0]!, 'pledge', { n: 1 });
      return true;
    }
    for (const { id, run } of doing) {
      const { asks } = run;
      if (asks?.what === 'deed' && asks.about === 'share') {
        const out = [...this.s.agents.keys()].filter((agent) => this.s.agents[agent]!.status !== 'active');
        expect(this.table.agree('share', evenShares(this.s.purse, true, out))).toBe('ok');
        return true;
      }
      if (asks === null || !('by' in asks)) continue;
      const { seat, card } = asks.by;
      const options =
        asks.what === 'choose'
          ? asks.options.map(({ label }, i) => ({
              it: 'it' in label ? (label['it'] ?? '') : '',
              isOffered: asks.offered.includes(i),
            }))
          : [];
      const said =
        this.answers({ what: asks.what, card, options }, seat) ??
        { may: { yes: true }, choose: { option: 0 } }[asks.what as 'may'];
      this.table.does(seat, 'answer', { doing: id, ...(said ?? { giveUp: true }) });
      return true;
    }
    const seen = trials.find(({ step }) => step === 'seen');
    if (seen) {
      const waits = this.s.agents
        .map((_, id) => id)
        .filter((id) => this.table.do(id, 'declineUse', { trial: seen.id }) === 'ok');
      return waits.length > 0;
    }
    return false;
  }

  /** The Captain leads the group to a place; each takes the slot of this list, by agent, and tells of it. */
  go(location: string, ...slots: readonly number[]): void {
    const { table } = this;
    while (this.s.phase === 'prologue') {
      table.does(this.s.captain, 'prologue');
      this.quiet();
    }
    this.quiet();
    table.does(this.s.captain, 'choose', { location });
    this.quiet();
    table.does(this.s.captain, 'readA');
    this.quiet();
    for (const [agent, slot] of slots.entries()) table.do(agent, 'claim', { slot });
    // The agent who is left takes what is left.
    for (const agent of this.s.agents.keys())
      for (let slot = 0; slot < 5 && !this.s.claims.some(([one]) => one === agent); slot++)
        table.do(agent, 'claim', { slot });
    for (const agent of this.s.agents.keys()) table.do(agent, 'confirm');
    for (const agent of this.s.agents.keys())
      if (this.s.step === 'telepathy') table.do(agent, 'tell', { text: 'visto' });
    expect(this.s.step).toBe('actions');
  }

  follow(agent: number): void {
    if (this.isOver || this.s.phase !== 'exploration' || !this.s.agents[agent]!.owes) return;
    this.table.does(agent, 'follow');
    this.quiet();
  }

  explore(agent: number, slot: number): void {
    if (this.isOver) return;
    this.follow(agent);
    this.table.does(agent, 'explore', { slot });
    this.quiet();
    this.follow(agent);
  }

  /** The whole test; everybody else stays out of it. */
  test(agent: number, id: string, attribute: string, boost = 0): void {
    if (this.isOver) return;
    const card = this.s.group?.card ?? this.s.agents[agent]!.conflict ?? this.s.agents[agent]!.front!;
    this.table.does(agent, 'test', { card, test: id, attribute });
    this.quiet();
    this.table.does(agent, 'boost', { n: Math.min(boost, Math.max(0, this.table.azrak(agent) - 1)) });
    this.quiet();
    const { id: trial } = this.s.trials.find((one) => one.agent === agent && !one.suspended)!;
    for (const other of this.s.agents.keys()) if (other !== agent) this.table.do(other, 'support', { trial, n: 0 });
    this.table.does(agent, 'draw');
    this.quiet();
  }

  /** The own conflict, to its end, by the first of its tests. */
  resolve(agent: number): void {
    for (let tries = 0; tries < 9 && !this.isOver; tries++) {
      const { conflict } = this.s.agents[agent]!;
      const card = conflict === null ? undefined : cardOf(this.s, conflict);
      const [test] = card ? testsOf(this.s, card) : [];
      if (!test) return;
      const attributes = [test.attribute]
        .flat()
        .toSorted((a, b) => this.attribute(agent, b) - this.attribute(agent, a));
      this.test(agent, test.id, attributes[0]!, 1);
    }
  }

  /** All turns of the Group Conflict that is on. @param how the test that an agent takes */
  fight(how: (agent: number) => readonly [test: string, attribute: string]): void {
    if (!this.s.group) return;
    this.table.does(this.s.captain, 'beginConflict');
    for (let turn = 0; turn < 12 && this.s.group && !this.isOver; turn++) {
      this.quiet();
      if (!this.s.group) return;
      const order = this.s.agents.flatMap(({ status, lettingGo }, id) =>
        status === 'active' && !lettingGo && this.table.azrak(id) > 0 ? [id] : [],
      );
      this.table.does(this.s.captain, 'orderTurn', { order });
      for (const agent of order) if (this.s.group?.order.includes(agent)) this.test(agent, ...how(agent));
    }
  }

  /** Everybody stands by, leaves, shares what is in the Vortex evenly, and passes the deck. */
  leave(): void {
    if (this.isOver) return;
    const { table } = this;
    if (this.s.phase === 'exploration') {
      for (const agent of this.s.agents.keys()) {
        this.follow(agent);
        this.resolve(agent);
        if (this.s.phase === 'exploration' && this.s.agents[agent]!.front !== null) table.do(agent, 'standby');
      }
      if (this.s.phase === 'exploration') expect(table.agree('leave')).toBe('ok');
    }
    this.quiet();
    if (this.s.step === 'refresh') {
      const free = this.s.freeRefreshes > 0;
      const isDone = table.agree('refresh', evenShares(this.s.purse, free), free) === 'ok';
      if (!isDone) expect(table.agree('skip')).toBe('ok');
    }
    this.quiet();
    table.does(this.s.captain, 'pass');
    this.quiet();
  }
}
