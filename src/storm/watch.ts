/**
 * Watches the table while a visitor does things to it, and keeps what became of them (`facts.ts`). What has been done is known from outside.
 * All the rest is read off the kernel in each page: where it does nothing, nothing is told.
 */
import { hex } from '../kernel/bytes.ts';
import { stateHash } from '../kernel/canonical.ts';
import type { Page } from '../sim/device.ts';
import type { Fact, Told } from './facts.ts';
import { type Done, furthest, type Hit } from './hits.ts';
import { DEAF_MS } from './lies.ts';
import { awake, Epochs, Halves, Liars, Lines, reached, waiting } from './signs.ts';
import type { StormTable } from './table.ts';

/** What a visitor did and what isn't over. */
interface Incident {
  readonly done: Done;
  readonly atMs: number;
  readonly position: number;
  /** Things that the relay held then. */
  readonly held: number;
  /** The kernel has done something since. */
  seen: boolean;
  /** … and that which only this can lead to. */
  answered: boolean;
}

/** Mended by its counterpart and over at no time by itself. */
const MENDS: ReadonlySet<Hit> = new Set(['wake', 'start', 'mend', 'quick']);
/** What the kernel answers in a way of its own: over once it has. */
const ANSWERED: ReadonlySet<Hit> = new Set(['wipe', 'move', 'forge']);
/** Nothing is over sooner: what is done has to reach the others. */
const SETTLE_MS = 2_500;
/** If the kernel hasn't done anything by then, it won't. */
const PATIENCE_MS = 20_000;
const patienceMs = (hit: Hit): number => (hit === 'deaf' ? DEAF_MS : PATIENCE_MS);
/** Entries of which no page has taken notice by then. */
const UNHELD_MS = 2_000;
const WAITS_MS = 3_000;
const PARTED_MS = 400;
const NAMED_MS = 1_500;
/** Facts that are kept. */
const MOST = 200;

export class Watch {
  readonly #table: StormTable;
  readonly #lines = new Lines();
  readonly #epochs = new Epochs();
  readonly #halves = new Halves(PARTED_MS);
  readonly #liars = new Liars(NAMED_MS);
  #open: Incident[] = [];
  #told: readonly Told[] = [];
  #next = 1;
  #waitsSince: number | undefined;
  #saysWaits = false;
  #stuck = false;

  constructor(table: StormTable) {
    this.#table = table;
  }

  /** Oldest first; the same array until something is added. */
  get told(): readonly Told[] {
    return this.#told;
  }

  /** All that was done is over. */
  get isCalm(): boolean {
    return this.#open.length === 0;
  }

  /** A visitor did this just now. */
  did(done: Done): void {
    const { hit, seat, lie } = done;
    const { network } = this.#table.world;
    const seats = seat === undefined ? [] : [seat, ...(lie?.victim === undefined ? [] : [lie.victim])];
    this.#tell({ kind: 'hit', hit, seats, ...(lie?.move !== undefined && { move: lie.move }) });
    if (MENDS.has(hit)) return;
    this.#stuck = false;
    const position = furthest(this.#table)?.inside.core?.tableParts?.runner.at.position ?? 0;
    this.#open.push({ done, atMs: this.#table.nowMs, position, held: network.holds(), seen: false, answered: false });
  }

  /** After each step of time. */
  look(): void {
    const table = this.#table;
    for (const look of [this.#lines, this.#epochs, this.#halves, this.#liars])
      for (const fact of look.look(table)) this.#saw(fact);
    this.#lookAtWaiting();
    for (const one of this.#open) this.#lookAt(one);
    if (table.broken !== undefined && this.#told.at(-1)?.kind !== 'broken')
      this.#tell({ kind: 'broken', what: table.broken });
    this.#close();
  }

  /** It is told where a visitor did something: by itself the table isn't news. */
  #saw(fact: Fact, of: readonly Incident[] = this.#open): void {
    if (of.length === 0) return;
    for (const one of of) one.seen = true;
    this.#tell(fact);
  }

  #tell(fact: Fact): void {
    const told: Told = { ...fact, id: this.#next++, atMs: this.#table.nowMs };
    this.#told = [...this.#told, told].slice(-MOST);
  }

  #lookAtWaiting(): void {
    const table = this.#table;
    const pages = awake(table);
    const count = waiting(pages);
    if (count === 0) {
      this.#waitsSince = undefined;
      this.#saysWaits = false;
    }
    this.#waitsSince ??= count > 0 ? table.nowMs : undefined;
    const late = this.#waitsSince !== undefined && table.nowMs - this.#waitsSince >= WAITS_MS;
    if (late && !this.#saysWaits && this.#open.length > 0) {
      this.#saysWaits = true;
      this.#saw({ kind: 'waits', count });
    }
    const isStuck = (page: Page): boolean => page.table?.view.order.stuck === true;
    if (this.#stuck || this.#open.length === 0 || !pages.some((page) => isStuck(page))) return;
    this.#stuck = true;
    this.#saw({ kind: 'stuck' });
  }

  /** What only this very thing can lead to. */
  #lookAt(one: Incident): void {
    const { hit, lie } = one.done;
    const table = this.#table;
    const since = table.nowMs - one.atMs;
    if (one.answered) return;
    const saw = (fact: Fact | undefined): void => {
      if (!fact) return;
      one.answered = true;
      this.#saw(fact, [one]);
    };
    if (hit === 'move' && lie) saw(refusal(table, lie.seat, one.position));
    if (hit === 'forge' && lie?.hash !== undefined && since >= UNHELD_MS) {
      const { hash } = lie;
      const pages = reached(table);
      const holds = (page: Page): boolean => page.inside.core?.tableParts?.runner.world.entry(hash) !== undefined;
      if (pages.length > 0 && !pages.some((page) => holds(page)))
        saw({ kind: 'unheld', seat: lie.seat, pages: pages.length });
    }
    if (hit === 'wipe' && table.world.network.isRunning && since > UNHELD_MS && table.world.network.holds() >= one.held)
      saw({ kind: 'refilled', count: table.world.network.holds() });
    if (hit === 'twice' && lie && !one.seen && since >= SETTLE_MS && this.#liars.isNamed(lie.seat))
      saw({ kind: 'known', seat: lie.seat });
  }

  #close(): void {
    if (this.#open.length === 0) return;
    const table = this.#table;
    const position = agreed(table);
    if (position === undefined) return;
    const isOver = ({ atMs, seen, answered, done }: Incident): boolean =>
      table.nowMs - atMs >= (answered || (seen && !ANSWERED.has(done.hit)) ? SETTLE_MS : patienceMs(done.hit));
    const over = this.#open.filter((one) => isOver(one));
    this.#open = this.#open.filter((one) => !over.includes(one));
    for (const { done, atMs, position: from, seen } of over) {
      const { hit } = done;
      const fact: Fact = seen
        ? { kind: 'over', hit, placed: position - from, position, ms: table.nowMs - atMs }
        : { kind: 'nothing', hit };
      this.#tell(fact);
    }
  }
}

/** The last place of all, where everybody is there, hears all others, and has one order and one state with nothing waiting. */
export function agreed(table: StormTable): number | undefined {
  const { network } = table.world;
  const pages = awake(table);
  const isWhole = pages.length === table.devices.length && network.isRunning && !network.isSplit;
  if (!isWhole || table.liar || table.broken !== undefined || reached(table).length < pages.length) return undefined;
  if (table.devices.some(({ index }) => network.isSlow(index)) || waiting(pages) > 0) return undefined;
  const counted = pages.map(({ inside }) => inside.order?.tip?.voters);
  if (counted.some((voters) => voters?.devices.length !== pages.length || voters.pending.length > 0)) return undefined;
  const tips = new Set(pages.map(({ inside }) => inside.core?.tableParts?.runner.at.hash));
  const states = new Set(pages.map((page) => markOf(page)));
  const [first] = pages;
  const tip = first?.inside.core?.tableParts?.runner.at;
  if (!first || !tip || tips.size > 1 || states.size > 1) return undefined;
  return table.committed.of(first).isIn(tip) ? tip.position : undefined;
}

/** First eight hex digits of the state's hash, as this page has folded it; '' before there is one. */
export function markOf({ inside }: Page): string {
  const state = inside.core?.tableParts?.runner.state;
  if (!state) return '';
  const known = marks.get(state) ?? hex(stateHash(state)).slice(0, 8);
  marks.set(state, known);
  return known;
}
const marks = new WeakMap<object, string>();

/** The refusal of a move of this seat after that place, once all whom it has reached have judged it. */
function refusal(table: StormTable, seat: number, after: number): Fact | undefined {
  const pages = reached(table);
  const lines = pages.map(({ inside }) =>
    inside.core?.tableParts?.runner.log.findLast(
      (line) =>
        line.position > after && line.seat === seat && line.what.startsWith('move/') && line.refusal !== undefined,
    ),
  );
  const [first] = lines;
  if (!first?.refusal || lines.some((line) => line?.position !== first.position)) return undefined;
  const { code, rule } = first.refusal;
  const pagesAlike = lines.filter((line) => line?.refusal?.rule === rule).length;
  return { kind: 'refused', seat, position: first.position, code, rule, pages: pagesAlike };
}
