/**
 * When something holds a game up, what came about meanwhile is counted as it ends. A majority for a picture (CN-092), for another spymaster
 * or for calling the game off (CNQ-25). In a trial of eight the Reds are 0 (who leads), 2, 4 and 6, the Blues 1 (who leads), 3, 5 and 7.
 */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { settle } from '../../../src/games/codenames/presence.ts';
import { type State, teamOf } from '../../../src/games/codenames/state.ts';
import type { Ask } from '../../../src/kernel/game.ts';
import { botStep } from '../../helpers/bots.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { withSeeds } from '../../helpers/rng.ts';
import { RARE, fill } from './fill.ts';
import { BLUE, BLUE_CHIEF, BLUE_TOO, RED, RED_CHIEF, RED_TOO, inClue, type Trial } from './trial.ts';

const SIXTH = 6;
const SEVENTH = 7;
const GUEST = 8;
const BYSTANDER = 15;

const NEVER = new Proxy({} as Ask, { get: (_, name) => () => expect.fail(`asked for ${String(name)}`) });
/** Nothing that enough people want is still to be done, and nobody wants another spymaster in place of one who is here. */
function isCounted(s: State): void {
  expect(settle(s, NEVER)).toBe(s);
  for (const { seat } of s.pointing.standIn ?? []) {
    const chief = s.spymaster[teamOf(s, seat)!];
    expect(s.seats.includes(chief) && !s.away.includes(chief)).toBe(false);
  }
}

type Step = (t: Trial) => void;
const does =
  (seat: number, move: string, args: object = {}): Step =>
  (t) =>
    expect(t.do(seat, move, args)).toBe('ok');
const tells =
  (tag: 'away' | 'back' | 'left' | 'joined', ...seats: readonly number[]): Step =>
  (t) =>
    seats.forEach((seat) => t.tell(tag, seat));
const steps =
  (...all: readonly Step[]): Step =>
  (t) =>
    all.forEach((step) => step(t));
const wants = (seat: number, to: number): Step => does(seat, 'standIn', { seat: to });
/** The Reds' spymaster is gone, and these want another. */
const handsOn = (to: number, ...by: readonly number[]): Step =>
  steps(tells('away', RED_CHIEF), ...by.map((seat) => wants(seat, to)));

const asks = does(BLUE, 'requestSpelling');
/** By whoever leads now. */
const spells: Step = (t) => does(t.s.spymaster.red, 'spell', { letters: 'vapore' })(t);
const objects = does(BLUE, 'challenge');
const letsStand = does(BLUE_CHIEF, 'ruleChallenge', { valid: true });
const lapses: Step = (t) => t.wait(30_000);

interface Interruption {
  readonly name: string;
  readonly begins: Step;
  readonly ends: Step;
}

/** What keeps a team from touching, and how it ends. */
const INTERRUPTIONS: readonly Interruption[] = [
  { name: 'letters, told', begins: asks, ends: spells },
  { name: 'letters, no longer wanted', begins: asks, ends: does(BLUE, 'withdrawSpelling') },
  { name: 'letters, for somebody who leaves', begins: asks, ends: tells('left', BLUE) },
  { name: 'an objection, ruled on', begins: objects, ends: letsStand },
  { name: 'an objection, without an answer', begins: objects, ends: lapses },
  { name: 'an objection and letters, these first', begins: steps(objects, asks), ends: steps(spells, letsStand) },
  { name: 'an objection and letters, these last', begins: steps(asks, objects), ends: steps(letsStand, spells) },
  { name: 'an objection that lapses, and letters', begins: steps(objects, asks), ends: steps(lapses, spells) },
  {
    name: 'an objection, and letters no longer wanted',
    begins: steps(asks, objects),
    ends: steps(does(BLUE, 'withdrawSpelling'), letsStand),
  },
];

/** How one vote of three comes to be more than half. */
const GOING: readonly (readonly [string, Step])[] = [
  ['two go away', tells('away', RED_TOO, SIXTH)],
  ['two leave', tells('left', RED_TOO, SIXTH)],
  [
    'one leads instead of a spymaster who is gone, and one goes away',
    steps(handsOn(RED_TOO, RED_TOO, SIXTH), tells('away', SIXTH)),
  ],
  [
    'one goes away, and one leads instead of a spymaster who is gone',
    steps(tells('away', SIXTH), handsOn(RED_TOO, RED, RED_TOO)),
  ],
];

const cases = INTERRUPTIONS.flatMap((interruption) => GOING.map(([going, go]) => ({ ...interruption, going, go })));

test.each(cases)('[CN-092] $name: a picture is touched at the end where meanwhile $going', ({ begins, ends, go }) => {
  const options = { clueMode: 'voice', touchMode: 'majority', challenge: true, askSeconds: 30 };
  const t = inClue({ seats: 8, options });
  does(RED_CHIEF, 'giveClue', { number: 2 })(t);
  does(RED, 'touch', { cell: BYSTANDER })(t);
  begins(t);
  go(t);
  expect(t.s.covers[BYSTANDER]).toBe('');
  ends(t);
  expect(t.s.covers[BYSTANDER]).toBe('bystander');
  isCounted(t.s);
});

const callsOff = (...seats: readonly number[]): Step => steps(...seats.map((seat) => does(seat, 'voidGame')));

interface Coming {
  readonly name: string;
  readonly before: Step;
  readonly comes: Step;
  readonly after: object;
}

/** What is enough only once somebody goes, comes or leads. */
const COMING: readonly Coming[] = [
  {
    name: 'wishes for another spymaster, as others go away',
    before: steps(tells('away', RED_CHIEF), wants(RED, RED)),
    comes: tells('away', RED_TOO, SIXTH),
    after: { spymaster: { red: RED } },
  },
  {
    name: 'wishes for another spymaster, as whoever can tell the key comes back',
    before: steps(tells('away', RED_CHIEF), wants(RED, RED), tells('away', BLUE_CHIEF, RED_TOO, SIXTH)),
    comes: tells('back', BLUE_CHIEF),
    after: { spymaster: { red: RED } },
  },
  {
    name: 'wishes for another spymaster, as whoever can tell the key sits down again',
    before: steps(tells('away', RED_CHIEF), wants(RED, RED), tells('left', BLUE_CHIEF), tells('away', RED_TOO, SIXTH)),
    comes: tells('joined', BLUE_CHIEF),
    after: { spymaster: { red: RED } },
  },
  {
    name: 'wishes for another spymaster, as somebody comes who is to guess',
    before: steps(
      tells('away', RED_CHIEF),
      wants(RED, RED),
      tells('left', RED_TOO, SIXTH),
      tells('joined', GUEST),
      tells('away', GUEST),
    ),
    comes: does(GUEST, 'setTeam', { team: 'red' }),
    after: { spymaster: { red: RED } },
  },
  {
    name: 'wishes for another spymaster, as somebody of them is back',
    before: steps(tells('away', RED_CHIEF), wants(RED, SIXTH), tells('away', RED), wants(SIXTH, SIXTH)),
    comes: tells('back', RED),
    after: { spymaster: { red: SIXTH } },
  },
  {
    name: 'wishes to call the game off, as others go away',
    before: callsOff(RED, RED_TOO, BLUE, BLUE_TOO),
    comes: tells('away', SIXTH),
    after: { phase: 'lobby', trouble: { what: 'voted' } },
  },
  {
    name: 'wishes to call the game off, as somebody of them is back',
    before: steps(callsOff(RED, RED_TOO, BLUE), tells('away', BLUE), callsOff(SIXTH), tells('left', SEVENTH)),
    comes: tells('back', BLUE),
    after: { phase: 'lobby', trouble: { what: 'voted' } },
  },
  {
    name: 'wishes to call the game off, as a spymaster who is here leads no more',
    before: steps(
      (t) => (t.hold = ['standIn']),
      tells('away', RED_CHIEF),
      wants(RED, RED),
      wants(RED_TOO, RED),
      tells('back', RED_CHIEF),
      callsOff(RED, RED_TOO, BLUE, BLUE_TOO),
    ),
    comes: (t) => t.answer('standIn', {}),
    after: { phase: 'lobby', trouble: { what: 'voted' } },
  },
  {
    name: 'a game without anybody who holds its key, once it is told to nobody who stays',
    before: steps(
      (t) => (t.hold = ['standIn']),
      tells('away', RED_CHIEF),
      wants(RED, RED),
      wants(RED_TOO, RED),
      tells('left', RED, BLUE_CHIEF),
    ),
    comes: (t) => t.answer('standIn', {}),
    after: { phase: 'lobby', trouble: { what: 'gone' } },
  },
];

test.each(COMING)('[CNQ-25] $name: nobody has to say it again', ({ before, comes, after }) => {
  const t = inClue({ seats: 8 });
  before(t);
  isCounted(t.s);
  expect(t.s).not.toMatchObject(after);
  comes(t);
  expect(t.s).toMatchObject(after);
});

/** Where most can be held up. */
const TABLES: readonly object[] = [
  { touchMode: 'majority', challenge: true, askSeconds: 15 },
  { touchMode: 'majority', challenge: true, compensation: true, clueMode: 'voice' },
  { touchMode: 'majority', assassinsEnd: true, challenge: true, compensation: true, timer: 'strict' },
];
const OFTEN = new Set(['standIn', 'challenge', 'requestSpelling', 'withdrawSpelling']);

test('[CN-092] [CNQ-25] wherever people come and go, nothing that is agreed is left undone', () => {
  withSeeds(12, (seed) => {
    const seats = Array.from({ length: 6 + (seed % 4) }, (_, seat) => seat);
    const options = TABLES[seed % TABLES.length]!;
    const dealer = new Dealer(codenames, { seats, options }, seed);
    const rare = RARE.filter((move) => !OFTEN.has(move));
    const gone = new Set<number>();
    for (let i = 0; i < 400; i++) {
      const { rng } = dealer;
      if (rng.oneIn(3)) dealer.settle();
      isCounted(dealer.state);
      if (!botStep(dealer, { fill, rare: [...rare, 'splitTeams', 'setTeam'] })) dealer.settle();
      isCounted(dealer.state);
      if (!rng.oneIn(6)) continue;
      const seat = rng.pick(seats)!;
      const isGone = gone.has(seat);
      if (rng.oneIn(3)) dealer.tell(dealer.play.seats.includes(seat) ? 'left' : 'joined', seat);
      else if (dealer.play.seats.includes(seat)) dealer.tell(isGone ? 'back' : 'away', seat);
      if (isGone) gone.delete(seat);
      else gone.add(seat);
      isCounted(dealer.state);
    }
  });
});
