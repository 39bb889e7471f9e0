/**
 * Committed: no partition, takeover or lying sequencer will ever un-see it. A place is committed when a quorum of the voters there has acknowledged
 * it, or something over it, in one epoch (SPEC.md, O7). Counts what `voter.ts` casts here and elsewhere; acknowledgements that name
 * another state than ours for the same stamp are not counted, and told.
 */
import { held } from '../../held.ts';
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
  /** It lies on the tip's chain, and counts. */
  counts: boolean;
}

/** An acknowledgement that counts. */
interface Cast {
  readonly heard: Heard;
  readonly stamped: Stamped;
}

/** Of one device, the latest: enough where all are honest, and a bound on whoever isn't. */
const KEPT = 8;

export class Commits {
  readonly #order: Order;
  /** Hex of the first bytes of the state's hash after this stamp, where it is folded here. */
  readonly #stateAt: (stamped: Stamped) => string | undefined;
  readonly #folded: () => Stamped | undefined;
  readonly #heard = new Map<string, Heard[]>();
  readonly #chain: TipChain = new TipChain();
  /** Those of which it isn't settled yet whether they count: with each of twenty-five acknowledgements all others would be judged again. */
  readonly #open = new Set<Heard>();
  /** By device: the highest position that it has acknowledged on the tip's chain. */
  readonly #tops = new Map<string, number>();
  /** Those that count and don't lie under the committed place. */
  #recent: readonly Cast[] = [];
  #committed: Stamped | undefined;
  /** What this was reckoned from: asked for at every look, it changes seldom. */
  #from: { readonly tip: Stamped; readonly folded: Stamped | undefined } | undefined;
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
    const one: Heard = { ack, bytes, counts: false };
    this.#heard.set(ack.device, [...heard, one].slice(-KEPT));
    this.#open.add(one);
    if (heard.length === KEPT) this.#forget(heard[0]!);
    this.#from = undefined;
  }

  #forget(one: Heard): void {
    this.#open.delete(one);
    if (!one.counts) return;
    one.counts = false;
    this.#recent = this.#recent.filter(({ heard }) => heard !== one);
    const { device, position } = one.ack;
    if (this.#tops.get(device) !== position) return;
    const left = held(this.#heard, device).flatMap(({ counts, ack }) => (counts ? [ack.position] : []));
    this.#tops.set(device, Math.max(-1, ...left));
  }

  /** The last committed place of the order; the beginning is one. */
  get place(): Stamped | undefined {
    const { root, tip } = this.#order;
    if (!tip) return this.#committed ?? root;
    this.#follow(tip);
    if (this.#isPlaceKnown) return this.#committed;
    const known = this.#committed && this.#chain.has(this.#committed) ? this.#committed : root;
    if (!known) return undefined;
    const place = this.#reckon(known);
    this.#recent = this.#recent.filter(({ stamped }) => stamped.position >= place.position);
    this.#committed = place;
    this.#isPlaceKnown = true;
    return place;
  }

  #reckon(known: Stamped): Stamped {
    const votes = this.#recent.filter(({ stamped }) => stamped.position >= known.position);
    let at: Stamped | undefined = votes.reduce<Stamped | undefined>(
      (top, { stamped }) => (!top || stamped.position > top.position ? stamped : top),
      undefined,
    );
    // It changes where an acknowledgement lies and where the voters do, nowhere else.
    while (at && at.position > known.position && !this.#isCommitted(at, votes)) {
      const [from, others]: [Stamped, Stamped | undefined] = [at, this.#chain.beforeVoters(at)];
      at = votes.reduce((top, { stamped }) => {
        return stamped.position < from.position && (!top || stamped.position > top.position) ? stamped : top;
      }, others);
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
    this.#follow(tip);
    const { devices, pendingSince } = tip.voters;
    const over = [...this.#heard].flatMap(([device, heard]) =>
      devices.includes(device) ? heard.filter(({ counts, ack }) => counts && ack.position >= pendingSince) : [],
    );
    for (const epoch of new Set(over.map(({ ack }) => ack.epoch))) {
      const one = new Map(over.filter(({ ack }) => ack.epoch === epoch).map(({ ack, bytes }) => [ack.device, bytes]));
      if (one.size >= quorum(devices.length, strict)) return [...one.values()];
    }
    return undefined;
  }

  /** The voters there that haven't acknowledged this place or something over it. */
  missing(place: Stamped): readonly string[] {
    const { tip } = this.#order;
    if (!tip) return place.voters.devices;
    this.#follow(tip);
    return place.voters.devices.filter((device) => (this.#tops.get(device) ?? -1) < place.position);
  }

  /** Judges what isn't settled: where the tip has only grown, what lay on its chain still does. */
  #follow(tip: Stamped): void {
    const folded = this.#folded();
    const from = this.#from;
    if (from?.tip === tip && from.folded === folded) return;
    if (!this.#chain.follow(tip)) this.#recount();
    // A voter that turns out to differ was counted before its state was folded here.
    if (![...this.#open].every((one) => this.#judge(one))) {
      this.#recount();
      for (const one of this.#open) this.#judge(one);
    }
    this.#from = { tip, folded };
    this.#isPlaceKnown = false;
  }

  /** Nothing counts, all is to be judged. */
  #recount(): void {
    this.#recent = [];
    this.#tops.clear();
    for (const heard of this.#heard.values())
      for (const one of heard) {
        one.counts = false;
        this.#open.add(one);
      }
  }

  /** @returns false where it has counted and shouldn't have */
  #judge(one: Heard): boolean {
    const stamped = this.#named(one);
    if (!stamped || !this.#chain.has(stamped)) {
      if (one.stamped === 'none') this.#open.delete(one);
      return true;
    }
    const agrees = this.#agrees(one, stamped);
    if (one.agrees !== undefined) this.#open.delete(one);
    if (!agrees) return !one.counts;
    if (one.counts) return true;
    one.counts = true;
    this.#recent = [...this.#recent, { heard: one, stamped }];
    const { device, position } = one.ack;
    this.#tops.set(device, Math.max(position, this.#tops.get(device) ?? -1));
    return true;
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
    const most = quorum(devices.length, this.#order.strict);
    const over = votes.filter(({ stamped }) => stamped.position >= at.position);
    // Fewer than that are none, whoever they are.
    if (over.length < most) return false;
    const counted = over.filter(({ heard }) => devices.includes(heard.ack.device));
    return [...new Set(counted.map(({ stamped }) => stamped.epoch))].some((epoch) => {
      const voters = new Set(counted.filter((v) => v.stamped.epoch === epoch).map(({ heard }) => heard.ack.device));
      return voters.size >= most;
    });
  }
}
