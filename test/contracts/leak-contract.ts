/**
 * What no game may give away, whoever looks and wherever. What is sealed carries a mark while bots play, and no mark may be anywhere but
 * before those eyes that may read it. It looks where a page takes what it shows, stores and sends. That is the play (that is every device's
 * memory, the save file and what a rejoiner reads again). It is also the public log, its words, the views and what is offered to each seat.
 * What pages and the wire hold besides is looked through in `test/e2e`.
 */
import { expect } from 'vitest';
import { logItems } from '../../src/embed/log/log-lines.ts';
import type { GameWords } from '../../src/games/registered-game.ts';
import type { Game, Seat } from '../../src/kernel/game.ts';
import { eyesOf } from '../../src/kernel/play/eyes.ts';
import type { Start } from '../../src/kernel/pipeline/play.ts';
import type { LogLine } from '../../src/kernel/view/table-view.ts';
import { anyWord, botStep, type Filler } from '../helpers/bots.ts';
import { Dealer, type Happened } from '../helpers/dealer.ts';
import { withSeeds } from '../helpers/rng.ts';

export interface LeakSuite {
  readonly starts: readonly Start[];
  readonly fill?: Filler;
  readonly rare?: readonly string[];
  /** Games that are watched, and moves in each. */
  readonly games: number;
  readonly moves: number;
  /** Moves whose sealed words carry marks: each must have been made at least once, else nothing was looked for. */
  readonly marked?: readonly string[];
  /** What packs hold, by hash. */
  readonly packs?: Readonly<Record<string, unknown>>;
  readonly pages?: Pages;
}

/** Pages of a pack that no state needs: each device opens them for its own person alone. */
export interface Pages {
  /** By page its words, each with a mark of its own. */
  readonly words: ReadonlyMap<string, string>;
  /** Those that a device with this view opens now. */
  readonly opens: (view: unknown) => readonly string[];
}

const MARK = 'zibibbo';
const MOST_MORE = 12;

/** Plays and looks after each move, the end and what comes behind it included. */
export function nothingLeaks(game: Game<unknown>, words: readonly GameWords[], suite: LeakSuite): void {
  const made = new Set<string>();
  const library = suite.pages && new Library(suite.pages);
  const watch = (seed: number): void => {
    const marks = new Marks(game, suite.fill ?? anyWord, made);
    const dealer = new Dealer(game, suite.starts[seed % suite.starts.length]!, seed, { packs: suite.packs ?? {} });
    let read = 0;
    for (let i = 0; i < suite.moves; i++) {
      dealer.settle();
      marks.look(dealer);
      library?.look(dealer);
      watcherSees(dealer);
      const lines = dealer.log.slice(read).flatMap((happened, at) => lineOf(dealer, happened, read + at));
      read = dealer.log.length;
      const hidden = [...marks.hidden(dealer), ...(library?.marks ?? [])];
      for (const one of words) tellsNothing(lines, one, hidden);
      if (!botStep(dealer, { fill: marks.fill, rare: suite.rare ?? [] })) break;
    }
  };
  withSeeds(suite.games, watch);
  // Where chance has left out what is rarely done, some more are watched.
  for (let more = 0; more < MOST_MORE && suite.marked?.some((move) => !made.has(move)); more++) withSeeds(1, watch);
  expect([...made].toSorted()).toEqual([...(suite.marked ?? [])].toSorted());
  // Some pages were one person's, and some everybody's: else nothing was looked for.
  if (library) expect([...library.met].toSorted()).toEqual(['all', 'one']);
}

/** Sealed words of which no two are the same. */
class Marks {
  readonly #game: Game<unknown>;
  readonly #fill: Filler;
  readonly #made: Set<string>;
  /** A mission's own texts carry marks of lower numbers. */
  #count = 5_000;

  constructor(game: Game<unknown>, fill: Filler, made: Set<string>) {
    this.#game = game;
    this.#fill = fill;
    this.#made = made;
  }

  readonly fill: Filler = (choice, at) => {
    const args = this.#fill(choice, at);
    const seals = this.#game.moves[at.move]?.args.seals ?? {};
    if (typeof args !== 'object' || args === null) return args;
    const out: Record<string, unknown> = { ...args };
    for (const [name, { content }] of Object.entries(seals)) {
      const mark = `${MARK}${String(++this.#count).padStart(4, '0')}`;
      const text = JSON.stringify(out[name]);
      if (text === undefined) continue;
      const marked: unknown = JSON.parse(text, (_, inner: unknown) => (typeof inner === 'string' ? mark : inner));
      if (!JSON.stringify(marked).includes(mark) || content.read(marked) === undefined) continue;
      out[name] = marked;
      this.#made.add(at.move);
    }
    return out;
  };

  /** Contents that not everybody may know. */
  hidden({ hidden, play }: Dealer): readonly string[] {
    return [...hidden].flatMap(([thing, face]) =>
      play.faces[thing] === undefined ? (face.match(new RegExp(`${MARK}\\d{4}`, 'gu')) ?? []) : [],
    );
  }

  /** Everywhere that bytes stay or somebody looks. */
  look(dealer: Dealer): void {
    const { play, log, hidden } = dealer;
    const secrets = [...hidden].filter(([thing, face]) => face.includes(MARK) && play.faces[thing] === undefined);
    if (secrets.length === 0) return;
    absent(secrets, play, 'the play');
    absent(secrets, log, 'the log');
    for (const seat of [null, ...play.seats]) {
      const others = secrets.filter(([thing]) => seat === null || !dealer.readers.get(thing)?.has(seat));
      absent(others, dealer.view(seat), `the view of ${seat}`);
      if (seat !== null) absent(others, dealer.lawful(seat), `what is offered to ${seat}`);
    }
  }
}

/** Words on pages stand in no state, log or view. And a page is open to nobody, to one person, or to all and whoever looks on. */
class Library {
  readonly marks: readonly string[];
  readonly met: Set<'one' | 'all'> = new Set();
  readonly #pages: Pages;
  readonly #hidden: ReadonlySet<string>;

  constructor(pages: Pages) {
    this.#pages = pages;
    this.marks = [...pages.words.values()].flatMap((words) => words.match(new RegExp(`${MARK}\\d{4}`, 'gu')) ?? []);
    expect(this.marks).toHaveLength(pages.words.size);
    this.#hidden = new Set(this.marks);
    expect(this.#hidden.size).toBe(pages.words.size);
  }

  look(dealer: Dealer): void {
    const { play, log } = dealer;
    this.#isIn(play, 'the play');
    this.#isIn(log.slice(-4), 'the log');
    const opens = new Map<Seat | null, ReadonlySet<string>>();
    for (const seat of [null, ...play.seats]) {
      const view = dealer.view(seat);
      this.#isIn(view, `the view of ${seat}`);
      if (seat !== null) this.#isIn(dealer.lawful(seat), `what is offered to ${seat}`);
      opens.set(seat, new Set(this.#pages.opens(view)));
    }
    for (const page of this.#pages.words.keys()) this.#isWhose(page, play.seats, opens);
  }

  /** Public words have marks as well: what a state is made of is long, so it is read once for all pages. */
  #isIn(where: unknown, name: string): void {
    for (const [mark] of JSON.stringify(where).matchAll(new RegExp(`${MARK}\\d{4}`, 'gu')))
      if (this.#hidden.has(mark)) throw new Error(`${mark} in ${name}`);
  }

  #isWhose(page: string, seats: readonly Seat[], opens: ReadonlyMap<Seat | null, ReadonlySet<string>>): void {
    const readers = seats.filter((seat) => opens.get(seat)?.has(page));
    const isOpen = opens.get(null)?.has(page) ?? false;
    if (isOpen ? readers.length < seats.length : readers.length > 1)
      throw new Error(`${page} is open to ${readers.join()}${isOpen ? ' and to watchers' : ''}`);
    if (readers.length > 0) this.met.add(isOpen ? 'all' : 'one');
  }
}

function absent(secrets: readonly (readonly [string, string])[], where: unknown, name: string): void {
  const text = JSON.stringify(where);
  for (const [thing, face] of secrets)
    for (const mark of face.match(new RegExp(`${MARK}\\d{4}`, 'gu')) ?? [])
      if (text.includes(mark)) throw new Error(`${thing} in ${name}`);
}

/**
 * A watcher sees what everybody knows, whatever this device could read. So does a second tab, somebody who has left the seat, one who
 * opened the seat's keys again.
 */
function watcherSees({ game, play, hidden }: Dealer): void {
  const view = (opened: ReadonlyMap<string, string>): unknown => game.view(play.state, eyesOf(play, null, opened));
  const [more, less] = [JSON.stringify(view(hidden)), JSON.stringify(view(new Map()))];
  if (more !== less) throw new Error(`a watcher who could read all sees ${more} in place of ${less}`);
}

function lineOf({ play }: Dealer, happened: Happened, position: number): readonly LogLine[] {
  if (happened.kind !== 'move') return [];
  const { seat, move, args, now } = happened.made;
  const named = JSON.stringify(args ?? null);
  const faces = Object.fromEntries(
    Object.entries(play.faces).filter(([thing]) => named.includes(JSON.stringify(thing))),
  );
  return [{ position, time: now, seat, name: nameOf(seat), what: `move/${move}`, args, faces }];
}

const nameOf = (seat: Seat): string => `Nome ${seat}`;

/** No mark, and no handle of a thing, which would say that two lines are about the same one. */
function tellsNothing(lines: readonly LogLine[], words: GameWords, marks: readonly string[]): void {
  const text = JSON.stringify(logItems(lines, 'it', words));
  for (const mark of marks) if (text.includes(mark)) throw new Error(`${mark} in the log's words`);
  if (/[0-9a-f]{32}/u.test(text)) throw new Error(`a handle in the log's words: ${text}`);
}
