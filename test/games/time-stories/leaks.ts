/** A mission whose every text is marked, sealed as a file that people hand on. None of its pages may be where it isn't to be read. */
import { unzipped } from '../../../src/games/time-stories/vault/container.ts';
import type { Session } from '../../../src/games/time-stories/session.ts';
import type { Filler } from '../../helpers/bots.ts';
import { busy } from './table/mission.ts';
import type { LeakSuite } from '../../contracts/leak-contract.ts';
import type { SessionShown } from '../../../src/games/time-stories/shown.ts';
import { fillWith, RARE } from './fill.ts';
import { isText, marked } from './marked.ts';
import { made, packsOf } from './vault/shelf.ts';

const art = { face: '<svg xmlns="http://www.w3.org/2000/svg"/>', map: '<svg id="map"/>' };

const file = await made({ mission: marked(busy()), art });
const { hash, packs } = await packsOf(file);
const { blobs } = unzipped(file).container!.mission;

/** Pages that are one text, by blob. Instructions aren't among them, which everybody's rules need, and neither is what set-up lays open. */
const words: ReadonlyMap<string, string> = new Map(
  Object.entries(blobs).flatMap(([blob, { sha256 }]) => {
    const page = packs[sha256];
    return isText(page) ? [[blob, page['it']!] as const] : [];
  }),
);

/** Split keys as whoever lays them says: what they are stands on the shelf, which these games don't have. */
function laidKeys(others: number): unknown {
  const seed = 's'.repeat(43);
  const seeds = others < 2 ? [] : Array.from({ length: others }, (_, i) => [`seed${i}`, seed]);
  return { keys: 'cd'.repeat(32), root: seed, ...Object.fromEntries(seeds) };
}

/** As everybody plays, and now and then somebody lays split keys. */
const plays = fillWith(hash);
const fill: Filler = (choice, at) => {
  if (at.move !== 'keys') return plays(choice, at);
  const { players } = at.dealer.play.state as Session;
  return laidKeys(players.filter((one) => one !== at.seat).length);
};

export const LEAKS: LeakSuite = {
  starts: [3, 4, 2].map((n) => ({ seats: Array.from({ length: n }, (_, seat) => seat), options: {} })),
  fill,
  rare: [...RARE, 'keys'],
  games: 2,
  moves: 80,
  marked: ['keys'],
  packs,
  pages: { words, opens: (view) => (view as SessionShown).table?.opens ?? [] },
};
