/** What is played for the corpus: of each game, by each version of its rules, all its modes and sizes, by players without a head. */
import { words as en } from '../../src/games/codenames/board/word-lists/en.ts';
import { words as it } from '../../src/games/codenames/board/word-lists/it.ts';
import type { State as CodenamesState } from '../../src/games/codenames/state.ts';
import { games } from '../../src/games/registry.ts';
import { loadShipped, shipped } from '../../src/games/sandbox/box/shipped/shipped.ts';
import { actsOf } from '../../src/games/sandbox/box/laying.ts';
import { SHIPPED } from '../../src/games/time-stories/missions/shipped.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Start } from '../../src/kernel/pipeline/play.ts';
import {
  fill as chrononautsFill,
  RARE as CHRONONAUTS_RARE,
  STARTS as OLD_CHRONONAUTS,
} from '../games/chrononauts/bots.ts';
import { wholeGame } from '../games/chrononauts/whole-games.ts';
import { fill as codenamesFill, RARE as CODENAMES_RARE } from '../games/codenames/fill.ts';
import { fill as laboratoryFill } from '../games/laboratory/fill.ts';
import { fill as lupusFill, RARE as LUPUS_RARE } from '../games/lupus/fill.ts';
import { fill as mementoFill } from '../games/memento/fill.ts';
import { RARE as MEMENTO_RARE } from '../games/memento/rare.ts';
import { plainStarts } from '../games/plain-starts.ts';
import { fill as sandboxFill, RARE as SANDBOX_RARE } from '../games/sandbox/fill.ts';
import { fillWith, RARE as STORIES_RARE } from '../games/time-stories/fill.ts';
import { busy } from '../games/time-stories/table/mission.ts';
import { made, packsOf } from '../games/time-stories/vault/shelf.ts';
import { botStep, type BotOptions, type Filler } from '../helpers/bots.ts';
import { Dealer, type Failed, type Happened } from '../helpers/dealer.ts';

/** One game of the corpus from a number: the same number, the same game. */
export type Evening = (game: Game<unknown>, seed: number) => Promise<readonly Happened[]>;

export interface Kind {
  readonly game: string;
  readonly version: number;
  readonly games: number;
  readonly play: Evening;
}

const seats = (n: number): readonly number[] => Array.from({ length: n }, (_, seat) => seat);
const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!;

interface Bots extends BotOptions {
  readonly start: (seed: number) => Start;
  /** Before anybody does anything. */
  readonly first?: (dealer: Dealer, seed: number) => Promise<void>;
  /** Games played at one table, one after the other: what `nextGame` hands on is in the hash too. */
  readonly inARow?: (seed: number) => number;
}

const MOST = 20_000;
/** In one game of so many, people go away and come back, and questions fail. */
const TROUBLED = 4;

/** Played to the last of its ends. */
async function played(game: Game<unknown>, seed: number, bots: Bots): Promise<readonly Happened[]> {
  const isTroubled = seed % TROUBLED === 0;
  const fail = (): Failed | undefined => (isTroubled && dealer.rng.oneIn(40) ? 'lost' : undefined);
  const dealer: Dealer = new Dealer(game, bots.start(seed), seed, { ...bots, fail, loose: true });
  await bots.first?.(dealer, seed);
  let left = bots.inARow?.(seed) ?? 1;
  let wasOver = false;
  for (let i = 0; i < MOST; i++) {
    dealer.settle();
    const isOver = game.outcome(dealer.play.state) !== undefined;
    if (isOver && !wasOver && --left === 0) return dealer.log;
    wasOver = isOver;
    if (isTroubled && dealer.rng.oneIn(30)) leaveAndComeBack(dealer);
    if (!botStep(dealer, bots)) throw new Error(`dead end: ${JSON.stringify(dealer.play.state)}`);
  }
  throw new Error(`no end after ${MOST} moves: ${JSON.stringify(dealer.log.slice(-12))}`);
}

function leaveAndComeBack(dealer: Dealer): void {
  const seat = dealer.rng.pick(dealer.play.seats)!;
  for (const word of ['away', 'back'] as const) {
    dealer.tell(word, seat);
    dealer.settle();
  }
}

const CODENAMES: readonly object[] = [
  {},
  { nextMode: 'redeal', keySource: 'deck' },
  { content: 'words', wordLang: 'it', grid: '5x5' },
  { content: 'words', wordLang: 'en' },
  { content: 'mixed', wordLang: 'en', wordCells: 7 },
  { timer: 'strict', expertZero: true, expertUnlimited: true, challenge: true, compensation: true },
  { assassinsEnd: true, timer: 'soft', clueMode: 'voice', numberCap: 'grid' },
  { touchMode: 'majority', deliberation: 'team' },
];
const FEW: readonly Start[] = [
  { seats: seats(2), options: { mode: 'coop' } },
  { seats: seats(3), options: { mode: 'three', keySource: 'deck' } },
  { seats: seats(3), options: { mode: 'coop', grid: '5x5', coopTeam: 'blue' } },
  { seats: seats(5), options: { mode: 'coop', coopAssassinEnd: true } },
  { seats: seats(3), options: { mode: 'three', content: 'words', wordLang: 'en' } },
];

/** Grids of words are drawn from the list that a board brings, in the table's language. */
function bringWords(dealer: Dealer): Promise<void> {
  const { content, wordLang } = (dealer.state as CodenamesState).setting.options;
  if (content === 'pictures') return Promise.resolve();
  const moved = dealer.move(dealer.play.seats[0]!, 'setWords', { words: wordLang === 'it' ? it : en });
  if (!moved.ok) throw new Error(moved.refusal.code);
  return Promise.resolve();
}

const codenames = (version: number, games: number): Kind => ({
  game: 'codenames',
  version,
  games,
  play: (game, seed) =>
    played(game, seed, {
      start: (n) => {
        if (version > 2 && n % 4 === 0) return pick(FEW, n / 4);
        const options = version > 2 ? pick(CODENAMES, n) : pick([{}, { nextMode: 'redeal' }, { numberCap: 'grid' }], n);
        // More than half of many would never touch the same picture by chance.
        return { seats: seats(4 + (n % ('touchMode' in options ? 5 : 21))), options };
      },
      inARow: (n) => 1 + (n % 3),
      first: bringWords,
      fill: (choice, at) => (at.move === 'setWords' ? undefined : codenamesFill(choice, at)),
      // In a large lobby teams that are mixed again and again never come to their spymasters.
      rare: [...CODENAMES_RARE, 'splitTeams', 'setTeam'],
    }),
});

const CHRONONAUTS: readonly { readonly seats: number; readonly options: object; readonly minded?: boolean }[] = [
  ...[2, 3, 4, 5, 6].map((n) => ({ seats: n, options: {} })),
  { seats: 6, options: { fastForward: 'twoTurns', winHint: true } },
  ...[7, 8, 9].map((n) => ({ seats: n, options: { overfull: true } })),
  { seats: 3, options: { startMethod: 'random', turnSeconds: 20 } },
  { seats: 4, options: { mulligan: false, fixedWindow: true, skipWindow: false } },
  { seats: 1, options: { mode: 'solonauts' } },
  { seats: 3, options: { mode: 'solonauts', soloIdentities: 6 } },
  // Without a mind for their Mission people play Artifaxx for ever.
  { seats: 2, options: { mode: 'artifaxx' }, minded: true },
  { seats: 4, options: { mode: 'artifaxx', axParents: 'exclude' }, minded: true },
];

const chrononauts = (version: number, games: number): Kind => ({
  game: 'chrononauts',
  version,
  games,
  play: (game, seed) =>
    // A quarter of them by any move there is, the others by people who play on.
    seed % 4 === 0
      ? played(game, seed, {
          start: (n) => pick(OLD_CHRONONAUTS, n / 4),
          fill: chrononautsFill,
          rare: CHRONONAUTS_RARE,
        })
      : Promise.resolve(wholeGame({ ...pick(CHRONONAUTS, seed), seed, loose: true }).log),
});

const memento = (version: number, games: number): Kind => ({
  game: 'memento',
  version,
  games,
  play: (game, seed) =>
    played(game, seed, {
      start: (n) => ({
        seats: seats(4 + (n % 3)),
        options: pick([{}, { finalScene: 'inOrder' }, { mayWaive: false }, { tricksterInDarknessScenes: false }], n),
      }),
      fill: mementoFill,
      rare: MEMENTO_RARE,
    }),
});

const LUPUS: readonly object[] = [
  {},
  { moderator: 'person', byHand: true },
  { night: 'called', firstNightModVictim: false },
  { deadSeeAll: true },
  { ghosts: true, hideDawnCause: true },
  { whispers: true, wolfText: true, pace: 75 },
];

const lupus = (version: number, games: number): Kind => ({
  game: 'lupus',
  version,
  games,
  play: (game, seed) =>
    played(game, seed, {
      start: (n) => ({ seats: seats(8 + (n % 18)), options: pick(LUPUS, n) }),
      fill: lupusFill,
      rare: LUPUS_RARE,
    }),
});

/** A shipped box on the table, in one of its languages; all by chance after that. */
async function laysBox(dealer: Dealer, seed: number): Promise<void> {
  const { id } = pick(shipped, seed);
  const box = (await loadShipped(id, seed % 2 ? 'it' : 'en'))!;
  for (const act of actsOf(box, `builtin:${id}@1`, dealer.play.seats)) {
    const moved = dealer.move(0, 'lay', act);
    if (!moved.ok) throw new Error(`${id}: ${moved.refusal.code}`);
    dealer.settle();
  }
}

const sandbox = (version: number, games: number): Kind => ({
  game: 'sandbox',
  version,
  games,
  play: (game, seed) => {
    const bots = { start: (n: number) => ({ seats: seats(1 + (n % 25)), options: {} }), rare: SANDBOX_RARE };
    // The box of the tests, which has everything that a box may have, is laid by the players themselves.
    if (seed % 3 === 0 || version < 2) return played(game, seed, { ...bots, fill: sandboxFill });
    const fill: Filler = (choice, at) => (at.move === 'lay' ? undefined : sandboxFill(choice, at));
    return played(game, seed, { ...bots, fill, first: laysBox });
  },
});

/** Missions: that of the tests, open and sealed, and those that ship. */
async function missions(): Promise<
  readonly { readonly hash: string; readonly packs: Readonly<Record<string, unknown>> }[]
> {
  const art = { face: '<svg xmlns="http://www.w3.org/2000/svg"/>', map: '<svg id="map"/>' };
  const files = [made({ mission: busy(), art }), ...SHIPPED.map(({ file }) => file())];
  return Promise.all(files.map(async (file) => packsOf(await file)));
}

async function stories(): Promise<readonly Kind[]> {
  const all = await missions();
  return [60, 40, 40, 40, 40, 40].map((games, i) => ({
    game: 'time-stories',
    version: i + 1,
    games,
    play: (game, seed) => {
      const { hash, packs } = pick(all, seed);
      const start = (n: number): Start => ({ seats: seats(1 + (n % 4)), options: {} });
      return played(game, seed, { start, fill: fillWith(hash), rare: STORIES_RARE, packs });
    },
  }));
}

/** Of a game that isn't named here, as many as of a small one. */
const FEW_GAMES = 20;

/** The newest rules of games that aren't named: people make any move there is. */
async function others(named: readonly Kind[]): Promise<readonly Kind[]> {
  const unnamed = games.filter(({ id }) => !named.some(({ game }) => game === id));
  return Promise.all(
    unnamed.map(async ({ id, load }) => {
      const { version } = (await load())!;
      const play: Evening = (game, seed) => played(game, seed, { start: (n) => pick(plainStarts(game), n) });
      return { game: id, version, games: FEW_GAMES, play };
    }),
  );
}

/** All of them. */
export async function kinds(): Promise<readonly Kind[]> {
  const all = await named();
  return [...all, ...(await others(all))];
}

async function named(): Promise<readonly Kind[]> {
  return [
    codenames(1, 20),
    codenames(2, 20),
    codenames(3, 30),
    codenames(4, 90),
    codenames(5, 45),
    ...[1, 2].map((version) => ({
      game: 'chrononauts',
      version,
      games: 10,
      play: (game: Game<unknown>, seed: number) =>
        played(game, seed, { start: (n) => pick(OLD_CHRONONAUTS, n), fill: chrononautsFill, rare: CHRONONAUTS_RARE }),
    })),
    chrononauts(3, 80),
    chrononauts(4, 40),
    chrononauts(5, 40),
    memento(1, 15),
    memento(2, 45),
    memento(3, 45),
    memento(4, 40),
    ...(await stories()),
    lupus(1, 50),
    lupus(2, 40),
    lupus(3, 40),
    sandbox(1, 20),
    sandbox(2, 60),
    sandbox(3, 40),
    sandbox(4, 40),
    sandbox(5, 40),
    {
      game: 'laboratory',
      version: 1,
      games: 40,
      play: (game, seed) =>
        played(game, seed, {
          start: (n) => ({ seats: seats(1 + (n % 12)), options: {} }),
          fill: laboratoryFill,
          rare: ['newDeck', 'callOff'],
        }),
    },
  ];
}
