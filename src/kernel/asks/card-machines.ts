/** The machines of cards and dice behind one door for the fold: contribution, time, departure, duties. */
import { type Contribution, type Duty, goesOn, type Progress, refused } from '../runs/contribution.ts';
import type { OpenRun } from './open.ts';
import { expireWaiting } from '../cards/begin.ts';
import { beaconAfterLeave, contributeBeacon } from '../cards/dice.ts';
import { beaconDuties, lockDuties, shuffleDuties } from '../cards/duties.ts';
import { contributeLock, expireLock, lockAfterLeave } from '../cards/lock.ts';
import { ownersLack, ownersOwe } from '../cards/parts.ts';
import type { CardRun } from '../runs/card-run.ts';
import { contributeShuffle, expireShuffle, shuffleAfterLeave } from '../cards/shuffle.ts';
import type { CardWorld } from '../runs/card-world.ts';

/** @param name id of the ask */
export function contributeCards(world: CardWorld, r: CardRun, c: Contribution, name: string): Progress<CardRun> {
  switch (r.kind) {
    case 'waiting':
      return refused('contribution/wrong-step');
    case 'lock':
      return contributeLock(world, r, c);
    case 'shuffle':
      return contributeShuffle(world, r, c, name);
    case 'beacon':
      return contributeBeacon(world, r, c);
  }
}

/** Table time at which something happens by itself. */
export const cardsDeadline = (r: CardRun): number | undefined =>
  r.kind === 'shuffle' || r.kind === 'waiting' || (r.kind === 'lock' && ownersOwe(r.parts)) ? r.until : undefined;

/** A run of cards behind its deadline: its late ones stood in for or blamed. @param name of the run, for the context of its proofs */
export function expireCards(world: CardWorld, r: CardRun, name: string): Progress<CardRun> {
  if (r.kind === 'lock') return expireLock(world, r);
  if (r.kind === 'waiting') return expireWaiting(world, r);
  return r.kind === 'shuffle' ? expireShuffle(world, r, name) : goesOn(r);
}

/** Somebody left, or the table goes on without some. What waits is looked at anew anyway. */
export function cardsAfterLeave(world: CardWorld, r: CardRun, name: string): Progress<CardRun> {
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
export function onlyAway({ away }: CardWorld, r: CardRun | OpenRun): boolean {
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

/** What keepers and owners of hands owe to a run of cards. @param ask id of the question */
export function cardsDuties(world: CardWorld, r: CardRun, ask: string): (Duty & { readonly item: number })[] {
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
