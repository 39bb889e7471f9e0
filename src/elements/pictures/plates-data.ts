/** Plates of people, by their seats. Written by scripts/plates.mjs: change the list there. Their pictures: `plate-pictures.ts`. */
export interface Plate {
  /** Colour of the rim line. */
  readonly rim: string;
  readonly it: string;
  readonly en: string;
}

export const PLATES: readonly Plate[] = [
  { rim: '#b98900', it: 'il limone', en: 'the lemon' },
  { rim: '#1f4f86', it: 'la melanzana', en: 'the aubergine' },
  { rim: '#b5341a', it: 'le ciliegie', en: 'the cherries' },
  { rim: '#8a4b2a', it: 'il fungo', en: 'the mushroom' },
  { rim: '#3f6b1e', it: 'l’oliva', en: 'the olive' },
  { rim: '#a8730a', it: 'il formaggio', en: 'the cheese' },
  { rim: '#5b7a10', it: 'la pera', en: 'the pear' },
  { rim: '#5d3f86', it: 'l’uva', en: 'the grapes' },
  { rim: '#6a4634', it: 'la castagna', en: 'the chestnut' },
  { rim: '#a52a1a', it: 'il pomodoro', en: 'the tomato' },
  { rim: '#8a7a4a', it: 'l’aglio', en: 'the garlic' },
  { rim: '#b05a10', it: 'la carota', en: 'the carrot' },
  { rim: '#2b6a3c', it: 'l’anguria', en: 'the watermelon' },
  { rim: '#8f5a16', it: 'il cornetto', en: 'the croissant' },
  { rim: '#96251a', it: 'il peperoncino', en: 'the chilli' },
  { rim: '#2f6a2a', it: 'il broccolo', en: 'the broccoli' },
  { rim: '#b02a3a', it: 'la fragola', en: 'the strawberry' },
  { rim: '#97780a', it: 'la banana', en: 'the banana' },
  { rim: '#7a3f6a', it: 'la cipolla', en: 'the onion' },
  { rim: '#b86410', it: 'il mandarino', en: 'the tangerine' },
  { rim: '#4a5f1e', it: 'l’avocado', en: 'the avocado' },
  { rim: '#8a5a2a', it: 'il pane', en: 'the bread' },
  { rim: '#22703a', it: 'il peperone', en: 'the pepper' },
  { rim: '#9a6a10', it: 'il miele', en: 'the honey' },
  { rim: '#1f5f86', it: 'il pesce', en: 'the fish' },
  { rim: '#9a4f6a', it: 'il gelato', en: 'the ice cream' },
  { rim: '#a5461a', it: 'la pizza', en: 'the pizza' },
  { rim: '#2f4f96', it: 'i mirtilli', en: 'the blueberries' },
];
