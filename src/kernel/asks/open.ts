/**
 * Opening face-down things for all. Cells of a joint secret are opened by one of its holders, each against the public root. The rest of a
 * secret is opened by laying its seeds open, from which everybody derives it again. Sealed arguments are opened by their author or a
 * recipient. Cards and hidden rolls among them are opened as `cards/opening.ts` says. A list of several kinds is answered when all of it is
 * there.
 */
import { fromHex, read } from '../bytes.ts';
import { before } from '../cards/begin.ts';
import { partDuties } from '../cards/duties.ts';
import {
  beginOpening,
  contributeOpening,
  expireOpening,
  isLocked,
  openingLines,
  openingAfterLeave,
} from '../cards/opening.ts';
import { ownersOwe } from '../cards/parts.ts';
import type { Opening, WaitingRun } from '../runs/card-run.ts';
import type { CardWorld } from '../runs/card-world.ts';
import type { Handle, Schema, Seat } from '../game.ts';
import { parseJson } from '../journal/bodies.ts';
import type { OpenAsk } from '../play/state.ts';
import { own } from '../own.ts';
import { readCell, verifyCell } from '../secrets/joint-secret.ts';
import {
  CONTRIBUTION,
  type Answered,
  answered,
  type Contribution,
  type Duty,
  goesOn,
  type Progress,
  refused,
} from '../runs/contribution.ts';
import { ableTo, type Lack, readLack } from './lacking.ts';
import { everReaders, HABIT_MS, readersOf } from './readers.ts';
import { type JointSecret, wholeOf } from './secret.ts';
import { openedText, type SealedThing } from '../runs/sealed.ts';

/** An opening under way: what is asked for, and what of it has come. Public, like all of the fold's state. */
export interface OpenRun {
  readonly kind: 'open';
  readonly things: readonly string[];
  /** Contributes by habit; the other holders step in ten seconds later. */
  readonly first?: Seat;
  /** The joint secret whose cells are asked for, and which. */
  readonly secret?: string;
  readonly cells: readonly number[];
  /** Every cell that isn't public yet is asked for: the seeds are laid open. */
  readonly whole: boolean;
  /** Indices into `things` of sealed arguments. */
  readonly sealed: readonly number[];
  /** Those that are cards or hidden rolls. */
  readonly deck?: Opening;
  readonly faces: Readonly<Record<string, string>>;
  /** Seats that have said that they can't. */
  readonly lacking?: readonly Lack[];
}

/** What opening needs to know of the table. */
export interface OpenWorld {
  readonly faces: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, JointSecret>>;
  readonly sealed: Readonly<Record<string, SealedThing>>;
  readonly seated: readonly Seat[];
  /** Undefined where nobody can check a proof about cards. */
  readonly deck: CardWorld | undefined;
  values(secret: JointSecret, key: Uint8Array): readonly string[] | undefined;
  /** The face of a veil of letters whose root everybody reads. */
  letters(thing: string): string | undefined;
  contentOf(thing: Pick<SealedThing, 'move' | 'field'>): Schema<unknown> | undefined;
}

/** Handle of a cell: `<ask id of the secret>/<index>`. */
export const cellHandle = (secret: string, cell: number): Handle => `${secret}/${cell}` as Handle;

/** Which secret's cell this is; undefined for anything else. */
export function cellOf(
  thing: string,
  secrets: OpenWorld['secrets'],
): { readonly secret: string; readonly cell: number } | undefined {
  const at = thing.lastIndexOf('/');
  const secret = thing.slice(0, at);
  const cell = Number(thing.slice(at + 1));
  const known = own(secrets, secret);
  // One spelling for each cell: a game may hand us what a peer wrote.
  const isCell =
    known && Number.isInteger(cell) && cell >= 0 && cell < known.cells && cellHandle(secret, cell) === thing;
  return isCell ? { secret, cell } : undefined;
}

/** @param earlier asks before this one that aren't answered yet */
export function beginOpen(
  ask: OpenAsk & { readonly kind: 'open' },
  world: OpenWorld,
  earlier: readonly OpenAsk[] = [],
): Progress<OpenRun | WaitingRun> {
  const { things, first } = ask;
  const faces: Record<string, string> = {};
  const cells: number[] = [];
  const locked: string[] = [];
  const sealed: number[] = [];
  const secrets = new Set<string>();
  for (const [i, thing] of things.entries()) {
    const face = own(world.faces, thing) ?? world.letters(thing);
    const cell = cellOf(thing, world.secrets);
    if (face !== undefined) faces[thing] = face;
    else if (cell) {
      secrets.add(cell.secret);
      cells.push(cell.cell);
    } else if (own(world.sealed, thing)) sealed.push(i);
    else if (world.deck && isLocked(world.deck.cards, thing)) locked.push(thing);
    else return answered({ failed: 'lost', by: [] });
  }
  if (secrets.size > 1) return answered({ failed: 'lost', by: [] });
  const secret = [...secrets][0];
  const whole =
    secret !== undefined &&
    Array.from({ length: world.secrets[secret]!.cells }, (_, cell) => cell).every(
      (cell) => cells.includes(cell) || world.faces[cellHandle(secret, cell)] !== undefined,
    );
  // What is known already may be on its way still.
  const { deck } = world;
  if (deck && things.some((thing) => isLocked(deck.cards, thing)) && before(ask, earlier))
    return goesOn({ kind: 'waiting', for: 'cards' });
  // Also what is known of them: it lies there no more once that is answered, and somebody is just at it.
  if (deck && things.some((thing) => isLocked(deck.cards, thing) && deck.moving.includes(thing)))
    return goesOn({ kind: 'waiting', for: 'rekey' });
  const begun = world.deck && locked.length > 0 ? beginOpening(world.deck, ask, locked) : undefined;
  if (begun?.kind === 'waiting') return goesOn(begun);
  if (begun?.kind === 'lost') return answered({ failed: 'lost', by: begun.by });
  const run: OpenRun = {
    kind: 'open',
    things,
    ...(first === undefined ? {} : { first }),
    ...(secret === undefined ? {} : { secret }),
    cells,
    whole,
    sealed,
    ...(begun ? { deck: begun.opening } : {}),
    faces,
  };
  return begun ? { ...afterLeave(run, world), cards: begun.cards } : finished(run, world);
}

/** Answers once all faces are there, or once nobody is left who could show one. */
function finished(r: OpenRun, world: OpenWorld): Answered | { readonly kind: 'goes-on'; readonly run: OpenRun } {
  if (r.things.every((thing) => r.faces[thing] !== undefined)) {
    const given = answered({ faces: r.things.map((thing) => r.faces[thing]!) });
    return r.deck && world.deck ? { ...given, lines: openingLines(world.deck, r.deck) } : given;
  }
  const gone = goneFor(r, world);
  return gone ? answered({ failed: 'lost', by: gone }) : goesOn(r);
}

/** The seats that could have opened what is missing and nobody can open any more. */
function goneFor(r: OpenRun, world: OpenWorld): readonly Seat[] | undefined {
  const isLost = (readers: readonly Seat[]): boolean => !readers.some((seat) => world.seated.includes(seat));
  const secret = r.secret !== undefined && missingCells(r).length > 0 ? world.secrets[r.secret]! : undefined;
  if (secret && isLost(ableAt(r, world))) return everReaders(secret);
  const lost = missingSealed(r).find((i) => isLost(ableAt(r, world, i)));
  if (lost === undefined) return undefined;
  const { holders, author } = sealedAt(r, lost, world);
  return holders.length > 0 ? holders : [author];
}

/** A cell that the run asks for. @throws Error of a run that asks for none, as it is about no secret */
function handleOf({ secret }: OpenRun, cell: number): string {
  if (secret === undefined) throw new Error('a run that asks for cells names their secret');
  return cellHandle(secret, cell);
}

const missingCells = (r: OpenRun): number[] => r.cells.filter((cell) => r.faces[handleOf(r, cell)] === undefined);
const sealedAt = (r: OpenRun, item: number, world: OpenWorld): SealedThing => world.sealed[r.things[item]!]!;
const missingSealed = (r: OpenRun): number[] => r.sealed.filter((i) => r.faces[r.things[i]!] === undefined);

/** Somebody has left: still to be had? */
export const openAfterLeave = (r: OpenRun, world: OpenWorld): Progress<OpenRun> => afterLeave(r, world);

function afterLeave(r: OpenRun, world: OpenWorld): ReturnType<typeof finished> {
  if (!r.deck || !world.deck) return finished(r, world);
  const left = openingAfterLeave(world.deck, r.deck);
  return 'by' in left ? answered({ failed: 'lost', by: left.by }) : finished({ ...r, deck: left.opening }, world);
}

/** When owners of cards who are silent are looked after. */
export const openDeadline = (r: OpenRun): number | undefined =>
  r.deck && ownersOwe(r.deck.parts) ? r.deck.until : undefined;

/** An opening behind its deadline: keepers of a deck that are late are stood in for, or the question fails with those who stalled. */
export function expireOpen(r: OpenRun, world: OpenWorld): Progress<OpenRun> {
  if (!r.deck || !world.deck) return goesOn(r);
  const late = expireOpening(world.deck, r.deck);
  if ('refused' in late) return answered({ failed: 'refused', by: late.refused });
  return finished({ ...r, deck: late.opening }, world);
}

function openLocked(r: OpenRun, c: Contribution, world: OpenWorld): Progress<OpenRun> {
  if (!r.deck || !world.deck) return refused('contribution/wrong-step');
  const got = contributeOpening(world.deck, r.deck, c);
  if (got.kind !== 'shared') return got;
  for (const [thing, text] of Object.entries(got.faces)) {
    const bid = own(world.deck.cards.bids, thing);
    if (bid && !fitsContent(world.contentOf(bid), text)) return answered({ failed: 'bad', by: [bid.author] });
  }
  return finished({ ...r, deck: got.opening, faces: { ...r.faces, ...got.faces } }, world);
}

/** Takes one contribution to an opening: of keepers, of holders of a secret, of whoever sealed it. Anything else is refused with its code. */
export function contributeOpen(r: OpenRun, c: Contribution, world: OpenWorld): Progress<OpenRun> {
  if (c.type === CONTRIBUTION.deckOpen) return openLocked(r, c, world);
  if (c.type === CONTRIBUTION.openSealed) return openSealed(r, c, world);
  if (c.type === CONTRIBUTION.openLacks) return lacks(r, c, world);
  const secret = r.secret === undefined ? undefined : world.secrets[r.secret];
  if (!secret || !readersOf(secret).includes(c.seat)) return refused('contribution/not-owed');
  const missing = missingCells(r);
  if (missing.length === 0) return refused('contribution/wrong-step');
  if (c.type === CONTRIBUTION.openSecret && r.whole) return openWhole(r, c, secret, world);
  if (c.type !== CONTRIBUTION.openCells || r.whole) return refused('contribution/wrong-step');
  const openings = read(c.bytes, (b) => Array.from({ length: b.u8() }, () => b.bytes(b.u16())));
  const cells = openings?.map((bytes) => readCell(bytes));
  if (!cells || cells.length !== missing.length) return refused('contribution/malformed');
  const faces: Record<string, string> = { ...r.faces };
  for (const [i, cell] of cells.entries()) {
    if (!cell || cell.index !== missing[i]) return refused('contribution/malformed');
    if (!verifyCell(fromHex(secret.attempt), secret.cells, fromHex(secret.root), cell))
      return refused('contribution/bad-opening');
    faces[handleOf(r, cell.index)] = cell.value;
  }
  return finished({ ...r, faces }, world);
}

function openWhole(r: OpenRun, c: Contribution, secret: JointSecret, world: OpenWorld): Progress<OpenRun> {
  const whole = wholeOf(secret, c.bytes, (key) => world.values(secret, key));
  if (!whole) return refused('contribution/bad-opening');
  // Both holders published one and the same false root: the key was never what the seeds say.
  if (!whole.isRight) return answered({ failed: 'bad', by: secret.holders });
  const faces: Record<string, string> = { ...r.faces };
  for (const cell of r.cells) faces[handleOf(r, cell)] = whole.values[cell]!;
  return finished({ ...r, faces }, world);
}

function openSealed(r: OpenRun, c: Contribution, world: OpenWorld): Progress<OpenRun> {
  const got = read(c.bytes, (b) => ({ index: b.u16(), opening: b.rest() }));
  if (!got) return refused('contribution/malformed');
  if (!missingSealed(r).includes(got.index)) return refused('contribution/wrong-step');
  const handle = r.things[got.index]!;
  const thing = world.sealed[handle]!;
  if (!thing.holders.includes(c.seat)) return refused('contribution/not-owed');
  const text = openedText(thing, got.opening);
  if (text === undefined) return refused('contribution/bad-opening');
  if (!fitsContent(world.contentOf(thing), text)) return answered({ failed: 'bad', by: [thing.author] });
  return finished({ ...r, faces: { ...r.faces, [handle]: text } }, world);
}

/** A seat can't: others may, or else it is lost. */
function lacks(r: OpenRun, c: Contribution, world: OpenWorld): Progress<OpenRun> {
  const lack = readLack(c.bytes);
  if (!lack) return refused('contribution/malformed');
  const { item } = lack;
  const isMissed = item === undefined ? missingCells(r).length > 0 : missingSealed(r).includes(item);
  if (!isMissed) return refused('contribution/wrong-step');
  if (!ableAt(r, world, item).includes(c.seat)) return refused('contribution/not-owed');
  return finished({ ...r, lacking: [...(r.lacking ?? []), { seat: c.seat, ...lack }] }, world);
}

/** The seats that may be able to open a sealed thing, or else the cells. @param r a run in which that is missed */
function ableAt(r: OpenRun, world: OpenWorld, item?: number): readonly Seat[] {
  const readers = item === undefined ? readersOf(world.secrets[r.secret ?? '']!) : sealedAt(r, item, world).holders;
  return ableTo(readers, r.lacking, item);
}

function fitsContent(schema: Schema<unknown> | undefined, text: string): boolean {
  const content = parseJson(text);
  return content !== undefined && schema?.read(content) !== undefined;
}

/**
 * Seats that owe something to an opening, and after how many milliseconds. By habit it is one seat, then the next holders where that one
 * doesn't answer.
 */
export function openDuties(r: OpenRun, ask: string, world: OpenWorld): (Duty & { readonly item?: number })[] {
  const inTurn = (all: readonly Seat[], first: Seat | undefined): (readonly [Seat, number])[] => {
    const holders = all.filter((seat) => world.seated.includes(seat));
    const ordered =
      first !== undefined && holders.includes(first) ? [first, ...holders.filter((s) => s !== first)] : holders;
    return ordered.map((seat, i) => [seat, i * HABIT_MS] as const);
  };
  const out: (Duty & { readonly item?: number })[] = [];
  if (r.secret !== undefined && missingCells(r).length > 0) {
    for (const [seat, afterMs] of inTurn(ableAt(r, world), r.first)) {
      out.push({ seat, ask, what: r.whole ? 'open/secret' : 'open/cells', afterMs });
    }
  }
  for (const i of missingSealed(r)) {
    for (const [seat, afterMs] of inTurn(ableAt(r, world, i), undefined)) {
      out.push({ seat, ask, what: 'open/sealed', afterMs, item: i });
    }
  }
  if (r.deck && world.deck) out.push(...partDuties(world.deck, r.deck, r.deck.parts, ask));
  return out;
}
