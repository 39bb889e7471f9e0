/** Seeds and blinds of joint secrets, as a row of `private-kinds.ts`. How they are stored and read again is `seeds.ts`'s. */
import { concat, fromHex, Writer } from '../bytes.ts';
import { readersOf, readsAs } from '../asks/readers.ts';
import type { JointSecret, SecretRun } from '../asks/secret.ts';
import type { Seat } from '../game.ts';
import type { TableState } from '../state/state.ts';
import { both, type PrivateKind } from './private-kind.ts';
import { contentOf, contentsOf, fitsCommit, keptSecret, sharedContentKey } from './seeds.ts';

const ITEM = 1;

type Parts = Pick<SecretRun, 'attempt' | 'commits' | 'mails' | 'holders'> & Pick<JointSecret, 'told'>;

/** Joint secrets that this seat can read, standing or under way. */
function secretsOf(state: TableState, seat: Seat): Parts[] {
  const under = Object.values(state.requests).filter((run) => run.kind === 'secret');
  return [...Object.values(state.secrets), ...under].filter((secret) => readersOf(secret).includes(seat));
}

export const SECRETS: PrivateKind = {
  async collect(ports, state, me, to) {
    const items: Uint8Array[] = [];
    for (const secret of secretsOf(state, me).filter((one) => both(readersOf(one), me, to))) {
      for (const seat of secret.holders) {
        const content = await contentOf(ports, secret, seat, me);
        if (content) items.push(new Writer().u8(ITEM).raw(fromHex(secret.attempt)).u8(seat).raw(content).done());
      }
    }
    return items;
  },
  read(r, type) {
    if (type !== ITEM) return undefined;
    const [attempt, seat, content] = [r.hex(32), r.u8(), r.bytes(64)];
    return async (ports, state, me) => {
      const secret = secretsOf(state, me).find((one) => one.attempt === attempt);
      if (!secret || !fitsCommit(secret, seat, content)) return false;
      await ports.store.put(sharedContentKey(attempt, seat), content);
      return true;
    };
  },
  async carry(ports, at, me, to) {
    for (const secret of Object.values(at.secrets)) {
      const as = readsAs(secret, ports.device, me);
      const contents = as === undefined ? undefined : await contentsOf(ports, secret, as);
      if (contents) await to.put(keptSecret(secret), concat(...contents));
    }
  },
};
