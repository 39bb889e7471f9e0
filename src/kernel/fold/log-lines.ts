/**
 * What the log says of one step, of an entry as it was folded. Of the game it has the faces of what a move names, as everybody can read
 * them after it. It also has the news that the game finds between two states. All of it comes from what is public, so every browser has the
 * same.
 */
import type { Game } from '../game.ts';
import { parseContributionBody, parseTableBody } from '../journal/bodies.ts';
import { HOW } from '../journal/carried.ts';
import { type Entry, KIND } from '../journal/entry.ts';
import { own } from '../own.ts';
import type { Play } from '../play/state.ts';
import { CONTRIBUTION } from '../runs/contribution.ts';
import type { LogLine } from './log-line.ts';
import { seatOf, type TableState } from '../state/state.ts';
import type { Folded } from './folded.ts';
import type { Waits } from '../runs/not-yet.ts';

/** One entry as it was folded, to be told of when its stamp is through. */
export interface Step {
  readonly folded: Exclude<Folded, Waits>;
  readonly entry: Entry;
  readonly before: TableState;
}

const VEILED: ReadonlySet<number> = new Set([
  CONTRIBUTION.veilHello,
  CONTRIBUTION.veilKeys,
  CONTRIBUTION.veilIn,
  CONTRIBUTION.veilOut,
]);

type At = Pick<LogLine, 'position' | 'time'>;

/** What devices arrange among themselves; the log is for people. */
const QUIET: ReadonlySet<string> = new Set(['voters', 'hello', 'letter', 'keep', 'seat/pair-ask']);

/** Name of whoever sits there; undefined where nobody does. @param seat number of the seat */
export const nameOf = (state: TableState, seat: number): string | undefined =>
  state.roster.find((s) => s.seat === seat)?.name;

/**
 * What the log says of a generation that begins with another game than the one before: who proposed it, and which. Its place is the last
 * one of the generation before. The rest of a beginning is told where it comes from.
 */
export function beginningLines(
  genesis: Entry | undefined,
  first: TableState,
  { position, time }: At,
): readonly LogLine[] {
  if (!genesis) return [];
  const body = parseTableBody(genesis.body);
  if (body?.carried?.how !== HOW.change) return [];
  const seat = seatOf(first, genesis.device) ?? null;
  const name = (seat === null ? undefined : nameOf(first, seat)) ?? '';
  const { game, version } = body.table;
  return [{ position, time, seat, name, what: 'game', args: { game, version } }];
}

/** The lines that one folded entry gives to the log: of the act itself, and of all that followed from it. Void entries give none. */
export function linesOf(game: Game<unknown>, { folded, entry, before }: Step, at: At): readonly LogLine[] {
  if (folded.kind === 'void') return [];
  const { what } = folded;
  const seat = seatOf(folded.state, entry.device) ?? seatOf(before, entry.device) ?? null;
  const name = (seat === null ? undefined : (nameOf(folded.state, seat) ?? nameOf(before, seat))) ?? '';
  const isQuiet = QUIET.has(what);
  if (folded.kind === 'refused')
    return isQuiet || isVeiled(entry) ? [] : [{ ...at, seat, name, what, refusal: folded.refusal }];
  const lines: LogLine[] = [];
  if (!isQuiet) lines.push(lineOf(entry, folded, at, { seat, name, what }));
  for (const one of folded.lines) lines.push({ ...at, seat: null, name: '', ...one });
  // Going back is no news: what it leads to was told when it came.
  if (!what.startsWith('undo/')) lines.push(...newsBetween(game, before, folded.state, at));
  return lines;
}

/** A letter that came too late would tell by night whose page sleeps (SPEC V11). */
function isVeiled({ kind, body }: Entry): boolean {
  const type = kind === KIND.contribution ? parseContributionBody(body)?.type : undefined;
  return type !== undefined && VEILED.has(type);
}

/** A long evening has thousands, and to spread something between other members takes eight times as long as to write all of them out. */
function lineOf(
  entry: Entry,
  { args, state }: Extract<Folded, { readonly kind: 'done' }>,
  { position, time }: At,
  { seat, name, what }: Pick<LogLine, 'seat' | 'name' | 'what'>,
): LogLine {
  if (args === undefined) return { position, time, seat, name, what };
  const faces = entry.kind === KIND.move ? facesIn(args, state.play) : undefined;
  return faces ? { position, time, seat, name, what, args, faces } : { position, time, seat, name, what, args };
}

/** Strings in a move's arguments, lists one deep. */
function named(args: unknown): readonly string[] {
  if (typeof args !== 'object' || args === null) return [];
  const names: string[] = [];
  for (const one of Object.values(args)) {
    if (typeof one === 'string') names.push(one);
    else if (Array.isArray(one)) for (const each of one) if (typeof each === 'string') names.push(each);
  }
  return names;
}

/** By handle; undefined where the arguments name nothing that lies open. */
function facesIn(args: unknown, play: Play | undefined): LogLine['faces'] {
  if (!play) return undefined;
  let open: [string, string][] | undefined;
  for (const thing of named(args)) {
    const face = own(play.faces, thing);
    if (face !== undefined) (open ??= []).push([thing, face]);
  }
  return open && Object.fromEntries(open);
}

/** In the same game; a game that throws has no news. */
export function newsBetween(game: Game<unknown>, before: TableState, after: TableState, at: At): readonly LogLine[] {
  if (!game.news || !before.play || !after.play || before.games !== after.games) return [];
  if (before.play.state === after.play.state) return [];
  try {
    return game.news(before.play.state, after.play.state).map(({ what, seat = null, args }) => {
      const name = (seat === null ? undefined : nameOf(after, seat)) ?? '';
      return { ...at, seat, name, what: `news/${what}`, ...(args !== undefined && { args }) };
    });
  } catch {
    return [];
  }
}
