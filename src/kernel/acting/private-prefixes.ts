/**
 * Under which keys a device's store keeps what only its seat may know, by kind. A device that gives its hand away forgets all of it (I19), and
 * takes all of it along into the next generation (G5). What else is done with each kind stands in its row of `private-kinds.ts`.
 */
export const PRIVATE = {
  /** Seeds and blinds of joint secrets; whole ones of earlier generations. */
  secrets: ['secret/', 'kept/secret/'],
  /** What was committed to in a coin. */
  coins: ['coin/'],
  /** Keys of letters that sealed arguments lie in; openings of those of earlier generations. */
  sealed: ['sealed/', 'kept/sealed/'],
  /** Keys of the hand, and what a keeper holds. */
  keys: ['hand/', 'keep/'],
  /** Texts that were sealed to the keepers; those of earlier generations. */
  bids: ['bid/', 'kept/bid/'],
  /** Keys of veiled letters, what was read with keys that are forgotten, and what is to be sent. */
  veils: ['veil/'],
} as const;

/** All of them. */
export const PRIVATE_PREFIXES: readonly string[] = Object.values(PRIVATE).flat();
