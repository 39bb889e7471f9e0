/** Che cosa è successo al tavolo del laboratorio: una frase per volta, per il foglietto e per il registro. I nomi non si declinano. */
import type { Doing } from '../state.ts';
import { ad } from '../../../language/italian.ts';
import { list } from '../../../language/list.ts';

const carte = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`);

const WHAT: Readonly<Record<Doing, string>> = {
  shuffle: 'mescolare',
  deal: 'dare le carte',
  turn: 'scoprire la carta',
  peek: 'guardare il mazzo',
  scry: 'riordinare',
  search: 'cercare nel mazzo',
  steal: 'rubare',
  show: 'mostrare la carta',
  recycle: 'riprendere le scoperte',
  seize: 'riprendere la mano',
  force: 'scoprire la mano',
  roll: 'tirare i dadi',
  hidden: 'tirare di nascosto',
  order: 'sorteggiare',
  choices: 'aprire le buste',
  few: 'fare un mazzo per pochi',
  fewDraw: 'pescare dal mazzo di pochi',
  fewOpen: 'scoprire il mazzo di pochi',
};

export const newsIt = {
  somebody: 'qualcuno',
  names: (all: readonly string[]): string => list(all, 'it'),
  said: (who: string, word: string): string => `${who} «${word}»`,
  shuffle: (who: string, n: number): string => `Mescolate ${carte(n)} da ${who}: ogni passaggio è dimostrato.`,
  deal: (by: string, to: string, n: number): string => `${by} dà ${carte(n)} ${ad(to)}.`,
  draw: (by: string): string => `${by} pesca.`,
  turn: (by: string, faces: string): string => `${by} scopre ${faces}.`,
  peek: (who: string, n: number): string =>
    `${n === 1 ? 'La prima carta, vista' : `Le prime ${carte(n)}, viste`} solo da ${who}.`,
  scry: (by: string, n: number): string => `${by} ha rimesso ${carte(n)} nell’ordine che voleva.`,
  search: (by: string): string => `${by} ha cercato nel mazzo e preso una carta.`,
  steal: (by: string, from: string): string => `${by} ha rubato una carta ${ad(from)}.`,
  show: (by: string, to: string): string => `${by} mostra una carta ${ad(to)}.`,
  recycle: (by: string, n: number): string => `${by} rimette nel mazzo ${carte(n)}.`,
  seize: (from: string, n: number): string => `La mano di ${from} (${carte(n)}) è tornata nel mazzo, coperta.`,
  force: (from: string, faces: string): string => `La mano di ${from} è scoperta: ${faces}.`,
  roll: (by: string, what: string, values: string): string => `${by}: ${what} = ${values}.`,
  shown: (by: string, what: string, values: string): string => `${by} scopre ${what} = ${values}, con la prova.`,
  hidden: (by: string, what: string): string => `${by} ha tirato ${what} di nascosto.`,
  order: (first: string, then: string): string => (then ? `Comincia ${first}, poi ${then}.` : `Comincia ${first}.`),
  choices: (n: number, said: string): string =>
    `${n === 1 ? 'Una busta aperta' : `${n} buste aperte insieme`}${said ? `: ${said}` : ''}.`,
  few: (who: string, n: number): string => `${carte(n)} scoperte sono ora un mazzo solo per ${who}.`,
  fewDraw: (by: string): string => `${by} pesca dal mazzo di pochi.`,
  fewOpen: (by: string, faces: string): string => `${by} fa scoprire il mazzo di pochi: ${faces}.`,
  /** For the log, whose line before says by whom. */
  cameOut: (faces: string, n: number): string => `${n === 1 ? 'È' : 'Sono'} ${faces}.`,
  fresh: (by: string): string => `${by} prende un mazzo nuovo.`,
  give: (by: string, to: string): string => `${by} dà una carta ${ad(to)}.`,
  discard: (by: string, faces: string): string => `${by} scarta ${faces}.`,
  putBack: (by: string, top: boolean): string => `${by} rimette una carta ${top ? 'sul' : 'sotto il'} mazzo.`,
  reveal: (by: string, faces: string): string => `${by} scopre ${faces}.`,
  finish: (): string => 'Il tavolo ha riposto le carte.',
  failed: (what: Doing | '', who: string): string => {
    const said = `Non riuscito${what ? `: ${WHAT[what]}` : ''}${who ? ` (${who})` : ''}.`;
    return what === 'fewDraw' || what === 'fewOpen'
      ? `${said} Finché uno di loro manca, quel mazzo resta chiuso.`
      : `${said} Le carte sono al sicuro.`;
  },
};

export type NewsWords = typeof newsIt;
