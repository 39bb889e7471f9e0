/**
 * A mission as its author writes it: what the pack says, and its pictures and sounds by blob. Of these the pack needs no list, it is made from them.
 */
import type { Cond } from '../pack/terms.ts';
import { isRecord } from '../../../kernel/own.ts';

/** Bytes of a picture or sound as they are shown, or the text of an SVG. */
export type Art = Uint8Array | string;

/** A code of the mission, for bots: they know its answer once they have read what tells it. */
export interface Code {
  /** As its `askCode` has it. */
  readonly salt: string;
  readonly answer: string;
  /** Cards by id; of a list inside it any one is enough. */
  readonly clues: Clues;
}

/** Cards by id; of a list inside it any one is enough. */
export type Clues = readonly (string | readonly string[])[];

/** What an author expects of people who think: for bots, which play a mission by it once they have read its clues. */
export interface Notes {
  /** Options of cards, by a piece of what they say in some language. */
  readonly options: readonly {
    readonly says: string;
    readonly clues: Clues;
    /** To be left alone until its clues are known. */
    readonly isRiddle?: boolean;
  }[];
  /** Cards that are worth reading again: as long as `when` holds, once the clues are known. */
  readonly ways: readonly {
    readonly card: string;
    readonly when: Cond;
    readonly clues: Clues;
    /** Where this leads nothing else matters. */
    readonly isLast?: boolean;
  }[];
  /** The shortest way, for bots that know all of it: cards that are wanted as long as `when` holds. Without it they go by `ways`. */
  readonly route?: readonly { readonly card: string; readonly when: Cond; readonly isLast?: boolean }[];
  /** What people who know all of it do beside the ways, where others have begun: it saves time. */
  readonly rescue?: readonly { readonly card: string; readonly when: Cond; readonly isLast?: boolean }[];
  /** As long as it holds, people who know all of it should still be able to win. */
  readonly winnable?: Cond;
  /** What the end wants, and the ways to each: the first that fits is the way by which it was met. */
  readonly needs?: readonly {
    readonly name: string;
    readonly has: Cond;
    readonly ways: readonly {
      readonly name: string;
      /** Holds once it was met by this way. */
      readonly when?: Cond;
      /** The card that brought it. */
      readonly card?: string;
    }[];
  }[];
}

export interface Source {
  /** Anything that the file held; `readMission` says what is wrong with it. */
  readonly mission: unknown;
  /** By blob. */
  readonly art: Readonly<Record<string, Art>>;
  readonly codes?: readonly Code[];
  readonly notes?: Notes;
}

export const bytesOf = (art: Art): Uint8Array => (typeof art === 'string' ? new TextEncoder().encode(art) : art);

/** Sizes that many pages share: 4096 bytes, or a doubling of it. @param bytes that must fit in */
export const paddedSize = (bytes: number): number => 2 ** Math.max(12, Math.ceil(Math.log2(Math.max(1, bytes))));

/** The pack with a blob for each of its pictures, as the reader wants it; blobs that it lists itself stand. */
export function withArt({ mission, art }: Source): unknown {
  if (!isRecord(mission)) return mission;
  const listed = isRecord(mission['blobs']) ? mission['blobs'] : {};
  const made = Object.entries(art).map(([name, one]) => {
    const { length } = bytesOf(one);
    return [name, { sha256: '', bytes: length, padTo: paddedSize(length), keyId: name }] as const;
  });
  return { ...mission, blobs: { ...Object.fromEntries(made), ...listed } };
}
