/**
 * A joint secret that stands is told to more seats (`Ask.show` of its cells). One seat that can read it sends a letter with all its seeds
 * and blinds, and each addressee acknowledges it. A reader whose letter doesn't fit the commitments and the root that everybody has seen
 * lays it open. All find the same one guilty. Pure data, no private part. SPEC A18.
 */
import type { Seat } from '../game.ts';
import {
  answered,
  CONTRIBUTION,
  type Contribution,
  type Duty,
  goesOn,
  lost,
  type Progress,
  refused,
} from '../runs/contribution.ts';
import { everReaders, HABIT_MS, readersOf } from './readers.ts';
import { type JointSecret, type SecretWorld, wholeOf } from './secret.ts';

/** A secret on its way to seats that may read it from now on. One of its holders sends one letter, and they say that it was heard. */
export interface TellRun {
  readonly kind: 'tell';
  /** Ask id of the secret. */
  readonly secret: string;
  /** Seats that can't read it yet. */
  readonly to: readonly Seat[];
  readonly mail?: { readonly entry: string; readonly seat: Seat };
  readonly acks: readonly Seat[];
}

/** What the machine needs from outside. */
export interface TellWorld extends Pick<SecretWorld, 'openedMail' | 'isMail'> {
  readonly seated: readonly Seat[];
  values(secret: JointSecret, key: Uint8Array): readonly string[] | undefined;
}

/** @param id of the secret whose cells these are all */
export function beginTell(
  id: string,
  secret: JointSecret,
  to: readonly Seat[],
  { seated }: Pick<TellWorld, 'seated'>,
): Progress<TellRun> {
  const gone = to.filter((seat) => !seated.includes(seat));
  if (gone.length > 0) return lost(gone);
  const readers = readersOf(secret);
  const news = [...new Set(to)].filter((seat) => !readers.includes(seat));
  if (news.length === 0) return answered({});
  if (!readers.some((seat) => seated.includes(seat))) return lost(everReaders(secret));
  return goesOn({ kind: 'tell', secret: id, to: news, acks: [] });
}

/** `told`: all have it; `entry` carries the letter. */
type Step = Progress<TellRun> | { readonly kind: 'told'; readonly entry: string };

/** Takes the letter of a holder, or the word of a seat that it has read it. Ends once all have. */
export function contributeTell(r: TellRun, c: Contribution, secret: JointSecret, world: TellWorld): Step {
  switch (c.type) {
    case CONTRIBUTION.secretMail:
      if (!readersOf(secret).includes(c.seat)) return refused('contribution/not-owed');
      if (!world.isMail(c.bytes, r.to)) return refused('contribution/malformed');
      if (r.mail) return refused('contribution/wrong-step');
      return goesOn({ ...r, mail: { entry: c.entry, seat: c.seat } });
    case CONTRIBUTION.secretAck: {
      if (!r.to.includes(c.seat)) return refused('contribution/not-owed');
      if (!r.mail || r.acks.includes(c.seat)) return refused('contribution/wrong-step');
      if (c.bytes.length > 0) return refused('contribution/malformed');
      const acks = [...r.acks, c.seat];
      return acks.length < r.to.length ? goesOn({ ...r, acks }) : { kind: 'told', entry: r.mail.entry };
    }
    case CONTRIBUTION.secretReject:
      return rejected(r, c, secret, world);
    default:
      return refused('contribution/wrong-step');
  }
}

/** Without an opening (the letter could not be unsealed) nobody is named. */
function rejected(r: TellRun, c: Contribution, secret: JointSecret, world: TellWorld): Progress<TellRun> {
  if (!r.to.includes(c.seat)) return refused('contribution/not-owed');
  if (!r.mail || r.acks.includes(c.seat)) return refused('contribution/wrong-step');
  if (c.bytes.length === 0) return answered({ failed: 'refused', by: [] });
  const content = world.openedMail(r.mail.entry, c.bytes);
  if (!content) return refused('contribution/bad-opening');
  const whole = wholeOf(secret, content, (key) => world.values(secret, key));
  // The letter is as it should be, and the root isn't: that is the work of all holders.
  if (whole && !whole.isRight) return answered({ failed: 'bad', by: secret.holders });
  return answered({ failed: 'bad', by: [whole ? c.seat : r.mail.seat] });
}

/** Somebody has left: a recipient, or the last who could have told. */
export function tellAfterLeave(
  r: TellRun,
  secret: JointSecret,
  { seated }: Pick<TellWorld, 'seated'>,
): Progress<TellRun> {
  const gone = r.to.filter((seat) => !seated.includes(seat));
  if (gone.length > 0) return lost(gone);
  const canTell = r.mail || readersOf(secret).some((seat) => seated.includes(seat));
  return canTell ? goesOn(r) : lost(everReaders(secret));
}

/**
 * Seats that owe something. The letter is owed by habit by the first reader, later by the next one; then each seat owes an acknowledgement.
 */
export function tellDuties(r: TellRun, ask: string, secret: JointSecret, seated: readonly Seat[]): Duty[] {
  if (r.mail)
    return r.to
      .filter((seat) => !r.acks.includes(seat))
      .map((seat) => ({ seat, ask, what: 'secret/heard', afterMs: 0 }));
  return readersOf(secret)
    .filter((seat) => seated.includes(seat))
    .map((seat, i) => ({ seat, ask, what: 'secret/tell', afterMs: i * HABIT_MS }));
}
