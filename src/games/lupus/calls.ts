/** Which calls a night has, in which order and how long each is. They follow from cards and options alone, never from who lives. LU-193. */
import type { Mix } from './roles.ts';

export type CallName = 'together' | 'medium' | 'mason' | 'seer' | 'bodyguard' | 'owl' | 'wolf' | 'mythomaniac';

/** Whether whoever is this at night chooses in that call. A mythomaniac does in a call of their own, in every night. */
export const choosesIn = (call: CallName | undefined, as: string): boolean =>
  call === as || (call === 'together' && as !== 'mythomaniac');

/** In the first night nobody is guarded, and wolves choose nobody where the moderator is their victim. LU-066, LU-144 */
export const hasChoice = ({ night, options }: Pick<Calling, 'night'> & FirstNight, as: string): boolean =>
  night > 1 || (as === 'wolf' ? !options.firstNightModVictim : as !== 'bodyguard');

interface FirstNight {
  readonly options: { readonly firstNightModVictim: boolean };
}

export interface Call {
  readonly name: CallName;
  /** An answer comes before anybody chooses; milliseconds, 0 for none. */
  readonly firstMs: number;
  /** Letters of choices, each so long. */
  readonly beats: number;
  readonly beatMs: number;
  /** The answer after them; 0 where nothing is chosen. */
  readonly lastMs: number;
  /** Quiet at the end. */
  readonly restMs: number;
}

/** What the calls of a night follow from. */
export interface Calling {
  readonly mix: Mix;
  readonly night: number;
  readonly options: {
    readonly night: 'called' | 'together';
    readonly firstNightModVictim: boolean;
    /** Per cent. */
    readonly pace: number;
  };
}

const SECOND = 1_000;
/** An answer to each other while the next beat runs. */
export const ECHO_MS = 2_000;
/** So long a call's answer takes. */
const ANSWER_MS = 5 * SECOND;

const told = (name: CallName): Call => ({
  name,
  firstMs: ANSWER_MS,
  beats: 0,
  beatMs: 0,
  lastMs: 0,
  restMs: 15 * SECOND,
});
const asked = (name: CallName, beats = 1, beatMs = 15 * SECOND): Call => ({
  name,
  firstMs: 0,
  beats,
  beatMs,
  lastMs: ANSWER_MS,
  restMs: 0,
});

/** The calls of this night. LU-039, LU-134, LU-143, LU-150, LU-159, LU-171. */
export function callsOf(now: Calling): readonly Call[] {
  const { options, mix, night } = now;
  const calls = options.night === 'together' ? together(now) : called(now);
  const late = night === 2 && mix.mythomaniac > 0 ? [asked('mythomaniac')] : [];
  return [...calls, ...late].map((call) => paced(call, options.pace));
}

function together({ night, options }: Calling): readonly Call[] {
  const long = night > 1 || !options.firstNightModVictim;
  const [beats, ms] = long ? [5, 8 * SECOND] : [2, 10 * SECOND];
  return [{ ...asked('together', beats, ms), firstMs: ANSWER_MS }];
}

function called({ mix, night, options }: Calling): readonly Call[] {
  const first = night === 1;
  const calls: Call[] = [];
  if (!first && mix.medium > 0) calls.push(told('medium'));
  if (first && mix.mason > 0) calls.push(told('mason'));
  // Two seers see each other's choice before it stands. LU-207.
  calls.push(night > 2 && mix.mythomaniac > 0 ? asked('seer', 2, 10 * SECOND) : asked('seer'));
  if (!first && mix.bodyguard > 0) calls.push(asked('bodyguard'));
  if (mix.owl > 0) calls.push(asked('owl'));
  calls.push(first && options.firstNightModVictim ? told('wolf') : { ...asked('wolf', 5, 8 * SECOND) });
  return calls;
}

/** Whole milliseconds, since a state has no fractions. */
const paced = (call: Call, pace: number): Call => ({
  ...call,
  firstMs: part(call.firstMs, pace),
  beatMs: part(call.beatMs, pace),
  lastMs: part(call.lastMs, pace),
  restMs: part(call.restMs, pace),
});

const part = (ms: number, percent: number): number => Math.floor((ms * percent) / 100);

/** From its beginning to its end, where the moderator is there. */
export const lengthOf = ({ firstMs, beats, beatMs, lastMs, restMs }: Call): number =>
  firstMs + beats * beatMs + lastMs + restMs;
