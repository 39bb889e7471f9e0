/** The log: it reads like a story, from what everybody knows and nothing else. */
import { expect, test } from 'vitest';
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { NEWS } from '../../../src/games/chrononauts/news.ts';
import type { State } from '../../../src/games/chrononauts/state.ts';
import { moves as movesEn, news as newsEn } from '../../../src/games/chrononauts/words/log-en.ts';
import { moves as movesIt, news as newsIt } from '../../../src/games/chrononauts/words/log-it.ts';
import { A, B, C, begun, dealt, playing, solo, type Trial } from './trial.ts';

const NAMES = ['Giulia', 'Marco', 'Sofia', 'Ahmed'];
const name = (seat: number): string => NAMES[seat]!;

/** What the log would have between two states. */
function told(before: State, after: State, words: typeof newsIt = newsIt): readonly string[] {
  return chrononauts.news!(before, after).map(({ what, args }) => words[what as keyof typeof words](args, name));
}

/** What is told of all that happens in `act`. */
function story(t: Trial, act: () => void, words: typeof newsIt = newsIt): readonly string[] {
  const before = t.s;
  act();
  return told(before, t.s, words);
}

test('a turned Linchpin is told by its headline, with all that turned and fell', () => {
  const t = playing(['sabotage']);
  t.history([1941, 1963]);
  expect(story(t, () => t.resolve(A, 'sabotage', 'L1943'))).toEqual([
    '1943: Los Alamos: un guasto ferma il progetto. Si gira un’altra carta. Paradossi aperti: 4.',
  ]);
  const u = playing(['reverse-fate'], { seed: 9 });
  u.history([1865], 'P1868');
  const [line] = story(u, () => u.resolve(A, 'reverse-fate', 'L1865'));
  expect(line).toBe('1865: Lincoln ucciso a teatro. Si gira un’altra carta e una toppa cade. Paradossi aperti: 0.');
});

test('[CH-119] a Patch is told with the count of what is still open', () => {
  const t = playing(['P1868']);
  t.history([1865]);
  expect(story(t, () => t.resolve(A, 'P1868', 'R1868'), newsEn)).toEqual([
    '1868 is patched: “The Charter of Reconciliation”. Open Paradoxes: 0.',
  ]);
});

test('[CH-126, CH-128, CH-131] Artifacts are told as they come, change hands and go', () => {
  const t = playing(['grail', 'get-there-first', 'never-existed', 'ark']);
  t.place(B, 'ark');
  expect(story(t, () => t.resolve(A, 'grail'))).toEqual(['«Calice dell’Ultima Cena» è davanti a Giulia.']);
  const u = playing(['get-there-first']);
  u.place(B, 'ark');
  expect(story(u, () => u.resolve(A, 'get-there-first', 'ark'))).toEqual([
    '«Arca dell’Alleanza» passa da Marco a Giulia.',
  ]);
  const v = playing(['never-existed']);
  v.place(C, 'ark');
  expect(story(v, () => v.resolve(A, 'never-existed', 'ark'), newsEn)).toEqual([
    '“The Ark of the Covenant”, in front of Sofia, is gone.',
  ]);
});

test('[CH-182, CH-183, CH-187] Double Time is told with what is still to be played, and not where it is stopped', () => {
  for (const fastForward of ['drawTwoPlayTwo', 'twoTurns']) {
    const t = playing(['fast-forward', 'fast-forward', 'ark'], { options: { fastForward } });
    expect(story(t, () => t.resolve(A, 'fast-forward'))).toEqual([
      '«Doppia velocità»: Giulia ha ancora 2 carte da giocare.',
    ]);
    if (t.phase === 'draw') expect(story(t, () => t.do(A, 'draw'))).toEqual([]);
    expect(story(t, () => t.resolve(A, 'fast-forward'), newsEn)).toEqual([
      '“Double Time”: Giulia has 3 more cards to play.',
    ]);
    if (t.phase === 'draw') t.do(A, 'draw');
    expect(story(t, () => t.lose(A, 'ark'))).toEqual([]);
  }
  const stopped = playing(['fast-forward']);
  stopped.setHand(B, 'memo');
  stopped.play(A, 'fast-forward');
  expect(
    story(stopped, () => {
      stopped.memo(B);
      stopped.allPass();
    }),
  ).toEqual(['Marco ferma «Doppia velocità» di Giulia: non ha effetto.']);
});

test('[CH-196] a search that takes nothing is told, one that takes a card by that card', () => {
  const search = (): Trial => {
    const t = playing(['quick-trip']);
    t.setPile('ark');
    t.resolve(A, 'quick-trip');
    expect(t.phase).toBe('choose');
    return t;
  };
  const none = search();
  expect(story(none, () => none.do(A, 'choose', { targets: [] }))).toEqual(['Giulia cerca e non prende niente.']);
  const one = search();
  const card = one.s.drawPile[0];
  expect(
    story(one, () => {
      expect(one.do(A, 'choose', { card, targets: [] })).toBe('ok');
      one.allPass();
    }),
  ).toEqual(['«Arca dell’Alleanza» è davanti a Giulia.']);
});

test('[CH-153, CH-161] a stopped card is told with who stopped it; a stopped Note stops nothing', () => {
  const t = playing(['sabotage'], { options: { skipWindow: false } });
  t.setHand(B, 'memo');
  t.setHand(C, 'memo');
  t.play(A, 'sabotage', 'L1943');
  expect(
    story(t, () => {
      t.memo(B);
      t.allPass();
    }),
  ).toEqual(['Marco ferma «Un bullone allentato» di Giulia: non ha effetto.']);
});

test('[CH-138, CH-139] of a new Mission nothing is told but that there is one; an Identity that goes was seen by all', () => {
  const t = playing(['new-mission']);
  const mission = t.goal(A, 'missions');
  const lines = story(t, () => t.resolve(A, 'new-mission'));
  expect(lines).toEqual(['La missione di Giulia va sotto il suo mazzo; ne prende un’altra.']);
  expect(JSON.stringify(t.s.news)).not.toContain(mission);
  const u = playing(['parents-never-met']);
  u.setGoal(B, 'identities', 'I06');
  expect(story(u, () => u.resolve(A, 'parents-never-met', String(B)))).toEqual([
    'Marco era «Miriam Adler», e diventa qualcun altro.',
  ]);
});

test('[CH-028, CH-033] who begins is told with all guesses', () => {
  const t = dealt({ seats: 2, options: { mulligan: false } });
  const minute = (ms: number): number => Math.floor(t.dealer.now / 60_000 + ms) % 1_440;
  const lines = story(t, () => {
    t.do(A, 'guessTime', { minute: minute(1), at: 16 });
    t.do(B, 'guessTime', { minute: minute(60), at: 16 });
  });
  expect(lines).toEqual([
    'Le ore scritte, e di quanto sbagliano: Giulia 00:17 (un minuto), Marco 01:16 (60 minuti).',
    'Comincia Giulia.',
  ]);
});

test('[CH-033, CH-034] where the dice say who begins they are told of, with those whose guesses were as good as each other', () => {
  const lot = (guess: (t: Trial) => void): readonly string[] => {
    const t = dealt({ options: { mulligan: false } });
    t.hold = ['first'];
    guess(t);
    return story(t, () => t.answer('first', { values: [2] }));
  };
  const tie = lot((t) => {
    for (const [seat, minute] of [900, 20, 12].entries()) t.do(seat, 'guessTime', { minute, at: 16 });
  });
  expect(tie).toEqual(['Pari: Marco, Sofia. Chi comincia lo decidono i dadi.', 'Comincia Sofia.']);
  const nobody = lot((t) => {
    for (const seat of [A, B, C]) t.do(seat, 'disqualifySelf');
  });
  expect(nobody).toEqual(['Chi comincia lo decidono i dadi.', 'Comincia Marco.']);
});

test('[CH-279] whom the table goes on without is told, and hands that move', () => {
  const t = begun({ seats: 3 });
  t.tell('away', A);
  expect(
    story(t, () => {
      t.do(B, 'voteSkip', { seat: A });
      t.do(C, 'voteSkip', { seat: A });
    }),
  ).toEqual(['Si va avanti senza Giulia.']);
  const u = playing(['discontinuity', 'ark']);
  expect(story(u, () => u.resolve(A, 'discontinuity', 'clockwise'))).toEqual([
    'Tutte le mani passano in senso orario.',
  ]);
});

test('[CH-118] the end of the universe is told', () => {
  const t = playing(['reverse-fate']);
  const primes = [1865, 1912, 1914, 1915, 1936, 1937, 1941, 1943, 1957, 1963, 1980, 1981];
  t.history(primes);
  const lines = story(t, () => t.resolve(A, 'reverse-fate', 'L1993'));
  expect(lines.at(-1)).toBe('Tredici paradossi aperti: l’universo finisce.');
});

test('moves name their cards where everybody has seen them, what they are aimed at, and whom', () => {
  const face = (card: string): string | undefined =>
    ({ a: 'sabotage', b: 'parents-never-met', c: 'I06', d: 'ark' })[card];
  const say = (move: keyof typeof movesIt, args: object): readonly string[] =>
    [movesIt, movesEn].map((words) => words[move].said(args, name, face));
  expect(say('play', { card: 'a', targets: ['L1943'] })).toEqual([
    'gioca «Un bullone allentato» sul 1943',
    'plays “A Loose Bolt” on 1943',
  ]);
  expect(say('play', { card: 'b', targets: ['1'] })).toEqual([
    'gioca «Nei panni di un altro»: Marco',
    'plays “In Somebody Else’s Shoes”: Marco',
  ]);
  expect(say('choose', { card: 'd', targets: [] })[0]).toBe('trova «Arca dell’Alleanza»');
  expect(say('loseTime', { card: 'd' })[1]).toBe('loses time and discards “The Ark of the Covenant”');
  expect(say('sendHome', { card: 'c' })[0]).toBe('manda a casa «Miriam Adler»');
  expect(say('declareWin', { kind: 'identity', card: 'c' })[0]).toBe('torna a casa: «Miriam Adler»');
  expect(say('declareWin', { kind: 'hand' })[1]).toBe('holds ten cards');
  expect(say('play', { card: 'z', targets: ['clockwise'] })).toEqual([
    'gioca una carta: in senso orario',
    'plays a card: clockwise',
  ]);
});

test('every piece of news has words in both languages, whatever it carries', () => {
  for (const words of [newsIt, newsEn]) {
    expect(Object.keys(words).toSorted()).toEqual([...NEWS].toSorted());
    for (const say of Object.values(words))
      for (const args of [
        undefined,
        null,
        7,
        {},
        { seats: 'x', ids: [1], counts: [null] },
        { seats: [99], ids: ['toString'] },
      ])
        expect(say(args)).toMatch(/\.$/);
  }
});

test('[CH-254] in Solonauts nobody begins', () => {
  expect(chrononauts.news!(solo().s, solo().s)).toEqual([]);
});
