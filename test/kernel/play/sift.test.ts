import { expect, test } from 'vitest';
import { FREE, move, type Game, type Handle, type Move, type Rule } from '../../../src/kernel/game.ts';
import { fields, integer, text } from '../../../src/kernel/schemas.ts';
import { eyesOf } from '../../../src/kernel/play/eyes.ts';
import { addFaces, withoutFaces } from '../../../src/kernel/play/faces.ts';
import { withOpenPlaces } from '../../../src/kernel/play/open-places.ts';
import { choices, lawful } from '../../../src/kernel/play/sift.ts';
import { start, toy, type Toy } from './toy.ts';

const small = toy({ rules: [{ id: 'T-1', code: 'too-large', holds: (_, m) => m.args.n < 2 }] });

test('[P16] candidates are sifted through the rules', () => {
  expect(lawful(small, start(small), 0)).toEqual([{ move: 'go', choices: [{ n: 1 }] }]);
});

test('[P16] a seat that may not, a watcher and an unknown move have no choice', () => {
  const play = start(small);
  expect(lawful(small, play, 2)).toEqual([]);
  expect(choices(small, play, 'go', eyesOf(play, null, new Map()))).toEqual([]);
  expect(choices(small, play, 'constructor', eyesOf(play, 0, new Map()))).toEqual([]);
});

test('[P16] a rule about a hidden card sees it only where the move would lay it open', () => {
  const game = toy({ setup: () => ['x', 'y'] as Handle[] });
  const mine = new Map([
    ['x', 'ace'],
    ['y', 'king'],
  ]);
  expect(lawful(game, start(game), 0, mine).find((l) => l.move === 'lay')?.choices).toEqual([{ card: 'x' }]);
  expect(lawful(game, start(game), 0).find((l) => l.move === 'lay')).toBeUndefined();
});

test('[P16] a rule that looks at no candidate is asked once for all, and one behind a refusal only where that let one pass', () => {
  const asked: string[] = [];
  const asking = (
    id: string,
    holds: Rule<Toy, { readonly n: number }>['holds'],
  ): Rule<Toy, { readonly n: number }> => ({
    id,
    code: 'no',
    holds(s, m) {
      asked.push(id);
      return holds(s, m);
    },
  });
  const go: Move<Toy, { readonly n: number }> = {
    args: fields({ n: integer(0, 9) }),
    who: () => [0],
    rules: [
      asking('table', () => true),
      asking('not 1', (_, m) => m.args.n !== 1),
      asking('seat', (_, m) => m.seat === 0),
      asking('even', (_, m) => m.args.n % 2 === 0),
    ],
    apply: (s) => s,
    choices: () => [2, 3, 1, 4].map((n) => ({ n })),
  };
  const game: Game<Toy> = { ...toy(), moves: { go: move(go) } };
  expect(choices(game, start(game), 'go', eyesOf(start(game), 0, new Map()))).toEqual([{ n: 2 }, { n: 4 }]);
  expect(asked.filter((id) => id === 'table' || id === 'seat')).toEqual(['table', 'seat']);
  asked.length = 0;
  const later = { ...game, moves: { go: move({ ...go, choices: () => [{ n: 1 }, { n: 2 }] }) } };
  expect(choices(later, start(later), 'go', eyesOf(start(later), 0, new Map()))).toEqual([{ n: 2 }]);
  expect(asked).toEqual(['table', 'not 1', 'not 1', 'not 1', 'seat', 'even']);
});

test('[P16] a choice with a free place is kept where the rules that don’t read it let it pass', () => {
  const say: Move<Toy, { readonly word: string; readonly n: number }> = {
    args: fields({ word: text(9), n: integer(0, 9) }),
    who: () => [0],
    rules: [
      { id: 'T-1', code: 'shouting', holds: (_, m) => m.args.word !== 'NO' && m.args.word.codePointAt(0)! >= 32 },
      { id: 'T-2', code: 'too-large', holds: (_, { args: { n } }) => n < 2 },
    ],
    apply: (s) => s,
    choices: () => [
      { word: FREE, n: 1 },
      { word: FREE, n: 2 },
      { word: 'NO', n: 1 },
    ],
  };
  const game: Game<Toy> = { ...toy(), moves: { say: move(say) } };
  expect(lawful(game, start(game), 0)).toEqual([{ move: 'say', choices: [{ word: FREE, n: 1 }] }]);
});

test('[P16] what a rule throws for itself is thrown', () => {
  const broken = toy({ rules: [{ id: 'T-1', code: 'no', holds: () => ([] as string[])[0]!.length > 0 }] });
  expect(() => lawful(broken, start(broken), 0)).toThrow(TypeError);
});

test('[P16] arguments in which nothing is open stay the same thing, whatever they are', () => {
  for (const args of [{ n: 1 }, {}, null, 'word', FREE, undefined]) expect(withOpenPlaces(args)).toBe(args);
  expect(() => withOpenPlaces({ n: FREE }).n).toThrow();
});

test('[P16] a rule that looks at the eyes alone is asked of each candidate, since each opens something else', () => {
  const lay: Move<Toy, { readonly card: string }> = {
    args: fields({ card: text(9) }),
    who: () => [0],
    brings: ({ card }) => ({ open: [card as Handle] }),
    rules: [{ id: 'T-1', code: 'no-ace', holds: (_, m) => m.eyes.read('x' as Handle) === 'ace' }],
    apply: (s) => s,
    choices: () => [{ card: 'x' }, { card: 'y' }],
  };
  const game: Game<Toy> = { ...toy(), moves: { lay: move(lay) } };
  expect(lawful(game, start(game), 0, new Map([['x', 'ace']]))).toStrictEqual([
    { move: 'lay', choices: [{ card: 'x' }] },
  ]);
});

test('[P9] who watches reads what everybody reads, whatever this device has opened', () => {
  const play = start(small);
  const opened = new Map([['x', 'ace']]);
  expect(eyesOf(play, null, opened).read('x' as Handle)).toBeUndefined();
  expect(eyesOf(play, 0, opened).read('x' as Handle)).toBe('ace');
});

test('[P11] faces that are taken away leave the others, and no face to add leaves all as they are', () => {
  const faces = { a: 'ace', k: 'king' };
  expect({ ...withoutFaces(faces, new Set(['a'])) }).toEqual({ k: 'king' });
  expect(addFaces(faces, [], () => 'queen')).toBe(faces);
});

test('[P25] asked about one thing a game offers what has to do with it, sifted as ever', () => {
  const asked: unknown[] = [];
  const go: Move<Toy, { readonly n: number }> = {
    args: fields({ n: integer(0, 9) }),
    who: () => [0],
    rules: [{ id: 'T-1', code: 'too-large', holds: (_, m) => m.args.n < 3 }],
    apply: (s) => s,
    choices(_s, _eyes, about) {
      asked.push(about);
      return typeof about === 'number' ? [{ n: about }] : [1, 2, 3].map((n) => ({ n }));
    },
  };
  const game: Game<Toy> = { ...toy(), moves: { go: move(go) } };
  const play = start(game);
  const of = (about?: string | number): unknown[] => choices(game, play, 'go', eyesOf(play, 0, new Map()), about);
  expect([of(), of(2), of(3)]).toEqual([[{ n: 1 }, { n: 2 }], [{ n: 2 }], []]);
  expect(asked).toEqual([undefined, 2, 3]);
});
