/** All that follows from a table's link for this page. That is room id, the key of its entries, its topic and the keys a relay asks for. */
import type { Link } from '../identity/link.ts';
import { entryKey, presenceKey, tableKeys, topicOf } from '../identity/key-tree.ts';
import type { RelayRoom } from './transport.ts';
import type { Sodium } from '../ports.ts';

/** A room and the keys for what lies there, all made from the link. */
export interface Room extends RelayRoom {
  /** 16 bytes. */
  readonly id: Uint8Array;
  /** 32 bytes: seals and opens entries. */
  readonly entryKey: Uint8Array;
  /** 32 bytes: seals and opens presence. */
  readonly presenceKey: Uint8Array;
}

/** @param generation under the link's secret: each has a topic and an id of its own */
export function deriveRoom(sodium: Pick<Sodium, 'publicKeyOf'>, link: Link, generation = 0): Room {
  const keys = tableKeys(sodium, link, generation);
  const { joinPub, viewPub, viewSeed, joinSeed } = keys;
  const relay = {
    topic: topicOf(generation, keys),
    generation,
    joinPub,
    viewPub,
    viewSeed,
    ...(joinSeed && { joinSeed }),
  };
  const { roomId: id, viewSecret } = keys;
  return { id, entryKey: entryKey(viewSecret, 0), presenceKey: presenceKey(viewSecret, 0), ...relay };
}
