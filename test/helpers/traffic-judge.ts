/**
 * A judge of traffic carries everybody's frames. It has seen other villages whose roles were told afterwards. Now it says of each
 * person in a new one how likely they are to have acted that night. A night that tells nothing leaves this judge with a coin.
 */

/** One frame as its carrier sees it. */
export interface Frame {
  readonly atMs: number;
  /** `told`: an insider reads in it that somebody looks away. */
  readonly kind: 'entry' | 'presence' | 'told' | 'other';
  readonly bytes: number;
}

/** What one person's page sent in one night. */
export interface Trace {
  /** Place in the order of letters, from 0. */
  readonly place: number;
  readonly acted: boolean;
  readonly frames: readonly Frame[];
}

/** All people of one night, of one village. */
export type Night = readonly Trace[];

/** Bytes of a letter on the wire lie below this; longer entries are the order's and the moderator's. */
const LETTER_BYTES = 340;
/** Nobody else writes more in a night. */
const MOST_LETTERS = 12;
/** Letters of one beat come within this of each other. */
const BEAT_MS = 3_000;

const mean = (of: readonly number[]): number => of.reduce((sum, x) => sum + x, 0) / Math.max(1, of.length);
const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

const lettersOf = ({ frames }: Trace): readonly Frame[] =>
  frames.filter(({ kind, bytes }) => kind === 'entry' && bytes < LETTER_BYTES);

/** Middle of each beat: of the moments at which letters would have left had all the same place. */
function beatsOf(night: Night, spreadMs: number): readonly number[] {
  const at = night.flatMap((one) => lettersOf(one).map(({ atMs }) => atMs - one.place * spreadMs));
  const sorted = at.toSorted((a, b) => a - b);
  const beats: number[][] = [];
  for (const one of sorted) {
    const last = beats.at(-1);
    if (last && one - last[0]! < BEAT_MS) last.push(one);
    else beats.push([one]);
  }
  // A lone entry is nobody's beat.
  return beats.filter(({ length }) => length > night.length / 2).map(median);
}

/** All that can be counted of a person's night. @param spreadMs between the letters of two neighbours */
function featuresOf(night: Night, spreadMs: number): readonly (readonly number[])[] {
  const beats = beatsOf(night, spreadMs);
  return night.map((one) => {
    const letters = lettersOf(one);
    const late = letters.map(({ atMs }) => {
      const due = beats.map((beat) => atMs - one.place * spreadMs - beat);
      return due.reduce((best, x) => (Math.abs(x) < Math.abs(best) ? x : best), Infinity);
    });
    const presence = one.frames.filter(({ kind }) => kind === 'presence');
    const m = mean(late);
    return [
      letters.length,
      mean(letters.map(({ bytes }) => bytes)),
      Math.max(0, ...letters.map(({ bytes }) => bytes)),
      one.frames.filter(({ kind }) => kind === 'entry').length,
      presence.length,
      one.frames.filter(({ kind }) => kind === 'told').length,
      presence.reduce((sum, { bytes }) => sum + bytes, 0),
      m,
      median(late),
      Math.max(0, ...late.map(Math.abs)),
      Math.sqrt(mean(late.map((x) => (x - m) ** 2))),
    ];
  });
}

interface Example {
  readonly x: readonly number[];
  readonly y: boolean;
}

interface Verdict {
  /** How often, of two people of one night, whoever acted looks more like it: 0.5 is chance, 1 certainty. */
  readonly auc: number;
  /** By how much chance alone would miss 0.5. */
  readonly sigma: number;
}

/** Compares people of one night with each other. */
function aucOf(nights: readonly (readonly { readonly s: number; readonly y: boolean }[])[]): Verdict {
  let [wins, pairs, variance] = [0, 0, 0];
  for (const night of nights) {
    const acted = night.filter(({ y }) => y);
    const idle = night.filter(({ y }) => !y);
    for (const { s } of acted) for (const other of idle) wins += s > other.s ? 1 : s === other.s ? 0.5 : 0;
    pairs += acted.length * idle.length;
    variance += (acted.length * idle.length * (night.length + 1)) / 12;
  }
  return { auc: wins / pairs, sigma: Math.sqrt(variance) / pairs };
}

/** Looks for the one thing that told the learnt nights apart best, and goes by it: a few nights are enough for a careless page. */
function learn(train: readonly (readonly Example[])[]): (x: readonly number[]) => number {
  const told = train[0]![0]!.x.map(
    (_, f) => aucOf(train.map((night) => night.map(({ x, y }) => ({ s: x[f]!, y })))).auc,
  );
  const best = told.reduce((b, auc, f) => (Math.abs(auc - 0.5) > Math.abs(told[b]! - 0.5) ? f : b), 0);
  return (x) => (told[best]! >= 0.5 ? x[best]! : -x[best]!);
}

/**
 * Each night is judged by whoever has learnt from all the others.
 *
 * @param spreadMs between the letters of two neighbours
 */
export function judge(nights: readonly Night[], spreadMs: number): Verdict {
  const examples = nights.map((night) => {
    const all = featuresOf(night, spreadMs);
    return night.map(({ acted }, i): Example => ({ x: all[i]!, y: acted }));
  });
  return aucOf(
    examples.map((own, n) => {
      const score = learn(examples.filter((_, m) => m !== n));
      return own.map(({ x, y }) => ({ s: score(x), y }));
    }),
  );
}

/** The person whose page keeps the order writes for all of them: that is known of it, and says nothing of its person's card. */
export const keepsOrder = ({ frames }: Pick<Trace, 'frames'>): boolean =>
  frames.some(({ kind, bytes }) => kind === 'entry' && bytes >= LETTER_BYTES) ||
  frames.filter(({ kind }) => kind === 'entry').length > MOST_LETTERS;

/** What a careless page would have sent in the same night. @param taps when this person tapped, by the same clock */
export type Careless = (one: Trace, taps: readonly number[]) => readonly Frame[];

const isLetter = (frame: Frame): boolean => frame.kind === 'entry' && frame.bytes < LETTER_BYTES;
const entry = (atMs: number): Frame => ({ atMs, kind: 'entry', bytes: 322 });
const filled = (frame: Frame, taps: readonly number[]): boolean =>
  isLetter(frame) && taps.some((tap) => tap < frame.atMs);

/** Ways to build a night that tell who acts: each has to be caught where people act differently enough. */
export const CARELESS: Readonly<Record<string, Careless>> = {
  'only who has chosen writes': ({ frames }, taps) => frames.filter((frame) => !isLetter(frame) || filled(frame, taps)),
  'a tap is sent at once': ({ frames }, taps) => [...frames, ...taps.map(entry)],
  'letters are as long as what is in them': ({ frames }, taps) =>
    frames.map((frame) => (filled(frame, taps) ? { ...frame, bytes: frame.bytes + 9 } : frame)),
  'what was refused is sent again': ({ frames }, taps) =>
    taps.length > 1 ? [...frames, entry(taps.at(-1)! + 2_000)] : frames,
  'a page says that it is looked away from': ({ frames, acted }) =>
    acted || frames.length === 0
      ? frames
      : [...frames, { atMs: frames[Math.floor(frames.length / 2)]!.atMs, kind: 'told', bytes: 420 }],
};
