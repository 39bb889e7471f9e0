/**
 * Seats that can't open what they are asked for: the device that sits there never got the keys, or has lost them. Nobody else can know that, so
 * it says so itself, and the opening goes on without it. SPEC A21.
 */
import { read } from '../bytes.ts';
import type { Seat } from '../game.ts';

/** One seat that can't. Public, like all of a run. */
export interface Lack {
  readonly seat: Seat;
  /** Index of a sealed thing among those that are asked for; none where it is about the cells of a secret. */
  readonly item?: number;
}

/** What a contribution says is lacked; undefined for anything else. @param bytes none, or an index u16 */
export const readLack = (bytes: Uint8Array): Omit<Lack, 'seat'> | undefined =>
  bytes.length === 0 ? {} : read(bytes, (b) => ({ item: b.u16() }));

/** Those of the readers who may still be able to. */
export const ableTo = (readers: readonly Seat[], lacking: readonly Lack[] = [], item?: number): readonly Seat[] =>
  readers.filter((seat) => !lacking.some((one) => one.seat === seat && one.item === item));
