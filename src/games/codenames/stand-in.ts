/**
 * CNQ-25: a spymaster who is gone in the middle of a game is followed by an operative. It takes more than half of the team's operatives who are
 * there, whoever it is among them, and one must be left to guess. The other spymaster's device tells the key; nothing changes before it has
 * been heard and checked. A seat that has led and leads no more is out of this game (CN-007).
 */
import type { Ask, Made, Move, Seat } from '../../kernel/game.ts';
import { fields, integer } from '../../kernel/schemas.ts';
import { votesNeeded } from '../kit/votes.ts';
import { notOver, rule } from './rules.ts';
import {
  changed,
  gameSlot,
  isPlayed,
  isSince5,
  isSpymaster,
  operatives,
  otherTeam,
  teamOf,
  type State,
} from './state.ts';
import { TEAMS, type StandInView, type Team } from './view.ts';

interface StandIn {
  readonly seat: Seat;
}

const isHere = (s: State, seat: Seat): boolean => s.seats.includes(seat) && !s.away.includes(seat);

/** Operatives who are there: those whose word counts, and who may lead. */
const present = (s: State, team: Team): readonly Seat[] => operatives(s, team).filter((seat) => isHere(s, seat));

const needed = (s: State, team: Team): number => votesNeeded(present(s, team));

/** The seats that want this one to lead. */
function supporters(s: State, team: Team, seat: Seat): readonly Seat[] {
  const votes = s.pointing.standIn ?? [];
  return present(s, team).filter((one) => votes.some((vote) => vote.seat === one && vote.to === seat));
}

const mine = (s: State, seat: Seat): Team => teamOf(s, seat)!;

export const standIn: Move<State, StandIn> = {
  args: fields({ seat: integer(0, 999) }),
  who: (s) => s.seats,
  slot: gameSlot,
  rules: [
    notOver,
    rule('CNQ-25', 'wrong-phase', isPlayed),
    rule('CNQ-25', 'not-a-player', (s, m) => teamOf(s, m.seat) !== undefined),
    rule('CN-007', 'key-seen', (s, m) => !isSpymaster(s, m.seat)),
    rule('CNQ-25', 'nobody-else', (s) => s.setting.options.mode === 'standard'),
    rule('CN-006', 'spymaster-here', (s, m) => !isHere(s, s.spymaster[mine(s, m.seat)])),
    rule('CNQ-25', 'key-on-its-way', (s) => s.setting.handing === undefined),
    rule('CNQ-25', 'nobody-else', (s, m) => operatives(s, mine(s, m.seat)).length > 1),
    rule('CNQ-25', 'no-candidate', (s, m: Made<StandIn>) => present(s, mine(s, m.seat)).includes(m.args.seat)),
    rule('CNQ-25', 'key-unheld', (s, m) => isHere(s, s.spymaster[otherTeam(mine(s, m.seat))])),
    rule(
      'CNQ-25',
      'already-voted',
      (s, m: Made<StandIn>) => !supporters(s, mine(s, m.seat), m.args.seat).includes(m.seat),
    ),
  ],
  apply(s, m, ask) {
    const votes = (s.pointing.standIn ?? []).filter(({ seat }) => seat !== m.seat);
    const heard = [...votes, { seat: m.seat, to: m.args.seat }];
    return elected(changed(s, { pointing: { ...s.pointing, standIn: heard } }), ask);
  },
  choices: (s, { seat }) => {
    const team = seat === null ? undefined : teamOf(s, seat);
    return team ? present(s, team).map((one) => ({ seat: one })) : [];
  },
};

/** Agreed, and by the one who is to lead too: the key is asked for. Also when somebody has gone and fewer make more than half. */
export function elected(s: State, ask: Ask): State {
  const first = s.pointing.standIn?.[0]?.seat;
  const team = first === undefined ? undefined : teamOf(s, first);
  if (team === undefined || s.setting.handing || !isHere(s, s.spymaster[otherTeam(team)])) return s;
  const seat = present(s, team).find((one) => {
    const all = supporters(s, team, one);
    return all.includes(one) && all.length >= needed(s, team);
  });
  if (seat === undefined || operatives(s, team).length < 2) return s;
  ask.show('standIn', s.key, [seat]);
  return changed(withoutVotes(s), { setting: { ...s.setting, handing: { team, seat } } });
}

function withoutVotes(s: State): State {
  if (!s.pointing.standIn) return s;
  const { standIn: _, ...pointing } = s.pointing;
  return changed(s, { pointing });
}

/** A seat that has stood up wants nobody any more. */
export function withoutVoter(s: State, seat: Seat): State {
  const votes = s.pointing.standIn?.filter((one) => one.seat !== seat) ?? [];
  return votes.length === 0 ? withoutVotes(s) : changed(s, { pointing: { ...s.pointing, standIn: votes } });
}

/** The one who was gone is back: nobody is needed any more in that team, unless the key is on its way. */
export function lapsed(s: State, seat: Seat): State {
  const wanting = s.pointing.standIn?.[0]?.seat;
  if (wanting === undefined || !isSpymaster(s, seat)) return s;
  return isSince5(s) && teamOf(s, wanting) !== teamOf(s, seat) ? s : withoutVotes(s);
}

/** Has seen this game's key: leads, has led in it, or is being told it. */
export function hasSeenKey(s: State, seat: Seat): boolean {
  const { former = [], handing } = s.setting;
  return isSpymaster(s, seat) || former.includes(seat) || (isSince5(s) && handing?.seat === seat);
}

/** Everybody who has seen this game's key. */
export const keySeers = (s: State): readonly Seat[] => [
  ...TEAMS.map((team) => s.spymaster[team]),
  ...(s.setting.former ?? []),
];

/** What all see of it: who wants whom, and to whom the key is on its way. */
export function standInView(s: State): StandInView | undefined {
  const { standIn: votes = [] } = s.pointing;
  const { handing } = s.setting;
  if (s.phase === 'over' || (!handing && votes.length === 0)) return undefined;
  const team = handing?.team ?? teamOf(s, votes[0]!.seat)!;
  return { team, votes, needed: needed(s, team), ...(handing && { handing: handing.seat }) };
}
