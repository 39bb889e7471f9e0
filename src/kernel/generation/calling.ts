/**
 * The moment when the asker of a move calls for the promises. Enough have said yes, all others had their say, and what was heard has its
 * place.
 */
import { HOW } from '../journal/carried.ts';
import type { PartingPorts } from './parting.ts';
import type { Proposal } from './proposals.ts';
import { isPlaying } from '../state/state.ts';
import { needed } from './votes.ts';

/** People who are here have so long to answer before the others go on. */
const ANSWER_MS = 10_000;
/**
 * Entries that were heard have so long to get their place before a move is called for. Where they are more than a few, that is a flood and
 * not waited for.
 */
const PLACE_MS = 3_000;
const PLACE_MOST = 16;

/** What it asks of whoever does the rest. */
export interface CallingSight {
  /** Devices whose word counts for this proposal. */
  voters(p: Proposal): readonly string[];
  /** Looks again then. */
  wait(ms: number): false;
}

/** Of one page, for its own proposals; and its own silence to those of others. */
export class Calling {
  readonly #ports: PartingPorts;
  readonly #sight: CallingSight;
  /** Since when the promises for this one wait until all has its place. */
  #placing: { readonly proposal: string; readonly sinceMs: number } | undefined;

  constructor(ports: PartingPorts, sight: CallingSight) {
    this.#ports = ports;
    this.#sight = sight;
  }

  /** Between games nobody's evening ends with another game: whoever sits here and says nothing for a while agrees. */
  hasKeptSilent(p: Proposal): boolean {
    const { performing, clock } = this.#ports;
    const own = performing.device;
    const state = this.#ports.state();
    const isAsked = p.device !== own && state.roster.some(({ device }) => device === own);
    if (p.how !== HOW.change || !isAsked || p.consents.has(own)) return false;
    if (isPlaying(performing.world.game, state)) return false;
    const left = p.heardMs + ANSWER_MS - clock.monotonicMs();
    return left <= 0 || this.#sight.wait(left);
  }

  /** The own one is called for now. */
  isDue(p: Proposal): boolean {
    return this.#isAgreed(p) && this.#isPlaced(p);
  }

  /** Have enough people said yes, and all others had their say? */
  #isAgreed(p: Proposal): boolean {
    const { order, performing, clock } = this.#ports;
    const yes = new Set([p.device, ...[...p.consents].filter(([, said]) => said).map(([device]) => device)]);
    const voters = this.#sight.voters(p);
    const enough = voters.filter((device) => yes.has(device)).length >= needed(p.how, voters, order.strict);
    if (p.how === HOW.kick || p.how === HOW.relink) return enough;
    if (p.how === HOW.compact) return voters.every((device) => yes.has(device));
    const here = this.#ports.here();
    const state = this.#ports.state();
    const present = state.roster.filter(({ device }) => here.has(device));
    if (p.how === HOW.renew || p.how === HOW.change) {
      const ends = p.how === HOW.change || !isPlaying(performing.world.game, state);
      return enough && ends && present.every(({ device }) => yes.has(device));
    }
    const isAwaited = present.some(({ device }) => !yes.has(device) && p.consents.get(device) === undefined);
    const left = p.heardMs + ANSWER_MS - clock.monotonicMs();
    return !isAwaited || left <= 0 || this.#sight.wait(left);
  }

  /**
   * From the promises on nothing is placed here any more. A person who is just sitting down, at a sequencer that is just coming back, would
   * be left behind. Where nobody is enough to agree on anything there is nothing to wait for.
   */
  #isPlaced(p: Proposal): boolean {
    const placing = p.how === HOW['go-on'] ? 0 : this.#ports.placing(PLACE_MOST + 1);
    if (placing === 0 || placing > PLACE_MOST) {
      this.#placing = undefined;
      return true;
    }
    const now = this.#ports.clock.monotonicMs();
    if (this.#placing?.proposal !== p.hash) this.#placing = { proposal: p.hash, sinceMs: now };
    const left = this.#placing.sinceMs + PLACE_MS - now;
    return left <= 0 || this.#sight.wait(left);
  }
}
