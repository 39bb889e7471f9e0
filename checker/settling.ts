/** From a game's asks to their answers: each gets its run, and an answer is the game's next step, until nothing moves by itself. F10 of SPEC.md. */
import { ascii, hex, sha256 } from './bytes.ts';
import { answered, type Rules } from './play.ts';
import { type Around, begin, contribute, due, expire, type Step } from './runs.ts';
import type { Given } from './secret.ts';
import type { State } from './state.ts';
import { canonical } from './state-hash.ts';

/** Where a table is folded. */
export interface World {
  readonly rules: Rules;
  /** Hex. */
  readonly room: string;
}

function around({ rules, room }: World, state: State): Around {
  const { roster, away, now, play, secrets } = state;
  return {
    room,
    now,
    seats: roster.map(({ seat }) => seat),
    here: roster.filter(({ device }) => !away.includes(device)).map(({ seat }) => seat),
    devices: (seats) => roster.filter(({ seat }) => seats.includes(seat)).map(({ device }) => device),
    layout: (key, asked) => rules.layout(key, asked),
    faces: play?.faces ?? {},
    secrets,
    stateHash: () => hex(sha256(ascii(canonical(state)))),
    asked: play?.state,
  };
}

/** What a game has withdrawn is under way no more. */
function withoutWithdrawn(state: State): State {
  const open = new Set(state.play?.asks.map(({ id }) => id));
  const kept = Object.entries(state.requests).filter(([id]) => open.has(id));
  return { ...state, requests: Object.fromEntries(kept) };
}

/** Every ask has a run, and what can be answered at once is. */
export function settled(world: World, given: State): State {
  let state = withoutWithdrawn(given);
  for (;;) {
    const { requests } = state;
    const ask = state.play?.asks.find(({ id }) => requests[id] === undefined);
    if (!ask) return state;
    state = stepped(world, state, ask.id, begin(ask, around(world, state)));
  }
}

/** A run goes on, or the game hears the answer. */
function stepped({ rules }: World, state: State, id: string, step: Step): State {
  if ('run' in step) return { ...state, requests: { ...state.requests, [id]: step.run } };
  const { answer, secret } = step;
  const { [id]: _, ...requests } = state.requests;
  const ask = state.play!.asks.find((one) => one.id === id)!;
  const cards = secret && Array.from({ length: secret.cells }, (_, cell) => `${id}/${cell}`);
  const play = answered(rules, state.play!, ask, cards ? { cards } : answer);
  const secrets = secret ? { ...state.secrets, [id]: secret } : state.secrets;
  return withoutWithdrawn({ ...state, play, requests, secrets });
}

/** With what somebody contributes to an ask; the very same where it doesn't count. */
export function contributedTo(world: World, state: State, id: string, given: Given): State {
  const run = state.requests[id];
  const step = run && contribute(run, given, around(world, state));
  return step ? settled(world, stepped(world, state, id, step)) : state;
}

/** Time passes: what is due happens at its own moment, the earliest first. @param now table time in milliseconds */
export function passed(world: World, given: State, now: number): State {
  let state = given;
  for (;;) {
    const runs = Object.entries(state.requests).toSorted(([, a], [, b]) => due(a) - due(b));
    const [first] = runs;
    if (!first || due(first[1]) > now) return { ...state, now };
    const [id, run] = first;
    const at = { ...state, now: Math.max(due(run), state.now) };
    state = settled(world, stepped(world, at, id, expire(run, around(world, at))));
  }
}
