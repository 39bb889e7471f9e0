/**
 * What six real sessions in one page stand on: libsodium's signatures and seals, HPKE by the browser, and chance from one seed. Nothing here is a
 * stand-in; but what the browser does in threads is asked one after the other, so that one seed gives one storm.
 */
import { bringMail, keysFromSeeds, webMail } from '../embed/adapters/keys.ts';
import { loadGroup, loadSodium } from '../embed/adapters/sodium.ts';
import type { DeviceKeys, Mail, Sodium } from '../kernel/ports.ts';
import type { Group } from '../kernel/secrets/group.ts';
import type { SimKeys } from '../sim/device.ts';
import type { Rng } from '../sim/rng.ts';
import type { Drain } from '../sim/schedule.ts';

/** Fulfilled in a later turn of the event loop, when no promise is left that can come true by itself. */
export type Tick = () => Promise<void>;

export interface Platform {
  readonly sodium: Sodium;
  readonly group: Group;
  readonly drain: Drain;
  mail(rng: Rng): Mail;
  /** Of a new device, from two seeds. */
  keys(rng: Rng): Promise<SimKeys>;
}

/** Jobs for the browser's threads: the next begins when the one before is done. */
class InTurn {
  #last: Promise<unknown> = Promise.resolve();
  #open = 0;

  get isBusy(): boolean {
    return this.#open > 0;
  }

  readonly run = <T>(job: () => Promise<T>): Promise<T> => {
    this.#open++;
    const done = this.#last.then(job).finally(() => this.#open--);
    this.#last = done.catch(() => undefined);
    return done;
  };
}

/** Rejects where WebAssembly is missing or blocked. */
export async function loadPlatform(tick: Tick): Promise<Platform> {
  const [sodium, group] = await Promise.all([loadSodium(), loadGroup(), bringMail()]);
  const turns = new InTurn();
  const { run } = turns;
  const drained = async (): Promise<void> => {
    do await tick();
    while (turns.isBusy);
  };
  const opener =
    (keys: Pick<DeviceKeys, 'openMail'>): DeviceKeys['openMail'] =>
    (...sealed) =>
      run(() => keys.openMail(...sealed));
  return {
    sodium,
    group,
    drain: { drained, turn: tick },
    mail: (rng) => ({
      seal: (to, info, aad, plain, seed = rng.bytes(32)) => run(() => webMail.seal(to, info, aad, plain, seed)),
      pair: (seed) =>
        run(async () => {
          const pair = await webMail.pair(seed);
          return { ...pair, openMail: opener(pair) };
        }),
      encrypt: (...letter) => run(() => webMail.encrypt(...letter)),
      decrypt: (...letter) => run(() => webMail.decrypt(...letter)),
    }),
    async keys(rng) {
      const seed = rng.bytes(32);
      const keys = await keysFromSeeds(seed, rng.bytes(32));
      // The same Ed25519 as the browser's, at once.
      const signNow = (message: Uint8Array): Uint8Array => sodium.signWithSeed(message, seed);
      return {
        sigPk: keys.sigPk,
        mailPk: keys.mailPk,
        signNow,
        sign: (message) => Promise.resolve(signNow(message)),
        openMail: opener(keys),
      };
    },
  };
}
