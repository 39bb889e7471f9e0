/**
 * The table of duties: one row a kind, with the types of contributions that fulfil it and how this device makes one. Nothing here decides whether
 * something is owed; that is the fold's (`fold/machines.ts`). What a contribution depends on (seeds, blinds, coins) is stored before it
 * is made, so a reload gives the same.
 */
import { concat, read, Writer } from '../bytes.ts';
import { cellHandle } from '../asks/open.ts';
import type { Run } from '../asks/run.ts';
import { readShare } from '../cards/bodies.ts';
import { parseContributionBody } from '../journal/bodies.ts';
import { type Entry, KIND } from '../journal/entry.ts';
import { CONTRIBUTION, type DutyName } from '../runs/contribution.ts';
import { openCell, writeCell } from '../secrets/joint-secret.ts';
import type { TableState } from '../state/state.ts';
import { performCards } from './perform-cards.ts';
import { coin, secretStep, tellStep } from './perform-secrets.ts';
import type { AskName, OwedDuty, Perform, Performance, PerformPorts } from './performance.ts';
import { veilStep } from './perform-veil.ts';
import { unseal } from './sealing.ts';
import { contentsOf, layOutSecret } from './seeds.ts';

interface Row {
  /** A letter is acknowledged or rejected: there may be two. */
  readonly types: readonly number[];
  readonly perform: Perform;
  /** Which of several parts a contribution is for, where a duty names one. */
  item?(bytes: Uint8Array): number | undefined;
}

const firstWord = (bytes: Uint8Array): number | undefined => read(bytes.subarray(0, 2), (r) => r.u16());

/** Contributions to runs for cards and dice have a head of their own. */
const forCards = (type: number): Row => ({
  types: [type],
  perform: (ports, state, run, duty, ask) =>
    ports.cards && performCards({ ...ports, ...ports.cards }, state, run, duty, ask),
  item: (bytes) => readShare(bytes)?.item,
});

const openCells: Perform = async (ports, state, run, duty, ask) => {
  const id = run.kind === 'open' ? run.secret : undefined;
  const secret = id === undefined ? undefined : state.secrets[id];
  const laid = secret && (await layOutSecret(ports, secret, duty.seat));
  if (!laid || run.kind !== 'open' || id === undefined) return undefined;
  const open = run.cells.filter((cell) => run.faces[cellHandle(id, cell)] === undefined);
  const w = new Writer().u8(open.length);
  for (const cell of open) w.s16(writeCell(openCell(laid, cell)));
  return { ...ask, type: CONTRIBUTION.openCells, bytes: () => w.done() };
};

const openWhole: Perform = async (ports, state, run, duty, ask) => {
  const secret = run.kind === 'open' && run.secret !== undefined ? state.secrets[run.secret] : undefined;
  const contents = secret && (await contentsOf(ports, secret, duty.seat));
  return contents && { ...ask, type: CONTRIBUTION.openSecret, bytes: () => concat(...contents) };
};

const openSealed: Perform = async (ports, state, run, { item = 0 }, ask) => {
  const handle = run.kind === 'open' ? run.things[item] : undefined;
  const thing = handle === undefined ? undefined : state.sealed[handle];
  if (handle === undefined || !thing) return undefined;
  const opened = await unseal(ports, handle, thing);
  return (
    opened && { ...ask, type: CONTRIBUTION.openSealed, bytes: () => new Writer().u16(item).raw(opened.opening).done() }
  );
};

/** The pack, or that it can't be had; nothing while it is looked for. */
const bringPack: Perform = (ports, _, run, duty, ask) => {
  const found = run.kind === 'pack' ? ports.packs?.of(duty.ask, run.hash) : undefined;
  if (!found) return undefined;
  return { ...ask, type: CONTRIBUTION.packContent, bytes: () => (found === 'lacks' ? new Uint8Array() : found) };
};

/** What is asked for is opened, or the seat lacks it. */
const opens = (type: number): readonly number[] => [type, CONTRIBUTION.openLacks];
const heard = [CONTRIBUTION.secretAck, CONTRIBUTION.secretReject] as const;
/** These are entries of another kind (`perform-keygen.ts`). */
const otherwise: Row = { types: [], perform: () => undefined };

const ROWS: Readonly<Record<DutyName, Row>> = {
  'coin/commit': { types: [CONTRIBUTION.coinCommit], perform: coin },
  'coin/reveal': { types: [CONTRIBUTION.coinReveal], perform: coin },
  'secret/commit': { types: [CONTRIBUTION.secretCommit], perform: secretStep },
  'secret/mail': { types: [CONTRIBUTION.secretMail], perform: secretStep },
  'secret/ack': { types: heard, perform: secretStep },
  'secret/root': { types: [CONTRIBUTION.secretRoot], perform: secretStep },
  'secret/dispute': { types: [CONTRIBUTION.openSecret], perform: secretStep },
  'secret/tell': { types: [CONTRIBUTION.secretMail], perform: tellStep },
  'secret/heard': { types: heard, perform: tellStep },
  'open/cells': { types: opens(CONTRIBUTION.openCells), perform: openCells },
  'open/secret': { types: opens(CONTRIBUTION.openSecret), perform: openWhole },
  'open/sealed': { types: opens(CONTRIBUTION.openSealed), perform: openSealed, item: firstWord },
  'deck/pass': forCards(CONTRIBUTION.deckPass),
  'deck/convert': forCards(CONTRIBUTION.deckConvert),
  'deck/open': forCards(CONTRIBUTION.deckOpen),
  'roll/share': forCards(CONTRIBUTION.rollShare),
  'pack/bring': { types: [CONTRIBUTION.packContent], perform: bringPack },
  'veil/hello': { types: [CONTRIBUTION.veilHello], perform: veilStep },
  'veil/keys': { types: [CONTRIBUTION.veilKeys], perform: veilStep },
  'veil/letter': { types: [CONTRIBUTION.veilIn, CONTRIBUTION.veilOut], perform: veilStep },
  'keep/exchange': otherwise,
  'keep/deal': otherwise,
  'keep/check': otherwise,
  'keep/hand': otherwise,
};

/** The ask that a duty is about. */
export function askOf(duty: OwedDuty): AskName {
  const split = duty.ask.lastIndexOf(':');
  return { cause: duty.ask.slice(0, split), index: Number(duty.ask.slice(split + 1)) };
}

/** Is this entry what this duty asks for? For those that are on their way. */
export function isContributionTo(duty: OwedDuty, entry: Entry): boolean {
  const { types, item } = ROWS[duty.what];
  const body = entry.kind === KIND.contribution ? parseContributionBody(entry.body) : undefined;
  if (!body || !types.includes(body.type)) return false;
  const ask = askOf(duty);
  const named = duty.item === undefined ? undefined : item?.(body.bytes);
  return body.cause === ask.cause && body.index === ask.index && named === duty.item;
}

/** How to do one duty; undefined where this device can't (its seed is lost, a letter isn't here yet). */
export async function perform(
  ports: PerformPorts,
  state: TableState,
  run: Run,
  duty: OwedDuty,
): Promise<Performance | undefined> {
  return ROWS[duty.what].perform(ports, state, run, duty, askOf(duty));
}
