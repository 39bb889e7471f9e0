/** A table of TIME Stories in one hand: a mission, people with receptacles, and short words for what they do. */
import { expect } from 'vitest';
import type { Seat } from '../../../../src/kernel/game.ts';
import { totalOf } from '../../../../src/games/time-stories/azrak.ts';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import { readMission } from '../../../../src/games/time-stories/pack/check.ts';
import type { Session } from '../../../../src/games/time-stories/session.ts';
import type { State } from '../../../../src/games/time-stories/table/state.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { mission as small, type Change } from './mission.ts';

export const HASH: string = 'ab'.repeat(32);
const WHO = ['miller', 'nun', 'smith', 'boy'];

export interface Setting extends Change {
  readonly people?: number;
  readonly seed?: number;
  /** The mission itself, in place of a changed small one, and who is played in it. */
  readonly mission?: Mission;
  readonly who?: readonly string[];
  /** The rules of another version. */
  readonly game?: typeof timeStories;
}

export class Table {
  readonly dealer: Dealer<Session>;

  /** All have picked; seat 0 is Captain; the Prologue is read. @param people 1 (with two receptacles) to 4 */
  constructor({ people = 3, seed = 7, who = WHO, game = timeStories, ...change }: Setting = {}) {
    const made = change.mission ?? small(change);
    expect(readMission(made, 'source').faults).toEqual([]);
    const seats = Array.from({ length: people }, (_, seat) => seat);
    this.dealer = new Dealer(game, { seats, options: {} }, seed, { packs: { [HASH]: made }, loose: true });
    this.ok(0, 'load', { hash: HASH });
    for (const [i, receptacle] of who.slice(0, Math.max(2, people)).entries())
      this.ok(people === 1 ? 0 : i, 'pick', { receptacle });
    this.ok(0, 'begin', {});
    this.ok(0, 'propose', { what: 'captain', shares: [0], free: false });
    for (const seat of seats.slice(1)) this.ok(seat, 'vote', { yes: true });
  }

  get state(): State {
    return this.dealer.state.table!;
  }
  get session(): Session {
    return this.dealer.state;
  }

  /** The refusal, as `TS-053 location-not-available`, or `ok`. */
  try(seat: Seat, move: string, args: object): string {
    const before = this.dealer.state;
    const out = this.dealer.move(seat, move, args);
    this.dealer.settle();
    const { table } = this.dealer.state;
    if (table) expect(totalOf(table.purse), `Azrak after ${move}`).toBe(table.mission.azrak.total);
    if (out.ok) return 'ok';
    expect(this.dealer.state).toBe(before);
    return `${out.refusal.rule ?? ''} ${out.refusal.code}`;
  }

  ok(seat: Seat, move: string, args: object): void {
    expect(this.try(seat, move, args), `${move} ${JSON.stringify(args)}`).toBe('ok');
  }

  /** As the agent with this number, whoever plays it. */
  do(agent: number, move: string, more: object = {}): string {
    return this.try(this.state.agents[agent]?.player ?? 0, move, { agent, ...more });
  }
  does(agent: number, move: string, more: object = {}): void {
    expect(this.do(agent, move, more), `${move} ${JSON.stringify(more)}`).toBe('ok');
  }

  /** The Prologue is read, and the Captain has chosen this place and read its A card. */
  goTo(location = 'mill'): this {
    while (this.state.phase === 'prologue') this.does(this.state.captain, 'prologue');
    this.does(this.state.captain, 'choose', { location });
    this.does(this.state.captain, 'readA');
    return this;
  }

  /** Everybody takes the slot of this list, by agent, and tells of it. */
  explore(...slots: readonly number[]): this {
    for (const [agent, slot] of slots.entries()) this.does(agent, 'claim', { slot });
    for (const agent of slots.keys()) this.does(agent, 'confirm');
    if (this.state.step === 'telepathy')
      for (const agent of slots.keys()) this.does(agent, 'tell', { text: 'a thing' });
    return this;
  }

  /** In the place, each with the card of the own number in front. */
  in(location = 'mill'): this {
    this.goTo(location);
    return this.explore(...this.state.agents.keys());
  }

  /** All agree with what the first proposes. */
  agree(what: string, shares: readonly number[] = [], free = false): string {
    const said = this.try(0, 'propose', { what, shares, free });
    if (said !== 'ok') return said;
    for (const seat of this.state.players) if (this.state.proposal) this.ok(seat, 'vote', { yes: true });
    return 'ok';
  }

  /** Everybody stands by and the group leaves. */
  leave(): this {
    for (const [agent, { front }] of this.state.agents.entries()) if (front !== null) this.does(agent, 'standby');
    expect(this.agree('leave')).toBe('ok');
    return this;
  }

  /** The test on the card in front, to its end, without boost; nobody supports. */
  takes(
    agent: number,
    test: string,
    { card, attribute = 'strength', boost = 0 }: { card?: string; attribute?: string; boost?: number } = {},
  ): void {
    this.does(agent, 'test', { card: card ?? this.state.agents[agent]!.front!, test, attribute });
    this.does(agent, 'boost', { n: boost });
    const { id } = this.state.trials.find((one) => one.agent === agent)!;
    for (const other of this.state.agents.keys()) if (other !== agent) this.do(other, 'support', { trial: id, n: 0 });
    this.does(agent, 'draw');
  }

  azrak(agent: number): number {
    return this.state.purse.reserves[agent]!.azrak;
  }
}
