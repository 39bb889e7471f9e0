/**
 * A joint secret of role-holders, step by step (PROTOCOL.md, "Joint secret"). First come commitments of the holders' seeds, and of
 * everybody to a coin. The seeds are exchanged by sealed mail and acknowledged, then the coin is revealed. The keepers' roll follows, where
 * they stand. Key and layout are made silently, and last come equal roots. All parts of it are fixed before anybody shows theirs. Pure
 * data, no private part.
 */
import { equal, fromHex, hex, read } from '../bytes.ts';
import type { Seat } from '../game.ts';
import { layOut, layoutKey, secretCommit } from '../secrets/joint-secret.ts';
import type { BeaconRun } from '../runs/card-run.ts';
import type { CardWorld } from '../runs/card-world.ts';
import { beginCoin, type Coin, coinDeadline, contributeCoin, expireCoin } from '../runs/coin.ts';
import { releasedRoll, rollDuties, rolled, rollWithout, type RollWorld, sharedRoll } from './secret-roll.ts';
import {
  CONTRIBUTION,
  answered,
  type Contribution,
  type Duty,
  goesOn,
  type Progress,
  refused,
} from '../runs/contribution.ts';

/**
 * A joint secret in the making: commitments, letters, acknowledgements and the coin, step by step. Public: contents are only hashed here.
 */
export interface SecretRun {
  readonly kind: 'secret';
  readonly holders: readonly Seat[];
  readonly layout: string;
  /** The game's state when it was asked for: what the layout may read. */
  readonly asked: unknown;
  /** Hex 32: binds everything to this try. */
  readonly attempt: string;
  readonly step: 'commit' | 'mail' | 'ack' | 'reveal' | 'root' | 'dispute';
  readonly commits: Readonly<Record<string, string>>;
  readonly coin: Coin;
  /** Keepers roll as well, once the coin is through. */
  readonly keepers?: true;
  readonly beacon?: BeaconRun;
  /** The seats whose shares made it, of how many keepers. */
  readonly rolledBy?: { readonly from: readonly Seat[]; readonly of: number };
  /** Entry that carries each holder's mail. */
  readonly mails: Readonly<Record<string, string>>;
  /** Commitment inside each mail, so that a complaint can be judged. */
  readonly acks: readonly Seat[];
  /** Hex 64, the roll's seed. */
  readonly seed?: string;
  readonly roots: Readonly<Record<string, string>>;
}

/** A secret that stands: its root is public, its cells are opened one by one. */
export interface JointSecret {
  readonly attempt: string;
  readonly holders: readonly Seat[];
  readonly layout: string;
  /** The game's state when it was asked for: what the layout may read. */
  readonly asked: unknown;
  readonly commits: Readonly<Record<string, string>>;
  readonly mails: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly cells: number;
  readonly root: string;
  /** Entry of the letter by which others have come to read it, by their seat; absent where nobody has. */
  readonly told?: Readonly<Record<string, string>>;
  /** Devices that could read it, by the seat that they have no more; absent where nobody has. A person who sits there now can't read it. */
  readonly left?: Readonly<Record<string, readonly string[]>>;
}

/** @param seats everybody's @param rollId of the coin @param now table time */
export function beginSecret(
  attempt: Uint8Array,
  holders: readonly Seat[],
  { layout, asked }: Pick<SecretRun, 'layout' | 'asked'>,
  { rollId, seats, now }: { readonly rollId: Uint8Array; readonly seats: readonly Seat[]; readonly now: number },
): SecretRun {
  return {
    kind: 'secret',
    holders,
    layout,
    asked,
    attempt: hex(attempt),
    step: 'commit',
    coin: beginCoin(rollId, seats, now, holders),
    commits: {},
    mails: {},
    acks: [],
    roots: {},
  };
}

/** What the machine needs from outside: names of rolls, judging mail, the game's layouts. */
export interface SecretWorld extends RollWorld {
  /** Seed and blind in a mail entry that is laid open, or undefined where the opening doesn't fit the mail's own commitment. */
  openedMail(entry: string, opening: Uint8Array): Uint8Array | undefined;
  values(layout: string, key: Uint8Array): readonly string[] | undefined;
  /** A well-formed letter to the devices of exactly these seats. */
  isMail(bytes: Uint8Array, to: readonly Seat[]): boolean;
}

type Step = Progress<SecretRun> | { readonly kind: 'made'; readonly root: string; readonly cells: number };

const everyHolder = (r: SecretRun, record: Readonly<Record<string, unknown>>): boolean =>
  r.holders.every((seat) => record[seat] !== undefined);

/**
 * Takes one contribution of a holder, or of a seat to the coin. One out of turn, out of form or by another seat is refused with its code.
 */
export function contributeSecret(r: SecretRun, c: Contribution, world: SecretWorld): Step {
  const holds = r.holders.includes(c.seat);
  switch (c.type) {
    case CONTRIBUTION.secretCommit: {
      if (!holds) return refused('contribution/not-owed');
      if (c.bytes.length !== 32) return refused('contribution/malformed');
      if (r.step !== 'commit' || r.commits[c.seat] !== undefined) return refused('contribution/wrong-step');
      const commits = { ...r.commits, [c.seat]: hex(c.bytes) };
      return goesOn({ ...r, commits, step: everyHolder(r, commits) ? 'mail' : 'commit' });
    }
    case CONTRIBUTION.coinCommit:
    case CONTRIBUTION.coinReveal: {
      const coin = contributeCoin(r.coin, c, world.now, world.here);
      return 'kind' in coin ? coin : rolled({ ...r, coin }, world);
    }
    case CONTRIBUTION.rollShare:
      return sharedRoll(r, c, world);
    case CONTRIBUTION.secretMail: {
      if (!holds) return refused('contribution/not-owed');
      if (!world.isMail(c.bytes, r.holders)) return refused('contribution/malformed');
      if (r.step !== 'mail' || r.mails[c.seat] !== undefined) return refused('contribution/wrong-step');
      const mails = { ...r.mails, [c.seat]: c.entry };
      if (!everyHolder(r, mails)) return goesOn({ ...r, mails });
      // A holder alone has nobody's seed to acknowledge.
      return r.holders.length > 1 ? goesOn({ ...r, mails, step: 'ack' }) : releasedRoll({ ...r, mails }, world);
    }
    case CONTRIBUTION.secretAck: {
      if (!holds) return refused('contribution/not-owed');
      if (r.step !== 'ack' || r.acks.includes(c.seat)) return refused('contribution/wrong-step');
      if (c.bytes.length > 0) return refused('contribution/malformed');
      const acks = [...r.acks, c.seat];
      return acks.length < r.holders.length ? goesOn({ ...r, acks }) : releasedRoll({ ...r, acks }, world);
    }
    case CONTRIBUTION.secretReject:
      return rejected(r, c, world);
    case CONTRIBUTION.secretRoot: {
      if (!holds) return refused('contribution/not-owed');
      const body = read(c.bytes, (b) => ({ cells: b.u16(), root: hex(b.bytes(32)) }));
      if (!body || body.cells < 1 || body.cells > 256) return refused('contribution/malformed');
      if (r.step !== 'root' || r.roots[c.seat] !== undefined) return refused('contribution/wrong-step');
      const roots = { ...r.roots, [c.seat]: hex(c.bytes) };
      if (!everyHolder(r, roots)) return goesOn({ ...r, roots });
      const equal = new Set(Object.values(roots)).size === 1;
      return equal ? { kind: 'made', ...body } : goesOn({ ...r, roots, step: 'dispute' });
    }
    case CONTRIBUTION.openSecret:
      return disputed(r, c, world);
    default:
      return refused('contribution/wrong-step');
  }
}

/**
 * A holder says that another's mail doesn't fit: laid open, it shows to everyone which of the two lied. Without an opening (it could
 * not be unsealed) the attempt is void and nobody is named.
 */
function rejected(r: SecretRun, c: Contribution, world: SecretWorld): Progress<SecretRun> {
  if (!r.holders.includes(c.seat)) return refused('contribution/not-owed');
  if (r.step !== 'ack' || r.acks.includes(c.seat)) return refused('contribution/wrong-step');
  if (c.bytes.length === 0) return answered({ failed: 'refused', by: [] });
  for (const rival of r.holders) {
    const mail = rival === c.seat ? undefined : r.mails[rival];
    const content = mail === undefined ? undefined : world.openedMail(mail, c.bytes);
    if (content) return answered({ failed: 'bad', by: [fits(r, rival, content) ? c.seat : rival] });
  }
  return refused('contribution/bad-opening');
}

const fits = (r: Pick<SecretRun, 'attempt' | 'commits'>, seat: Seat, content: Uint8Array): boolean =>
  content.length === 64 &&
  hex(secretCommit(fromHex(r.attempt), seat, content.subarray(0, 32), content.subarray(32))) === r.commits[seat];

/** The roll's seed, hex, of a run that has come as far as its root. @throws Error before that */
export function seedOf({ seed }: Pick<SecretRun, 'seed'>): string {
  if (seed === undefined) throw new Error('the roll of this secret is not through');
  return seed;
}

/** Roots differ: either holder lays both seeds open, everybody derives again, and the author of the false root is named. */
function disputed(r: SecretRun, c: Contribution, world: SecretWorld): Progress<SecretRun> {
  if (!r.holders.includes(c.seat)) return refused('contribution/not-owed');
  if (r.step !== 'dispute') return refused('contribution/wrong-step');
  const derived = deriveAgain(r, seedOf(r), c.bytes, (key) => world.values(r.layout, key));
  if (!derived) return refused('contribution/bad-opening');
  const right = hex(derived.rootBytes);
  return answered({ failed: 'bad', by: r.holders.filter((seat) => r.roots[seat] !== right) });
}

/** `u16 cells ‖ root`, as the contribution with a root carries it. */
export function rootBytes(cells: number, root: Uint8Array): Uint8Array {
  const out = new Uint8Array(34);
  new DataView(out.buffer).setUint16(0, cells);
  out.set(root, 2);
  return out;
}

/** Checks all seeds and blinds (64 bytes a holder, in the holders' order) against the commitments and lays the secret out again. */
export function deriveAgain(
  r: Pick<SecretRun, 'attempt' | 'commits' | 'holders'>,
  rollSeed: string,
  opening: Uint8Array,
  values: (key: Uint8Array) => readonly string[] | undefined,
): { readonly values: readonly string[]; readonly rootBytes: Uint8Array } | undefined {
  if (opening.length !== 64 * r.holders.length) return undefined;
  const parts = r.holders.map((seat, i) => ({ seat, content: opening.subarray(64 * i, 64 * i + 64) }));
  if (!parts.every(({ seat, content }) => fits(r, seat, content))) return undefined;
  const key = layoutKey(
    fromHex(r.attempt),
    parts.map(({ content }) => content.subarray(0, 32)),
    fromHex(rollSeed),
  );
  const laid = values(key);
  if (!laid) return undefined;
  return { values: laid, rootBytes: rootBytes(laid.length, layOut(fromHex(r.attempt), key, laid).root) };
}

/** The whole of a secret that stands, from all its seeds and blinds; `isRight`: the root that everybody has seen follows from them. */
export function wholeOf(
  secret: JointSecret,
  opening: Uint8Array,
  values: (key: Uint8Array) => readonly string[] | undefined,
): { readonly values: readonly string[]; readonly isRight: boolean } | undefined {
  const derived = deriveAgain(secret, secret.seed, opening, values);
  if (!derived) return undefined;
  const root = derived.rootBytes.subarray(2);
  const isRight = equal(root, fromHex(secret.root)) && derived.values.length === secret.cells;
  return { values: derived.values, isRight };
}

/** Table time in milliseconds at which the coin's next step is late; undefined while nothing has a deadline. */
export const secretDeadline = (r: SecretRun): number | undefined => coinDeadline(r.coin);

/** The secret behind its coin's deadline: whoever kept back is left out or named, as the coin has it. */
export const expireSecret = (r: SecretRun, world: RollWorld): Progress<SecretRun> =>
  rolled({ ...r, coin: expireCoin(r.coin, world.now, world.here) }, world);

/** A holder who leaves before it stands ends the attempt: nothing was learnt. */
export const secretWithout = (r: SecretRun, seat: Seat): Progress<SecretRun> =>
  r.holders.includes(seat) ? answered({ failed: 'lost', by: [seat] }) : rollWithout(r, seat);

/** @param deck what machines of dice see */
export function secretDuties(r: SecretRun, ask: string, deck?: CardWorld): Duty[] {
  const of = (what: Duty['what'], done: (seat: Seat) => boolean): Duty[] =>
    r.holders.filter((seat) => !done(seat)).map((seat) => ({ seat, ask, what, afterMs: 0 }));
  const roll = rollDuties(r, ask, deck);
  switch (r.step) {
    case 'commit':
      return [...of('secret/commit', (seat) => r.commits[seat] !== undefined), ...roll];
    case 'mail':
      return [...of('secret/mail', (seat) => r.mails[seat] !== undefined), ...roll];
    case 'ack':
      return [...of('secret/ack', (seat) => r.acks.includes(seat)), ...roll];
    case 'reveal':
      return roll;
    case 'root':
      return of('secret/root', (seat) => r.roots[seat] !== undefined);
    case 'dispute':
      return of('secret/dispute', () => false);
  }
}
