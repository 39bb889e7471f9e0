/**
 * The checker's own rules of Codenames, against finished games that are kept. Each comes to the hash that it had, and a changed rule or
 * game doesn't.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Answer } from '../../checker/asking.ts';
import { ascii, hex, sha256 } from '../../checker/bytes.ts';
import { codenames } from '../../checker/codenames.ts';
import type { Codenames } from '../../checker/codenames-state.ts';
import { answered, begun, type Made, moved, type Play, type Rules, type Told, told } from '../../checker/play.ts';
import { canonical } from '../../checker/state-hash.ts';

/** One thing that happened (docs/corpus.md). */
type Happened =
  | { readonly kind: 'begin'; readonly start: { readonly seats: readonly number[]; readonly options: unknown } }
  | { readonly kind: 'move'; readonly made: Omit<Made, 'slot'> & { readonly slot?: string; readonly cause: string } }
  | { readonly kind: 'answer'; readonly id: string; readonly answer: Answer }
  | { readonly kind: 'tell'; readonly tag: Told; readonly seat: number; readonly cause: string }
  | { readonly kind: 'time' };
interface Kept {
  readonly log: readonly Happened[];
  readonly hash: string;
}

const kept = (version: number): readonly Kept[] =>
  brotliDecompressSync(readFileSync(`test/corpus/games/codenames-${version}.br`))
    .toString()
    .split('\n')
    .map((line) => JSON.parse(line) as Kept);

function next(rules: Rules, play: Play | undefined, one: Happened): Play | undefined {
  if (one.kind === 'begin') return begun(rules, one.start.seats, one.start.options, play?.state);
  if (!play || one.kind === 'time') return play;
  if (one.kind === 'move') return moved(rules, play, { ...one.made, slot: one.made.slot ?? '' }, one.made.cause);
  if (one.kind === 'tell') return told(rules, play, one.tag, one.seat, one.cause);
  const ask = play.asks.find(({ id }) => id === one.id);
  return ask ? answered(rules, play, ask, one.answer) : play;
}
/** Of the play in the end; nothing where a move is refused. */
function endOf(rules: Rules, log: readonly Happened[]): string | undefined {
  const play = log.reduce<Play | undefined>((play, one) => next(rules, play, one), undefined);
  return play && hex(sha256(ascii(canonical(play))));
}

test.each([1, 2])('every kept game of Codenames by rules %i comes to the end that it had', (version) => {
  const games = kept(version);
  expect(games.map(({ log }) => endOf(codenames(version), log))).toEqual(games.map(({ hash }) => hash));
  expect(games.length).toBeGreaterThan(0);
});

type MoveMade = Extract<Happened, { readonly kind: 'move' }>;
/** The log with its last such move made otherwise, or left out. */
function planted(log: readonly Happened[], move: string, change: (made: MoveMade) => readonly Happened[]): typeof log {
  const at = log.findLastIndex((one) => one.kind === 'move' && one.made.move === move);
  return at < 0 ? log : log.toSpliced(at, 1, ...change(log[at] as MoveMade));
}
const withArgs = ({ kind, made }: MoveMade, args: object): MoveMade => ({ kind, made: { ...made, args } });

test.each<readonly [string, string, (made: MoveMade) => readonly Happened[]]>([
  [
    'another picture was touched',
    'touch',
    (one) => [withArgs(one, { cell: 19 - (one.made.args as { cell: number }).cell })],
  ],
  ['another word was given', 'giveClue', (one) => [withArgs(one, { word: 'altro', number: 1 })]],
  ['who stopped went on', 'stop', () => []],
])('a kept game in which %s comes to another end', (_, move, change) => {
  const logs = kept(2).map((one) => ({ ...one, planted: planted(one.log, move, change) }));
  const met = logs.filter((one) => one.planted !== one.log);
  expect(met.length).toBeGreaterThan(5);
  expect(met.filter((one) => endOf(codenames(2), one.planted) === one.hash)).toEqual([]);
});

test('a fault in a rule is found by kept games: one guess too many, a next game that forgets who has led, a whole key that isn’t taken for one', () => {
  const rules = codenames(2);
  const faults: readonly Rules<Codenames>[] = [
    {
      ...rules,
      answer: (s, tag, answer, asking) => rules.answer({ ...s, guessesMade: s.guessesMade - 1 }, tag, answer, asking),
    },
    {
      ...rules,
      move(s, made, asking) {
        const next = rules.move(s, made, asking);
        return next && made.move === 'nextGame' ? { ...next, setting: { ...next.setting, led: [] } } : next;
      },
    },
    {
      ...rules,
      answer: (s, tag, answer, asking) =>
        rules.answer(s, tag, tag === 'rest' ? { ...answer, failed: 'bad' } : answer, asking),
    },
  ];
  const games = kept(2);
  for (const [i, fault] of faults.entries())
    expect(
      games.some(({ log, hash }) => endOf(fault, log) !== hash),
      `fault ${i}`,
    ).toBe(true);
});
