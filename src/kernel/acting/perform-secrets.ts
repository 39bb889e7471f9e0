/** What this device owes to coins and joint secrets. What a contribution depends on is stored before it is made. */
import { concat, equal, fromHex } from '../bytes.ts';
import { rootBytes, seedOf, wholeOf } from '../asks/secret.ts';
import type { NextIndex } from '../journal/session.ts';
import { CONTRIBUTION } from '../runs/contribution.ts';
import { coinCommit } from '../secrets/coin.ts';
import { secretCommit } from '../secrets/joint-secret.ts';
import type { Perform } from './performance.ts';
import { sealTo } from './sealing.ts';
import { contentKey, contentsOf, fitsCommit, layOutSecret, openLetter, ownContent, sharedContentKey } from './seeds.ts';

/** A part of a coin: stored before it is committed to. */
export const coin: Perform = async (ports, _, run, duty, ask) => {
  const flip = run.kind === 'roll' || run.kind === 'secret' ? run.coin : undefined;
  if (!flip) return undefined;
  const key = `coin/${flip.rollId}`;
  const stored = await ports.store.get(key);
  const id = fromHex(flip.rollId);
  const commitOf = (x: Uint8Array): Uint8Array => coinCommit(id, duty.seat, x);
  if (duty.what === 'coin/reveal') {
    // The author of the commitment in this seat may have been somebody else, or this device in another one.
    const mine = stored && equal(commitOf(stored), fromHex(flip.commits[duty.seat]!));
    return mine ? { ...ask, type: CONTRIBUTION.coinReveal, bytes: () => stored } : undefined;
  }
  const x = stored ?? ports.rng.bytes(32);
  if (!stored) await ports.store.put(key, x);
  return { ...ask, type: CONTRIBUTION.coinCommit, bytes: () => commitOf(x) };
};

/** A step of a joint secret. */
export const secretStep: Perform = async (ports, state, r, duty, ask) => {
  if (r.kind !== 'secret') return undefined;
  const attempt = fromHex(r.attempt);
  switch (duty.what) {
    case 'secret/commit': {
      const content = (await ownContent(ports, r, duty.seat)) ?? ports.rng.bytes(64);
      await ports.store.put(contentKey(r), content);
      const commit = secretCommit(attempt, duty.seat, content.subarray(0, 32), content.subarray(32));
      return { ...ask, type: CONTRIBUTION.secretCommit, bytes: () => commit };
    }
    case 'secret/mail': {
      const content = await ownContent(ports, r, duty.seat);
      return (
        content && {
          ...ask,
          type: CONTRIBUTION.secretMail,
          bytes: (place) => sealTo(ports, state, place, r.holders, content),
        }
      );
    }
    case 'secret/ack': {
      for (const rival of r.holders.filter((seat) => seat !== duty.seat)) {
        const opened = await openLetter(ports, r.mails[rival]!);
        if (opened && fitsCommit(r, rival, opened.payload)) continue;
        return { ...ask, type: CONTRIBUTION.secretReject, bytes: () => opened?.opening ?? new Uint8Array() };
      }
      return { ...ask, type: CONTRIBUTION.secretAck, bytes: () => new Uint8Array() };
    }
    case 'secret/root': {
      const laid = await layOutSecret(ports, { ...r, seed: seedOf(r) }, duty.seat);
      return laid && { ...ask, type: CONTRIBUTION.secretRoot, bytes: () => rootBytes(laid.values.length, laid.root) };
    }
    case 'secret/dispute': {
      const contents = await contentsOf(ports, r, duty.seat);
      return contents && { ...ask, type: CONTRIBUTION.openSecret, bytes: () => concat(...contents) };
    }
    default:
      return undefined;
  }
};

/** Telling a secret that stands, and hearing it: what fits is stored before it is acknowledged. */
export const tellStep: Perform = async (ports, state, r, duty, ask) => {
  const secret = r.kind === 'tell' ? state.secrets[r.secret] : undefined;
  if (r.kind !== 'tell' || !secret) return undefined;
  if (duty.what === 'secret/tell') {
    const contents = await contentsOf(ports, secret, duty.seat);
    if (!contents) return undefined;
    const bytes = (place: NextIndex): Promise<Uint8Array | undefined> =>
      sealTo(ports, state, place, r.to, concat(...contents));
    return { ...ask, type: CONTRIBUTION.secretMail, bytes };
  }
  const opened = await openLetter(ports, r.mail!.entry);
  const values = (key: Uint8Array): readonly string[] | undefined =>
    ports.world.game.layouts?.[secret.layout]?.(key, secret.asked);
  if (!opened || wholeOf(secret, opened.payload, values)?.isRight !== true)
    return { ...ask, type: CONTRIBUTION.secretReject, bytes: () => opened?.opening ?? new Uint8Array() };
  for (const [i, seat] of secret.holders.entries())
    await ports.store.put(sharedContentKey(secret.attempt, seat), opened.payload.slice(64 * i, 64 * i + 64));
  return { ...ask, type: CONTRIBUTION.secretAck, bytes: () => new Uint8Array() };
};
