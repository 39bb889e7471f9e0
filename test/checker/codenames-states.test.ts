/** States of Codenames that the checker folds by itself, against those that devices acknowledge: a false one names its author. */
import { beforeAll, expect, test } from 'vitest';
import type { Checked } from '../../checker/check.ts';
import type { Codenames } from '../../checker/codenames-state.ts';
import type { Play } from '../../checker/play.ts';
import { sentences } from '../../checker/say.ts';
import type { State } from '../../checker/state.ts';
import { stateHash } from '../../checker/state-hash.ts';
import { codenamesEvening } from './codenames-evening.ts';
import { after, entryOf, moveBody, read } from './forge.ts';
import { expectFound, Forger } from './forger.ts';
import { judged } from './honest.ts';

let f: Forger;
/** The evening as it was. */
let honest: Checked;
beforeAll(async () => {
  f = new Forger(await codenamesEvening());
  honest = judged(f.evening.evidence);
});

type At = State & { readonly play: Play<Codenames> };
const short = (state: unknown): string => stateHash(state).slice(0, 16);
const stateAt = ({ follows }: Checked, hash: string): At => follows[0]!.states.get(hash) as At;
/** A move by an operative who doesn't stamp, and the stamp that places it. */
function made(move: string, args: object): { readonly placed: readonly Uint8Array[]; readonly stamp: string } {
  const who = [f.device(2), f.device(3)].find((device) => device !== f.sequencer())!;
  const placed = f.placed(entryOf(after(f.lastOf(who), 5, moveBody(move, 'game 2', args), f.tip.hash), f.sign));
  return { placed, stamp: read(placed.at(-1)!).hash };
}

test('[F18] a whole game of Codenames is folded: a coin, a key of two, cells opened, the whole key, the next lobby', () => {
  const { states, ends } = honest.follows[0]!;
  expect([states.size, ends.size]).toEqual([f.room.nodes.size, 0]);
  expect(honest.folded).toBeGreaterThan(20);
  const { setting, phase } = (states.get(f.tip.hash) as At).play.state;
  expect([setting.game, phase, setting.lastKey.length]).toEqual([2, 'lobby', 21]);
  const results = [...states.values()].map((state) => (state as At).play?.state.result);
  expect(results).toContainEqual(expect.objectContaining({ why: 'CN-117', verified: true }));
  expect(sentences(honest)).toContain(`The state follows from the entries up to position ${f.tip.position}.`);
});

test('[F18] whoever acknowledges another state of it is named, though three say the same', () => {
  const right = short(stateAt(honest, f.tip.hash));
  const liars = f.voters(3);
  const votes = [...liars.map((who) => f.ackAt(who, f.tip, '33'.repeat(8))), f.ackAt(f.sequencer(), f.tip, right)];
  expectFound(f.besides([], votes), 'fold', liars);
});

test('[P8] a role that another has isn’t taken by claiming it, and whoever says that it is, is named', () => {
  const { placed, stamp } = made('claimSpymaster', {});
  const checked = judged(f.besides(placed));
  const state = stateAt(checked, stamp);
  expect(state.play).toEqual(stateAt(honest, f.tip.hash).play);
  const node = checked.rooms[0]!.nodes.get(stamp)!;
  const { play } = state;
  const claimed = { ...state, play: { ...play, state: { ...play.state, spymaster: { red: 2, blue: 3 } } } };
  expectFound(f.besides(placed, [f.ackAt(f.other(0), node, short(claimed))]), 'fold', [f.other(0)]);
  expect(judged(f.besides(placed, [f.ackAt(f.other(0), node, short(state))])).findings).toEqual([]);
});

test('[P8] a move that no rule is against counts, and whoever says otherwise is named', () => {
  const before = stateAt(honest, f.tip.hash);
  const { placed, stamp } = made('setPictures', { set: { hash: 'ab'.repeat(32), count: 30 } });
  const checked = judged(f.besides(placed));
  const state = stateAt(checked, stamp);
  expect(state.play.state.setting.options.pictures).toEqual({ hash: 'ab'.repeat(32), count: 30 });
  const node = checked.rooms[0]!.nodes.get(stamp)!;
  const denied = short({ ...state, play: before.play, undo: before.undo });
  expectFound(f.besides(placed, [f.ackAt(f.other(1), node, denied)]), 'fold', [f.other(1)]);
});

test('from what isn’t followed on it says so, and why', () => {
  const who = f.other(2);
  const placed = f.placed(f.act(who, 4, 0, who, ''));
  const log = f.file([...f.part.entries, ...placed], { tip: read(placed.at(-1)!).hash });
  const { position } = f.tip;
  expect(sentences(judged(log))).toContain(
    `The state follows from the entries up to position ${position}; from position ${position + 1} on it isn't folded: an act about seats other than sitting down and saying one's name.`,
  );
});
