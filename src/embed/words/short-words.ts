/** What lobby, bar and strips say of people, devices and windows, of which all other words come with those. */
import { words } from '../../elements/words.ts';
import type { Lang } from '../../elements/frame/board.ts';

const it = {
  hiddenShort: 'torna subito',
  awayShort: 'posto tenuto',
  haveSeat: 'Ho già un posto qui',
  relink: 'Nuovo link, senza chi chiede',
  onlyTableBrief: 'Solo il tavolo',
  onlyTable: 'Questo schermo mostra solo il tavolo. La mano è sull’altro tuo dispositivo.',
  codeLabel: 'Codice',
  codeBeside: 'Oppure entra col codice',
  codeHint: 'dall’altro dispositivo',
  codeEmpty: 'Scrivi il codice, come lo leggi.',
  enter: 'Entra',
  screenLeave: 'Togli lo schermo',
  takeHere: 'Gioca qui',
  takeBack: 'Ritira la mossa',
  change: 'Cambia gioco',
  yourTurn: 'Tocca a te.',
};

type ShortWords = typeof it;

const en: ShortWords = {
  hiddenShort: 'back soon',
  awayShort: 'seat kept',
  haveSeat: 'I have a seat here',
  relink: 'New link, without those who ask',
  onlyTableBrief: 'Table only',
  onlyTable: 'This screen shows the table only. The hand is on your other device.',
  codeLabel: 'Code',
  codeBeside: 'Or come in by a code',
  codeHint: 'from your other device',
  codeEmpty: 'Type the code as you read it.',
  enter: 'Enter',
  screenLeave: 'Take the screen off',
  takeHere: 'Play here',
  takeBack: 'Take the move back',
  change: 'Change game',
  yourTurn: 'It’s your turn.',
};

export const shortWords: (lang: Lang) => ShortWords = words(it, en);
