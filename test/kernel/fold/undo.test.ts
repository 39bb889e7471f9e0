import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { canonical } from '../../../src/kernel/canonical.ts';
import { foldVoters } from '../../../src/kernel/fold/presence.ts';
import { undoAfterVoters } from '../../../src/kernel/fold/undo.ts';
import type { Step } from '../../../src/kernel/game.ts';
import type { Folded } from '../../../src/kernel/fold/folded.ts';
import { makeMoveBody } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { makeUndoBody, parseUndoBody, UNDO_ACT } from '../../../src/kernel/undo/body.ts';
import { UNDO_CODES, UNDO_RULES } from '../../../src/kernel/undo/refusals.ts';
import { CardTable, FACES } from '../../helpers/card-bench.ts';
import { Bench, codeOf, type Person } from '../../helpers/fold-bench.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';

const playing = (n = 3): Promise<Bench> => Bench.playing(parlour as never, n);
const diary = (bench: Bench): readonly string[] => (bench.state.play!.state as Parlour).diary;
const lastMove = (bench: Bench): string => bench.state.undo.last?.entry ?? '00'.repeat(32);
const offer = (bench: Bench): string => bench.state.undo.offer?.entry ?? '00'.repeat(32);

function undo(bench: Bench, person: Person, act: keyof typeof UNDO_ACT, about: string): Folded {
  return bench.put(person, KIND.undo, makeUndoBody({ act: UNDO_ACT[act], about }));
}
const takeBack = (bench: Bench, person: Person): string => codeOf(undo(bench, person, 'takeBack', lastMove(bench)));
/** A word said; its entry's hash. */
function say(bench: Bench, person: Person, word: string): string {
  expect(codeOf(bench.move(person, 'say', { word }))).toBe('done');
  return lastMove(bench);
}

test('[U1] the author takes the last move back at once, and then the one before it, if that is one’s own too', async () => {
  const bench = await playing();
  const [anna] = bench.people;
  const before = canonical(bench.state.play);
  say(bench, anna!, 'a');
  const between = canonical(bench.state.play);
  say(bench, anna!, 'b');
  expect(takeBack(bench, anna!)).toBe('done');
  expect(canonical(bench.state.play)).toBe(between);
  expect(takeBack(bench, anna!)).toBe('done');
  expect(canonical(bench.state.play)).toBe(before);
  expect(takeBack(bench, anna!)).toBe('undo/nothing');
});

test('[U1] not somebody else’s, not an older one, and not from a stranger', async () => {
  const bench = await playing();
  const [anna, bruno] = bench.people;
  const first = say(bench, anna!, 'a');
  expect(takeBack(bench, bruno!)).toBe('undo/not-yours');
  say(bench, bruno!, 'b');
  expect(codeOf(undo(bench, anna!, 'takeBack', first))).toBe('undo/overtaken');
  bench.leave(bruno!);
  expect(takeBack(bench, bruno!)).toBe('undo/not-seated');
  expect(diary(bench).slice(0, 2)).toEqual(['0 a', '1 b']);
});

test('[U1] not when it asked for something but a timer, or when something has happened since', async () => {
  const bench = await playing();
  const [anna, bruno, carla] = bench.people;
  bench.move(anna!, 'roll', { n: 1, sides: 6 });
  expect(takeBack(bench, anna!)).toBe('undo/asked');
  await bench.work();
  bench.move(anna!, 'wait', { ms: 500 });
  expect(takeBack(bench, anna!)).toBe('done');
  bench.move(anna!, 'wait', { ms: 500 });
  bench.pass(499);
  expect(bench.state.undo.last?.held).toBeUndefined();
  bench.pass(1);
  expect(takeBack(bench, anna!)).toBe('undo/overtaken');
  say(bench, bruno!, 'b');
  bench.leave(carla!);
  expect(takeBack(bench, bruno!)).toBe('undo/overtaken');
});

test('[U2] a move that the game’s rules make binding isn’t taken back alone, and the refusal names the rule', async () => {
  const final = { ...parlour, moves: { ...parlour.moves, say: { ...parlour.moves['say']!, final: 'PA-3' } } };
  const bench = await Bench.playing(final as never, 2);
  const [anna, bruno] = bench.people;
  const move = say(bench, anna!, 'a');
  const folded = undo(bench, anna!, 'takeBack', move);
  expect(folded.kind === 'refused' && folded.refusal).toEqual({ code: 'undo/final', rule: 'PA-3' });
  undo(bench, anna!, 'propose', move);
  expect(codeOf(undo(bench, bruno!, 'agree', offer(bench)))).toBe('done');
  expect(diary(bench)).toEqual([]);
});

test('[U2] of Codenames a clue and a touch are binding, the end of a turn isn’t', () => {
  const { giveClue, touch, stop } = codenames.moves;
  expect([giveClue!.final, touch!.final, stop!.final]).toEqual(['CN-047', 'CN-090', undefined]);
});

test('[U3] clocks go on with what they had left, and what they ask for has new names', async () => {
  const bench = await playing(2);
  const [anna, bruno] = bench.people;
  bench.move(anna!, 'wait', { ms: 1_000 });
  bench.pass(300);
  const move = say(bench, bruno!, 'b');
  bench.pass(900);
  expect(bench.state.play!.timers).toEqual([]);
  undo(bench, bruno!, 'propose', move);
  undo(bench, anna!, 'agree', offer(bench));
  const [timer] = bench.state.play!.timers;
  expect(timer!.at - bench.state.now).toBe(700);
  expect(timer!.cause).toBe(anna!.prev);
  bench.pass(700);
  expect(diary(bench).at(-1)).toContain('timer');
});

test('[U3] a roll that was undone isn’t rolled again under its name', async () => {
  const bench = await playing(2);
  const [anna, bruno] = bench.people;
  bench.move(anna!, 'roll', { n: 1, sides: 6 });
  const move = lastMove(bench);
  const [asked] = bench.state.play!.asks;
  await bench.work();
  undo(bench, anna!, 'propose', move);
  undo(bench, bruno!, 'agree', offer(bench));
  expect(diary(bench)).toEqual([]);
  bench.move(anna!, 'roll', { n: 1, sides: 6 });
  expect(bench.state.play!.asks[0]!.id).not.toBe(asked!.id);
  await bench.work();
  expect(diary(bench)).toHaveLength(1);
});

test('[U4] what was opened stays open, and what was asked for in undone steps is asked no more', async () => {
  const bench = await playing(3);
  const [anna, bruno, carla] = bench.people;
  bench.move(anna!, 'key', { holders: [0, 1] });
  await bench.work();
  const [cell] = (bench.state.play!.state as Parlour).cells;
  bench.move(carla!, 'open', { things: [cell] });
  const move = lastMove(bench);
  await bench.work();
  const face = bench.state.play!.faces[cell!];
  expect(face).toBeDefined();
  bench.move(carla!, 'roll', { n: 1, sides: 6 });
  const secrets = canonical(bench.state.secrets);
  undo(bench, carla!, 'propose', move);
  undo(bench, anna!, 'agree', offer(bench));
  undo(bench, bruno!, 'agree', offer(bench));
  expect(bench.state.play!.faces[cell!]).toBe(face);
  expect(canonical(bench.state.secrets)).toBe(secrets);
  expect(bench.owed()).toEqual([]);
  expect(bench.state.requests).toEqual({});
  bench.move(carla!, 'open', { things: [cell] });
  expect(bench.owed()).toEqual([]);
  expect(diary(bench).at(-1)).toBe(`open ["${face}"]`);
});

test('[U4] [C12] what was found out of hand keys stays known: one whose person has left is nobody’s after going back, too', async () => {
  const t = await CardTable.of(3, 2, 2);
  const cards = await t.deck(FACES.slice(0, 4));
  await t.asked(0, { what: 'deal', cards: cards.slice(0, 2), to: 2 });
  const { key } = t.cards.at[cards[0]!]!;
  await t.asked(0, { what: 'deal', cards: cards.slice(2, 3), to: 0 });
  const move = t.bench.state.undo.last!.entry;
  const carla = t.person(2);
  t.bench.leave(carla);
  t.bench.sit(carla, 2);
  expect(t.cards.hands[key]).toMatchObject({ seat: 2, gone: true });
  t.rewind(move, 0, [1, 2]);
  expect(t.cards.at[cards[2]!]!.place).toBe('pile');
  expect(t.cards.hands[key]).toMatchObject({ seat: 2, gone: true });
});

test('[U4] the game hears again who has come and gone since', async () => {
  const bench = await playing(3);
  const [anna, bruno, carla] = bench.people;
  const move = say(bench, anna!, 'a');
  bench.leave(bruno!);
  bench.leave(carla!);
  bench.sit(carla!, 2);
  const dora = await bench.newcomer();
  bench.put(dora, KIND.hello, Buffer.concat([dora.sigPk, dora.mailPk]));
  bench.sit(dora, 4);
  undo(bench, anna!, 'propose', move);
  undo(bench, carla!, 'agree', offer(bench));
  undo(bench, dora, 'agree', offer(bench));
  expect(diary(bench)).toEqual(['left 1', 'left 2', 'joined 2', 'joined 4']);
  expect((bench.state.play!.state as Parlour).seats).toEqual([0, 2, 4]);
});

test('[U5] all others agree, one no ends it, and so does the proposer', async () => {
  const bench = await playing(3);
  const [anna, bruno, carla] = bench.people;
  const move = say(bench, anna!, 'a');
  say(bench, bruno!, 'b');
  expect(codeOf(undo(bench, anna!, 'propose', move))).toBe('done');
  expect(codeOf(undo(bench, bruno!, 'propose', move))).toBe('undo/open');
  expect(codeOf(undo(bench, anna!, 'agree', offer(bench)))).toBe('undo/agreed');
  expect(codeOf(undo(bench, bruno!, 'agree', offer(bench)))).toBe('done');
  expect(codeOf(undo(bench, bruno!, 'agree', offer(bench)))).toBe('undo/agreed');
  const open = offer(bench);
  expect(codeOf(undo(bench, carla!, 'refuse', open))).toBe('done');
  expect(codeOf(undo(bench, carla!, 'agree', open))).toBe('undo/none');
  undo(bench, bruno!, 'propose', move);
  expect(codeOf(undo(bench, bruno!, 'refuse', offer(bench)))).toBe('done');
  expect(bench.lines.map(({ what }) => what).filter((what) => what.startsWith('undo/'))).toEqual([
    'undo/propose',
    'undo/agree',
    'undo/refuse',
    'undo/propose',
    'undo/withdraw',
  ]);
  expect(diary(bench)).toEqual(['0 a', '1 b']);
});

test('[U5] nobody waits for whoever has left, and a proposal goes with its proposer', async () => {
  const bench = await playing(3);
  const [anna, bruno, carla] = bench.people;
  const move = say(bench, anna!, 'a');
  undo(bench, anna!, 'propose', move);
  bench.leave(anna!);
  expect(bench.state.undo.offer).toBeUndefined();
  bench.sit(anna!, 0);
  undo(bench, bruno!, 'propose', move);
  undo(bench, carla!, 'agree', offer(bench));
  bench.leave(anna!);
  expect(bench.state.undo.offer).toBeUndefined();
  expect(diary(bench)).toEqual(['left 0']);
  bench.leave(carla!);
  const alone = say(bench, bruno!, 'b');
  undo(bench, bruno!, 'propose', alone);
  expect(diary(bench).at(-1)).toBe('left 2');
});

test('[U5] the game may go on meanwhile, and all since then is undone', async () => {
  const bench = await playing(2);
  const [anna, bruno] = bench.people;
  const move = say(bench, anna!, 'a');
  undo(bench, anna!, 'propose', move);
  say(bench, bruno!, 'b');
  undo(bench, bruno!, 'agree', offer(bench));
  expect(diary(bench)).toEqual([]);
  expect(bench.lines.at(-1)).toMatchObject({ what: 'undo/back', args: { moves: 2 } });
});

test('[U5] to take back just the move that a proposal begins with ends the proposal', async () => {
  const bench = await playing(2);
  const [anna, bruno] = bench.people;
  const first = say(bench, anna!, 'a');
  const second = say(bench, anna!, 'b');
  undo(bench, bruno!, 'propose', first);
  expect(codeOf(undo(bench, anna!, 'takeBack', second))).toBe('done');
  expect(bench.state.undo.offer?.first).toBe(first);
  expect(codeOf(undo(bench, anna!, 'takeBack', first))).toBe('done');
  expect(bench.state.undo.offer).toBeUndefined();
});

test('[U6] only to before a move that stands, and not to where something was being asked', async () => {
  const bench = await playing(2);
  const [anna, bruno] = bench.people;
  const first = say(bench, anna!, 'a');
  const second = say(bench, anna!, 'b');
  bench.move(anna!, 'roll', { n: 1, sides: 6 });
  const during = say(bench, bruno!, 'c');
  await bench.work();
  expect(codeOf(undo(bench, anna!, 'propose', during))).toBe('undo/unsettled');
  undo(bench, anna!, 'propose', first);
  undo(bench, bruno!, 'agree', offer(bench));
  for (const undone of [first, second, 'ab'.repeat(32)])
    expect(codeOf(undo(bench, anna!, 'propose', undone))).toBe('undo/unknown');
});

test('[U7] a move from before the table went back is too late, though its slot has the same name again', async () => {
  const bench = await playing(2);
  const [anna, bruno] = bench.people;
  say(bench, anna!, 'a');
  const { seen } = bench;
  expect(takeBack(bench, anna!)).toBe('done');
  const now = bench.seen;
  bench.seen = seen;
  expect(codeOf(bench.put(bruno!, KIND.move, late('turn 0')))).toBe('move/stale');
  expect(codeOf(bench.put(anna!, KIND.move, late('turn 0')))).toBe('done');
  bench.seen = now;
  expect(codeOf(bench.put(bruno!, KIND.move, late('turn 1')))).toBe('done');
});

const late = (slot: string): Uint8Array => makeMoveBody({ move: 'say', slot, args: { word: 'late' }, attachments: [] });

test('[U6] a new game begins with nothing to undo', async () => {
  const bench = await playing(2);
  const [anna, bruno] = bench.people;
  const move = say(bench, anna!, 'the end');
  undo(bench, bruno!, 'propose', move);
  bench.put(anna!, KIND.start, bench.startBody());
  expect(bench.state.undo.offer).toBeUndefined();
  expect(codeOf(undo(bench, bruno!, 'propose', move))).toBe('undo/unknown');
});

test('[F2] an undo out of form is refused', async () => {
  const bench = await playing(2);
  for (const body of [[], [1], [0, ...Array(32).fill(0)], [5, ...Array(32).fill(0)], [1, ...Array(33).fill(0)]]) {
    expect(parseUndoBody(new Uint8Array(body))).toBeUndefined();
    expect(codeOf(bench.put(bench.people[0]!, KIND.undo, new Uint8Array(body)))).toBe('entry/malformed');
  }
});

test('[F9] each refusal of going back has its promise', () => {
  for (const code of UNDO_CODES) expect(UNDO_RULES[code]).toMatch(/^U\d+$/);
});

test('[U5] nobody waits for whoever is away, and the game hears again who is', async () => {
  const heard = { away: note('away'), back: note('back') };
  const bench = await Bench.playing({ ...parlour, on: { ...parlour.on, ...heard } } as never, 3);
  const [anna, bruno, carla] = bench.people;
  const move = say(bench, anna!, 'a');
  undo(bench, anna!, 'propose', move);
  undo(bench, bruno!, 'agree', offer(bench));
  const all = bench.people.map(({ device }) => device);
  const away = foldVoters(bench.world, bench.state, all, all.slice(0, 2), 'c0').state;
  const back = undoAfterVoters(bench.world, away, 'c0');
  expect(carla!.device).toBe(all[2]);
  expect(back.lines.map(({ what }) => what)).toEqual(['undo/back']);
  expect((back.state.play!.state as Parlour).diary).toEqual(['away 2']);
});

const note =
  (word: string): Step<Parlour> =>
  (s, { seat }) => ({ ...s, diary: [...s.diary, `${word} ${seat}`] });

test('[U3] [U4] whatever is played and undone at random, the game is what it was, and what is known only grows', async () => {
  const seed = freshSeed();
  const rng = seeded(seed);
  const bench = await playing(3);
  /** The game's state before each move that stands, as it must be found again. */
  const past = new Map<string, string>();
  const diaryNow = (): string => canonical(bench.state.play!.state);
  for (let step = 0; step < 120; step++) {
    const person = rng.pick(bench.people)!;
    const faces = Object.entries(bench.state.play!.faces);
    const known = Object.keys({ ...bench.state.secrets, ...bench.state.sealed });
    const before = diaryNow();
    const last = lastMove(bench);
    const kind = rng.below(8);
    if (kind === 0) bench.move(person, 'say', { word: 'ciao' });
    else if (kind === 1) bench.move(person, 'roll', { n: 1, sides: 6 });
    else if (kind === 2) await bench.seal(person, 'whisper', { what: 'psst' });
    else if (kind === 3) bench.move(person, 'open', { things: Object.keys(bench.state.sealed).slice(-2) });
    else if (kind === 4) bench.move(person, 'key', { holders: [0, 1] });
    else if (kind === 5 && takeBack(bench, person) === 'done') expect(diaryNow(), `SEED=${seed}`).toBe(past.get(last));
    else {
      const first = rng.pick([...past.keys()]) ?? last;
      if (codeOf(undo(bench, person, 'propose', first)) === 'done') {
        for (const other of bench.people) if (other !== person) undo(bench, other, 'agree', offer(bench));
        expect(diaryNow(), `SEED=${seed}`).toBe(past.get(first));
      }
    }
    if (lastMove(bench) !== last && !past.has(lastMove(bench))) past.set(lastMove(bench), before);
    for (const [thing, face] of faces) expect(bench.state.play!.faces[thing], `SEED=${seed}`).toBe(face);
    for (const thing of known) expect({ ...bench.state.secrets, ...bench.state.sealed }).toHaveProperty([thing]);
    if (!rng.oneIn(4)) await bench.work();
  }
});
