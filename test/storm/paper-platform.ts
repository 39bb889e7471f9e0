/** A storm's platform with stand-ins for signatures and seals (`test/sim/paper-crypto.ts`), so that a storm takes no time to speak of. */
import type { Platform } from '../../src/storm/platform.ts';
import { cheapMail, paperKeys, rememberingSodium } from '../sim/cheap-crypto.ts';
import { NODE } from '../sim/node-drain.ts';
import { paperSodium } from '../sim/paper-crypto.ts';
import { paperGroup } from '../sim/paper-group.ts';

export function paperPlatform(): Platform {
  const sodium = rememberingSodium(paperSodium);
  return {
    sodium,
    group: paperGroup,
    drain: NODE,
    mail: (rng) => cheapMail(sodium, rng),
    keys: (rng) => Promise.resolve(paperKeys(sodium, rng)),
  };
}
