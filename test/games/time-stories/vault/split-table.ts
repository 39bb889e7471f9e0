/** A table whose mission has split keys: seat 0 has laid it, and each device hands on what it owes. */
import type { Seat } from '../../../../src/kernel/game.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import type { Session } from '../../../../src/games/time-stories/session.ts';
import type { SessionShown } from '../../../../src/games/time-stories/shown.ts';
import { unzipped, type Container } from '../../../../src/games/time-stories/vault/container.ts';
import { shelve, type LaidKeys } from '../../../../src/games/time-stories/vault/loader.ts';
import { readKeys, type SplitKeys } from '../../../../src/games/time-stories/vault/pads.ts';
import { botStep } from '../../../helpers/bots.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { fillWith, RARE } from '../fill.ts';
import { OneShelf } from './shelf.ts';

export interface SplitTable {
  readonly dealer: Dealer<Session>;
  readonly container: Container;
  readonly keys: SplitKeys;
  readonly shelf: OneShelf;
  readonly hash: string;
}

export const keysIn = (shelf: OneShelf, laid: object): SplitKeys =>
  readKeys(shelf.things.get((laid as LaidKeys).keys)!)!;

/** @param file as `made` makes it @param packs of it, by hash */
export async function splitTable(
  file: Uint8Array,
  packs: Readonly<Record<string, unknown>>,
  people: number,
  seed: number,
): Promise<SplitTable> {
  const shelf = new OneShelf();
  const done = await shelve(file, shelf, people - 1);
  if (!done.ok) throw new Error('not shelved');
  const { hash, laid } = done;
  const entry = JSON.parse(new TextDecoder().decode(shelf.things.get(hash))) as { readonly container: string };
  const { container } = unzipped(shelf.things.get(entry.container)!);
  const more = { [hash]: entry };
  const seats = Array.from({ length: people }, (_, seat) => seat);
  const dealer = new Dealer(timeStories, { seats, options: {} }, seed, { packs: { ...packs, ...more }, loose: true });
  const out = dealer.move(0, 'load', { hash, ...laid });
  if (!out.ok) throw new Error(out.refusal.code);
  dealer.settle();
  return { dealer, container: container!, keys: keysIn(shelf, laid), shelf, hash };
}

/** What devices do unasked, of those that are here. @returns how many moves that were */
export function handOn({ dealer }: Pick<SplitTable, 'dealer'>): number {
  let moves = 0;
  for (const seat of dealer.state.players)
    for (let n = 0; n < 20; n++) {
      const [duty] = dealer.state.away.includes(seat) ? [] : timeStories.duties!(dealer.state, dealer.eyes(seat));
      if (!duty) break;
      const out = dealer.move(seat, duty.move, duty.args);
      if (!out.ok) throw new Error(JSON.stringify(out));
      moves++;
    }
  return moves;
}

export const shown = ({ dealer }: SplitTable, seat: Seat | null): SessionShown => dealer.view(seat) as SessionShown;

/** Some moves of people without a head. */
export function plays({ dealer, hash }: SplitTable, moves: number): void {
  for (let n = 0; n < moves && !dealer.state.over; n++) {
    dealer.settle();
    if (!botStep(dealer, { rare: [...RARE, 'keys', 'hand', 'stop'], fill: fillWith(hash) })) return;
  }
  dealer.settle();
}
