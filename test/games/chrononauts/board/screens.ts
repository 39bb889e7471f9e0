/** Each screen that the board can show, played to on the test's table. */
import { atTurnEnd, begun, dealt, playing, solo, Trial } from '../trial.ts';

export interface Screen {
  readonly t: Trial;
  /** The seat that it is of; the first unless said. */
  readonly me?: number | null;
  /** Buttons to tap first, by their words. */
  readonly taps?: readonly string[];
}

/** In the middle of a game: history turned and patched, things before people. */
function amid(hand: readonly string[], seats = 4): Trial {
  const t = playing(hand, { seats, options: { overfull: true } });
  t.place(0, 'cancer-cure');
  t.place(1, 'tyrannosaur', 'grail');
  t.history([1912, 1936, 1963, 1980], 'P1933', 'P1939', 'P1968');
  t.setGoal(0, 'missions', 'body-and-soul');
  return t;
}

function windowOpen(seats = 4): Trial {
  const t = amid(['reverse-fate'], seats);
  t.setHand(1, 'memo', 'ark', 'P1950');
  t.setHand(2, 'memo', 'P1986');
  t.play(0, 'reverse-fate', 'L1957');
  return t;
}

export const SCREENS: Readonly<Record<string, () => Screen>> = {
  lobby: () => ({ t: new Trial({ seats: 4 }) }),
  start: () => ({ t: dealt({ seats: 4 }) }),
  draw: () => ({ t: begun({ seats: 4 }) }),
  guessed: () => {
    const t = dealt({ seats: 4 });
    for (const seat of t.s.seats) {
      t.do(seat, 'guessTime', { minute: 600 + 37 * seat, at: 900 });
      t.do(seat, 'keepIdentity');
    }
    return { t, me: t.s.active };
  },
  'a card taken up': () => ({
    t: amid(['memo', 'P1929', 'avert-disaster', 'sell-artifact/portrait', 'reverse-fate', 'discontinuity']),
    taps: ['Tutta un’altra storia', '1957:'],
  }),
  'a card aimed at things': () => ({ t: amid(['never-existed', 'parents-never-met']), taps: ['Sparito'] }),
  window: () => ({ t: windowOpen(), me: 1 }),
  /** Six years change, one with its Patch, and a story is told. */
  'a long window': () => {
    const t = amid(['reverse-fate']);
    t.setHand(1, 'memo', 'ark');
    t.history([1943, 1941], 'P1945b');
    const tale = 'Era una notte buia e tempestosa, e io avevo fame.';
    t.do(0, 'play', { card: t.card(0, 'reverse-fate'), targets: ['L1936'], tale });
    return { t, me: 1 };
  },
  'a window among nine': () => ({ t: windowOpen(9), me: 8 }),
  'the longest card': () => {
    const t = amid(['perform-miracle/relic']);
    t.place(0, 'ark');
    t.play(0, 'perform-miracle/relic', 'ark');
    return { t, me: 1 };
  },
  'a thing announced': () => {
    const t = amid(['ark']);
    t.play(0, 'ark');
    return { t, me: null };
  },
  'own window': () => ({ t: windowOpen() }),
  stack: () => {
    const t = windowOpen();
    t.memo(1);
    t.memo(2);
    return { t, me: 1 };
  },
  ultraparadox: () => {
    const t = playing(['reverse-fate', 'sports-almanac', 'P1986']);
    t.history([1943, 1963, 1981, 1914], 'P1962', 'P1969', 'P1945a');
    return { t };
  },
  search: () => {
    const t = playing(['rewind']);
    t.discard('P1950', 'grail', 'ark', 'reverse-fate');
    t.resolve(0, 'rewind');
    return { t };
  },
  'hand apart': () => {
    const t = playing(['perform-miracle/relic', 'P1942']);
    t.place(0, 'grail');
    t.resolve(0, 'perform-miracle/relic', 'grail');
    return { t };
  },
  'end of a turn': () => {
    const t = atTurnEnd({ options: { winHint: true } });
    t.setGoal(0, 'identities', 'I01');
    t.history([1915, 1865, 1963], 'P1917', 'P1974');
    return { t };
  },
  over: () => {
    const t = atTurnEnd();
    t.setGoal(0, 'identities', 'I01');
    t.history([1915, 1865, 1963], 'P1917', 'P1974');
    t.declare(0, 'identity');
    return { t, me: 1 };
  },
  'a watcher': () => ({ t: windowOpen(), me: null }),
  Artifaxx: () => {
    const t = playing(['get-there-first', 'ark', 'memo'], { seats: 4, options: { mode: 'artifaxx' } });
    t.place(0, 'grail', 'mammoth');
    t.place(1, 'tyrannosaur');
    return { t, taps: ['Sotto il naso'] };
  },
  Solonauts: () => ({ t: solo() }),
};
