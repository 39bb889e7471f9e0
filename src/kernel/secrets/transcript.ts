/**
 * The statement of a proof, absorbed piece by piece, and the challenge that follows from all of it. A piece left out could be changed
 * afterwards. One SHA-512 stream; every piece carries its label and both lengths.
 */
import { sha512 } from '@noble/hashes/sha2.js';
import { utf8, Writer } from '../bytes.ts';
import type { Group } from './group.ts';

const PROTOCOL = 'tavolata/v1/';

export class Transcript {
  readonly #stream: ReturnType<typeof sha512.create>;

  /** @param name of the proof, e.g. 'shuffle' @param ctx room, deck, keys, place: see `context.ts` */
  constructor(name: string, ctx: Uint8Array, stream: ReturnType<typeof sha512.create> = sha512.create()) {
    this.#stream = stream;
    if (name === '') return;
    this.append('proto', utf8(PROTOCOL + name)).append('ctx', ctx);
  }

  /** Absorbs u32 length ‖ label ‖ u32 length ‖ data. */
  append(label: string, data: Uint8Array): this {
    const name = utf8(label);
    this.#stream.update(new Writer().u32(name.length).raw(name).u32(data.length).raw(data).done());
    return this;
  }

  /** Their number, then each of them. */
  points(label: string, list: readonly Uint8Array[]): this {
    this.append(`${label}#`, new Writer().u32(list.length).done());
    for (const point of list) this.append(label, point);
    return this;
  }

  /** 64 bytes that depend on all that was absorbed; absorbed in turn. */
  digest(label: string): Uint8Array {
    const out = this.#stream
      .clone()
      .update(new Writer().u32(0xff_ff_ff_ff).raw(utf8(label)).done())
      .digest();
    this.append(label, out);
    return out;
  }

  /** A scalar that depends on all that was absorbed. */
  challenge(group: Pick<Group, 'reduce'>, label: string): Uint8Array {
    return group.reduce(this.digest(label));
  }

  /** Goes on by itself from here. */
  copy(): Transcript {
    return new Transcript('', new Uint8Array(), this.#stream.clone());
  }
}
