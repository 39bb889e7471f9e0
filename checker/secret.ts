/**
 * A joint secret in the making, as the state of PROTOCOL.md has it. Its parts are commitments of the holders and of everybody to a coin,
 * letters that bring the seeds, acknowledgements, the coin's reveals, and equal roots. Only hashes of it are seen here.
 */
import type { Answer, SecretAsk } from './asking.ts';
import { beyond } from './beyond.ts';
import { hex, Reader, unhex } from './bytes.ts';
import { attemptOf, commitOf, keyOf, rootOf } from './cells.ts';
import { type Coin, contributed, type Moment, onward, outcome, released, rollIdOf, tossed } from './coin.ts';
import { isLetterTo } from './letter.ts';

interface Begun {
  readonly attempt: string;
  readonly holders: readonly number[];
  readonly layout: string;
  /** The game's state when it was asked for. */
  readonly asked: unknown;
  /** By seat, hex. */
  readonly commits: Readonly<Record<string, string>>;
  /** By seat, the entry with its letter. */
  readonly mails: Readonly<Record<string, string>>;
}
export interface SecretRun extends Begun {
  readonly kind: 'secret';
  readonly step: 'commit' | 'mail' | 'ack' | 'reveal' | 'root' | 'dispute';
  readonly coin: Coin;
  readonly acks: readonly number[];
  /** Of the roll, 64 B hex, once the coin is through. */
  readonly seed?: string;
  readonly roots: Readonly<Record<string, string>>;
}
/** One that stands. */
export interface Secret extends Begun {
  readonly seed: string;
  readonly cells: number;
  readonly root: string;
}
/** What lies in the cells of a secret, by its key. */
export type Layout = (key: Uint8Array, asked: unknown) => readonly string[];

export interface Given {
  readonly seat: number;
  readonly type: number;
  readonly bytes: Uint8Array;
  /** Hash of its entry. */
  readonly entry: string;
}
export interface Place extends Moment {
  readonly layout: Layout;
  /** Devices that a letter to these seats is addressed to. */
  readonly devices: (seats: readonly number[]) => readonly string[];
}
/** It goes on, or it is answered: by the secret that stands now, or by a failure. */
export type SecretStep = { readonly run: SecretRun } | { readonly answer: Answer; readonly secret?: Secret };

/** @param seats all who sit there, in line @param state hash of the state as it is asked for @param asked the game's own */
export function beginSecret(
  ask: SecretAsk,
  room: string,
  seats: readonly number[],
  state: { readonly hash: string; readonly asked: unknown },
  now: number,
): { readonly run: SecretRun } | { readonly answer: Answer } {
  const { holders, layout } = ask;
  const missing = holders.filter((seat) => !seats.includes(seat));
  const nobodyRolls = seats.every((seat) => holders.includes(seat));
  const nobodyHolds = holders.length === 0 || new Set(holders).size < holders.length;
  if (missing.length > 0 || nobodyRolls || nobodyHolds) return { answer: { failed: 'lost', by: missing } };
  const attempt = attemptOf(room, ask, state.hash);
  const coin = tossed(rollIdOf(room, attempt, 0), seats, now, holders);
  const what = { kind: 'secret', holders, layout, asked: state.asked, attempt, step: 'commit' } as const;
  return { run: { ...what, coin, commits: {}, mails: {}, acks: [], roots: {} } };
}

const isFull = ({ holders }: SecretRun, by: Readonly<Record<string, string>>): boolean =>
  holders.every((seat) => by[seat] !== undefined);

/** Nothing where it doesn't count. */
export function contributeSecret(run: SecretRun, given: Given, at: Place): SecretStep | undefined {
  const { seat, type, bytes, entry } = given;
  if (type === 1 || type === 2) {
    const coin = contributed(run.coin, seat, type, bytes, at);
    return coin && rolledOn({ ...run, coin });
  }
  if (!run.holders.includes(seat)) return undefined;
  if (type === 3 && run.step === 'commit' && run.commits[seat] === undefined && bytes.length === 32) {
    const commits = { ...run.commits, [seat]: hex(bytes) };
    return { run: { ...run, commits, step: isFull(run, commits) ? 'mail' : 'commit' } };
  }
  if (
    type === 5 &&
    run.step === 'mail' &&
    run.mails[seat] === undefined &&
    isLetterTo(bytes, at.devices(run.holders))
  ) {
    const mails = { ...run.mails, [seat]: entry };
    if (!isFull(run, mails)) return { run: { ...run, mails } };
    // A holder alone has nobody's seed to acknowledge.
    return run.holders.length > 1 ? { run: { ...run, mails, step: 'ack' } } : shown({ ...run, mails }, at);
  }
  if (type === 6 && run.step === 'ack' && !run.acks.includes(seat) && bytes.length === 0) {
    const acks = [...run.acks, seat];
    return acks.length < run.holders.length ? { run: { ...run, acks } } : shown({ ...run, acks }, at);
  }
  if (type === 7 && run.step === 'ack' && !run.acks.includes(seat))
    return bytes.length === 0
      ? { answer: { failed: 'refused', by: [] } }
      : beyond("somebody lays another's letter open, which takes the roster where it was written");
  if (type === 8 && run.step === 'root' && run.roots[seat] === undefined) return rooted(run, given);
  return type === 10 && run.step === 'dispute' ? judged(run, bytes, at.layout) : undefined;
}

/** The seeds are exchanged: the coin may be revealed. */
const shown = (run: SecretRun, at: Moment): SecretStep =>
  rolledOn({ ...run, step: 'reveal', coin: released(run.coin, at) });

function rolledOn(run: SecretRun): SecretStep {
  if (run.coin.phase !== 'done') return { run };
  const result = outcome(run.coin);
  if ('named' in result) return { answer: { failed: 'refused', by: result.named } };
  return { run: { ...run, step: 'root', seed: hex(result.seed) } };
}

/** The coin's time is up. */
export const expireSecret = (run: SecretRun, at: Moment): SecretStep =>
  rolledOn({ ...run, coin: onward(run.coin, at, true) });

function rooted(run: SecretRun, { seat, bytes }: Given): SecretStep | undefined {
  const reader = new Reader(bytes);
  const cells = reader.u16();
  const root = reader.name(32);
  if (!reader.ended || cells < 1 || cells > 256) return undefined;
  const roots = { ...run.roots, [seat]: hex(bytes) };
  if (!isFull(run, roots)) return { run: { ...run, roots } };
  if (new Set(Object.values(roots)).size > 1) return { run: { ...run, roots, step: 'dispute' } };
  const { attempt, holders, layout, asked, commits, mails, seed } = run;
  return { answer: {}, secret: { attempt, holders, layout, asked, commits, mails, seed: seed!, cells, root } };
}

/** Two roots of one secret: whoever named another than follows from the seeds has lied. */
function judged(run: SecretRun, opening: Uint8Array, layout: Layout): SecretStep | undefined {
  const whole = wholeOf({ ...run, seed: run.seed! }, opening, layout);
  if (!whole) return undefined;
  const right = whole.values.length.toString(16).padStart(4, '0') + whole.root;
  return { answer: { failed: 'bad', by: run.holders.filter((seat) => run.roots[seat] !== right) } };
}

/** All of a secret, from seeds and blinds in the holders' order; nothing where those aren't what was committed to. */
export function wholeOf(
  { attempt, holders, commits, seed, asked }: Begun & { readonly seed: string },
  opening: Uint8Array,
  layout: Layout,
): { readonly values: readonly string[]; readonly root: string } | undefined {
  if (opening.length !== 64 * holders.length) return undefined;
  const parts = holders.map((_, i) => opening.slice(64 * i, 64 * i + 64));
  if (!holders.every((seat, i) => commitOf(attempt, seat, parts[i]!) === commits[seat])) return undefined;
  const key = keyOf(
    attempt,
    parts.map((part) => part.slice(0, 32)),
    unhex(seed),
  );
  const values = layout(key, asked);
  return { values, root: rootOf(attempt, key, values) };
}
