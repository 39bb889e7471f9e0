/** The machines of cards and dice behind one door for the fold: contribution, time, departure, duties. */
import { type Contribution, type Duty, goesOn, type Progress, refused } from '../asks/answering.ts';
import type { OpenRequest } from '../asks/open.ts';
import { expireWaiting } from './begin.ts';
import { beaconAfterLeave, contributeBeacon } from './dice.ts';
import { beaconDuties, lockDuties, shuffleDuties } from './duties.ts';
import { contributeLock, expireLock, lockAfterLeave } from './lock.ts';
import { ownersLack, ownersOwe } from './parts.ts';
import type { CardRequest } from './request.ts';
import { contributeShuffle, expireShuffle, shuffleAfterLeave } from './shuffle.ts';
import type { CardWorld } from './world.ts';

/** @param name id of the ask */
export function contributeCards(
  world: CardWorld,
  r: CardRequest,
  c: Contribution,
  name: string,
): Progress<CardRequest> {
  switch (r.kind) {
    case 'waiting':
      return refused('answer/wrong-step');
    case 'lock':
      return contributeLock(world, r, c);
    case 'shuffle':
      return contributeShuffle(world, r, c, name);
    case 'beacon':
      return contributeBeacon(world, r, c);
  }
}

/** Table time at which something happens by itself. */
export const cardsDeadline = (r: CardRequest): number | undefined =>
  r.kind === 'shuffle' || r.kind === 'waiting' || (r.kind === 'lock' && ownersOwe(r.parts)) ? r.until : undefined;

export function expireCards(world: CardWorld, r: CardRequest, name: string): Progress<CardRequest> {
  if (r.kind === 'lock') return expireLock(world, r);
  if (r.kind === 'waiting') return expireWaiting(world, r);
  return r.kind === 'shuffle' ? expireShuffle(world, r, name) : goesOn(r);
}

/** Somebody left, or the table goes on without some. What waits is looked at anew anyway. */
export function cardsAfterLeave(world: CardWorld, r: CardRequest, name: string): Progress<CardRequest> {
  switch (r.kind) {
    case 'waiting':
      return goesOn(r);
    case 'lock':
      return lockAfterLeave(world, r);
    case 'shuffle':
      return shuffleAfterLeave(world, r, name);
    case 'beacon':
      return beaconAfterLeave(world, r);
  }
}

/** Does it wait for nobody but people who are away? Then it may as well begin anew with other keepers. */
export function onlyAway({ away }: CardWorld, r: CardRequest | OpenRequest): boolean {
  if (r.kind === 'shuffle') return !r.mix && r.passed.length === 0 && r.turns.every((seat) => away.includes(seat));
  const parts = r.kind === 'lock' && r.ask !== 'rekey' ? r.parts : r.kind === 'open' ? (r.deck?.parts ?? []) : [];
  const open = parts.filter((part) => !part.out);
  return (
    open.length > 0 &&
    open.every((part) => {
      const lacks = ownersLack(part);
      return lacks.length > 0 && lacks.every((seat) => away.includes(seat));
    })
  );
}

export function cardsDuties(world: CardWorld, r: CardRequest, ask: string): (Duty & { readonly item: number })[] {
  switch (r.kind) {
    case 'waiting':
      return [];
    case 'lock':
      return lockDuties(world, r, ask);
    case 'shuffle':
      return shuffleDuties(world, r, ask);
    case 'beacon':
      return beaconDuties(world, r, ask);
  }
}
