/**
 * Worlds of a mission of TIME Stories. What is hidden there are pages of a file that lies on every device, and the board's vault opens
 * those that its person may read. So of all other pages the words are others in the other world, whose table is played alike.
 */
import type { BoardShelf } from '../../src/elements/frame/board.ts';
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

const otherwise = (mission: Mission, words: ReadonlySet<string>, world: number): Mission =>
  JSON.parse(JSON.stringify(mission), (_key, value: unknown) =>
    isText(value) && words.has(value['it']!)
      ? {
          it: `Altrove ${world}: ${value['it']!}`,
          en: `${value['en']!} That was elsewhere, and ${world} years before.`,
        }
      : value,
  ) as Mission;

/** A table as it was after so many moves. */
type Kept = Pick<Dealer, 'play' | 'now'> & {
  readonly move: number;
  readonly known: (seat: Seat | null) => ReadonlyMap<string, string>;
};

/** With the mission that lies there. */
export type Story = Kept & { readonly shelf: BoardShelf };

/** @param at after how many moves it is looked at, in order @returns how the table was then, as far as it came */
function played(
  game: Game<unknown>,
  { hash, packs }: Laid,
  seats: readonly Seat[],
  seed: number,
  at: readonly number[],
): readonly Kept[] {
  const dealer = new Dealer(game, { seats, options: {} }, seed, { packs, loose: true });
  const plays = { rare: RARE, fill: fillWith(hash) };
  const kept: Kept[] = [];
  for (let move = 0; kept.length < at.length; move++) {
    dealer.settle();
    if (move === at[kept.length]) {
      const known = new Map([null, ...seats].map((seat) => [seat, new Map(dealer.known(seat))]));
      kept.push({ play: dealer.play, now: dealer.now, move, known: (seat) => known.get(seat)! });
    }
    if (!botStep(dealer, plays)) break;
  }
  return kept;
}

let plain: Promise<Laid> | undefined;

/** A moment of one mission in several worlds. */
export interface StoryWorlds {
  readonly one: Story;
  readonly others: readonly Story[];
  /** After so many moves. */
  readonly move: number;
  /** Somebody who reads a page that is another in each of the other worlds. */
  readonly reader: Seat;
}

/**
 * @param wanted after how many moves the table is looked at, in order, and how many other worlds are made
 * @param eyes whose pages this screen opens: a seat's, or those that all may read
 * @returns the moments at which somebody else reads what the screen doesn't at any of them
 */
export async function storyWorlds(
  game: Game<unknown>,
  seats: readonly Seat[],
  seed: number,
  wanted: { readonly at: readonly number[]; readonly worlds: number },
  eyes: Seat | null,
): Promise<readonly StoryWorlds[]> {
  const mission = busy();
  const one = await (plain ??= laid(mission));
  const here = played(game, one, seats, seed, wanted.at);
  const read = ({ play }: Kept, seat: Seat | null): ReadonlySet<string> => {
    const open = opensFor(play.state as Session, seat);
    return new Set(open.flatMap((blob) => one.words.get(blob) ?? []));
  };
  const mine = new Set(here.flatMap((moment) => [...read(moment, eyes)]));
  const readers = here.map((moment) =>
    seats.find((seat) => Array.from(read(moment, seat)).some((words) => !mine.has(words))),
  );
  if (readers.every((reader) => reader === undefined)) return [];
  const hidden = new Set([...one.words.values()].filter((words) => !mine.has(words)));
  const elsewhere: (readonly Story[])[] = [];
  for (let world = 1; world <= wanted.worlds; world++) {
    const other = await laid(otherwise(mission, hidden, world));
    elsewhere.push(played(game, other, seats, seed, wanted.at).map((kept) => ({ ...kept, shelf: other.shelf })));
  }
  return here.flatMap((kept, i) => {
    const reader = readers[i];
    if (reader === undefined) return [];
    const others = elsewhere.map((world) => world[i]!);
    return [{ one: { ...kept, shelf: one.shelf }, others, move: kept.move, reader }];
  });
}
