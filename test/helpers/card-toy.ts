/** A game that asks for whatever a test says, one question a move, and writes down what came back. */
import { type Answer, type Game, type Handle, move, type Seat, type Step } from '../../src/kernel/game.ts';
import { fields, handle, integer, list, nothing, oneOf, optional, text } from '../../src/kernel/schemas.ts';

export interface CardToy {
  readonly seats: readonly Seat[];
  readonly answers: readonly Answer[];
}

const seat = integer(0, 30);
const hear: Step<CardToy> = (s, answer) => ({ ...s, answers: [...s.answers, answer] });

export interface Wanted {
  readonly what:
    | 'fresh'
    | 'shuffle'
    | 'entrust'
    | 'few'
    | 'deal'
    | 'show'
    | 'open'
    | 'bury'
    | 'roll'
    | 'pick'
    | 'cancel';
  readonly cards?: readonly string[];
  readonly faces?: readonly string[];
  readonly to?: Seat;
  readonly seats?: readonly Seat[];
  readonly n?: number;
  readonly sides?: number;
}

/** To the pile: −1. */
interface Given {
  readonly card: Handle;
  readonly to: number;
}

export const WHAT = [
  'fresh',
  'shuffle',
  'entrust',
  'few',
  'deal',
  'show',
  'open',
  'bury',
  'roll',
  'pick',
  'cancel',
] as const;

export const cardToy: Game<CardToy> = {
  id: 'card-toy',
  version: 1,
  keepers: true,
  seats: { min: 1, max: 12 },
  options: nothing,
  setup: ({ seats }) => ({ seats, answers: [] }),
  moves: {
    ask: move<CardToy, { readonly all: readonly Wanted[] }>({
      args: fields({
        all: list(
          fields({
            what: oneOf(...WHAT),
            cards: optional(list(handle, 300)),
            faces: optional(list(text(40), 300)),
            to: optional(seat),
            seats: optional(list(seat, 12)),
            n: optional(integer(1, 100)),
            sides: optional(integer(1, 100)),
          }),
          20,
        ),
      }) as never,
      who: (s) => s.seats,
      rules: [],
      apply: (s, { args }, ask) => {
        for (const one of args.all) {
          const cards = (one.cards ?? []) as readonly Handle[];
          if (one.what === 'fresh') ask.shuffle('shuffle', ask.deck('deck', one.faces ?? []), one.seats);
          else if (one.what === 'entrust') ask.entrust('shuffle', cards, one.seats ?? []);
          else if (one.what === 'few') ask.entrust('shuffle', ask.deck('deck', one.faces ?? []), one.seats ?? []);
          else if (one.what === 'shuffle') ask.shuffle('shuffle', cards, one.seats);
          else if (one.what === 'deal') ask.deal('deal', cards, one.to!);
          else if (one.what === 'show') ask.show('show', cards, one.seats ?? []);
          else if (one.what === 'open') ask.open('open', cards);
          else if (one.what === 'bury') ask.bury('bury', cards);
          else if (one.what === 'cancel') ask.cancel('deal');
          else if (one.what === 'pick') ask.pick('roll', { take: one.n ?? 1, of: one.sides ?? 6 });
          else ask.roll('roll', { n: one.n ?? 1, sides: one.sides ?? 6 }, one.to);
        }
        return s;
      },
      choices: () => [],
    }),
    bring: move<CardToy, { readonly open: readonly Handle[]; readonly give: readonly Given[] }>({
      args: fields({ open: list(handle, 300), give: list(fields({ card: handle, to: integer(-1, 30) }), 300) }),
      who: (s) => s.seats,
      rules: [],
      brings: ({ open, give }) => ({ open, give: give.map(({ card, to }) => [card, to < 0 ? 'pile' : to] as const) }),
      apply: (s) => s,
      choices: () => [],
    }),
  },
  on: {
    shuffle: hear,
    deal: hear,
    show: hear,
    open: hear,
    bury: hear,
    roll: hear,
    left: hear,
    joined: hear,
  },
  awaits: () => [],
  outcome: () => undefined,
  view: (s) => s,
};
