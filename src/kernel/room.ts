/** All that follows from a table's link for this page: room id, topic and the key of its entries. */
import type { Link } from './identity/link.ts';
import { entryKey, tableKeys, topicOf } from './identity/key-tree.ts';
import type { Sodium } from './ports.ts';

export interface Room {
  /** 16 bytes. */
  readonly id: Uint8Array;
  readonly topic: string;
  /** 32 bytes: seals and opens entries. */
  readonly entryKey: Uint8Array;
}

/** Of the first generation; later ones have other topics. */
export function deriveRoom(sodium: Pick<Sodium, 'publicKeyOf'>, link: Link): Room {
  const keys = tableKeys(sodium, link);
  return { id: keys.roomId, topic: topicOf(0, keys), entryKey: entryKey(keys.viewSecret, 0) };
}
