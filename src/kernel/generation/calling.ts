/**
 * The moment when the asker of a move calls for the promises. Enough have said yes, all others had their say, and what was heard has its
 * place.
 */
import { HOW } from '../journal/carried.ts';
import type { Order } from '../log/order.ts';
import { isPlaying } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import type { PartingPorts } from './parting.ts';
import type { Proposal } from './proposals.ts';
import { needed } from './votes.ts';

/** People who are here have so long to answer before the others go on. */
const ANSWER_MS = 10_000;
/**
 * Entries that were heard have so long to get their place before a move is called for. Where they are more than a few, that is a flood and
 * not waited for.
 */
const PLACE_MS = 3_000;
const PLACE_MOST = 16;

/** What deciding on that moment needs. */
export interface CallingPorts extends Pick<PartingPorts, 'clock' | 'here' | 'placing' | 'state'> {
  readonly order: Pick<Order, 'strict'>;
  readonly performing: { readonly device: string; readonly world: Pick<FoldWorld, 'game'> };
}

/** Of one page, for its own proposals; and its own silence to those of others. */
export class Calling {
  readonly #ports: CallingPorts;
  readonly #voters: (p: Proposal) => readonly string[];
  /** Since when the promises for this one wait until all has its place. */
  #placing: { readonly proposal: string; readonly sinceMs: number } | undefined;

  /** @param voters the devices whose word counts for a proposal */
  constructor(ports: CallingPorts, voters: (p: Proposal) => readonly string[]) {
    this.#ports = ports;
    this.#voters = voters;
  }

  /**
   * Between games nobody's evening ends with another game: whoever sits here and says nothing for a while agrees.
   * @returns in how many milliseconds, 0 for now; undefined where silence says nothing
   */
  agreesInMs(p: Proposal): number | undefined {
    const { performing, clock } = this.#ports;
    const own = performing.device;
    const state = this.#ports.state();
    const isAsked = p.device !== own && state.roster.some(({ device }) => device === own);
    if (p.how !== HOW.change || !isAsked || p.consents.has(own)) return undefined;
    if (isPlaying(performing.world.game, state)) return undefined;
    return Math.max(p.heardMs + ANSWER_MS - clock.monotonicMs(), 0);
  }

  /** In how many milliseconds the own one is called for, 0 for now; undefined where people have yet to say something. */
  dueInMs(p: Proposal): number | undefined {
    const agreedInMs = this.#agreedInMs(p);
    return agreedInMs === 0 ? this.#placedInMs(p) : agreedInMs;
  }

  /** When enough people have said yes, and all others had their say. */
  #agreedInMs(p: Proposal): number | undefined {
    const { order, performing, clock } = this.#ports;
    const yes = new Set([p.device, ...[...p.consents].filter(([, said]) => said).map(([device]) => device)]);
    const voters = this.#voters(p);
    const enough = voters.filter((device) => yes.has(device)).length >= needed(p.how, voters, order.strict);
    const now = (isNow: boolean): 0 | undefined => (isNow ? 0 : undefined);
    if (p.how === HOW.kick || p.how === HOW.relink) return now(enough);
    if (p.how === HOW.compact) return now(voters.every((device) => yes.has(device)));
    const here = this.#ports.here();
    const state = this.#ports.state();
    const present = state.roster.filter(({ device }) => here.has(device));
    if (p.how === HOW.renew || p.how === HOW.change) {
      const ends = p.how === HOW.change || !isPlaying(performing.world.game, state);
      return now(enough && ends && present.every(({ device }) => yes.has(device)));
    }
    const isAwaited = present.some(({ device }) => !yes.has(device) && p.consents.get(device) === undefined);
    return isAwaited ? Math.max(p.heardMs + ANSWER_MS - clock.monotonicMs(), 0) : 0;
  }

  /**
   * From the promises on nothing is placed here any more. A person who is just sitting down, at a sequencer that is just coming back, would
   * be left behind. Where nobody is enough to agree on anything there is nothing to wait for.
   */
  #placedInMs(p: Proposal): number {
    const placing = p.how === HOW['go-on'] ? 0 : this.#ports.placing(PLACE_MOST + 1);
    if (placing === 0 || placing > PLACE_MOST) {
      this.#placing = undefined;
      return 0;
    }
    const now = this.#ports.clock.monotonicMs();
    if (this.#placing?.proposal !== p.hash) this.#placing = { proposal: p.hash, sinceMs: now };
    return Math.max(this.#placing.sinceMs + PLACE_MS - now, 0);
  }
}
