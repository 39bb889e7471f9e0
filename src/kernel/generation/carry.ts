/**
 * The state that a new generation begins with. It is a pure function of the state at its base, so that every holder of the generation
 * before can check it. Chains begin anew, and devices that have no seat say hello again: that is what makes the new room small.
 */
import { secretsAfterLeave } from '../asks/readers.ts';
import { sealedAfterLeave } from '../runs/sealed.ts';
import { seatLeft } from '../cards/hands.ts';
import { canonical } from '../canonical.ts';
import { foldVoters } from '../fold/presence.ts';
import { afterLeave, goOnWith } from '../fold/departures.ts';
import { allDevices, changed, isLookingOn, seatedWith, seatOf, type TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import type { Seat } from '../game.ts';
import { renewed } from './renewal.ts';
import type { Rules } from '../journal/bodies.ts';
import { HOW, type How } from '../journal/carried.ts';
import { keepingCarried } from '../keygen/tend.ts';
import type { Stamped } from '../log/order.ts';
import { tell } from '../pipeline/play.ts';
import { begun } from '../undo/state.ts';

/** How a generation is left: by which move, by whom, and with which rules it goes on. */
export interface Leaving {
  /** One of `HOW`. */
  readonly how: How;
  /** The seat that is sent away, where one is. */
  readonly about: Seat | undefined;
  /** Of the game that is played from here on. */
  readonly rules: Rules;
  /** Hex devices that vote in the new generation at first. */
  readonly going: readonly string[];
  /** Hex device of whoever opens it. */
  readonly opener: string;
  /** Its hash is the cause of what the game says to a departure. */
  readonly base: Stamped;
}

/** @param old the world of the generation before: its game, room and past */
export function carry(old: FoldWorld, at: TableState, l: Leaving): TableState {
  // A device that decides on it can't wait: what it begins with is worked out on the spot.
  const { known: _, ...world } = old;
  let state = l.about === undefined ? at : sendAway(world, at, l.about, l.base.hash);
  if (l.how === HOW.relink) state = withoutAskers(state);
  // A seat whose vote was being handed on goes, or stays behind, with the device that votes for it now.
  const voices = (devices: readonly string[]): readonly string[] =>
    devices.map((device) => seatedWith(state, device)?.device ?? device);
  state = foldVoters(world, state, voices(l.base.voters.devices), voices(l.going), l.base.hash).state;
  // People who weren't sent away may still come, unless the others wait for them no longer.
  const seats =
    l.how === HOW['go-on'] ? l.going.map((device) => seatOf(state, device)) : state.roster.map((s) => s.seat);
  state = goOnWith(
    world,
    state,
    seats.filter((seat) => seat !== undefined),
  ).state;
  const stays = state.devices[state.founder] && (l.how !== HOW['go-on'] || l.going.includes(state.founder));
  // What was before a move lies in the generation before, so nothing that was done there can be taken back here.
  state = changed(state, { founder: stays ? state.founder : l.opener, heads: {}, undo: begun(state.undo) });
  const { host } = state;
  // The opener of the generation lets people in where the one who did stays behind.
  if (host !== undefined && (!state.devices[host] || (l.how === HOW['go-on'] && !l.going.includes(host))))
    state = changed(state, { host: l.opener });
  if (state.keeping) state = changed(state, { keeping: keepingCarried(state.keeping) });
  state = renewed(state, l.rules);
  return changed(state, { devices: named(state) });
}

/** Devices that only ask have the old link alone, and can't come along: nobody is to answer them where they aren't. */
const withoutAskers = (state: TableState): TableState => changed(state, { asking: [], pairing: [], reclaims: [] });

/** As if the person had left; their device is forgotten. */
function sendAway(world: FoldWorld, at: TableState, seat: Seat, cause: string): TableState {
  const gone = at.roster.filter((s) => s.seat === seat).flatMap((s) => allDevices(s).map(({ device }) => device));
  const roster = at.roster.filter((s) => s.seat !== seat);
  const devices = Object.fromEntries(Object.entries(at.devices).filter(([device]) => !gone.includes(device)));
  const away = at.away.filter((device) => !gone.includes(device));
  const [cards, sealed] = [seatLeft(at.cards, seat), sealedAfterLeave(at.sealed, seat)];
  const secrets = secretsAfterLeave(at.secrets, seat, []);
  const lookingOn = at.lookingOn?.filter((one) => one !== seat) ?? [];
  let state = changed(at, { roster, devices, away, cards, sealed, secrets, lookingOn });
  if (gone.length === 0 || !state.play || isLookingOn(at, seat)) return state;
  state = changed(state, { play: tell(world.game, state.play, 'left', seat, cause, state.now) });
  return afterLeave(world, state, seat).state;
}

/** The keys of devices that the rest of the state names. */
function named(state: TableState): TableState['devices'] {
  const rest = canonical(changed(state, { devices: {} }));
  return Object.fromEntries(Object.entries(state.devices).filter(([device]) => rest.includes(device)));
}
