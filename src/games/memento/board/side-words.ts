/** Words beside the cloth, stage by stage. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

const it = {
  table: 'Al tavolo',
  ready: 'Pronti',
  of: (n: number, all: number): string => `${n} su ${all}`,
  confirmed: 'ha confermato',
  confirm: 'So come finisce, e gioco',
  done: 'Per me va bene',
  isDone: 'Hai detto che va bene: aspettiamo gli altri.',
  time: 'Per parlare restano',
  timeSays: 'L’orologio non chiude niente da solo: finito il tempo, basta più della metà.',
  sheets: 'Le schede',
  preludes: 'I preludi',
  set: 'preludio fatto',
  now: 'è la sua scena',
  gives: 'dà le caratteristiche',
  end: 'Chiudo il preludio',
  endSure: 'Sì, la scena è finita',
  endSays: 'Poi dai una caratteristica a ognuno degli altri.',
  what: {
    lantern: 'La Lanterna è',
    succession: 'La nuova Lanterna è',
    overtaking: 'La Lanterna va a',
    objection: 'Questa caratteristica',
  },
  keep: 'Si può imparare: resta',
  anew: 'Non si può imparare: va riscritta',
  traits: (n: number): string => (n === 1 ? '1 caratteristica' : `${n} caratteristiche`),
  rewrite: 'Scrivila in un altro modo',
  rewriteGo: 'Riscrivi',
  goOn: 'Si riprende',
  watching: 'Stai guardando: la storia è di chi siede al tavolo.',
};

type SideWords = typeof it;

const en: SideWords = {
  table: 'At the table',
  ready: 'Ready',
  of: (n: number, all: number) => `${n} of ${all}`,
  confirmed: 'has confirmed',
  confirm: 'I know how it ends, and play',
  done: 'Fine with me',
  isDone: 'You said it’s fine: waiting for the others.',
  time: 'Time left to talk:',
  timeSays: 'The clock closes nothing by itself: after it, more than half are enough.',
  sheets: 'The sheets',
  preludes: 'The preludes',
  set: 'has set theirs',
  now: 'sets this scene',
  gives: 'gives the traits',
  end: 'I close the prelude',
  endSure: 'Yes, the scene is over',
  endSays: 'Then you give each of the others a trait.',
  what: {
    lantern: 'The Lantern is',
    succession: 'The new Lantern is',
    overtaking: 'The Lantern goes to',
    objection: 'This trait',
  },
  keep: 'can be learnt: it stays',
  anew: 'can’t: it is written anew',
  traits: (n: number) => (n === 1 ? '1 trait' : `${n} traits`),
  rewrite: 'Write it differently',
  rewriteGo: 'Write it anew',
  goOn: 'Go on',
  watching: 'You are watching: the story belongs to those at the table.',
};

export const sideWords: (lang: Lang) => SideWords = words(it, en);
