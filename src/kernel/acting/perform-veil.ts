/**
 * What this device owes to veiled letters. One path for all, whatever a letter says, whichever role it has, and whether its person chose
 * anything. None of that changes a step, length or moment of it (SPEC V1, V2).
 */
import { concat, fromHex } from '../bytes.ts';
import { presentVeil, unservedSeats, type VeilRun } from '../asks/veil.ts';
import { eyesOf } from '../play/eyes.ts';
import { CONTRIBUTION } from '../runs/contribution.ts';
import { veilAt } from '../runs/veils.ts';
import { makeLetter, slotInfo, slotSeed, writeSlots } from '../secrets/veil.ts';
import { handDevices, type TableState } from '../state/state.ts';
import { openVeils, seatKeys, secretOfRoot } from '../state/world.ts';
import type { OwedDuty, Perform, Performance, PerformPorts } from './performance.ts';
import { gameSeed, keptKey, keyAt } from './veil-keys.ts';

type Made = Pick<Performance, 'type' | 'bytes'> | undefined;

/** Makes the key or letter that is owed; nothing where this device can't yet. */
export const veilStep: Perform = async (ports, state, run, duty, ask) => {
  if (run.kind !== 'veil' || !ports.veils) return undefined;
  const made = await STEPS[duty.what]?.({ ...ports, veils: ports.veils }, state, run, duty);
  return made && { ...ask, ...made };
};

type VeilPorts = PerformPorts & Required<Pick<PerformPorts, 'veils'>>;
type Step = (ports: VeilPorts, state: TableState, run: VeilRun, duty: OwedDuty) => Promise<Made>;

/** A game key, unless this device has been given what it is for. */
const hello: Step = async (ports, _, run) => {
  if (await keptKey(ports, run.root)) return undefined;
  const { mailPk } = await ports.mail.pair(await gameSeed(ports, run.root));
  return { type: CONTRIBUTION.veilHello, bytes: () => mailPk };
};

/** One slot for each game key that has none: of the present veil, so that nobody reads what was before. */
const keys: Step = async (ports, state, run) => {
  const secret = secretOfRoot(state, run.root);
  const cell = ports.veils.opened().get(run.root);
  const veiled = state.veils?.[run.root];
  if (!secret || cell === undefined || !veiled) return undefined;
  const m = presentVeil(veiled, openVeils(state, run.root));
  const attempt = fromHex(secret.attempt);
  const slots: Parameters<typeof writeSlots>[0][number][] = [];
  for (const seat of unservedSeats(veiled, (one) => handDevices(state, one))) {
    const game = veiled.keys[seat]!;
    const [device, key] = [fromHex(game.device), fromHex(game.key)];
    const info = slotInfo({ attempt, seat, device, m });
    const plain = seatKeys(secret, cell).at(seat, m);
    const { enc, ct } = await ports.mail.seal(
      key,
      info,
      new Uint8Array(),
      plain,
      slotSeed(attempt, cell, seat, key, m),
    );
    slots.push({ device, m, sealed: concat(enc, ct) });
  }
  return slots.length === 0 ? undefined : { type: CONTRIBUTION.veilKeys, bytes: () => writeSlots(slots) };
};

const letterIn: Step = async (ports, state, run, { seat, ask }) => {
  const { desk } = ports.veils;
  const { game } = ports.world;
  const key = await keyAt(ports, state, run.root, seat, run.m);
  const numbers = state.play && (await desk.numbers(game, state.play, run.tag, run.bases));
  if (!key || !numbers) return undefined;
  const bytes = makeLetter(veilAt(ask, 'in'), run.bases, [key], [numbers], ports.rng.bytes(64));
  return { type: CONTRIBUTION.veilIn, bytes: () => bytes };
};

const letterOut: Step = (ports, state, run, { seat, ask }) => {
  const secret = secretOfRoot(state, run.root);
  const opened = ports.veils.opened();
  const cell = opened.get(run.root);
  if (!secret || cell === undefined || !state.play) return Promise.resolve(undefined);
  const lists = ports.world.game.letters?.(state.play.state, eyesOf(state.play, seat, opened), run.tag);
  if (!lists) return Promise.resolve(undefined);
  const all = run.seats.map((one) => seatKeys(secret, cell).at(one, run.m));
  const bytes = makeLetter(veilAt(ask, 'out'), run.bases, all, lists, ports.rng.bytes(32 * (all.length + 1)));
  return Promise.resolve({ type: CONTRIBUTION.veilOut, bytes: () => bytes });
};

const letter: Step = (ports, state, run, duty) => (run.way === 'in' ? letterIn : letterOut)(ports, state, run, duty);

const STEPS: Readonly<Partial<Record<OwedDuty['what'], Step>>> = {
  'veil/hello': hello,
  'veil/keys': keys,
  'veil/letter': letter,
};

/** Letters of seats and their keys show nothing, so they wait for no quorum: a night doesn't stand still for phones that sleep. */
export const isVeilAtOnce = (state: TableState, { ask, what }: OwedDuty): boolean => {
  if (what === 'veil/hello') return true;
  const run = state.requests[ask];
  return what === 'veil/letter' && run?.kind === 'veil' && run.way === 'in';
};
