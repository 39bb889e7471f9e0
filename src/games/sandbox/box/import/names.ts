/** What pieces are called that have no name in their file: in the language of whoever imports it, which becomes the box's. */
import type { Lang } from '../../../../elements/frame/board.ts';

export interface Names {
  readonly lang: Lang;
  readonly back: string;
  readonly bag: string;
  readonly board: string;
  readonly button: string;
  readonly card: string;
  readonly clock: string;
  readonly counter: string;
  readonly die: string;
  readonly token: string;
  readonly turn: string;
  readonly wheel: string;
  readonly zone: string;
}

export const NAMES: Readonly<Record<Lang, Names>> = {
  it: {
    lang: 'it',
    back: 'dorso',
    bag: 'Sacchetto',
    board: 'Tabellone',
    button: 'Pulsante',
    card: 'Carta',
    clock: 'Orologio',
    counter: 'Punti',
    die: 'Dado',
    token: 'Pedina',
    turn: 'Tocca al prossimo',
    wheel: 'Ruota',
    zone: 'Zona',
  },
  en: {
    lang: 'en',
    back: 'back',
    bag: 'Bag',
    board: 'Board',
    button: 'Button',
    card: 'Card',
    clock: 'Clock',
    counter: 'Points',
    die: 'Die',
    token: 'Token',
    turn: 'Next player',
    wheel: 'Wheel',
    zone: 'Zone',
  },
};
