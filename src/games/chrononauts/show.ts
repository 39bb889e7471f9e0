/**
 * Decides who sees what. A face is read for the seat that holds the card and for nobody else, even on a device that remembers it from another
 * hand. The draw pile is read only for a seat that searches it. A pass in a window is read only by its own seat.
 */
import type { Eyes, Handle, Seat } from '../../kernel/game.ts';
import { LINCHPINS, RIPPLEPOINTS } from './cards/timeline.ts';
import { errorOf } from './contest.ts';
import { endOf } from '../kit/clock.ts';
import { votesNeeded } from '../kit/votes.ts';
import { voters } from './presence.ts';
import {
  NOBODY,
  artifactsOf,
  current,
  faceOf,
  handOf,
  hasTimeline,
  phaseOf,
  type Pending,
  type State,
} from './state.ts';
import { halfway, isParadox, isPrime, isReachable, isUltra, openParadoxes } from './timeline.ts';
import type { CardView, ChrononautsView, MineView, OpenedGuess, PlaceView, SeatView, StartView } from './view.ts';
import { isAccomplished, isFull, isHome, knows } from './win.ts';
import { GRACE_MS } from './window.ts';

const sideOf = (s: State): readonly Handle[] => {
  const now = current(s);
  return now?.kind === 'side' ? now.cards : [];
};

/** What everybody sees of a card. */
const open = (s: State, card: Handle): CardView => {
  const face = s.faces[card];
  return face === undefined ? { card } : { card, face };
};

const seen = (card: Handle, eyes: Eyes): CardView => {
  const face = eyes.read(card);
  return face === undefined ? { card } : { card, face };
};

/** What a seat has opened after the end. */
function shown(s: State, seat: Seat): readonly string[] {
  if (s.stage !== 'over') return [];
  const own = [...handOf(s, seat), s.identities[seat], s.missions[seat]].filter((card) => card !== undefined);
  return own.map((card) => faceOf(s, card)).filter((face) => face !== '');
}

const seatView = (s: State, seat: Seat): SeatView => ({
  seat,
  hand: handOf(s, seat).length,
  sideHand: seat === s.active ? s.pending.reduce((n, one) => n + (one.kind === 'side' ? one.cards.length : 0), 0) : 0,
  artifacts: artifactsOf(s, seat).map((card) => faceOf(s, card)),
  isAway: s.away.includes(seat),
  isSkipped: s.skipped.includes(seat),
  hasLeft: s.left.includes(seat),
  autoPass: s.autoPass.includes(seat),
  exposed: s.exposed.filter((one) => one.seat === seat).map(({ face }) => face),
  shown: shown(s, seat),
});

function places(s: State): readonly PlaceView[] {
  if (!hasTimeline(s)) return [];
  const t = s.timeline;
  const linchpins = LINCHPINS.map(({ id, index, year }): PlaceView => ({
    id,
    index,
    year,
    side: isPrime(t, id) ? 'prime' : 'true',
    halfway: [],
    isReachable: isReachable(t, year),
  }));
  const ripplepoints = RIPPLEPOINTS.map((r): PlaceView => {
    const patch = t.patches[r.id];
    return {
      id: r.id,
      index: r.index,
      year: r.year,
      side: isParadox(t, r) ? 'paradox' : 'true',
      ...(patch !== undefined && { patch }),
      halfway: halfway(t, r),
      isReachable: isReachable(t, r.year),
    };
  });
  return [...linchpins, ...ripplepoints].sort((a, b) => a.year - b.year);
}

function start(s: State, eyes: Eyes): StartView {
  const { step, guesses, out, mulligans } = s.start;
  const guessed = s.seats.filter((seat) => guesses[seat]);
  const opened = guessed
    .filter((seat) => guesses[seat]!.opened !== undefined)
    .map((seat) => {
      const { at, opened: guess } = guesses[seat] as OpenedGuess;
      return { seat, guess, at, error: errorOf(at, guess) };
    });
  // All at once: no guess is seen while another could still be held back (CH-031).
  // Asked of the table: the state of a game keeps no time for it.
  const until = eyes.timer?.('guess');
  return {
    step,
    guessed,
    out,
    opened: step === 'done' ? opened : [],
    mulligans,
    ...(until !== undefined && { until }),
  };
}

function hints(s: State, seat: Seat, eyes: Eyes): MineView['hints'] {
  if (!s.options.winHint || s.stage !== 'turns') return [];
  const read = (card: Handle | undefined): string | undefined => (card === undefined ? undefined : eyes.read(card));
  const met = {
    identity: isHome(s, read(s.identities[seat])),
    mission: isAccomplished(s, seat, read(s.missions[seat])),
    hand: isFull(s, seat),
  };
  return (['identity', 'mission', 'hand'] as const).filter((kind) => met[kind] && knows(s, kind));
}

function mine(s: State, eyes: Eyes): MineView | undefined {
  const { seat } = eyes;
  if (seat === null || !s.seats.includes(seat)) return undefined;
  const identity = s.identities[seat];
  const mission = s.missions[seat];
  return {
    seat,
    hand: handOf(s, seat).map((card) => seen(card, eyes)),
    sideHand: seat === s.active ? sideOf(s).map((card) => seen(card, eyes)) : [],
    ...(identity !== undefined && { identity: seen(identity, eyes) }),
    ...(mission !== undefined && { mission: seen(mission, eyes) }),
    passed: s.passed.includes(seat),
    earlier: s.earlier[seat] ?? [],
    hints: hints(s, seat, eyes),
  };
}

function prompt(s: State, eyes: Eyes): ChrononautsView['prompt'] {
  if (!s.prompt) return undefined;
  const { zone, seat } = s.prompt;
  if (zone === 'discard') return { ...s.prompt, cards: s.discard.map((card) => open(s, card)) };
  return { ...s.prompt, cards: seat === eyes.seat ? s.drawPile.map((card) => seen(card, eyes)) : [] };
}

const plays = (one: Pending): ChrononautsView['plays'][number] => ({
  kind: one.kind,
  left: one.left,
  later: one.kind === 'main' ? one.later : 0,
});

/** Votes of those whose word counts just now. */
const counted = (votes: readonly Seat[], all: readonly Seat[]): ChrononautsView['votes']['off'] => ({
  by: votes.filter((seat) => all.includes(seat)),
  needed: votesNeeded(all),
});

/** When people see that the window closes: the timer runs a little longer (CH-172). */
const closing = (s: State, eyes: Eyes): number => endOf(eyes, 'window', s.until + GRACE_MS) - GRACE_MS;

/** CH-058: a reminder may run on after the end. */
function late(s: State, eyes: Eyes): Pick<ChrononautsView, 'lateAt' | 'isLate'> {
  const isRunning = s.stage === 'turns' || s.stage === 'start';
  const lateAt = isRunning ? eyes.timer?.('reminder') : undefined;
  return { isLate: isRunning && s.reminded, ...(lateAt !== undefined && { lateAt }) };
}

export function view(s: State, eyes: Eyes): ChrononautsView {
  // By earlier rules a game that was called off keeps its stack.
  const stack = s.stage === 'over' ? [] : s.stack;
  const me = mine(s, eyes);
  const asked = prompt(s, eyes);
  const skip = s.seats.flatMap((seat) => {
    const vote = counted(s.skipVotes[seat] ?? [], voters(s, seat));
    return vote.by.length > 0 ? [{ seat, ...vote }] : [];
  });
  return {
    options: s.options,
    phase: phaseOf(s),
    seats: s.seats.map((seat) => seatView(s, seat)),
    accepted: s.accepted,
    start: start(s, eyes),
    ...(s.active !== NOBODY && { active: s.active }),
    turn: s.turn,
    ...(me && { me }),
    places: places(s),
    openParadoxes: openParadoxes(s.timeline),
    ultraParadox: isUltra(s.timeline),
    changes: s.changes,
    drawPile: s.drawPile.length,
    discard: s.discard.map((card) => open(s, card)),
    identityDeck: s.identityDeck.length,
    missionDeck: s.missionDeck.length,
    stack,
    ...(stack.length > 0 && { until: closing(s, eyes) }),
    ...late(s, eyes),
    ...(asked && { prompt: asked }),
    plays: s.pending.map(plays),
    swap: s.swap === 'offered',
    travellers: s.travellers.map((card) => open(s, card)),
    home: s.home.map((card) => open(s, card)),
    ...(s.stuck && { stuck: s.stuck }),
    votes: { skip, off: counted(s.offVotes, voters(s)) },
    ...(s.result && { result: s.result }),
  };
}
