/** The table's clocks: only for people who don't answer (TS-143, TS-216, ruling C21). Each names what it runs for. */
import type { Ask } from '../../../kernel/game.ts';
import type { State } from './state.ts';
import { waitedFor } from './trials.ts';
import { afterDestiny } from './uses.ts';

/** The away timer of the rules, in milliseconds. */
export const AWAY_MS = 60_000;

/** What somebody is waited for with a clock. */
export function awaited(s: State): readonly string[] {
  if (s.phase === 'ended') return [];
  return [
    ...s.links.map(({ agent }) => `link ${agent}`),
    ...s.trials.flatMap((trial) => {
      if (trial.suspended) return [];
      if (waitedFor(s, trial).length > 0) return [`support ${trial.id}`];
      return afterDestiny(s, trial.id).length > 0 ? [`use ${trial.id}`] : [];
    }),
    ...(s.proposal ? [`proposal ${s.proposal.number}`] : []),
  ];
}

/** Clocks of what is over are gone; new ones run from now. One tag: each step looks which of them are due. */
export function withClocks(s: State, ask: Ask): State {
  const wanted = awaited(s);
  const kept = s.clocks.filter(({ what }) => wanted.includes(what));
  const fresh = wanted.filter((what) => !kept.some((one) => one.what === what));
  if (fresh.length === 0) return kept.length === s.clocks.length ? s : { ...s, clocks: kept };
  ask.timer('clock', AWAY_MS);
  return { ...s, clocks: [...kept, ...fresh.map((what) => ({ what, until: ask.now + AWAY_MS }))] };
}

/** Those whose time is over. */
export const dueAt = ({ clocks }: State, now: number): readonly string[] =>
  clocks.filter(({ until }) => until <= now).map(({ what }) => what);
