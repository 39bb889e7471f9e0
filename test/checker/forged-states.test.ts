/** States that the checker folds by itself, against those that devices acknowledge: a false one names its author, however many say the same. */
import { beforeAll, expect, test } from 'vitest';
import { foldedOf } from '../../checker/folded.ts';
import type { Diary } from '../../checker/parlour.ts';
import type { Play } from '../../checker/play.ts';
import type { State } from '../../checker/state.ts';
import type { Evidence } from '../../checker/evidence.ts';
import { stateHash } from '../../checker/state-hash.ts';
import { after, entryOf, moveBody, read } from './forge.ts';
import { expectFound, type Forger, forger, movedForger } from './forger.ts';
import { judged } from './honest.ts';

let f: Forger;
beforeAll(async () => {
  f = await forger();
});

const short = (state: unknown): string => stateHash(state).slice(0, 16);
type Told = State & { readonly play?: Play<Diary> };
/** What follows at this stamp. */
function stateAt(evidence: Evidence, hash: string): Told {
  const states = judged(evidence).rooms.map((room) => foldedOf(room).states.get(hash));
  return states.find((state) => state !== undefined) as Told;
}
const LIE = '22'.repeat(8);
/** A word by somebody who doesn't stamp, as if it were this turn; and the stamp that places it. */
function said(turn: number, word = 'ancora'): readonly [evidence: readonly Uint8Array[], stamp: string] {
  const move = entryOf(after(f.lastOf(f.other(0)), 5, moveBody('say', `turn ${turn}`, { word }), f.tip.hash), f.sign);
  const placed = f.placed(move);
  return [placed, read(placed.at(-1)!).hash];
}

test('[F18] a whole evening is folded from its entries, over a takeover and a roll, and comes to what the devices say', () => {
  const { rooms, folded } = judged(f.evening.evidence);
  const { states } = foldedOf(rooms[0]!);
  expect(states.size).toBe(rooms[0]!.nodes.size);
  expect(
    (states.get(f.tip.hash) as Told).play!.state.diary.filter((line) => /^roll \[[1-6]\]$/.test(line)),
  ).toHaveLength(2);
  expect(new Set(rooms[0]!.votes.map(({ epoch }) => epoch)).size).toBeGreaterThan(1);
  expect(folded).toBeGreaterThan(20);
});

test('[G12] where a table goes on the fold begins with the state that it brings', async () => {
  const moved = await movedForger();
  const { states } = foldedOf(moved.room);
  expect((states.get(moved.tip.hash) as Told).play!.state.diary.at(-1)).toMatch(/^\d poi \d$/);
});

test('[F18] of one stamp the state is false that doesn’t follow, though three say so and one doesn’t', () => {
  const liars = f.voters(3);
  const right = short(stateAt(f.evening.evidence, f.tip.hash));
  const votes = [...liars.map((who) => f.ackAt(who, f.tip, LIE)), f.ackAt(f.sequencer(), f.tip, right)];
  expectFound(f.besides([], votes), 'fold', liars);
});

test('[P5] a word that came too late is refused, and whoever claims that it counts is named', () => {
  const [placed, stamp] = said(0);
  const evidence = f.besides(placed);
  const state = stateAt(evidence, stamp);
  const { play, undo } = stateAt(f.evening.evidence, f.tip.hash);
  expect([state.play, state.undo]).toEqual([play, undo]);
  const diary = [...play!.state.diary, '1 ancora'];
  const claimed = { ...state, play: { ...play, state: { ...play!.state, diary, turn: play!.state.turn + 1 } } };
  const node = judged(evidence).rooms[0]!.nodes.get(stamp)!;
  const votes = (liars: readonly string[]): readonly Uint8Array[] => [
    ...liars.map((who) => f.ackAt(who, node, short(claimed))),
    f.ackAt(f.sequencer(), node, short(state)),
  ];
  expect(judged(f.besides(placed, votes([]))).findings).toEqual([]);
  expectFound(f.besides(placed, votes(f.voters(3))), 'fold', f.voters(3));
});

test('[P8] a word in time counts unless a rule is against it, and whoever says otherwise is named', () => {
  const { turn, diary } = stateAt(f.evening.evidence, f.tip.hash).play!.state;
  const [rude] = said(turn, 'rude');
  expect(stateAt(f.besides(rude), read(rude.at(-1)!).hash).play!.state.diary).toEqual(diary);
  const [placed, stamp] = said(turn);
  const evidence = f.besides(placed);
  const state = stateAt(evidence, stamp);
  expect(state.play!.state).toMatchObject({ turn: turn + 1, diary: [...diary, expect.stringMatching(/ancora$/)] });
  const node = judged(evidence).rooms[0]!.nodes.get(stamp)!;
  const denied = short({ ...state, play: stateAt(f.evening.evidence, f.tip.hash).play });
  expectFound(f.besides(placed, [f.ackAt(f.other(1), node, denied)]), 'fold', [f.other(1)]);
});

test('from the first thing that can’t be followed on nothing is said of the state', () => {
  const who = f.other(2);
  const placed = f.placed(f.act(who, 4, 0, who, ''));
  const evidence = f.besides(placed);
  const node = judged(evidence).rooms[0]!.nodes.get(read(placed.at(-1)!).hash)!;
  expect(stateAt(evidence, node.hash)).toBeUndefined();
  expect(judged(f.besides(placed, [f.ackAt(f.other(0), node, LIE)])).findings).toEqual([]);
});
