/**
 * The place of a shelf. The catalogue (0) and its boards (1 …) are topics of the same shape as the table's. So any relay which takes the
 * one takes the others. They are generations that no table ever comes to; the token for one shows the same keys.
 */
import { shelfKey, tableKeys, topicOf } from '../identity/key-tree.ts';
import type { Link } from '../identity/link.ts';
import type { RelayRoom } from '../journal/transport.ts';
import type { Sodium } from '../ports.ts';

/** Generations from here on are boards. */
const FIRST = 0x8000_0000;

/** A board's topic at the relay, and what seals it. */
export interface BoardRoom extends RelayRoom {
  /** 16 B */
  readonly id: Uint8Array;
  /** 32 B: seals and opens what lies there. */
  readonly key: Uint8Array;
}

/** @param board 0 for the catalogue */
export function boardRoom(sodium: Pick<Sodium, 'publicKeyOf'>, link: Link, board: number): BoardRoom {
  const generation = FIRST + board;
  const keys = tableKeys(sodium, link, generation);
  const { roomId: id, viewSecret, joinPub, viewPub, viewSeed, joinSeed } = keys;
  const relay = { topic: topicOf(generation, keys), generation, joinPub, viewPub, viewSeed };
  return { id, key: shelfKey(viewSecret), ...relay, ...(joinSeed && { joinSeed }) };
}
