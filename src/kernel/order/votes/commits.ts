/**
 * Committed: no partition, takeover or lying sequencer will ever un-see it. A place is committed when a quorum of the voters there has acknowledged
 * it, or something over it, in one epoch (SPEC.md, O7). Counts what `voter.ts` casts here and elsewhere; acknowledgements that name
 * another state than ours for the same stamp are not counted, and told.
 */
import type { Ack } from '../../journal/vote.ts';
import type { Order, Stamped } from '../../log/order.ts';
import { quorum } from '../../log/quorum.ts';
import { TipChain } from '../../log/tip-chain.ts';

interface Heard {
  readonly ack: Ack;
  readonly bytes: Uint8Array;
  /** What it names, once that is here: a stamp with another epoch or place than it says is none. */
  stamped?: Stamped | 'none';
  /** Whether it names the state that was folded here. */
  agrees?: boolean;
}

/** An acknowledgement that lies on the tip's chain. */
interface Cast {
  readonly device: string;
  readonly stamped: Stamped;
  readonly bytes: Uint8Array;
}

/** Of one device, the latest: enough where all are honest, and a bound on who isn't. */
const KEPT = 8;

export class Commits {
  readonly #order: Order;
  /** Hex of the first bytes of the state's hash after this stamp, where it is folded here. */
  readonly #stateAt: (stamped: Stamped) => string | undefined;
  readonly #folded: () => Stamped | undefined;
  readonly #heard = new Map<string, Heard[]>();
  readonly #chain: TipChain = new TipChain();
  #committed: Stamped | undefined;
  #notes = 0;
  /** What the votes on the tip and the committed place were reckoned from: asked for at every look, they change seldom. */
  #from: { readonly tip: Stamped; readonly folded: Stamped | undefined; readonly notes: number } | undefined;
  #votes: readonly Cast[] = [];
  #isPlaceKnown = false;
  /** Devices that fold differently, each once. */
  readonly differing: Set<string> = new Set();

  /** @param folded the last stamp folded here */
  constructor(
    order: Order,
    stateAt: (stamped: Stamped) => string | undefined,
    folded: () => Stamped | undefined = () => undefined,
  ) {
    this.#order = order;
    this.#stateAt = stateAt;
    this.#folded = folded;
  }

  /** Takes a verified acknowledgement; what it names may come later. */
  note(ack: Ack, bytes: Uint8Array): void {
    const heard = this.#heard.get(ack.device) ?? [];
    if (heard.some((other) => other.ack.hash === ack.hash && other.ack.epoch === ack.epoch)) return;
    this.#heard.set(ack.device, [...heard, { ack, bytes }].slice(-KEPT));
    this.#notes++;
  }

  /** The last committed place of the order; the beginning is one. */
  get place(): Stamped | undefined {
    const { root, tip } = this.#order;
    if (!tip) return this.#committed ?? root;
    const all = this.#onTip(tip);
    if (this.#isPlaceKnown) return this.#committed;
    const known = this.#committed && this.#chain.has(this.#committed) ? this.#committed : root;
    if (!known) return undefined;
    this.#committed = this.#reckon(known, all);
    this.#isPlaceKnown = true;
    return this.#committed;
  }

  #reckon(known: Stamped, all: readonly Cast[]): Stamped {
    const votes = all.filter(({ stamped }) => stamped.position >= known.position);
    let at: Stamped | undefined = votes.reduce<Stamped | undefined>(
      (top, { stamped }) => (!top || stamped.position > top.position ? stamped : top),
      undefined,
    );
    // It changes where an acknowledgement lies and where the voters do, nowhere else.
    while (at && at.position > known.position && !this.#isCommitted(at, votes)) {
      const [from, count]: [Stamped, Stamped | undefined] = [at, this.#chain.beforeVoters(at)];
      at = votes.reduce((top, { stamped }) => {
        return stamped.position < from.position && (!top || stamped.position > top.position) ? stamped : top;
      }, count);
    }
    return at && at.position > known.position ? at : known;
  }

  /** The last stamp that lies under both the committed place and this one. */
  under(stamped: Stamped): Stamped | undefined {
    const committed = this.place;
    if (!committed || !this.#chain.has(committed) || !this.#chain.has(stamped))
      return committed && this.#order.common(committed, stamped);
    return stamped.position < committed.position ? stamped : committed;
  }

  /** Acknowledgements by a quorum over the stamp that asks the first change in line, all of one epoch. */
  proof(): readonly Uint8Array[] | undefined {
    const { tip, strict } = this.#order;
    if (!tip || tip.voters.pending.length === 0) return undefined;
    const { devices, pendingSince } = tip.voters;
    const over = this.#onTip(tip).filter((v) => v.stamped.position >= pendingSince && devices.includes(v.device));
    for (const epoch of new Set(over.map(({ stamped }) => stamped.epoch))) {
      const one = new Map(over.filter((v) => v.stamped.epoch === epoch).map((v) => [v.device, v.bytes]));
      if (one.size >= quorum(devices.length, strict)) return [...one.values()];
    }
    return undefined;
  }

  /** The voters at the tip that haven't acknowledged this place or something over it. */
  missing(place: Stamped): readonly string[] {
    const { tip } = this.#order;
    const over = tip ? this.#onTip(tip).filter(({ stamped }) => stamped.position >= place.position) : [];
    const voted = new Set(over.map(({ device }) => device));
    return place.voters.devices.filter((device) => !voted.has(device));
  }

  /** Acknowledgements that lie on the tip's chain. */
  #onTip(tip: Stamped): readonly Cast[] {
    const [folded, notes] = [this.#folded(), this.#notes];
    const from = this.#from;
    if (from?.tip === tip && from.folded === folded && from.notes === notes) return this.#votes;
    this.#chain.follow(tip);
    const out: Cast[] = [];
    for (const [device, heard] of this.#heard) {
      for (const one of heard) {
        const stamped = this.#named(one);
        if (stamped && this.#chain.has(stamped) && this.#agrees(one, stamped))
          out.push({ device, stamped, bytes: one.bytes });
      }
    }
    this.#from = { tip, folded, notes };
    this.#votes = out;
    this.#isPlaceKnown = false;
    return out;
  }

  #named(one: Heard): Stamped | undefined {
    if (one.stamped === undefined) {
      const { hash, epoch, position } = one.ack;
      const stamped = this.#order.get(hash);
      if (!stamped) return undefined;
      one.stamped = stamped.epoch === epoch && stamped.position === position ? stamped : 'none';
    }
    return one.stamped === 'none' ? undefined : one.stamped;
  }

  #agrees(one: Heard, stamped: Stamped): boolean {
    if (one.agrees !== undefined) return one.agrees;
    const ours = this.#stateAt(stamped);
    if (ours === undefined) return true;
    one.agrees = ours === one.ack.state;
    if (!one.agrees) this.differing.add(one.ack.device);
    return one.agrees;
  }

  #isCommitted(at: Stamped, votes: readonly Cast[]): boolean {
    const { devices } = at.voters;
    const over = votes.filter((v) => v.stamped.position >= at.position && devices.includes(v.device));
    return [...new Set(over.map(({ stamped }) => stamped.epoch))].some((epoch) => {
      const voters = new Set(over.filter((v) => v.stamped.epoch === epoch).map(({ device }) => device));
      return voters.size >= quorum(devices.length, this.#order.strict);
    });
  }
}
