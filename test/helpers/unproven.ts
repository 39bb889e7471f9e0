/** A log that comes in bulk, and a verifier that is held up: what lies between shown and proven. */
import { makeHelloBody, makeSeatBody, SEAT_ACT } from '../../src/kernel/journal/bodies.ts';
import { type Entry, KIND } from '../../src/kernel/journal/entry.ts';
import type { Verifier } from '../../src/kernel/ports.ts';
import type { Vandal } from './vandal.ts';

/** Answers when it is let. */
export class Held implements Verifier {
  readonly #real: Verifier;
  #open: (() => void) | undefined;
  #gate: Promise<void> = Promise.resolve();

  constructor(real: Verifier) {
    this.#real = real;
  }
  hold(): void {
    this.#gate = new Promise((resolve) => (this.#open = resolve));
  }
  release(): void {
    this.#open?.();
  }
  async verify(jobs: Parameters<Verifier['verify']>[0]): Promise<readonly boolean[]> {
    await this.#gate;
    return this.#real.verify(jobs);
  }
}

/** Names that follow each other: too many for a page to check at once. */
export const LONG = 300;
export const MALLORY = 5;

/** Mallory sits down in a seat and changes names again and again. @param bad place of an entry that isn't signed */
export function longChain(vandal: Vandal, bad?: number): Entry[] {
  const chain = vandal.chain('00'.repeat(32));
  const at = { room: vandal.room.id };
  const seat = (act: number, name: string, whims = {}): Entry =>
    chain.write(KIND.seat, makeSeatBody({ act, seat: MALLORY, device: vandal.pen.device, name }), { ...at, ...whims });
  const out = [chain.write(KIND.hello, makeHelloBody(vandal.pen), at), seat(SEAT_ACT.claim, 'Mallory')];
  for (let i = 0; i < LONG; i++)
    out.push(seat(SEAT_ACT.name, `Mallory ${i}`, i === bad ? { signature: new Uint8Array(64) } : {}));
  return out;
}
