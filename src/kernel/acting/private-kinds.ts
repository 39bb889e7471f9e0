/**
 * The registry of what a device knows privately, one row a kind. A row says how the kind is shared with other devices of the seat, checked
 * when it comes so, and carried to the next generation. Where the store keeps it, and so what is erased, is `private-prefixes.ts`; the
 * compiler asks for a row of each.
 */
import { BIDS } from './own-bids.ts';
import { COINS } from './known-coins.ts';
import { KEYS } from './key-sharing.ts';
import { SEALED } from './known-sealed.ts';
import { SECRETS } from './known-secrets.ts';
import { VEILS } from './known-veils.ts';
import type { PrivateKind } from './private-kind.ts';
import type { PRIVATE } from './private-prefixes.ts';

type Kinds = { readonly [K in keyof typeof PRIVATE]: PrivateKind };

/** In the order in which a letter has their items. */
const KINDS: Kinds = { secrets: SECRETS, coins: COINS, sealed: SEALED, keys: KEYS, bids: BIDS, veils: VEILS };

export const PRIVATE_KINDS: readonly PrivateKind[] = Object.values(KINDS);
