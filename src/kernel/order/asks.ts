/** Who asks for promises, and whose turn it is to be promised: the highest asking, but no leap, and nobody again and again. */
import type { Asked, Page } from '../journal/vote.ts';
import type { Claims, Known } from './claims.ts';
import { Ration } from './ration.ts';

/** Who is promised and opens nothing is promised again after so long, the second time, the third and from then on. */
const AGAIN_MS = [500, 2_000, 8_000] as const;

/** What a page knows when it looks for somebody to promise to. */
export interface Chooser {
  readonly page: Page;
  readonly known: Known;
  readonly claims: Claims;
  readonly now: number;
  lied(device: string): boolean;
  /** Whether there is a reason to promise anything to whoever asks so. */
  seesWhy(asked: Asked): boolean;
}

export class Asks {
  /** The highest of each device. */
  readonly #asks = new Map<string, Asked>();
  readonly #promised = new Ration(...AGAIN_MS);

  note(asked: Asked): void {
    if (asked.epoch > (this.#asks.get(asked.device)?.epoch ?? 0)) this.#asks.set(asked.device, asked);
  }

  promised(device: string, now: number): void {
    this.#promised.take(device, now);
  }

  /** An opening of this epoch has settled these, and all begin anew. */
  settle(epoch: number): void {
    for (const [device, asked] of this.#asks) if (asked.epoch <= epoch) this.#asks.delete(device);
    this.#promised.clear();
  }

  /** The highest one that may be promised now; where there is none, in how many milliseconds to look again. */
  next(by: Chooser): Asked | number | undefined {
    let next: Asked | undefined;
    let soonest: number | undefined;
    for (const asked of this.#asks.values()) {
      if (asked.epoch <= Math.max(by.known.epoch, next?.epoch ?? 0) || !isAnother(asked, by)) continue;
      if (!by.claims.isInReach(asked.epoch, by.known)) continue;
      const wait = by.seesWhy(asked) ? this.#promised.dueIn(asked.device, by.now) : AGAIN_MS[0];
      if (wait > 0) soonest = Math.min(wait, soonest ?? Infinity);
      else next = asked;
    }
    return next ?? soonest;
  }
}

/** Another page asks, for itself, and wasn't convicted. */
function isAnother({ device, session, to }: Asked, { page, lied }: Chooser): boolean {
  const own = device === page.device && session === page.session;
  return !own && to.device === device && to.session === session && !lied(device);
}
