/**
 * Things that go on by themselves after each step: phases that are complete, decisions that are agreed, defaults of those who have gone for
 * good. The one clock of the table is here too.
 */
import type { Ask, Seat } from '../../kernel/game.ts';
import { without } from '../kit/seats.ts';
import { afterScene, over, overtaken, resolved, seatScene, succeeded } from './aftermath.ts';
import { agreed, closed, put } from './decide.ts';
import { tell } from './news.ts';
import { cast } from './open.ts';
import { followerIn, isLosing } from './outcome.ts';
import {
  changed,
  type Decision,
  decisionOf,
  enviable,
  FEWEST,
  here,
  lanternOf,
  living,
  onward,
  present,
  REWRITE,
  sceneOf,
  type State,
  theCharacter,
  type TraitId,
} from './state.ts';

/** MM-044 */
const DICE = 3;
/** MM-076 */
const CLOSING_MS = 60_000;

/** The seats that can make the next step; nobody waits for those who have gone for good. */
export const awaited = (s: State): readonly Seat[] => asked(s).filter((seat) => !s.left.includes(seat));

function asked(s: State): readonly Seat[] {
  if (s.stage === 'epilogue' || s.stuck) return [];
  const { decision } = s;
  if (decision) return decision.electors.filter((seat) => !decision.votes.some(([voter]) => voter === seat));
  if (s.rewrite !== null) return [s.authors[s.rewrite]!];
  switch (s.stage) {
    case 'lobby':
      return s.seats.filter((seat) => !s.confirmed.includes(seat));
    case 'elements':
    case 'talk':
      return s.seats.filter((seat) => !s.ready.includes(seat));
    case 'own':
      return s.characters.filter(({ traits }) => traits.length === 0).map(({ seat }) => seat);
    case 'prelude':
      return s.seats.slice(s.prelude, s.prelude + 1);
    default:
      return ofScene(s);
  }
}

/** In a scene, those who have gone for good included: the defaults are taken for them. */
export function ofScene(s: State): readonly Seat[] {
  const { scene } = s;
  if (!scene || scene.step === 'rolling') return [];
  if (scene.step === 'declare') return [scene.owner];
  if (scene.step === 'trickster') return [followerIn(s, scene)!];
  return scene.holders.filter((seat) => !scene.closing.includes(seat));
}

export function flow(s: State, ask: Ask): State {
  let now = s;
  for (let next = step(now, ask); next !== undefined; next = step(now, ask)) now = next;
  return timed(now, ask);
}

/** One thing that goes on by itself, or undefined. */
function step(s: State, ask: Ask): State | undefined {
  if (s.paused || s.halted || s.stage === 'epilogue' || s.stuck) return undefined;
  if (present(s).length === 0) return over(s, 'MMQ-27');
  if (s.decision) {
    const option = agreed(s, s.decision);
    return option === undefined ? undefined : decided(s, option);
  }
  if (s.rewrite !== null) return undefined;
  switch (s.stage) {
    case 'lobby':
      return s.seats.length >= FEWEST && s.confirmed.length === s.seats.length ? begun(s) : undefined;
    case 'elements':
      return s.ready.length === s.seats.length ? onward(s, { stage: 'talk', ready: [] }) : undefined;
    case 'talk': {
      const isOver = s.ready.length === s.seats.length || (s.talkOver && s.ready.length * 2 > s.seats.length);
      return isOver ? onward(s, { stage: 'own', ready: [] }) : undefined;
    }
    case 'own':
      return awaited(s).length === 0 ? onward(s, { stage: 'prelude', prelude: 0, giving: false }) : undefined;
    // MM-039: after each prelude all but its owner have given a trait.
    case 'prelude':
      return s.prelude >= s.seats.length ? chooseLantern(s) : undefined;
    // A doubt came in between: the choice is put anew.
    case 'lantern':
      return chooseLantern(s);
    default:
      return played(s, ask);
  }
}

/** MM-006: a character each. */
function begun(s: State): State {
  const characters = s.seats.map((seat) => ({ seat, name: '', traits: [], dice: 0, status: 'unassigned' as const }));
  return tell(onward(s, { stage: 'elements', characters, ready: [] }), 'began', s.seats);
}

const chooseLantern = (s: State): State =>
  put(onward(s, { stage: 'lantern' }), {
    what: 'lantern',
    electors: s.seats,
    options: s.seats,
    anchor: s.seats[0]!,
    trait: null,
  });

/** MM-002, MM-042 … MM-048: roles, dice, and the Lantern's scene. */
function dealt(s: State, lantern: Seat): State {
  const characters = s.characters.map((one) => ({
    ...one,
    dice: DICE,
    status: one.seat === lantern ? ('lantern' as const) : ('follower' as const),
  }));
  const now = tell(
    changed(s, { stage: 'play', characters, pool: 1, turn: s.seats.indexOf(lantern), scenes: 1 }),
    'lanternChosen',
    [lantern],
  );
  return seatScene(now);
}

export function decided(s: State, option: number): State {
  const decision = decisionOf(s);
  const now = closed(s, option);
  switch (decision.what) {
    case 'lantern':
      return dealt(now, option);
    case 'succession':
      return succeeded(now, option);
    case 'overtaking':
      return overtaken(now, option);
    default:
      return option === REWRITE ? changed(now, { rewrite: decision.trait }) : now;
  }
}

/** A Follower that has lost may give up a trait; else the dice are resolved. Of those who have gone for good the default is taken. */
function played(s: State, ask: Ask): State | undefined {
  const { scene } = s;
  if (!scene) return undefined;
  if (scene.step === 'narrate') {
    const open = here(s, scene.holders).filter((seat) => !scene.closing.includes(seat));
    const isClosed = scene.closing.length > 0 && open.length === 0;
    if (isClosed) return afterScene(s);
  }
  const waiting = ofScene(s);
  return waiting.length > 0 && waiting.every((seat) => s.left.includes(seat)) ? defaulted(s, ask) : undefined;
}

/** The dice lie: a Follower that loses and has a trait to give up may do so (MM-105, MM-120, MM-126). */
export function judged(s: State): State {
  const scene = sceneOf(s);
  const follower = followerIn(s, scene);
  const may = scene.kind !== 'darkness' || s.options.tricksterInDarknessScenes;
  const hasTrait = follower !== undefined && theCharacter(s, follower).traits.length > 0;
  if (may && hasTrait && isLosing(s, scene)) return onward(s, { scene: { ...scene, step: 'trickster' } });
  return resolved(s);
}

/** What is done for somebody who isn't there (MM-199). */
export function defaulted(s: State, ask: Ask): State {
  const scene = sceneOf(s);
  const told = tell(s, 'default', ofScene(s));
  if (scene.step === 'trickster') return resolved(told);
  if (scene.step === 'narrate') return afterScene(told);
  if (scene.kind === 'follower' || scene.kind === 'three')
    return cast(told, { envied: enviable(s, scene.owner)[0] ?? null }, ask);
  return cast(told, scene.kind === 'darkness' ? { against: lanternOf(s) ?? living(s)[0]! } : {}, ask);
}

/** What the clock should run for now; undefined for nothing. */
function wanted(s: State): { readonly what: string; readonly ms: number } | undefined {
  if (s.paused || s.halted || s.stage === 'epilogue' || s.stuck) return undefined;
  const { decision, scene, options } = s;
  if (decision) return running(s, decision);
  if (s.stage === 'talk') return s.talkOver ? undefined : { what: 'talk', ms: options.talkSeconds * 1_000 };
  if (!scene) return undefined;
  if (scene.step === 'narrate' && scene.closing.length > 0)
    return { what: `closing ${s.step} ${scene.objected.length}`, ms: CLOSING_MS };
  const waiting = ofScene(s);
  const isGone = (seat: Seat): boolean =>
    s.away.includes(seat) || s.left.includes(seat) || (s.called?.seat === seat && s.called.step === s.step);
  return waiting.length > 0 && waiting.every(isGone)
    ? { what: `away ${s.step}`, ms: options.awaySeconds * 1_000 }
    : undefined;
}

const running = (s: State, { no, started }: Decision): { readonly what: string; readonly ms: number } | undefined =>
  started ? { what: `decision ${no}`, ms: s.options.decisionSeconds * 1_000 } : undefined;

/** One timer at a time, of the tag `clock`. */
function timed(s: State, ask: Ask): State {
  const want = wanted(s);
  if ((want?.what ?? '') === s.clock.what) return s;
  if (s.clock.what !== '') ask.cancel('clock');
  if (!want) return changed(s, { clock: { what: '', until: 0 } });
  ask.timer('clock', want.ms);
  return changed(s, { clock: { what: want.what, until: ask.now + want.ms } });
}

/** A seat's character is taken out before the story has begun; what it gave to others stays theirs (MMQ-27). */
export function takenOut(s: State, seat: Seat): State {
  const at = s.seats.indexOf(seat);
  const seats = without(s.seats, [seat]);
  const characters = s.characters.filter((one) => one.seat !== seat);
  const holderOf = (trait: TraitId): Seat | undefined => characters.find(({ traits }) => traits.includes(trait))?.seat;
  const isAbout = (trait: TraitId): boolean => s.authors[trait] === seat || holderOf(trait) === undefined;
  const rest = changed(s, {
    seats,
    away: without(s.away, [seat]),
    confirmed: without(s.confirmed, [seat]),
    ready: without(s.ready, [seat]),
    characters,
    // What the seat wrote for others is from now on as if they had written it themselves.
    authors: s.authors.map((author, trait) => (author === seat ? (holderOf(trait) ?? author) : author)),
    prelude: at < s.prelude ? s.prelude - 1 : s.prelude,
    giving: at === s.prelude ? false : s.giving,
    rewrite: s.rewrite !== null && isAbout(s.rewrite) ? null : s.rewrite,
  });
  if (seats.length < FEWEST && s.stage !== 'lobby') return over(rest, 'MM-001');
  const { decision } = rest;
  if (!decision) return rest;
  if (decision.trait !== null && isAbout(decision.trait)) return onward(rest, { decision: null });
  const options = decision.what === 'objection' ? decision.options : without(decision.options, [seat]);
  return changed(rest, {
    decision: {
      ...decision,
      electors: without(decision.electors, [seat]),
      options,
      votes: decision.votes.filter(([voter, option]) => voter !== seat && options.includes(option)),
      anchor: seats.includes(decision.anchor) ? decision.anchor : seats[0]!,
    },
  });
}
