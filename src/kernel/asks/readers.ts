/** The seats that can read a joint secret, and how long they wait for each other where one of them is enough. */
import { own } from '../own.ts';
import type { Seat } from '../game.ts';
import type { JointSecret } from './secret.ts';

/** How long the others wait for whoever contributes by habit. */
export const HABIT_MS = 10_000;

type Read = Pick<JointSecret, 'holders' | 'told' | 'left'>;
type Secrets = Readonly<Record<string, JointSecret>>;

/** Its holders, and who has been told it since, whoever sits there now. */
export const everReaders = ({ holders, told }: Read): readonly Seat[] =>
  told ? [...new Set([...holders, ...Object.keys(told).map(Number)])] : holders;

/** Those of them who sit there still: any of them can open its cells. */
export const readersOf = (secret: Read): readonly Seat[] => {
  const { left } = secret;
  const all = everReaders(secret);
  return left ? all.filter((seat) => left[seat] === undefined) : all;
};

/** The seat in which this device can read it, or could before that was left. The device has to keep what it knows, as it may come back. */
export function readsAs(secret: Read, device: string, me: Seat | undefined): Seat | undefined {
  if (me !== undefined && readersOf(secret).includes(me)) return me;
  const former = Object.entries(secret.left ?? {}).find(([, devices]) => devices.includes(device));
  return former && Number(former[0]);
}

/** A seat was left by those who had these devices: who sits there next could never read what they could. */
export const secretsAfterLeave = (secrets: Secrets, seat: Seat, devices: readonly string[]): Secrets =>
  each(secrets, (secret) => (readersOf(secret).includes(seat) ? without(secret, seat, devices) : secret));

/** Another device has the seat: what others can read as well they tell it, what the former ones alone could read is lost. */
export const secretsAfterReplaced = (secrets: Secrets, seat: Seat, devices: readonly string[]): Secrets =>
  each(secrets, (secret) => {
    const [one, ...others] = readersOf(secret);
    return one === seat && others.length === 0 ? without(secret, seat, devices) : secret;
  });

/** A person who sits down where this very device could read it can read it again. */
export const secretsAfterSit = (secrets: Secrets, seat: Seat, device: string): Secrets =>
  each(secrets, (secret) => (own(secret.left ?? {}, `${seat}`)?.includes(device) ? back(secret, [seat]) : secret));

/** These have heard it. @param entry that carries the letter */
export function heardBy(secret: JointSecret, seats: readonly Seat[], entry: string): JointSecret {
  const by = Object.fromEntries(seats.map((seat) => [seat, entry]));
  return back({ ...secret, told: { ...secret.told, ...by } }, seats);
}

const without = (secret: JointSecret, seat: Seat, devices: readonly string[]): JointSecret => ({
  ...secret,
  left: { ...secret.left, [seat]: devices },
});

function back(secret: JointSecret, seats: readonly Seat[]): JointSecret {
  const { left = {}, ...rest } = secret;
  const still = Object.entries(left).filter(([seat]) => !seats.includes(Number(seat)));
  return still.length === 0 ? rest : { ...rest, left: Object.fromEntries(still) };
}

function each(secrets: Secrets, next: (secret: JointSecret) => JointSecret): Secrets {
  const all = Object.entries(secrets).map(([id, secret]) => [id, next(secret)] as const);
  return all.every(([id, secret]) => secrets[id] === secret) ? secrets : Object.fromEntries(all);
}
