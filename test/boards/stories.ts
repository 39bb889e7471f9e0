/**
 * Two worlds of a mission of TIME Stories: what is hidden there are pages of a file that lies on every device, and the board's vault opens those
 * that its person may read. So of all other pages the words are others in the other world, whose table is played alike.
 */
import type { BoardShelf } from '../../src/elements/board.ts';
import type { Session } from '../../src/games/time-stories/session.ts';
import { opensFor } from '../../src/games/time-stories/view.ts';
import { unzipped } from '../../src/games/time-stories/vault/container.ts';
import { shelve } from '../../src/games/time-stories/vault/loader.ts';
import type { Game, Seat } from '../../src/kernel/game.ts';
import { fillWith, RARE } from '../games/time-stories/fill.ts';
import { isText } from '../games/time-stories/marked.ts';
import { busy } from '../games/time-stories/table/mission.ts';
import { made, OneShelf, packsOf } from '../games/time-stories/vault/shelf.ts';
import { botStep } from '../helpers/bots.ts';
import { Dealer } from '../helpers/dealer.ts';

type Mission = ReturnType<typeof busy>;

/** A mission as a table has it: its file on the shelf, and what the log may ask for. */
interface Laid {
  readonly hash: string;
  readonly packs: Readonly<Record<string, unknown>>;
  readonly shelf: BoardShelf;
  /** Pages that are one text, by blob. */
  readonly words: ReadonlyMap<string, string>;
}

export interface Story {
  readonly dealer: Dealer;
  readonly shelf: BoardShelf;
}

const ART = { face: '<svg xmlns="http://www.w3.org/2000/svg"/>', map: '<svg id="map"/>' };

async function laid(mission: Mission): Promise<Laid> {
  const file = await made({ mission, art: ART });
  const { hash, packs } = await packsOf(file);
  const shelf = new OneShelf();
  await shelve(file, shelf);
  const { blobs } = unzipped(file).container!.mission;
  const words = Object.entries(blobs).flatMap(([blob, { sha256 }]) => {
    const page = packs[sha256];
    return isText(page) ? [[blob, page['it']!] as const] : [];
  });
  return { hash, packs, shelf, words: new Map(words) };
}

const otherwise = (mission: Mission, words: ReadonlySet<string>): Mission =>
  JSON.parse(JSON.stringify(mission), (_key, value: unknown) =>
    isText(value) && words.has(value['it']!)
      ? { it: `Altrove: ${value['it']!}`, en: `${value['en']!} That was elsewhere, and long before.` }
      : value,
  ) as Mission;

function played(
  game: Game<unknown>,
  { hash, packs }: Laid,
  seats: readonly Seat[],
  seed: number,
  moves: number,
): Dealer {
  const dealer = new Dealer(game, { seats, options: {} }, seed, { packs, loose: true });
  const plays = { rare: RARE, fill: fillWith(hash) };
  for (let i = 0; i < moves; i++) {
    dealer.settle();
    if (!botStep(dealer, plays)) break;
  }
  dealer.settle();
  return dealer;
}

let plain: Promise<Laid> | undefined;

/** One mission in two worlds. */
export interface TwoStories {
  readonly one: Story;
  readonly other: Story;
  /** Somebody who reads a page that is another in the other world. */
  readonly reader: Seat;
}

/** @param eyes whose pages this screen opens: a seat's, or those that all may read @returns undefined where nobody else reads anything now */
export async function twoStories(
  game: Game<unknown>,
  seats: readonly Seat[],
  seed: number,
  moves: number,
  eyes: Seat | null,
): Promise<TwoStories | undefined> {
  const mission = busy();
  const one = await (plain ??= laid(mission));
  const dealer = played(game, one, seats, seed, moves);
  const read = (seat: Seat | null): ReadonlySet<string> => {
    const open = opensFor(dealer.state as Session, seat);
    return new Set(open.flatMap((blob) => one.words.get(blob) ?? []));
  };
  const mine = read(eyes);
  const reader = seats.find((seat) => Array.from(read(seat)).some((words) => !mine.has(words)));
  if (reader === undefined) return undefined;
  const hidden = new Set([...one.words.values()].filter((words) => !mine.has(words)));
  const other = await laid(otherwise(mission, hidden));
  return {
    one: { dealer, shelf: one.shelf },
    other: { dealer: played(game, other, seats, seed, moves), shelf: other.shelf },
    reader,
  };
}
