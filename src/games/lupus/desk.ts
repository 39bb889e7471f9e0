/**
 * The moderator's desk: what follows from cards and choices. One engine for a person's console, a program's answers and the check at the end;
 * pure over the public state and what may be read. Nothing here is decided by who asks.
 */
import type { Handle, Seat } from '../../kernel/game.ts';
import { callsOf, type CallName } from './calls.ts';
import { isWolf, sideThatWins, type Villager, winnersOf } from './ending.ts';
import { type Numbers, opened, picked, type Read, spoken, written } from './letters.ts';
import { lynchedOn } from './people.ts';
import { type Card, CARDS, type Role, roleOf, type Side } from './roles.ts';
import type { Sentence } from './sentences.ts';
import { longest, type Standing, standing } from './standing.ts';
import type { Asked, State } from './state.ts';
import type { Reading } from './view.ts';
import type { Gone } from './voting-order.ts';

/** So much had been heard, and so many were out. */
export interface Moment {
  readonly night: number;
  readonly after: number;
  readonly gone: number;
}

/** What is said at dawn. */
export interface Dawn {
  readonly mauled: Seat | null;
  readonly dead: readonly Seat[];
}

/** The role whose choice a call is for. */
type Chooser = 'seer' | 'bodyguard' | 'owl' | 'wolf' | 'mythomaniac';

/** The letters of one call of choices, as far as they have come. */
interface Heard {
  /** One place a player in each. */
  readonly letters: readonly (readonly (Numbers | null)[])[];
  /** How many were out when the last of them was asked for. */
  readonly gone: number;
}

export const momentOf = (s: State): Moment => ({ night: s.night, after: s.record.length, gone: s.out.length });

/** @returns undefined where these eyes don't read the cards */
export function deskOf(s: State, read: Read): Desk | undefined {
  const faces = s.cells.map((cell) => read(cell));
  const cards = cardsOf(s, faces);
  return cards && new Desk(s, read, cards, faces);
}

/** Cards in the order of players, from the faces of all cells. */
export function cardsOf({ players }: State, faces: readonly (string | undefined)[]): readonly Card[] | undefined {
  const cards = players.map((_, i) => CARDS.find((card) => card === faces[i]));
  return players.length > 0 && cards.every((card) => card !== undefined) ? cards : undefined;
}

export class Desk {
  readonly cards: readonly Card[];
  readonly #s: State;
  readonly #read: Read;
  readonly #faces: readonly (string | undefined)[];
  readonly #became: Map<number, 'wolf' | 'seer' | null> = new Map();
  readonly #letters: Map<Handle, readonly (Numbers | null)[]> = new Map();

  constructor(s: State, read: Read, cards: readonly Card[], faces: readonly (string | undefined)[]) {
    this.#s = s;
    this.#read = read;
    this.cards = cards;
    this.#faces = faces;
  }

  /** What each player is told by this letter, in the order of players. */
  told(asked: Asked): readonly Numbers[] {
    return this.#s.players.map((seat) => written(this.tells(asked, seat)));
  }

  tells(asked: Asked, seat: Seat): Reading {
    const fellows = this.#fellows(asked, seat);
    return {
      card: this.cards[this.#place(seat)]!,
      become: this.#toldToHaveBecome(asked, seat),
      fellows,
      picks: fellows.map((one) => this.#shown(asked, seat, one)),
      sentences: fellows.map((one) => this.#spoken(asked, seat, one)),
      answer: this.#lives(seat, asked.gone) ? this.#answer(asked, seat) : 0,
    };
  }

  /** What a player is in this night: a mythomaniac who has become another is that from the third on. */
  as(seat: Seat, night: number): Role {
    const role = this.#role(seat);
    return (role === 'mythomaniac' && night > 2 ? this.#become(Infinity) : null) ?? role;
  }

  /** The seat that somebody picks in the call that is on; null for nobody. */
  pick(asked: Pick<Asked, 'night' | 'call' | 'after'>, seat: Seat): Seat | null {
    return this.#standing(this.#callLetters(asked), seat).seat;
  }

  /** The person mauled, and those found dead besides, when this night is over. */
  dawn(at: Moment): Dawn {
    const victim = this.#victim(at);
    const saved = victim === null || this.#guarded(at) === victim || this.#role(victim) === 'hamster';
    const mauled = saved || !this.#lives(victim, at.gone) ? null : victim;
    const seen = this.#seen(at);
    const dead = seen !== null && this.#role(seen) === 'hamster' && this.#lives(seen, at.gone) ? [seen] : [];
    if (!this.#s.options.hideDawnCause) return { mauled, dead };
    return { mauled: null, dead: [...(mauled === null ? [] : [mauled]), ...dead].toSorted((a, b) => a - b) };
  }

  /** The person named by the owl, where that is somebody who lives. */
  owled(at: Moment): Seat | null {
    const seat = this.#choice('owl', at);
    return seat !== null && this.#lives(seat, at.gone) ? seat : null;
  }

  /** The side that has won, once these people are out; null while the village goes on. */
  side(at: Moment, out: readonly Gone[] = this.#s.out.slice(0, at.gone)): Side | null {
    const gone = new Set(out.map(({ seat }) => seat));
    const village = this.village(at.after).map((one) => ({ ...one, alive: !gone.has(one.seat) }));
    return sideThatWins(village) ?? null;
  }

  winners(side: Side): readonly Seat[] {
    return winnersOf(this.village(Infinity), side);
  }

  /** All players as they count when so much has been heard. */
  village(after: number): readonly Villager[] {
    const become = this.#become(after);
    const living = new Set(this.#s.out.map(({ seat }) => seat));
    return this.#s.players.map((seat) => {
      const role = this.#role(seat);
      const turnedWolf = role === 'mythomaniac' && become === 'wolf';
      return { seat, role, turnedWolf, alive: !living.has(seat) };
    });
  }

  #place(seat: Seat): number {
    return this.#s.players.indexOf(seat);
  }

  #role(seat: Seat): Role {
    return roleOf(this.cards[this.#place(seat)] ?? 'villager');
  }

  #wolf(seat: Seat, night: number): boolean {
    return this.as(seat, night) === 'wolf';
  }

  /** In the village when so many were out. */
  #lives(seat: Seat, gone: number): boolean {
    return this.#place(seat) >= 0 && !this.#s.out.slice(0, gone).some((one) => one.seat === seat);
  }

  /** When this night began. */
  #livedAt(seat: Seat, night: number): boolean {
    return !this.#s.out.some((one) => one.seat === seat && one.cycle < night);
  }

  #opened(thing: Handle): readonly (Numbers | null)[] {
    const letters = this.#letters.get(thing) ?? opened(this.#read(thing));
    this.#letters.set(thing, letters);
    return letters;
  }

  /** The letters of a night that a chooser's call is made of. */
  #heard(kind: Chooser, { night, after }: Pick<Moment, 'night' | 'after'>): Heard {
    const name = this.#s.options.night === 'together' && kind !== 'mythomaniac' ? 'together' : kind;
    return this.#gather((one) => one.night === night && one.name === name, after);
  }

  #callLetters({ night, call, after }: Pick<Asked, 'night' | 'call' | 'after'>): Heard {
    return this.#gather((one) => one.night === night && one.call === call, after);
  }

  #gather(of: (letter: State['record'][number]) => boolean, after: number): Heard {
    const ins = this.#s.record.slice(0, after).filter((one) => one.way === 'in' && of(one));
    return { letters: ins.map(({ thing }) => this.#opened(thing)), gone: ins.at(-1)?.gone ?? 0 };
  }

  #standing({ letters }: Heard, seat: Seat): Standing {
    const place = this.#place(seat);
    return standing(letters.map((letter) => picked(letter[place])));
  }

  /** The seats that may choose in this call, and are there to. */
  #choosers(kind: Chooser, night: number, gone: number): readonly Seat[] {
    return this.#s.players.filter((seat) => this.as(seat, night) === kind && this.#lives(seat, gone));
  }

  #mayChoose(kind: Chooser, chooser: Seat, target: Seat, night: number, gone: number): boolean {
    if (!this.#lives(target, gone)) return false;
    if (kind === 'wolf') return !this.#wolf(target, night);
    return kind === 'seer' || kind === 'owl' || target !== chooser;
  }

  /** Choices that stand and may stand, of all who may choose. */
  #choices(kind: Chooser, at: Pick<Moment, 'night' | 'after'>): readonly (Standing & { readonly seat: Seat })[] {
    const heard = this.#heard(kind, at);
    const { gone } = heard;
    return this.#choosers(kind, at.night, gone).flatMap((chooser) => {
      const { seat, since } = this.#standing(heard, chooser);
      return seat !== null && this.#mayChoose(kind, chooser, seat, at.night, gone) ? [{ seat, since }] : [];
    });
  }

  #choice(kind: Chooser, at: Pick<Moment, 'night' | 'after'>): Seat | null {
    return longest(this.#choices(kind, at));
  }

  #guarded(at: Moment): Seat | null {
    return at.night > 1 ? this.#choice('bodyguard', at) : null;
  }

  #seen(at: Pick<Moment, 'night' | 'after'>): Seat | null {
    return this.#choice('seer', at);
  }

  /** The victim: the person at whom all wolves point, or most, or the night's lot. */
  #victim(at: Moment): Seat | null {
    if (at.night === 1 && this.#s.options.firstNightModVictim) return null;
    const votes = new Map<Seat, number>();
    for (const { seat } of this.#choices('wolf', at)) votes.set(seat, (votes.get(seat) ?? 0) + 1);
    const { gone } = this.#heard('wolf', at);
    const prey = this.#s.players.filter((seat) => this.#lives(seat, gone) && !this.#wolf(seat, at.night));
    const most = Math.max(...votes.values());
    const among = votes.size === 0 ? prey : prey.filter((seat) => votes.get(seat) === most);
    return among[this.#lot(at.night) % among.length] ?? null;
  }

  /** Lots stand behind the roles, one a night. */
  #lot(night: number): number {
    return Number(this.#faces[this.#s.players.length + night - 1] ?? 0);
  }

  /** What the mythomaniac has become, once that has been heard. */
  #become(after: number): 'wolf' | 'seer' | null {
    const known = this.#became.get(after);
    if (known !== undefined) return known;
    const become = this.#becomes(after);
    this.#became.set(after, become);
    return become;
  }

  #becomes(after: number): 'wolf' | 'seer' | null {
    const target = this.#choice('mythomaniac', { night: 2, after });
    const role = target === null ? null : this.#role(target);
    return role === 'wolf' || role === 'seer' ? role : null;
  }

  #toldToHaveBecome({ night, name, last }: Asked, seat: Seat): 'wolf' | 'seer' | null {
    const isTold = night > 2 || (night === 2 && name === 'mythomaniac' && last);
    return isTold && this.#role(seat) === 'mythomaniac' ? this.#become(Infinity) : null;
  }

  /** People whom somebody knows by now, having been awake with them. */
  #fellows(asked: Asked, seat: Seat): readonly Seat[] {
    return this.#s.players.filter((one) => {
      const kind = one === seat ? undefined : this.#bond(seat, one);
      if (!kind) return false;
      const night = this.#role(seat) === this.#role(one) ? 1 : 3;
      const met = [seat, one].every((both) => this.#livedAt(both, night));
      return met && (asked.night > night || (asked.night === night && asked.call >= this.#callOf(kind, night)));
    });
  }

  /** What two people are together, if anything; by what the mythomaniac becomes. */
  #bond(a: Seat, b: Seat): 'wolf' | 'mason' | 'seer' | undefined {
    const [one, two] = [this.as(a, 3), this.as(b, 3)];
    return one === two && (one === 'wolf' || one === 'mason' || one === 'seer') ? one : undefined;
  }

  /** Which of a night's calls is theirs. */
  #callOf(kind: CallName, night: number): number {
    const { mix, options } = this.#s;
    return callsOf({ mix, options, night }).findIndex(({ name }) => name === kind || name === 'together');
  }

  /** The seat that a fellow points at, for those who are awake with them. */
  #shown(asked: Asked, seat: Seat, fellow: Seat): Seat | null {
    const kind = this.#bond(seat, fellow);
    if (kind !== 'wolf' && kind !== 'seer') return null;
    if (asked.name !== kind && asked.name !== 'together') return null;
    if (![seat, fellow].every((one) => this.#lives(one, asked.gone))) return null;
    const pick = this.pick(asked, fellow);
    return pick !== null && this.#mayChoose(kind, fellow, pick, asked.night, asked.gone) ? pick : null;
  }

  /** What a fellow wolf says with their last choice of this call, where the table lets them: LU-061. */
  #spoken(asked: Asked, seat: Seat, fellow: Seat): Sentence | null {
    const { options, players } = this.#s;
    if (!options.wolfText || this.#bond(seat, fellow) !== 'wolf') return null;
    if (asked.name !== 'wolf' && asked.name !== 'together') return null;
    if (![seat, fellow].every((one) => this.#lives(one, asked.gone))) return null;
    const last = this.#callLetters(asked).letters.findLast((letters) => letters[this.#place(fellow)]);
    return spoken(last?.[this.#place(fellow)], players);
  }

  /** 1 yes, 2 no; of a mythomaniac 1 a wolf, 2 a seer, 3 as before; 0 none. */
  #answer(asked: Asked, seat: Seat): number {
    const { night } = asked;
    const as = this.as(seat, night);
    if (as === 'medium') return night > 1 ? this.#lynched(night) : 0;
    if (as === 'mythomaniac') return asked.name === 'mythomaniac' && asked.last ? this.#outcome() : 0;
    if (as !== 'seer') return 0;
    const call = this.#callOf('seer', night);
    const seen = asked.call > call || (asked.call === call && asked.last) ? this.#seen(asked) : null;
    return seen === null ? 0 : this.#yes(seen, night);
  }

  #outcome(): number {
    const become = this.#become(Infinity);
    return become === null ? 3 : become === 'wolf' ? 1 : 2;
  }

  #lynched(night: number): number {
    const last = lynchedOn(this.#s, night - 1);
    return last === undefined ? 0 : this.#yes(last, night);
  }

  #yes(seat: Seat, night: number): number {
    return isWolf({ role: this.as(seat, night) }) ? 1 : 2;
  }
}
