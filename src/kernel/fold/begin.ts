/** How each kind of ask begins: its run's first state (`machines.ts` moves it on), or its answer where nothing can come of it. */
import { beginOpen, cellOf } from '../asks/open.ts';
import type { Run } from '../asks/run.ts';
import { beginSecret } from '../asks/secret.ts';
import { beginTell } from '../asks/tell.ts';
import { beginVeil } from '../asks/veil.ts';
import { fromHex } from '../bytes.ts';
import { stateHash } from '../canonical.ts';
import { beginCards } from '../cards/begin.ts';
import { rolledBy } from '../dice.ts';
import type { OpenAsk } from '../play/state.ts';
import { beginCoin } from '../runs/coin.ts';
import { answered, goesOn, type Progress } from '../runs/contribution.ts';
import { beginPack } from '../runs/pack.ts';
import { rollIdOf } from '../secrets/coin.ts';
import { attemptOf } from '../secrets/joint-secret.ts';
import { playOf, type TableState } from '../state/state.ts';
import {
  cardWorld,
  type FoldWorld,
  openWorld,
  rollingSet,
  secretOfRoot,
  tellWorld,
  veilWorld,
} from '../state/world.ts';

/** What an ask sets going; answered at once where nothing can come of it. */
export function begin(world: FoldWorld, state: TableState, ask: OpenAsk): Progress<Run> {
  const seats = state.roster.map((s) => s.seat);
  switch (ask.kind) {
    case 'roll':
      // Without keepers all seats roll together; that can't be hidden.
      if (ask.to !== undefined || rollingSet(state)) return beginCard(world, state, ask);
      return goesOn({
        kind: 'roll',
        coin: beginCoin(rollIdOf(world.room, fromHex(ask.cause), ask.index), seats, state.now),
        ...rolledBy(ask),
      });
    case 'secret': {
      const missing = ask.holders.filter((seat) => !seats.includes(seat));
      const nobodyRolls = seats.every((seat) => ask.holders.includes(seat));
      const nobodyHolds = ask.holders.length === 0 || new Set(ask.holders).size < ask.holders.length;
      if (missing.length > 0 || nobodyRolls || nobodyHolds) return answered({ failed: 'lost', by: missing });
      const attempt = attemptOf({
        room: world.room,
        cause: fromHex(ask.cause),
        index: ask.index,
        holders: ask.holders,
        state: stateHash(state),
      });
      const what = { layout: ask.layout, asked: playOf(state).state };
      const rollId = rollIdOf(world.room, attempt, 0);
      return goesOn(beginSecret(attempt, ask.holders, what, { rollId, seats, now: state.now }));
    }
    case 'open':
      return beginOpen(ask, openWorld(world, state), earlier(state, ask));
    case 'show':
      return beginShow(world, state, ask);
    case 'shuffle':
    case 'entrust':
    case 'deal':
    case 'bury':
      return beginCard(world, state, ask);
    case 'pack':
      return beginPack(ask.hash, state.now);
    case 'veil':
      return beginVeil(ask, secretOfRoot(state, ask.root), veilWorld(state));
  }
}

/** Cells of a secret are shown all at once: whoever has some of its seeds has them all. */
function beginShow(world: FoldWorld, state: TableState, ask: OpenAsk & { readonly kind: 'show' }): Progress<Run> {
  const cells = ask.things.map((thing) => cellOf(thing, state.secrets));
  const id = cells[0]?.secret;
  if (id === undefined) return beginCard(world, state, ask);
  const secret = state.secrets[id]!;
  const all = new Set(cells.flatMap((cell) => (cell?.secret === id ? [cell.cell] : [])));
  if (all.size < secret.cells || cells.length > all.size) return answered({ failed: 'lost', by: [] });
  return beginTell(id, secret, ask.to, tellWorld(world, state));
}

/** Asks that were made before this one and aren't answered. */
const earlier = (state: TableState, ask: OpenAsk): readonly OpenAsk[] => {
  const { asks } = playOf(state);
  return asks.slice(0, asks.indexOf(ask));
};

function beginCard(world: FoldWorld, state: TableState, ask: Parameters<typeof beginCards>[1]): Progress<Run> {
  const deck = cardWorld(world, state);
  return deck ? beginCards(deck, ask, earlier(state, ask)) : answered({ failed: 'lost', by: [] });
}
