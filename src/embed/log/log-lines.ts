/**
 * The table's public log in words. It tells which lines a person reads, who is meant by a seat number at that time, and what is said. Nothing
 * is said that isn't in the lines themselves. Reckoned apart from its drawing (`tv-log.ts`).
 */
import type { Lang, RefusalWords } from '../../elements/frame/board.ts';
import { two } from '../../language/clock.ts';
import { list } from '../../language/list.ts';
import { findGame } from '../../games/registry.ts';
import type { GameWords } from '../../games/registered-game.ts';
import type { Seat } from '../../kernel/game.ts';
import { own } from '../../kernel/own.ts';
import { CONTRIBUTION } from '../../kernel/runs/contribution.ts';
import type { LogLine } from '../../kernel/view/table-view.ts';
import { numberIn, numbersIn, textIn } from '../../kernel/args.ts';
import { type CardArgs, tellCards } from './log-cards.ts';
import { tellKeepers } from './log-keepers.ts';
import { gameFrom, type LogTongue } from './log-games.ts';
import { LogNames, peopleOf } from './log-names.ts';
import { seating } from './log-seats.ts';
import { logWords, type LogWords } from './log-words.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { type Teller, tellerOf } from '../shell/told-names.ts';

/** One line of the log as it is drawn. */
export interface LogItem {
  /** Stays the same while the log grows. */
  readonly key: number;
  /** Its place in the order; of the last one where several lines are told as one. */
  readonly position: number;
  /** Since the first line: '03:07'. */
  readonly at: string;
  readonly kind: 'seat' | 'start' | 'game' | 'move' | 'news' | 'work' | 'roll' | 'failed' | 'refused' | 'undo' | 'said';
  readonly seat: Seat | null;
  /** The person it is about; '' where `text` is a sentence of its own. */
  readonly name: string;
  readonly text: string;
  /** Further sentences. */
  readonly more: readonly string[];
  /** The sentence of `more` that says what was rolled. */
  readonly result?: string;
  readonly refusal?: RefusalWords;
  /** A move that stands in the game that is on, so that one may propose to go back to before it. */
  readonly standing?: true;
  /** The last move before it isn't told: what is new, or proven, came of that. */
  readonly own?: true;
}

/** What a line of the log says, before it has its place and its time. */
export type Said = Pick<LogItem, 'kind' | 'text'> & Partial<Pick<LogItem, 'more' | 'name' | 'result' | 'seat'>>;

/** Types of answers that a person would want to know of (`CONTRIBUTION`); commits, reveals and letters are their ways only. */
const TOLD: Readonly<Record<number, (say: LogWords, people: number) => string>> = {
  [CONTRIBUTION.secretReject]: (say) => say.disputes,
  [CONTRIBUTION.secretRoot]: (say, people) => say.makesSecret(people),
  [CONTRIBUTION.openCells]: (say) => say.opensCells,
  [CONTRIBUTION.openSecret]: (say) => say.opensSecret,
  [CONTRIBUTION.openSealed]: (say) => say.opensSealed,
};

/** Minutes and seconds; hours before them once there are any. */
export function clockTime(ms: number): string {
  const s = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(s / 60);
  return minutes < 60
    ? `${two(minutes)}:${two(s % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(s % 60)}`;
}

function roll(args: unknown, names: LogNames, say: LogWords): Said {
  const from = numbersIn(args, 'from');
  const silent = numbersIn(args, 'silent');
  const without = names.seated().filter((seat) => !from.includes(seat) && !silent.includes(seat));
  const all = from.length > 1 && silent.length === 0 && names.seated().length > 0 && without.length === 0;
  const called = (seats: readonly Seat[]): readonly string[] => seats.map((seat) => names.of(seat, say));
  const values = numbersIn(args, 'values');
  const result = values.length > 0 ? say.rollValues(values) : undefined;
  return {
    kind: 'roll',
    text: say.roll(called(from), all),
    more: [
      ...(silent.length > 0 ? [say.rollSilent(called(silent))] : []),
      ...(from.length > 0 && without.length > 0 ? [say.rollWithout(called(without))] : []),
      ...(result === undefined ? [] : [result]),
      say.rollHolds,
    ],
    ...(result !== undefined && { result }),
  };
}

function wanted(what: string, say: LogWords, game: GameWords | undefined): string {
  if (what.startsWith('move')) return moveWords(what, game)?.wanted ?? say.wantedMove;
  if (what === 'seat') return say.wantedSeat;
  if (what === 'start') return say.wantedStart;
  if (what === 'undo') return say.wantedUndo;
  if (what === 'say') return say.talk().wanted;
  return what === 'contribution' ? say.wantedContribution : say.wantedEntry;
}

const moved = (line: LogLine, game: GameWords | undefined, name?: (seat: Seat) => string): string | undefined =>
  moveWords(line.what, game)?.said(line.args, name, (card) => own(line.faces ?? {}, card), line.seat);

/** What the game found new; where its words have nothing for it, nothing is told. */
function news({ what, args }: LogLine, game: GameWords | undefined, name: (seat: Seat) => string): Said | undefined {
  const text = own(game?.news ?? {}, what.slice('news/'.length))?.(args, name);
  return text ? { kind: 'news', text, name: '', seat: null } : undefined;
}

function moveWords(what: string, game: GameWords | undefined): GameWords['moves'][string] | undefined {
  const name = what.slice('move/'.length);
  return game && own(game.moves, name);
}

/** @param lang of the game's own name */
function tell(
  line: LogLine,
  names: LogNames,
  say: LogWords,
  game: GameWords | undefined,
  lang: Lang,
): Said | undefined {
  const { what, args } = line;
  if (what.startsWith('move/') && moveWords(what, game)?.untold) return undefined;
  if (line.refusal) return { kind: 'refused', text: say.wanted(wanted(what, say, game)) };
  if (what.startsWith('seat/')) return seating(line, names, say);
  const name = (seat: Seat): string => names.of(seat, say);
  if (what.startsWith('move/')) return { kind: 'move', text: moved(line, game, name) ?? say.moves };
  if (what.startsWith('news/')) return news(line, game, name);
  const by = numbersIn(args, 'by').map((seat) => names.of(seat, say));
  switch (what) {
    case 'say': {
      const words = say.talk();
      const sign = textIn(args, 'sign');
      const given = Object.hasOwn(words.sign, sign) ? words.sign[sign]! : sign;
      return { kind: 'said', text: sign === '' ? words.says(textIn(args, 'text')) : words.gives(given) };
    }
    case 'game': {
      const id = gameFrom(line) ?? '';
      const game = findGame(id);
      return { kind: 'game', text: say.changesGame((game?.spoken ?? game?.name)?.[lang] ?? id) };
    }
    case 'start': {
      const people = numbersIn(args, 'seats').map((seat) => names.of(seat, say));
      return { kind: 'start', text: say.starts, more: people.length > 0 ? [say.startsWith(people)] : [] };
    }
    case 'roll/coin':
      return { ...roll(args, names, say), name: '', seat: null };
    case 'answer/lost':
      return { kind: 'failed', text: say.lost(by), name: '', seat: null };
    case 'answer/bad':
      return { kind: 'failed', text: say.bad(by), name: '', seat: null };
    case 'answer/refused':
      return { kind: 'failed', text: say.refusedAsk(by), name: '', seat: null };
    case 'contribution': {
      const told = TOLD[numberIn(args, 'type') ?? 0];
      return told && { kind: 'work', text: told(say, 1) };
    }
    default: {
      const read = argsOf(args, names, say);
      const said = tellCards(what, read, say.cards()) ?? tellKeepers(what, read, say.keepers());
      return said && { ...said, name: '', seat: null };
    }
  }
}

const argsOf = (args: unknown, names: LogNames, say: LogWords): CardArgs => ({
  number: (name) => numberIn(args, name),
  numbers: (name) => numbersIn(args, name),
  names: (name) => numbersIn(args, name).map((seat) => names.of(seat, say)),
  of: (seat) => names.of(seat, say),
});

/**
 * A move's line as it is spoken of elsewhere, 'Sofia sceglie la 5'. It is '' where no line stands at this place of the order, or one that isn't
 * told.
 */
export function moveLine(
  log: readonly LogLine[],
  position: number,
  lang: Lang,
  game: GameWords | undefined,
  tell: Teller = tellerOf(peopleOf(log), lang),
): string {
  const line = log.find((one) => one.position === position && one.what.startsWith('move/') && !one.refusal);
  if (!line || moveWords(line.what, game)?.untold) return '';
  const say = logWords(lang);
  return `${tell(line.seat, line.name) || say.somebody} ${moved(line, game) ?? say.moves}`;
}

/** @param of the move that it is about; '' where that isn't told */
function undoing(line: LogLine, of: string, say: LogWords): Said | undefined {
  switch (line.what) {
    case 'undo/take-back':
      return { kind: 'undo', text: say.takesBack(of) };
    case 'undo/propose':
      return { kind: 'undo', text: say.goesBack(of) };
    case 'undo/agree':
      return { kind: 'undo', text: say.agreesBack };
    case 'undo/refuse':
      return { kind: 'undo', text: say.refusesBack };
    case 'undo/withdraw':
      return { kind: 'undo', text: say.withdrawsBack };
    case 'undo/back':
      return { kind: 'undo', text: say.wentBack(of), name: '', seat: null };
    default:
      return undefined;
  }
}

/** Marks what was undone, and what may be. A new game begins with nothing that could be. */
function withUndone(items: LogItem[], log: readonly LogLine[], say: LogWords): readonly LogItem[] {
  let from = Infinity;
  let standing = true;
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i]!;
    const { what, args, refusal } = log[item.key]!;
    // What was undone may have been going back itself: what it undid stays undone.
    if (what === 'undo/take-back' || what === 'undo/back') from = Math.min(from, numberIn(args, 'position') ?? from);
    if (item.kind === 'start' || item.kind === 'game') {
      standing = false;
      from = Infinity;
    }
    if (item.kind !== 'move' || refusal) continue;
    if (item.position >= from) items[i] = { ...item, more: [...item.more, say.undone] };
    else if (standing) items[i] = { ...item, standing: true };
  }
  return items;
}

/**
 * @param words of the table's game, for a log that is all of it
 * @param tongue … and for one of several games
 * @returns oldest first
 */
export function logItems(
  log: readonly LogLine[],
  lang: Lang,
  words: GameWords | undefined,
  tongue?: LogTongue,
): readonly LogItem[] {
  const say = logWords(lang);
  const names = new LogNames(log, tellerOf(peopleOf(log), lang));
  const since = log[0]?.time ?? 0;
  const items: LogItem[] = [];
  /** Makers of the secret of the item that ends `items`, if it is one. They are named by seat, as it doesn't matter who was the first. */
  let makers: { readonly seat: Seat; readonly name: string }[] = [];
  let game = tongue ? tongue.words.get(tongue.first) : words;
  let isUntold = false;
  for (const [key, line] of log.entries()) {
    names.take(line);
    const next = gameFrom(line);
    if (tongue && next !== undefined) game = tongue.words.get(next);
    const about = line.what.startsWith('undo/') ? (numberIn(line.args, 'position') ?? -1) : -1;
    const said =
      about < 0 ? tell(line, names, say, game, lang) : undoing(line, moveLine(log, about, lang, game, names.tell), say);
    if (!line.refusal && (line.what.startsWith('move/') || line.what === 'start')) isUntold = !said;
    if (!said) continue;
    const name = said.name ?? (names.tell(line.seat, line.name) || say.somebody);
    const item: LogItem = {
      key,
      position: line.position,
      at: clockTime(line.time - since),
      seat: line.seat,
      more: [],
      ...(isUntold && { own: true as const }),
      ...said,
      name,
    };
    const isMaking =
      line.what === 'contribution' && !line.refusal && numberIn(line.args, 'type') === CONTRIBUTION.secretRoot;
    makers = isMaking ? [...makers, { seat: line.seat ?? -1, name }].toSorted((a, b) => a.seat - b.seat) : [];
    if (makers.length > 1) {
      const whole = {
        ...items.pop()!,
        position: line.position,
        name: list(
          makers.map((one) => one.name),
          lang,
        ),
        seat: null,
        text: say.makesSecret(makers.length),
      };
      items.push(whole);
    } else items.push(line.refusal ? { ...item, refusal: refusalWords(line.refusal, lang, game) } : item);
  }
  return withUndone(items, log, say);
}
