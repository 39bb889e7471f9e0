/** What is said over the table of the devices of a seat, and asked. Words of the windows about them: `device-window-words.ts`. */
import { words } from '../../elements/words.ts';
import type { Lang } from '../../elements/frame/board.ts';

const it = {
  makeMain: 'Fai rispondere questo',
  voiceOff: 'Per te risponde un altro tuo dispositivo, che è spento: gli altri lo aspettano.',
  recoveryMake: 'Codice di recupero',
  forgets: 'Questo browser, se non torni per una settimana, può dimenticare il tuo posto.',
  onlyTableOff:
    'Questo schermo mostra solo il tavolo. La mano è sull’altro tuo dispositivo, che è spento: gli altri lo aspettano.',
  stop: 'Annulla',
  knocksStrip: 'Un dispositivo chiede di unirsi al tuo posto.',
  look: 'Guarda',
  asking: 'Mi unisco a un posto già tuo. Numero da confrontare:',
  unanswered: 'Nessuno ha detto di sì, e quel codice non vale più: chiedine uno nuovo all’altro dispositivo.',
  reclaims: (name: string, seat: string): string =>
    name === seat
      ? `${name} chiede di riprendere il proprio posto da un dispositivo nuovo. È davvero chi dice?`
      : `${name} chiede il posto di ${seat} da un dispositivo nuovo. È davvero chi dice?`,
  reclaiming: (seat: string, yes: number, needed: number): string =>
    `Hai chiesto il posto di ${seat}: ${yes} sì su ${needed}.`,
  answers: (yes: number, needed: number): string => `${yes} sì su ${needed}.`,
  yes: 'Sì, è chi dice',
  no: 'No',
};

type DeviceWords = typeof it;

const en: DeviceWords = {
  makeMain: 'Let this one answer',
  voiceOff: 'Another device of yours answers for you, and it’s off: the others wait for it.',
  recoveryMake: 'Recovery code',
  forgets: 'If you stay away for a week, this browser may forget your seat.',
  onlyTableOff:
    'This screen shows the table only. The hand is on your other device, which is off: the others wait for it.',
  stop: 'Cancel',
  knocksStrip: 'A device asks to join your seat.',
  look: 'Look',
  asking: 'Joining a seat that’s already yours. Number to compare:',
  unanswered: 'Nobody said yes, and that code is no longer good: get a new one from the other device.',
  reclaims: (name, seat) =>
    name === seat
      ? `${name} wants their own seat back on a new device. Is it really them?`
      : `${name} wants ${seat}’s seat on a new device. Is it really them?`,
  reclaiming: (seat, yes, needed) => `You asked for ${seat}’s seat: ${yes} of ${needed} yeses.`,
  answers: (yes, needed) => `${yes} of ${needed} yeses.`,
  yes: 'Yes, it’s them',
  no: 'No',
};

export const deviceWords: (lang: Lang) => DeviceWords = words(it, en);
