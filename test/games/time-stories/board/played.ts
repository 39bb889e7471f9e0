/**
 * A table of TIME Stories for component tests. The small mission of the rules' tests, in the attic of three people, as each of them sees
 * it.
 */
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import type { SessionShown } from '../../../../src/games/time-stories/shown.ts';
import type { Session } from '../../../../src/games/time-stories/session.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { mission, panorama, test } from '../table/mission.ts';
import { handOn } from '../vault/split-table.ts';

const HASH = 'a'.repeat(64);
const WHO = ['miller', 'nun', 'smith', 'boy'];
export const SECRET = 'behind the barrel a cat sleeps on a sealed letter tonight';

/** A mission whose second card of the mill says something that only its reader may know. */
export function secretive(): Mission {
  const cards = [
    panorama('mill.1', { tests: [test('lift')] }),
    panorama('mill.2', { text: { it: SECRET, en: SECRET }, tests: [test('pull')] }),
    panorama('mill.3'),
    panorama('mill.4'),
  ];
  return mission({ cards, destiny: [-1, 0, 1] });
}

/** What the log is given by hash, and what whoever lays the mission says. */
export interface Lies {
  readonly packs: Readonly<Record<string, unknown>>;
  readonly load: { readonly hash: string };
}

const openly = (): Lies => ({ packs: { [HASH]: secretive() }, load: { hash: HASH } });

export class Played {
  readonly dealer: Dealer<Session>;

  private readonly load: Lies['load'];

  readonly #seats: readonly number[];

  /** @param lies without it the mission lies open in the log */
  constructor({ packs, load }: Lies = openly(), people = 3) {
    this.load = load;
    this.#seats = Array.from({ length: people }, (_, seat) => seat);
    this.dealer = new Dealer<Session>(timeStories, { seats: this.#seats, options: {} }, 7, { packs, loose: true });
  }

  does(seat: number, move: string, args: object = {}): this {
    const out = this.dealer.move(seat, move, args);
    if (!out.ok) throw new Error(`${move}: ${out.refusal.code}`);
    this.dealer.settle();
    if (this.dealer.state.keyring) handOn(this);
    return this;
  }

  /** The mission lies on the table. */
  laid(): this {
    return this.does(0, 'load', this.load);
  }

  /** Everybody has a card of the mill in front, with the own number. @param claimed false: nobody has taken one yet */
  inMill(claimed = true): this {
    this.laid();
    const seats = this.#seats;
    for (const seat of seats) this.does(seat, 'pick', { receptacle: WHO[seat] });
    this.does(0, 'begin').does(0, 'propose', { what: 'captain', shares: [0], free: false });
    for (const seat of seats.slice(1)) this.does(seat, 'vote', { yes: true });
    this.does(0, 'prologue', { agent: 0 })
      .does(0, 'choose', { agent: 0, location: 'mill' })
      .does(0, 'readA', { agent: 0 });
    if (!claimed) return this;
    for (const agent of seats) this.does(agent, 'claim', { agent, slot: agent });
    for (const agent of seats) this.does(agent, 'confirm', { agent });
    return this;
  }

  told(): this {
    for (const agent of this.#seats) this.does(agent, 'tell', { agent, text: agent === 2 ? 'ropes and dust' : '' });
    return this;
  }

  /** All are in stand-by, and agree to leave. */
  left(): this {
    for (const agent of this.#seats) if (this.may(agent, 'standby', { agent })) this.does(agent, 'standby', { agent });
    this.does(0, 'propose', { what: 'leave', shares: [], free: false });
    for (const seat of this.#seats.slice(1)) this.does(seat, 'vote', { yes: true });
    return this;
  }

  /** Whether the rules would take it now; the table stays as it is. */
  may(seat: number, move: string, args: unknown): boolean {
    return this.dealer.judge(seat, move, args).ok;
  }

  view(seat: number | null): SessionShown {
    return this.dealer.view(seat) as SessionShown;
  }
}
