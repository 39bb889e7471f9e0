/** The game that asks for whatever a test says, with a hand. Cards are laid open and given away, and each page says what it reads. */
import { type Game, type Handle, move, type Seat } from '../../src/kernel/game.ts';
import { fields, handle, integer, list, optional, sealed, text } from '../../src/kernel/schemas.ts';
import { type CardToy, cardToy } from './card-toy.ts';

interface Laid {
  readonly open?: readonly Handle[];
  readonly give?: readonly { readonly card: Handle; readonly to?: Seat }[];
}

export interface OpenHandView extends CardToy {
  readonly reads: Readonly<Record<string, string>>;
}

const given = fields({ card: handle, to: optional(integer(0, 30)) });

export const openHand: Game<CardToy> = {
  ...cardToy,
  id: 'open-hand',
  moves: {
    ...cardToy.moves,
    lay: move<CardToy, Laid>({
      args: fields({ open: optional(list(handle, 60)), give: optional(list(given, 60)) }) as never,
      who: (s) => s.seats,
      brings: ({ open, give }) => ({
        ...(open && { open }),
        ...(give && { give: give.map(({ card, to }) => [card, to ?? 'pile'] as const) }),
      }),
      rules: [],
      apply: (s, { args, eyes }) => {
        const faces = (args.open ?? []).map((card) => eyes.read(card) ?? '?');
        return { ...s, answers: [...s.answers, { tag: 'lay', faces }] };
      },
      choices: () => [],
    }),
    /** Handles of bids are answers too, so that a test can ask for them to be opened. */
    bid: move<CardToy, { readonly word: Handle }>({
      args: fields({ word: sealed(text(40), 'keepers') }),
      who: (s) => s.seats,
      rules: [],
      apply: (s, { args }) => ({ ...s, answers: [...s.answers, { tag: 'bid', cards: [args.word] }] }),
      choices: () => [],
    }),
  },
  view: (s, eyes): OpenHandView => {
    const cards = s.answers.flatMap((answer) => answer.cards ?? []);
    const reads = cards.flatMap((card) => {
      const face = eyes.read(card);
      return face === undefined ? [] : [[card, face] as const];
    });
    return { ...s, reads: Object.fromEntries(reads) };
  },
};
