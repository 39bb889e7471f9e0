/**
 * A table on which the tests play Chrononauts. Cards are dealt by chance. Then they are put where the test wants them, each from wherever
 * it lies, so that all eighty stay in the game. What the game asks for is answered in the clear.
 */
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { findPatch } from '../../../src/games/chrononauts/cards/patches.ts';
import { phaseOf, type State } from '../../../src/games/chrononauts/state.ts';
import { adjust, cover } from '../../../src/games/chrononauts/timeline.ts';
import type { ChrononautsView } from '../../../src/games/chrononauts/view.ts';
import type { Answer, Handle, Seat } from '../../../src/kernel/game.ts';
import type { OpenAsk } from '../../../src/kernel/play/state.ts';
import { answerInClear } from '../../helpers/answers.ts';
import { Dealer, type Failed } from '../../helpers/dealer.ts';

export const A = 0;
export const B = 1;
export const C = 2;

export interface Setting {
  readonly seats?: number;
  readonly options?: object;
  readonly seed?: number;
  /** Earlier rules. */
  readonly game?: typeof chrononauts;
  /** Questions that go wrong. */
  readonly fail?: (ask: OpenAsk) => Failed | undefined;
}

/** What the test takes for granted. Pages play on such tables too, so this is nobody's test runner. */
function must(out: string): void {
  if (out !== 'ok') throw new Error(out);
}

export class Trial {
  readonly dealer: Dealer<State>;
  /** Tags whose questions are left open. */
  hold: readonly string[] = [];
  fail: (ask: OpenAsk) => Failed | undefined;

  constructor({ seats = 3, options = {}, seed = 7, game = chrononauts, fail = () => undefined }: Setting = {}) {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    this.fail = fail;
    this.dealer = new Dealer<State>(game, { seats: all, options }, seed);
  }

  get s(): State {
    return this.dealer.state;
  }

  get phase(): string {
    return phaseOf(this.s);
  }

  /** 'ok', or code and rule of the refusal: 'play-required CH-050'. */
  do(seat: Seat, move: string, args: unknown = {}, slot?: string): string {
    const out = this.dealer.move(seat, move, args, slot === undefined ? {} : { slot });
    this.settle();
    return out.ok ? 'ok' : `${out.refusal.code} ${out.refusal.rule}`;
  }

  settle(): void {
    for (;;) {
      const asked = this.dealer.play.asks.find(({ tag }) => !this.hold.includes(tag));
      if (!asked) return;
      const failed = this.fail(asked);
      this.dealer.answer(asked.id, failed ? { failed } : answerInClear(this.dealer, asked, {}));
    }
  }

  asked(tag: string): OpenAsk | undefined {
    return this.dealer.play.asks.find((ask) => ask.tag === tag);
  }

  answer(tag: string, answer: Omit<Answer, 'tag'>): void {
    this.dealer.answer(this.asked(tag)!.id, answer);
    this.settle();
  }

  tell(word: 'away' | 'back' | 'left' | 'joined', seat: Seat): void {
    this.dealer.tell(word, seat);
    this.settle();
  }

  /** Lets so many milliseconds pass. */
  pass(ms: number): void {
    this.dealer.pass(this.dealer.now + ms);
    this.settle();
  }

  view(seat: Seat | null): ChrononautsView {
    return this.dealer.view(seat) as ChrononautsView;
  }

  choices(seat: Seat, move: string): readonly unknown[] {
    return this.dealer.choices(seat, move);
  }

  /** Faces of a hand, for the test. */
  faces(seat: Seat): readonly string[] {
    return (this.s.hands[seat] ?? []).map((card) => this.dealer.face(card));
  }

  hand(seat: Seat): readonly Handle[] {
    return this.s.hands[seat] ?? [];
  }

  table(seat: Seat): readonly string[] {
    return (this.s.artifacts[seat] ?? []).map((card) => this.s.faces[card]!);
  }

  discards(): readonly string[] {
    return this.s.discard.map((card) => this.s.faces[card]!);
  }

  /** A card in this hand, or in the side hand. */
  card(seat: Seat, face: string): Handle {
    const side = this.s.pending.flatMap((one) => (one.kind === 'side' ? one.cards : []));
    const found = [...this.hand(seat), ...side].find((card) => this.dealer.face(card) === face);
    if (!found) throw new Error(`seat ${seat} holds no ${face}`);
    return found;
  }

  play(seat: Seat, face: string, ...targets: readonly string[]): string {
    return this.do(seat, 'play', { card: this.card(seat, face), targets });
  }

  memo(seat: Seat, play: number = this.s.stack.at(-1)?.id ?? 0): string {
    return this.do(seat, 'memo', { card: this.card(seat, 'memo'), play });
  }

  /** All who may still pass the open window do. */
  allPass(): void {
    const item = this.s.stack.at(-1);
    for (const seat of this.s.seats)
      if (this.s.stack.at(-1) === item && item) this.do(seat, 'passMemo', { play: item.id });
  }

  /** Announced, passed by all, resolved. */
  resolve(seat: Seat, face: string, ...targets: readonly string[]): void {
    must(this.play(seat, face, ...targets));
    this.allPass();
  }

  lose(seat: Seat, face: string): string {
    return this.do(seat, 'loseTime', { card: this.card(seat, face) });
  }

  /** Draws, and ends the turn with a discard of whatever is there. */
  idle(seat: Seat): void {
    this.do(seat, 'draw');
    this.do(seat, 'loseTime', { card: this.hand(seat).at(-1)! });
    must(this.do(seat, 'endTurn'));
  }

  // Arranging: states that would take long to play to.

  arrange(change: (s: State) => State): void {
    this.dealer.play = { ...this.dealer.play, state: change(this.s) };
  }

  /** A copy of this face, from the draw pile, another hand or the discard pile; it leaves from there. */
  #lift(face: string, taken: readonly Handle[] = []): Handle {
    const { s } = this;
    const hidden = [...s.drawPile, ...Object.values(s.hands).flat(), ...s.discard];
    const card = hidden.find((one) => !taken.includes(one) && this.dealer.face(one) === face);
    if (!card) throw new Error(`no ${face} to be had`);
    const out = (cards: readonly Handle[]): readonly Handle[] => cards.filter((one) => one !== card);
    const hands = Object.fromEntries(Object.entries(s.hands).map(([seat, cards]) => [seat, out(cards)]));
    this.arrange((at) => ({ ...at, drawPile: out(at.drawPile), discard: out(at.discard), hands }));
    return card;
  }

  /** Exactly these cards in this hand; those that were there go under the draw pile. */
  setHand(seat: Seat, ...faces: readonly string[]): void {
    const old = this.hand(seat);
    for (const card of old) this.dealer.hide(card, this.dealer.face(card), []);
    this.arrange((s) => ({ ...s, hands: { ...s.hands, [seat]: [] }, drawPile: [...s.drawPile, ...old] }));
    const cards: Handle[] = [];
    for (const face of faces) {
      const card = this.#lift(face, cards);
      this.dealer.hide(card, face, [seat]);
      cards.push(card);
    }
    this.arrange((s) => ({ ...s, hands: { ...s.hands, [seat]: cards } }));
  }

  /** These on top of the draw pile, the first uppermost. */
  setPile(...faces: readonly string[]): void {
    const cards = faces.map((face) => this.#lift(face));
    this.arrange((s) => ({ ...s, drawPile: [...cards, ...s.drawPile] }));
  }

  /** The draw pile is nothing but these; the rest lies on the discard pile. */
  onlyPile(...faces: readonly string[]): void {
    const cards = faces.map((face) => this.#lift(face));
    this.#discard(this.s.drawPile);
    this.arrange((s) => ({ ...s, drawPile: cards }));
  }

  #open(cards: readonly Handle[]): void {
    const known = Object.fromEntries(cards.map((card) => [card, this.dealer.face(card)]));
    this.arrange((s) => ({ ...s, faces: { ...s.faces, ...known } }));
    this.dealer.play = { ...this.dealer.play, faces: { ...this.dealer.play.faces, ...known } };
  }

  #discard(cards: readonly Handle[]): void {
    this.#open(cards);
    this.arrange((s) => ({
      ...s,
      drawPile: s.drawPile.filter((card) => !cards.includes(card)),
      discard: [...s.discard, ...cards],
    }));
  }

  /** On the discard pile. */
  discard(...faces: readonly string[]): void {
    this.#discard(faces.map((face) => this.#lift(face)));
  }

  /** Face up before somebody. */
  place(seat: Seat, ...faces: readonly string[]): void {
    const cards = faces.map((face) => this.#lift(face));
    this.#open(cards);
    const all = [...(this.s.artifacts[seat] ?? []), ...cards];
    this.arrange((s) => ({ ...s, artifacts: { ...s.artifacts, [seat]: all } }));
  }

  /** These Linchpins turned, these Patches laid. */
  history(primes: readonly number[], ...patches: readonly string[]): void {
    const ids = primes.toSorted((a, b) => a - b).map((year) => `L${year}`);
    this.arrange((s) => ({ ...s, timeline: adjust(s.timeline, ids).timeline }));
    for (const id of patches) {
      const card = this.#lift(id);
      this.#open([card]);
      this.arrange((s) => ({ ...s, timeline: cover(s.timeline, findPatch(id)!), laid: { ...s.laid, [id]: card } }));
    }
  }

  /** This Identity or Mission, exchanged with wherever it lies. */
  setGoal(seat: Seat, kind: 'identities' | 'missions', face: string): void {
    const deck = kind === 'identities' ? 'identityDeck' : 'missionDeck';
    const all = [...this.s[deck], ...Object.values(this.s[kind])];
    const card = all.find((one) => this.dealer.face(one) === face)!;
    const mine = this.s[kind][seat]!;
    const swap = (one: Handle): Handle => (one === card ? mine : one === mine ? card : one);
    this.arrange((s) => ({
      ...s,
      [deck]: s[deck].map(swap),
      [kind]: Object.fromEntries(Object.entries(s[kind]).map(([of, one]) => [of, swap(one)])),
    }));
    this.dealer.hide(card, face, [seat]);
  }

  /** Face of a goal card. */
  goal(seat: Seat, kind: 'identities' | 'missions'): string {
    return this.dealer.face(this.s[kind][seat]!);
  }

  declare(seat: Seat, kind: 'identity' | 'mission' | 'hand'): string {
    const card = kind === 'identity' ? this.s.identities[seat] : kind === 'mission' ? this.s.missions[seat] : undefined;
    return this.do(seat, 'declareWin', card === undefined ? { kind } : { kind, card });
  }
}

/** Handles of all play cards, each where it lies. */
export const everywhere = (s: State): readonly string[] => [
  ...s.drawPile,
  ...s.discard,
  ...s.pool,
  ...Object.values(s.hands).flat(),
  ...Object.values(s.artifacts).flat(),
  ...Object.values(s.laid),
  ...s.stack.map(({ card }) => card),
  ...s.pending.flatMap((one) => (one.kind === 'side' ? one.cards : [])),
];

/** Dealt; guesses and answers for the Identity are open. */
export function dealt(setting: Setting = {}): Trial {
  const t = new Trial(setting);
  must(t.do(A, 'begin'));
  return t;
}

/** A is to draw in the first turn. */
export function begun(setting: Setting = {}): Trial {
  const t = dealt({ ...setting, options: { startMethod: 'chosen', mulligan: false, ...setting.options } });
  t.do(A, 'chooseFirst', { seat: A });
  return t;
}

/** A has drawn and is to play, holding these; nobody holds a Note but who is given one, so that all windows open. */
export function playing(hand: readonly string[], setting: Setting = {}): Trial {
  const t = begun(setting);
  t.do(A, 'draw');
  t.setHand(A, ...hand);
  return t;
}

/** A has lost time and may declare or end the turn. */
export function atTurnEnd(setting: Setting = {}): Trial {
  const t = begun(setting);
  t.do(A, 'draw');
  t.do(A, 'loseTime', { card: t.hand(A)[0]! });
  return t;
}

/** Solonauts, in its first step. */
export function solo(setting: Setting = {}): Trial {
  const t = new Trial({ seats: 1, ...setting, options: { mode: 'solonauts', ...setting.options } });
  t.do(A, 'begin');
  return t;
}
