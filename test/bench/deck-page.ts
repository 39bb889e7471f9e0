/** A page of `deck-browser.ts`: one person at the deck laboratory, without a face. It does what it is told and says when its view showed it. */
import { createTable, openTable } from '../../src/embed/open-table.ts';
import { FACES } from '../../src/games/laboratory/faces.ts';
import { laboratory } from '../../src/games/laboratory/laboratory.ts';
import type { LaboratoryView, News } from '../../src/games/laboratory/view.ts';
import type { Table } from '../../src/kernel/view/table-view.ts';
import { groupTurns, countGroup, type GroupTurns } from './page-group.ts';

export interface DeckBench {
  /** Before all else. @param prepared whether passes are prepared in the lobby @param cards of the deck, at least 52 */
  deck(prepared: boolean, cards: number): void;
  /** @returns the invitation */
  make(relay: string): Promise<string>;
  join(invitation: string, relay: string): Promise<void>;
  /** Looks on; fulfilled when the page shows the news of this number. */
  see(invitation: string, relay: string, number: number): Promise<void>;
  sit(name: string): Promise<void>;
  /** Fulfilled when so many keep and nothing is being made. */
  kept(n: number): Promise<void>;
  start(): Promise<void>;
  /** Fulfilled when the game shows here. */
  set(): Promise<void>;
  /** @returns milliseconds of the wall clock at which it was proposed */
  act(move: string, args: unknown): Promise<number>;
  /** The thief's choice, as soon as there is one. */
  pick(): Promise<void>;
  /** Wall clock at which this page's view told of it; rejects where something else came of it. @param number of the news */
  told(number: number, what: News['what']): Promise<number>;
  /** Number of the last news. */
  last(): number;
  /** Wall clock at which the second shuffler was waited for. */
  second(): Promise<number>;
  bytes(): Promise<number>;
  /** Group work on the page's own thread since the last call. */
  group(): GroupTurns;
}

let table: Table | undefined;

const wall = (): number => performance.timeOrigin + performance.now();
const lab = (): LaboratoryView | undefined => table!.view.play?.view as LaboratoryView | undefined;

/** What takes longer than that won't come any more. */
const LIMIT_MS = 180_000;

/** Wall clock at which it was so. Rejects with what stands instead, where it doesn't come about. */
function until(what: () => boolean, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      stop();
      clearTimeout(limit);
    };
    const look = (): void => {
      if (!what()) return;
      end();
      resolve(wall());
    };
    const stop = table!.subscribe(look);
    const limit = setTimeout(() => {
      end();
      const { phase, connection, waiting, seats, notices } = table!.view;
      const { job, news } = lab() ?? {};
      const away = seats.filter(({ presence }) => presence !== 'here').map((one) => one.seat);
      reject(
        new Error(
          `${name}: ${JSON.stringify({ phase, connection, waiting, away, notices, job, news: news?.slice(0, 3) })}`,
        ),
      );
    }, LIMIT_MS);
    setTimeout(look);
  });
}

const passing = (): number | undefined => table!.view.waiting.find(({ what }) => what === 'deck/pass')?.seat;

const bench: DeckBench = {
  deck(prepared, cards) {
    if (!prepared) delete (laboratory as { decks?: unknown }).decks;
    for (let n = FACES.length; n < cards; n++) (FACES as string[]).push(`S${n}`);
  },
  async make(relay) {
    const made = await createTable({ game: 'laboratory', open: true, name: 'bench', relay });
    if (!made.ok) throw new Error(made.code);
    ({ table } = made);
    return made.invitation;
  },
  async see(invitation, relay, number) {
    const opened = await openTable({ invitation, relay });
    if (!opened.ok) throw new Error(opened.code);
    ({ table } = opened);
    await until(() => (lab()?.news[0]?.number ?? 0) >= number && table!.view.connection.state === 'live', 'see');
  },
  async join(invitation, relay) {
    const opened = await openTable({ invitation, relay });
    if (!opened.ok) throw new Error(opened.code);
    ({ table } = opened);
    await until(() => table!.view.phase === 'lobby' && table!.view.connection.state === 'live', 'join');
  },
  async sit(name) {
    await until(() => table!.view.phase === 'lobby' && !table!.view.me.watcher, 'sit');
    const refusal = await table!.claim(name);
    if (refusal) throw new Error(refusal.code);
  },
  async kept(n) {
    await until(() => table!.view.keepers?.keepers.length === n && !table!.view.keepers.making, 'kept');
  },
  async start() {
    await table!.start({});
  },
  async set() {
    await until(() => lab() !== undefined, 'set');
  },
  async act(move, args) {
    const at = wall();
    const refusal = await table!.propose(move, args);
    if (refusal) throw new Error(`${move}: ${refusal.code}`);
    return at;
  },
  async pick() {
    await until(() => lab()?.job?.what === 'steal' && (lab()?.job?.cards.length ?? 0) > 0, 'pick');
    await this.act('pick', { card: lab()!.job!.cards[0]!.id });
  },
  async told(number, what) {
    const at = await until(() => !lab()?.job && (lab()?.news[0]?.number ?? 0) >= number, what);
    const [newest] = lab()!.news;
    if (newest?.what !== what) throw new Error(`${what}: ${JSON.stringify(newest)}`);
    return at;
  },
  last: () => lab()?.news[0]?.number ?? 0,
  async second() {
    await until(() => passing() !== undefined, 'first pass');
    const first = passing();
    // A slow page may never see the second one waited for.
    return until(() => passing() !== first, 'second pass');
  },
  bytes: async () => (await table!.history.export()).length,
  group: groupTurns,
};
await countGroup();
(globalThis as unknown as { deckBench: DeckBench }).deckBench = bench;
