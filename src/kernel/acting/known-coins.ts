/** What was committed to in a coin and waits to be revealed, as a row of `private-kinds.ts`. */
import { equal, fromHex, Writer } from '../bytes.ts';
import type { Seat } from '../game.ts';
import type { Coin } from '../runs/coin.ts';
import { coinCommit } from '../secrets/coin.ts';
import type { TableState } from '../state/state.ts';
import type { PrivateKind } from './private-kind.ts';

const ITEM = 2;

/** Coins that this seat has committed to. */
function coinsOf(state: TableState, seat: Seat): Coin[] {
  return Object.values(state.requests).flatMap((run) => {
    const coin = run.kind === 'roll' || run.kind === 'secret' ? run.coin : undefined;
    return coin?.commits[seat] === undefined ? [] : [coin];
  });
}

export const COINS: PrivateKind = {
  async collect({ store }, state, me, to) {
    const items: Uint8Array[] = [];
    for (const coin of to === me ? coinsOf(state, me) : []) {
      const x = await store.get(`coin/${coin.rollId}`);
      if (x) items.push(new Writer().u8(ITEM).raw(fromHex(coin.rollId)).raw(x).done());
    }
    return items;
  },
  read(r, type) {
    if (type !== ITEM) return undefined;
    const [rollId, x] = [r.hex(32), r.bytes(32)];
    return async ({ store }, state, me) => {
      const coin = coinsOf(state, me).find((one) => one.rollId === rollId);
      const commit = coin && coinCommit(fromHex(rollId), me, x);
      if (!commit || !equal(commit, fromHex(coin.commits[me]!))) return false;
      await store.put(`coin/${rollId}`, x);
      return true;
    };
  },
};
