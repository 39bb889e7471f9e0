/**
 * A story in one hand: moves by name, dice that fall as the test says. The time before the story is played as people would play it; then
 * sheets and dice are put as a test wants them.
 */
import { memento } from '../../../src/games/memento/memento.ts';
import type { Party } from '../../../src/games/memento/compare.ts';
import type { Character, State } from '../../../src/games/memento/state.ts';
import { characterOf } from '../../../src/games/memento/state.ts';
import type { MementoView } from '../../../src/games/memento/view.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { deepFreeze } from '../../helpers/plain.ts';

/** The Lantern and three Followers, where a test sets them so. */
export const L = 0;
export const A = 1;
export const B = 2;
export const C = 3;

/** What the test takes for granted. */
function must(out: string): void {
  if (out !== 'ok') throw new Error(out);
}

export class Tale {
  readonly dealer: Dealer<State>;

  constructor(seats = 4, options: object = {}, game: typeof memento = memento) {
    this.dealer = new Dealer(game, { seats: Array.from({ length: seats }, (_, seat) => seat), options }, 5);
  }

  get s(): State {
    return this.dealer.state;
  }

  /** 'ok', or the code and rule of the refusal. */
  do(seat: Seat, move: string, args: unknown = {}, more: object = {}): string {
    const out = this.dealer.move(seat, move, args, more);
    return out.ok ? 'ok' : `${out.refusal.code} ${out.refusal.rule ?? ''}`.trim();
  }

  /** Moves that the test takes for granted. */
  does(seat: Seat, move: string, args: unknown = {}): this {
    must(this.do(seat, move, args));
    return this;
  }

  /** Everybody does it. */
  all(move: string, args: (seat: Seat) => unknown = () => ({})): this {
    for (const seat of this.s.seats) this.does(seat, move, args(seat));
    return this;
  }

  /** How many dice of each party are in the air. */
  get thrown(): Partial<Record<Party, number>> {
    return Object.fromEntries(this.s.scene!.plan.map(({ party, n }) => [party, n]));
  }

  /** The dice fall so; what isn't named shows ones. */
  falls(dice: Partial<Record<Party, readonly number[]>>): this {
    const ask = this.dealer.play.asks.find(({ tag }) => tag === 'dice');
    if (!ask) throw new Error('no dice are in the air');
    const values = this.s.scene!.plan.flatMap(({ party, n }) =>
      Array.from({ length: n }, (_, i) => dice[party]?.[i] ?? 1),
    );
    this.dealer.answer(ask.id, { values });
    return this;
  }

  /** The state, with this put in the place of what is there. */
  put(change: Partial<State>): this {
    this.dealer.play = deepFreeze({ ...this.dealer.play, state: { ...this.s, ...change } });
    return this;
  }

  character(seat: Seat): Character {
    return characterOf(this.s, seat)!;
  }

  traits(seat: Seat): readonly number[] {
    return this.character(seat).traits;
  }

  /** Dice of all characters in the order of seats, and of the Darkness last. */
  get dice(): readonly number[] {
    return [...this.s.characters.map(({ dice }) => dice), this.s.pool];
  }

  sets(seat: Seat, change: Partial<Character>): this {
    return this.put({
      characters: this.s.characters.map((one) => (one.seat === seat ? { ...one, ...change } : one)),
    });
  }

  /** So many dice each, the rest with the Darkness. */
  deals(...dice: readonly number[]): this {
    const characters = this.s.characters.map((one, at) => ({ ...one, dice: dice[at]! }));
    return this.put({ characters, pool: 3 * dice.length + 1 - dice.reduce((sum, n) => sum + n, 0) });
  }

  view(seat: Seat | null): MementoView {
    return this.dealer.view(seat) as MementoView;
  }

  tell(word: 'away' | 'back' | 'left' | 'joined', ...seats: readonly Seat[]): this {
    for (const seat of seats) this.dealer.tell(word, seat);
    return this;
  }

  /** So many seconds go by. */
  waits(seconds: number): this {
    this.dealer.pass(this.dealer.now + seconds * 1_000);
    return this;
  }

  /** All who may tell close the scene. */
  closes(): this {
    for (const seat of this.s.scene!.holders) if (this.s.scene?.step === 'narrate') this.do(seat, 'close');
    return this;
  }

  /** The last news with this word. */
  told(what: string): State['news'][number] | undefined {
    return this.s.news.findLast((one) => one.what === what);
  }
}

/** Everybody has said that they know how it ends. */
export const inElements = (seats = 4, options: object = {}): Tale => new Tale(seats, options).all('confirm');

export const inTalk = (seats = 4, options: object = {}): Tale =>
  inElements(seats, options)
    .all('element', (seat) => ({ text: `elemento ${seat}` }))
    .all('ready');

export const inOwn = (seats = 4, options: object = {}): Tale => inTalk(seats, options).all('ready');

export const inPrelude = (seats = 4, options: object = {}): Tale =>
  inOwn(seats, options).all('ownTrait', (seat) => ({ text: `propria ${seat}` }));

/** To each of the others a trait of its own. */
export const gifts = (t: Tale, by: Seat): object => ({
  traits: t.s.seats.filter((seat) => seat !== by).map((seat) => ({ seat, text: `da ${by} a ${seat}` })),
});

export function inChoice(seats = 4, options: object = {}): Tale {
  const t = inPrelude(seats, options);
  for (const seat of t.s.seats) t.does(seat, 'endPrelude').does(seat, 'give', gifts(t, seat));
  return t;
}

/** The Lantern's first scene; the Lantern is seat 0. */
export const inPlay = (seats = 4, options: object = {}): Tale =>
  inChoice(seats, options).all('vote', () => ({ option: L }));

/** The Lantern's scene is over, won by it, and the turn is at the Follower in seat 1. */
export const inFollower = (options: object = {}): Tale =>
  inPlay(4, options)
    .does(L, 'cast')
    .falls({ lantern: [10] })
    .does(L, 'close');

/** As `inFollower`, C defeated and the Darkness Active: the contest of three of A. Dice 3 3 3 0, pool 4. */
export function inThree(options: object = {}): Tale {
  const t = inPlay(4, options).put({ active: true }).sets(C, { status: 'defeated', dice: 0 }).put({ pool: 4 });
  return t
    .does(L, 'cast')
    .falls({ darkness: [10] })
    .closes()
    .deals(3, 3, 3, 0);
}

/** The turn is at C, who is defeated: its Darkness scene. Dice 3 3 3 0, pool 4. */
export function inDarkness(options: object = {}): Tale {
  const t = inThree(options);
  for (const seat of [A, B])
    t.does(seat, 'envy', { trait: envied(t, seat) })
      .falls({ follower: [10] })
      .closes();
  return t.deals(3, 3, 3, 0);
}

/** The first trait of the Lantern that this seat lacks. */
export function envied(t: Tale, seat: Seat): number {
  const lantern = t.s.characters.find(({ status }) => status === 'lantern')!;
  return lantern.traits.find((trait) => !t.traits(seat).includes(trait))!;
}

/** A names its first envied trait, and the dice fall so. */
export const envies = (t: Tale, dice: Partial<Record<Party, readonly number[]>>): Tale =>
  t.does(A, 'envy', { trait: envied(t, A) }).falls(dice);
