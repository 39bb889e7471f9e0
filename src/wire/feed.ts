/**
 * The few words and numbers that browser and relay must agree on. They say how a feed and a topic are spelled, and how big things may be.
 * What lies inside an entry is the journal's business.
 */

/** The biggest sealed entry, in bytes: one ContentBinary of the transport document. */
export const MAX_ENTRY_BYTES = 65_536;

/** What one room of the relay holds at most. A table moves on to its next generation well before. */
export const MAX_ROOM_BYTES: number = 4 * 1024 * 1024;
/** Entries that one room of a relay takes. */
export const MAX_ROOM_ENTRIES = 20_000;
/** Writer sessions (feeds) in one room: the state vector is sent at each connection. */
export const MAX_ROOM_FEEDS = 1_000;

/**
 * The most that a browser takes of a room, as so many times what a relay of ours keeps. Two pages that fill it at once don't see each
 * other's last entries. A relay that sends more makes it up, or keeps whatever anybody makes up.
 */
export const FLOOD = 1.25;

/** Sessions that one frame may name: what a room holds, and as many that it has never heard of. More is not even read. */
export const MAX_FRAME_FEEDS: number = 2 * MAX_ROOM_FEEDS;

/** The biggest presence frame, in bytes, that the relay passes on. */
export const MAX_AWARENESS_BYTES = 1_024;

/** Yjs draws client numbers as 32 bits; a clock counts the entries of one session. */
export const MAX_CLIENT = 0xffff_ffff;
/** The last place of a feed: what the encoding counts safely. */
export const MAX_CLOCK = 0x7fff_ffff;

/** The root array in which a writer session, known by its Yjs client number, appends its entries. */
export function feedName(client: number): string {
  return `f/${client.toString(36)}`;
}

const TOPIC = /^[A-Za-z0-9_-]{22}$/;

/** Whether a word can be a room's name: 22 characters of base64url, a hash that only the invited can compute. */
export function isTopic(word: string): boolean {
  return TOPIC.test(word);
}
