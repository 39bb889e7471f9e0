/** Why a button of a saved table sleeps, in the language of its box: the steps whose pieces have gone. */
import type { StepName } from '../buttons/step.ts';

const IT: Readonly<Record<StepName, string>> = {
  recall: 'raccogliere',
  shuffle: 'mescolare',
  deal: 'distribuire',
  move: 'spostare',
  flip: 'girare',
  turn: 'ruotare',
  roll: 'tirare i dadi',
  sort: 'mettere in ordine',
  count: 'contare',
  score: 'segnare punti',
  pass: 'passare il turno',
  order: 'sorteggiare chi comincia',
  clock: 'gli orologi',
  passHands: 'passarsi le mani',
  home: 'rimettere a posto',
  say: 'dire',
};

const EN: Readonly<Record<StepName, string>> = {
  recall: 'gathering',
  shuffle: 'shuffling',
  deal: 'dealing',
  move: 'moving',
  flip: 'flipping',
  turn: 'turning',
  roll: 'rolling dice',
  sort: 'putting in order',
  count: 'counting',
  score: 'writing down points',
  pass: 'passing the turn',
  order: 'drawing lots for who begins',
  clock: 'the clocks',
  passHands: 'passing hands round',
  home: 'putting back',
  say: 'saying',
};

/** As long as a box says it. */
const MOST = 120;

/** @param lang of the box, as BCP 47 @param lost steps that are left out, each named once */
export function sleeping(lang: string, lost: readonly StepName[]): string {
  const isItalian = lang === 'it' || lang.startsWith('it-');
  const names = [...new Set(lost)].map((step) => (isItalian ? IT : EN)[step]).join(', ');
  const says = `${isItalian ? 'Non ci sono più i pezzi per' : 'No pieces are left for'}: ${names}.`;
  return says.length > MOST ? `${says.slice(0, MOST - 1)}…` : says;
}
