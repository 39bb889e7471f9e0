/** A table of three agents with reserves, a flag or two and a list of what was done. Enough for programs to change and to ask about. */
import type { Seat } from '../../../../src/kernel/game.ts';
import type { Facts } from '../../../../src/games/time-stories/language/evaluate.ts';
import { answered, type Reply } from '../../../../src/games/time-stories/language/answer.ts';
import { advance } from '../../../../src/games/time-stories/language/machine.ts';
import { begun, type By, type Deed, type Run, type World } from '../../../../src/games/time-stories/language/run.ts';
import type { Block, Program } from '../../../../src/games/time-stories/pack/blocks.ts';

export interface Toy {
  readonly flags: Readonly<Record<string, boolean>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly azrak: readonly number[];
  readonly done: readonly string[];
}

export const TOY: Toy = { flags: {}, counters: {}, azrak: [4, 2, 0], done: [] };
export const ME: By = { seat: 0, card: 'mill.1' };

/** What reading a card by `readInteraction` sets off, by its number. */
export type Cards = Readonly<Record<number, Program>>;

export const FACTS: Facts = {
  receptacles: 3,
  azrak: 4,
  magic: 2,
  damage: 1,
  missionReturn: 5,
  round: 2,
  isCaptain: true,
  inStandby: false,
  lastOutcome: 'CRITICAL',
  counter: (name) => (name === 'c' ? 7 : 0),
  attribute: (name) => (name === 'cunning' ? 3 : 0),
  flag: (name) => name === 'f',
  element: (number, holder) => number === 31 && holder === 'reader',
  token: (id, holder) => id === 'rope' && holder === 'group',
  receptacle: (one) => one === 'miller' || one === 'old',
  inPlay: (one) => one === 'nun',
  visits: (location) => (location === 'mill' ? 2 : 0),
  archived: (card) => card === 'note',
  slotHas: (card) => card === 'wheel',
};

export const world = (cards: Cards = {}): World<Toy> => ({
  facts: ({ flags, counters, azrak }, { seat }) => ({
    ...FACTS,
    azrak: azrak[seat] ?? 0,
    flag: (name) => flags[name] ?? false,
    counter: (name) => counters[name] ?? 0,
  }),
  outlasts: (_state, { op }) => op === 'step',
  seats(_state, who, { seat }): readonly Seat[] {
    const all = [0, 1, 2];
    switch (who) {
      case 'all':
      case 'group':
        return all;
      case 'others':
        return all.filter((one) => one !== seat);
      case 'captain':
        return [0];
      default:
        return typeof who === 'number' ? [who] : typeof who === 'object' ? [2] : [seat];
    }
  },
  groupHas: ({ azrak }, resource) => (resource === 'azrak' ? azrak.reduce((sum, n) => sum + n, 0) : 0),
  perform(state, { block, by, seats, n }: Deed) {
    const done = [...state.done, `${block.op} ${seats.join('')} ${n}`];
    if (block.op === 'setFlag')
      return { state: { ...state, done, flags: { ...state.flags, [block.name]: block.value } } };
    if (block.op === 'addCounter') {
      const counters = { ...state.counters, [block.name]: (state.counters[block.name] ?? 0) + n };
      return { state: { ...state, done, counters } };
    }
    if (block.op === 'readInteraction') {
      const program = cards[block.number] ?? [];
      return { state: { ...state, done }, lists: [{ by: { ...by, card: `i${block.number}` }, program }] };
    }
    return { state: { ...state, done }, ...(block.op === 'refresh' && { asks: 'allocation' }) };
  },
});

/** A program in one hand: it runs up to each question, and what was done so far is a list. */
export class Reading {
  state: Toy = TOY;
  run: Run;
  readonly cards: Cards;

  constructor(blocks: readonly Block[], cards: Cards = {}) {
    this.cards = cards;
    this.run = begun(ME, blocks);
    this.#go();
  }

  get done(): readonly string[] {
    return this.state.done;
  }

  get asks(): string | undefined {
    return this.run.asks?.what;
  }

  /** Whether it was an answer to what is asked. */
  says(reply: Reply): boolean {
    const next = answered(this.run, reply);
    if (!next) return false;
    this.run = next;
    this.#go();
    return true;
  }

  #go(): void {
    const { state, run } = advance(this.state, this.run, world(this.cards));
    this.state = state;
    this.run = run;
  }
}
