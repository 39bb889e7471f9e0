/** The forty of Italian tables: scopa, briscola, tressette. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { SEMI, type Seme } from '../drawn/italian.ts';
import type { Box, Face, Lay } from '../model.ts';
import { rules } from './italian-rules.ts';
import { again, CARD_TABLE, CARD, OURS, takings } from './ours.ts';

const NAMES = {
  it: {
    box: 'Carte italiane',
    deck: 'Carta',
    back: 'dorso',
    suits: { D: 'denari', C: 'coppe', S: 'spade', B: 'bastoni' },
    values: ['', 'asso', '2', '3', '4', '5', '6', '7', 'fante', 'cavallo', 're'],
    corners: ['', 'A', '2', '3', '4', '5', '6', '7', 'F', 'C', 'R'],
    of: 'di',
    taken: ['Prese di qua', 'Prese di là'],
  },
  en: {
    box: 'Italian cards',
    deck: 'Card',
    back: 'back',
    suits: { D: 'coins', C: 'cups', S: 'swords', B: 'clubs' },
    values: ['', 'ace', '2', '3', '4', '5', '6', '7', 'knave', 'horse', 'king'],
    corners: ['', 'A', '2', '3', '4', '5', '6', '7', 'K', 'H', 'R'],
    of: 'of',
    taken: ['Tricks, this side', 'Tricks, that side'],
  },
} as const;

const TINTS: Readonly<Record<Seme, number>> = { D: 2, C: 1, S: 0, B: 3 };

export function italian(lang: Lang): Box {
  const names = NAMES[lang];
  const faces = SEMI.flatMap((suit) =>
    Array.from({ length: 10 }, (_, i): Face => ({
      name: `${names.values[i + 1]!} ${names.of} ${names.suits[suit]}`,
      text: names.corners[i + 1]!,
      drawn: `italian:${suit}${i + 1}`,
      tint: TINTS[suit],
    })),
  );
  const deck: Lay = { def: 0, x: 1200, y: 1500, faces: faces.map((_, i) => i), forHands: true };
  return {
    ...OURS,
    id: 'italian',
    name: names.box,
    lang,
    players: { min: 2, max: 6 },
    rules: rules(lang),
    table: CARD_TABLE,
    defs: [
      {
        kind: 'card',
        name: names.deck,
        ...CARD,
        w: 560,
        h: 900,
        faces,
        back: { name: names.back, drawn: 'back:tiles' },
      },
      takings(names.taken[0]),
      again(lang, [0], [0]),
      takings(names.taken[1]),
    ],
    pieces: [deck, { def: 1, x: 5700, y: 780 }, { def: 3, x: 5700, y: 2220 }, { def: 2, x: 1200, y: 2400 }],
  };
}
