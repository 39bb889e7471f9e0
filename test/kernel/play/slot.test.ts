import { expect, test } from 'vitest';
import { move, type Game, type Handle, type Move } from '../../../src/kernel/game.ts';
import { fields, integer, optional, sealed, text } from '../../../src/kernel/schemas.ts';
import { begin, makeMove } from '../../../src/kernel/pipeline/play.ts';
import type { Play } from '../../../src/kernel/play/state.ts';
import { slotOf } from '../../../src/kernel/play/slot.ts';
import { refusalOfMove } from '../../../src/kernel/table/propose.ts';
import { Bench } from '../../helpers/fold-bench.ts';
import { refused, start, toy } from './toy.ts';

interface Stalls {
  readonly sold: readonly number[];
}

interface Bid {
  readonly stall: number;
  readonly word?: Handle | undefined;
}

const WORD = sealed(text(9), 'self');
/** Each stall is bought once; an offer answers the state of its own stall, whatever happens at the others. */
const buy: Move<Stalls, Bid> = {
  args: fields({ stall: integer(0, 9), word: WORD }),
  who: () => [0, 1],
  slot: (s, { stall, word }) => `stall ${stall} sale ${s.sold.filter((one) => one === stall).length} ${word}`,
  rules: [],
  apply: (s, { args }) => ({ sold: [...s.sold, args.stall] }),
  choices: () => [],
};
const market: Game<Stalls> = {
  ...(toy() as unknown as Game<Stalls>),
  moves: { buy: move(buy) },
  setup: () => ({ sold: [] }),
};

const begun = (): Play<Stalls> => begin(market, { seats: [0, 1], options: {} }, 'e0', 0);

test('[P24] a slot names the thing that a move is about: who was faster elsewhere makes nobody late', () => {
  const play = begun();
  const made = (seat: number, stall: number) => {
    const args = { stall, word: `e${seat}/word` };
    return { seat, move: 'buy', args, slot: slotOf(market, play, 'buy', args), cause: `e${seat}`, now: 0 };
  };
  const first = makeMove(market, play, made(0, 3));
  if (!first.ok) throw new Error(first.refusal.code);
  expect(refused(makeMove(market, first.play, made(1, 3)) as never)).toBe('move/stale P5');
  expect(refused(makeMove(market, first.play, made(1, 4)) as never)).toBe('taken');
});

test('[P24] a slot sees nothing of what is sealed, so that it is the same before the entry has its name', () => {
  const play = begun();
  const slots = ['0/word', 'e7/word'].map((word) => slotOf(market, play, 'buy', { stall: 3, word }));
  expect(slots).toEqual(['stall 3 sale 0 sealed', 'stall 3 sale 0 sealed']);
});

test('[P24] a sealed argument that isn’t given isn’t in the slot either', () => {
  const spare = move<Stalls, Bid>({ ...buy, args: fields({ stall: integer(0, 9), word: optional(WORD) }) });
  const given = (args: object): string | undefined =>
    slotOf({ ...market, moves: { buy: spare } }, begun(), 'buy', args);
  expect(given({ stall: 3 })).toBe('stall 3 sale 0 undefined');
  expect(given({ stall: 3, word: 'e0/word' })).toBe('stall 3 sale 0 sealed');
});

test('[P24] what doesn’t read as the arguments has no slot, and a name that every object has is no move', () => {
  const play = begun();
  expect(slotOf(market, play, 'buy', { stall: 30, word: 'e0/word' })).toBeUndefined();
  expect(slotOf(toy(), start(toy()), 'constructor', {})).toBeUndefined();
});

test('[P24] a slot that has no room in an entry is refused before anything is written', async () => {
  const long = move<Stalls, { readonly name: string }>({
    args: fields({ name: text(300) }),
    who: () => [0],
    slot: (_, { name }) => name,
    rules: [],
    apply: (s) => s,
    choices: () => [],
  });
  const bench = await Bench.playing({ ...market, on: {}, moves: { long } } as unknown as Game<never, never>, 2);
  const judged = (name: string): string | undefined =>
    refusalOfMove(bench.game, bench.state, bench.people[0]!.device, { move: 'long', args: { name } }, new Map())?.code;
  expect([255, 256].map((n) => judged('a'.repeat(n)))).toEqual([undefined, 'entry/too-large']);
  expect(judged('è'.repeat(128))).toBe('entry/too-large');
});
