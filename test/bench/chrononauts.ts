/**
 * Chrononauts in numbers: one adjustment of a full TimeLine; moves a second without network, judged alone and with all choices sifted
 * first. Then a whole deal of three joint decks, all pages in this one process with the real cryptography. So the time is all of their
 * computing one after the other.
 */
import process from 'node:process';
import { LINCHPINS, RIPPLEPOINTS } from '../../src/games/chrononauts/cards/timeline.ts';
import { PATCHES } from '../../src/games/chrononauts/cards/patches.ts';
import { chrononauts } from '../../src/games/chrononauts/chrononauts.ts';
import { cover, fits, isParadox, TRUE_HISTORY, turn, type Timeline } from '../../src/games/chrononauts/timeline.ts';
import type { ChrononautsView } from '../../src/games/chrononauts/view.ts';
import type { Game } from '../../src/kernel/game.ts';
import { MOST_KEEPERS } from '../../src/kernel/runs/keepers.ts';
import { answerAsk, begin, makeMove, passTime } from '../../src/kernel/pipeline/play.ts';
import type { Play } from '../../src/kernel/play/state.ts';
import type { TableView } from '../../src/kernel/view/table-view.ts';
import { wholeGame } from '../games/chrononauts/whole-games.ts';
import type { Happened } from '../helpers/dealer.ts';
import { seeded } from '../helpers/rng.ts';
import { until } from '../helpers/tables.ts';
import { type Cell, ms, printTable, quantile } from './print.ts';
import { sitDown } from './seated.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const ROUNDS = 40;
/** A machine that does nothing else is far below this. */
const PATIENCE_MS = 1_200_000;
const game = chrononauts as unknown as Game<unknown>;

const count = (n: number): string => Math.round(n).toLocaleString('en');

/** As many Patches as fit. */
function patched(timeline: Timeline): Timeline {
  let t = timeline;
  for (const patch of PATCHES) {
    const place = RIPPLEPOINTS.find(({ id }) => id === patch.slot)!;
    if (isParadox(t, place) && t.patches[place.id] === undefined && fits(t, patch)) t = cover(t, patch);
  }
  return t;
}

/** Linchpins turned by chance on a TimeLine where every Paradox that can be is patched. */
function adjusting(): void {
  const rng = seeded(SEED);
  const full = Array.from({ length: 200 }, () => {
    const turned = LINCHPINS.filter(() => rng.oneIn(2));
    return patched(turned.reduce((t, { id }) => turn(t, id).timeline, TRUE_HISTORY));
  });
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    let n = 0;
    for (const timeline of full)
      for (const { id } of LINCHPINS) {
        turn(timeline, id);
        n++;
      }
    return ((performance.now() - start) / n) * 1_000;
  }).slice(10);
  printTable(`one Linchpin turned, with all that follows, on a patched TimeLine, SEED=${SEED}`, [
    ['µs', 'median', 'best'],
    ['adjustment', quantile(rounds, 0.5).toFixed(1), Math.min(...rounds).toFixed(1)],
  ]);
}

/** The same log through the same pipeline as at a table; answers as they were. @returns moves judged */
function replayed(log: readonly Happened[]): number {
  let play: Play | undefined;
  let moves = 0;
  for (const happened of log) {
    if (happened.kind === 'begin') play = begin(game, happened.start, happened.cause, happened.now);
    else if (happened.kind === 'answer') play = answerAsk(game, play!, happened.id, happened.answer, happened.now);
    else if (happened.kind === 'time') play = passTime(game, play!, happened.now);
    else if (happened.kind === 'move') {
      const moved = makeMove(game, play, happened.made);
      if (!moved.ok) throw new Error(moved.refusal.code);
      play = moved.play;
      moves++;
    }
  }
  return moves;
}

function playing(): void {
  const rates: (readonly Cell[])[] = [];
  for (const seats of [2, 4, 6]) {
    const games = Array.from({ length: 6 }, (_, i) => {
      const start = performance.now();
      const ended = wholeGame({ seats, options: {}, seed: SEED + i, most: 5_000 });
      return { ...ended, rate: (ended.moves / (performance.now() - start)) * 1_000 };
    });
    const judged = Array.from({ length: ROUNDS }, (_, i) => {
      const start = performance.now();
      const moves = replayed(games[i % games.length]!.log);
      return (moves / (performance.now() - start)) * 1_000;
    }).slice(10);
    const sifted = games.map(({ rate }) => rate);
    rates.push([
      `${seats}`,
      ...[judged, sifted].flatMap((all) => [count(quantile(all, 0.5)), count(Math.max(...all))]),
    ]);
  }
  printTable(`rules engine: Chrononauts by chance, per second, SEED=${SEED}`, [
    ['people', 'moves judged', 'best', 'with all choices sifted', 'best'],
    ...rates,
  ]);
}

const isAt =
  (phase: ChrononautsView['phase']) =>
  (v: TableView): boolean =>
    (v.play?.view as ChrononautsView | undefined)?.phase === phase;

/** So many deals for each number of people. */
const DEALS = Number(process.env['DEALS'] ?? 3);
/** Numbers of people at a deal; nine are as many as a table takes, eight of them keepers. */
const SEATS = (process.env['SEATS'] ?? '2,4,6').split(',').map(Number);

/** From "deal" until every page reads its own hand, Identity and Mission. On the way it says what it has, on the error output. */
async function dealing(): Promise<void> {
  const rows: (readonly Cell[])[] = [];
  for (const n of SEATS) {
    const took: number[] = [];
    const bytes: number[] = [];
    for (let i = 0; i < DEALS; i++) {
      const { tables } = await sitDown(n, chrononauts as unknown as Game<never, never>, PATIENCE_MS);
      const host = tables[0]!;
      const everywhere = (what: (v: TableView) => boolean): Promise<unknown> =>
        Promise.all(tables.map((table) => until(table, what, PATIENCE_MS)));
      await everywhere((v) => v.keepers?.keepers.length === Math.min(n, MOST_KEEPERS) && !v.keepers.making);
      await host.start({ overfull: n > 6 });
      await everywhere(isAt('lobby'));
      const before = (await host.history.export()).length;
      const start = performance.now();
      const refusal = await host.propose('begin', {});
      if (refusal) throw new Error(refusal.code);
      await everywhere((v) => {
        const me = (v.play?.view as ChrononautsView | undefined)?.me;
        const cards = me ? [...me.hand, me.identity, me.mission] : [];
        return isAt('start')(v) && cards.length === 5 && cards.every((card) => card?.face !== undefined);
      });
      took.push(performance.now() - start);
      bytes.push((await host.history.export()).length - before);
      for (const table of tables) await table.close();
      console.error(`a whole deal, ${n} people: ${ms(took.at(-1)!)}, ${count(bytes.at(-1)!)} bytes of log`);
    }
    rows.push([`${n}`, ms(quantile(took, 0.5)), ms(Math.min(...took)), count(quantile(bytes, 0.5))]);
  }
  printTable('a whole deal: 80 cards, 14 Identities and 10 Missions shuffled by all, five cards each', [
    ['people', `median of ${DEALS}`, 'best', 'log bytes'],
    ...rows,
  ]);
}

adjusting();
playing();
await dealing();
process.exit(0);
