/**
 * The table's own sounds, made here of sine waves and noise: nothing is loaded, and nobody else's recording is used. Each is short and soft,
 * as things on a laid table are.
 */
import { kept, wayOut } from './way-out.ts';

/**
 * What is heard of the table: a knuckle on wood, a pencil, a card on linen, dice on wood. A spoon against a glass twice and once, a fork that is
 * laid down, a coffee pot.
 */
export type Noise = 'reveal' | 'clue' | 'card' | 'dice' | 'nudge' | 'spoon' | 'fork' | 'dawn';
/** Notes for whoever looks elsewhere. */
export type Tune = 'turn' | 'joined' | 'said' | 'over';
export type Sound = Noise | Tune;

/** Notes in Hz, one after the other. */
const NOTES: Readonly<Record<Tune, readonly number[]>> = {
  turn: [587, 784],
  joined: [440, 523],
  said: [659],
  over: [523, 659, 784],
};
const NOTE_S = 0.16;
const LOUD = 0.06;

/** A part of a sound: a wave or noise through a filter, that swells and dies away. */
interface Part {
  readonly atS: number;
  readonly forS: number;
  readonly loud: number;
  /** Hz of a sine, from and to; none: noise. */
  readonly sine?: readonly [number, number];
  /** Hz in the middle of what is let through of noise, and how narrow that is. */
  readonly band?: readonly [number, number];
}

const knock = (atS: number, hz: number, loud: number): readonly Part[] => [
  { atS, forS: 0.11, loud, sine: [hz, hz * 0.55] },
  { atS, forS: 0.03, loud: loud * 0.5, band: [900, 1.2] },
];
const stroke = (atS: number, forS: number): Part => ({ atS, forS, loud: 0.05, band: [3_600, 0.9] });
const clack = (atS: number, hz: number, loud: number): readonly Part[] => [
  { atS, forS: 0.025, loud, band: [hz, 3] },
  { atS, forS: 0.05, loud: loud * 0.6, sine: [hz / 5, hz / 7] },
];
const glass = (atS: number): readonly Part[] => [
  { atS, forS: 0.7, loud: 0.07, sine: [1_568, 1_568] },
  { atS, forS: 0.4, loud: 0.02, sine: [4_190, 4_190] },
];
const steam = (atS: number): Part => ({ atS, forS: 0.45, loud: 0.05, band: [800, 0.5] });
const bubble = (atS: number, hz: number): Part => ({ atS, forS: 0.09, loud: 0.08, sine: [hz, hz * 1.6] });

const NOISES: Readonly<Record<Noise, readonly Part[]>> = {
  reveal: knock(0, 190, 0.3),
  clue: [stroke(0, 0.09), stroke(0.12, 0.06), stroke(0.2, 0.13)],
  card: [
    { atS: 0, forS: 0.1, loud: 0.08, band: [1_500, 0.6] },
    { atS: 0.07, forS: 0.06, loud: 0.1, sine: [120, 80] },
  ],
  dice: [...clack(0, 2_300, 0.16), ...clack(0.07, 1_900, 0.14), ...clack(0.16, 2_500, 0.1), ...clack(0.2, 2_100, 0.06)],
  nudge: [...glass(0), ...glass(0.28)],
  spoon: glass(0),
  fork: [
    { atS: 0, forS: 0.03, loud: 0.1, band: [2_800, 2] },
    { atS: 0, forS: 0.28, loud: 0.05, sine: [2_610, 2_590] },
    { atS: 0.03, forS: 0.18, loud: 0.03, sine: [4_130, 4_100] },
  ],
  dawn: [steam(0), steam(0.35), ...[240, 310, 260, 350, 290, 380, 330].map((hz, i) => bubble(0.06 + i * 0.1, hz))],
};

const partsOf = (sound: Sound): readonly Part[] =>
  sound in NOTES
    ? NOTES[sound as Tune].map((hz, i) => ({
        atS: i * NOTE_S,
        forS: NOTE_S * 1.8,
        loud: LOUD,
        sine: [hz, hz] as const,
      }))
    : NOISES[sound as Noise];

let hiss: AudioBuffer | undefined;

/** Half a second of noise, the same on every page. */
function noise(ctx: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = ctx.createBuffer(1, ctx.sampleRate / 2, ctx.sampleRate);
  const samples = hiss.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 48_271) % 0x7fff_ffff;
    samples[i] = seed / 0x3fff_ffff - 1;
  }
  return hiss;
}

/** @param volume 0 … 1 */
export function sounds(sound: Sound, volume: number): void {
  const way = wayOut();
  if (!way) return;
  way.resume().catch(() => undefined);
  const begin = way.currentTime + 0.02;
  for (const part of partsOf(sound)) plays(way, part, begin + part.atS, volume);
}

function plays(to: AudioContext, { forS, loud, sine, band }: Part, at: number, volume: number): void {
  const gain = to.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * volume, at + Math.min(0.02, forS / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + forS);
  gain.connect(to.destination);
  const source = sine ? tone(to, sine, at, forS) : through(to, band ?? [1_000, 1], gain);
  if (sine) source.connect(gain);
  source.onended = kept();
  source.start(at);
  source.stop(at + forS + 0.02);
}

function tone(to: AudioContext, [from, end]: readonly [number, number], at: number, forS: number): OscillatorNode {
  const wave = to.createOscillator();
  wave.frequency.setValueAtTime(from, at);
  if (end !== from) wave.frequency.exponentialRampToValueAtTime(end, at + forS);
  return wave;
}

function through(to: AudioContext, [hz, narrow]: readonly [number, number], out: AudioNode): AudioBufferSourceNode {
  const source = to.createBufferSource();
  source.buffer = noise(to);
  const filter = to.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hz;
  filter.Q.value = narrow;
  source.connect(filter).connect(out);
  return source;
}
