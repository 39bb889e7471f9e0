/** The deck laboratory: fifty-two cards and dice, to try what a deck that nobody holds alone can do. */
import type { Lang } from '../../../../elements/frame/board.ts';
import type { Box, Def } from '../model.ts';
import { french } from './french.ts';
import { again, CARD_TABLE, OURS } from './ours.ts';
import { laboratoryRules } from './laboratory-rules.ts';

const NAMES = {
  it: {
    box: 'Laboratorio del mazzo',
    open: 'Scoperte',
    die: 'Dado',
    deal: 'Mescola e dai',
    ask: 'Quante carte a testa?',
    order: 'Chi comincia?',
    pass: 'Le mani fanno un giro',
  },
  en: {
    box: 'Deck laboratory',
    open: 'Face up',
    die: 'Die',
    deal: 'Shuffle and deal',
    ask: 'How many cards each?',
    order: 'Who begins?',
    pass: 'Hands go round',
  },
} as const;

const CARDS = 52;
const DICE = 4;

const button = (name: string, of: NonNullable<Def['button']>): Def => ({
  kind: 'button',
  name,
  w: 1100,
  h: 320,
  button: of,
});

/** Without jokers; a place for what lies open, four dice, and buttons for what is done often. */
export function laboratory(lang: Lang): Box {
  const names = NAMES[lang];
  const deck = french(lang).defs[0]!;
  const all = Array.from({ length: CARDS }, (_, i) => i);
  const values = Array.from({ length: 6 }, (_, i) => ({ name: String(i + 1) }));
  return {
    ...OURS,
    id: 'laboratory',
    name: names.box,
    lang,
    players: { min: 1, max: 12 },
    rules: laboratoryRules(lang),
    table: CARD_TABLE,
    defs: [
      { ...deck, faces: deck.faces!.slice(0, CARDS) },
      {
        kind: 'zone',
        name: names.open,
        w: 2600,
        h: 1150,
        zone: { layout: 'row', accepts: [], enter: 'up', see: 'all', touch: 'all', limit: 0 },
        locked: true,
      },
      { kind: 'die', name: names.die, w: 320, h: 320, look: 'cube', faces: values },
      button(names.deal, {
        asks: [{ text: names.ask, least: 1, most: 13 }],
        steps: [
          { do: 'recall', defs: [0], hands: true, to: 0 },
          { do: 'shuffle', at: 0 },
          { do: 'deal', from: 0, n: { asked: 0 } },
        ],
      }),
      button(names.order, { steps: [{ do: 'order' }] }),
      button(names.pass, { steps: [{ do: 'passHands', to: 'left' }] }),
      again(lang, [0], [0]),
    ],
    pieces: [
      { def: 0, x: 1300, y: 1300, faces: all, forHands: true },
      { def: 1, x: 3600, y: 1300 },
      ...Array.from({ length: DICE }, (_, i) => ({
        def: 2,
        x: 5300 + (i % 2) * 450,
        y: 1100 + Math.floor(i / 2) * 450,
        face: i,
      })),
      { def: 3, x: 1300, y: 2350 },
      { def: 4, x: 2600, y: 2350 },
      { def: 5, x: 3900, y: 2350 },
      { def: 6, x: 5200, y: 2350 },
    ],
  };
}
