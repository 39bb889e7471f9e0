/** Lupus: by night wolves choose a victim, by day the village chooses whom to lynch; who is who only the moderator's device knows. */
import type { Game, Seat } from '../../kernel/game.ts';
import { asideMoves } from './aside.ts';
import { awaitedByDay, daySteps, silentByDay } from './day.ts';
import { onRoles, rolesLayout } from './deal.ts';
import { deskOf } from './desk.ts';
import { endMoves, endSteps } from './ends.ts';
import { handMoves, onHanded } from './hand-over.ts';
import { lobbyMoves, setup } from './lobby.ts';
import { duties, wordMoves } from './morning.ts';
import { news } from './news.ts';
import { nightSteps, onPhase } from './night.ts';
import { type Options, options } from './options.ts';
import { owlMoves } from './owl.ts';
import { pauseMoves } from './pause.ts';
import { hasPerson } from './people.ts';
import { pickMoves } from './pick.ts';
import { presenceSteps } from './presence.ts';
import { view } from './show.ts';
import { speechMoves } from './speech.ts';
import type { State } from './state.ts';
import { talkMoves } from './talk.ts';
import { voteMoves } from './vote.ts';

/** Nobody is named by night, nor where the moderator owes a word: that would say who has a part in it. */
function awaits(s: State): readonly Seat[] {
  switch (s.stage) {
    case 'lobby':
      return s.players.filter((seat) => !s.agreed.includes(seat));
    case 'night':
    case 'dawn':
    case 'owl':
    case 'verdict':
      return s.players;
    case 'talk':
    case 'vote':
    case 'speech':
      return awaitedByDay(s);
    case 'stuck':
      return s.seats;
    default:
      return [];
  }
}

/** By night all but a person who moderates; by day the dead, and whoever hasn't the word. */
function silent(s: State): readonly Seat[] {
  const present = [...s.seats, ...s.late];
  if (s.stage === 'lobby' || s.stage === 'roles' || s.stage === 'record' || s.stage === 'over') return [];
  const all = hasPerson(s) ? present.filter((seat) => seat !== s.hub) : present;
  return s.stage === 'night' || s.stage === 'dawn' ? all : silentByDay(s, all);
}

export const lupus: Game<State, Options> = {
  id: 'lupus',
  version: 3,
  seats: { min: 8, max: 25 },
  options,
  setup,
  layouts: { roles: rolesLayout },
  moves: {
    ...lobbyMoves,
    ...pickMoves,
    ...wordMoves,
    ...talkMoves,
    ...asideMoves,
    ...voteMoves,
    ...owlMoves,
    ...speechMoves,
    ...pauseMoves,
    ...handMoves,
    ...endMoves,
  },
  on: {
    ...presenceSteps,
    ...nightSteps,
    ...daySteps,
    ...endSteps,
    roles: onRoles,
    phase: (s, _, ask) => onPhase(s, ask),
    handed: onHanded,
    // A seat that couldn't be shown it reads nothing, and nothing waits for that.
    graves: (s) => s,
  },
  awaits,
  silent: { id: 'LU-085', code: 'listen', seats: silent },
  duties,
  letters: (s, eyes, tag) => (tag === 'out' && s.now.out ? deskOf(s, eyes.read)?.told(s.now.out) : undefined),
  hushed: (s) => s.stage === 'night' || s.stage === 'dawn',
  outcome: (s) => s.result ?? undefined,
  news,
  view,
};
