/** Words about the devices of a seat: pairing, taking one away, a seat taken back. */
import { words } from '../../elements/words.ts';
import type { Lang } from '../../elements/frame/board.ts';

const it = {
  devices: 'I tuoi dispositivi',
  thisOne: 'Questo dispositivo',
  another: (tag: string): string => `Un altro dispositivo · ${tag}`,
  paper: 'Codice di recupero, su carta',
  hand: 'vede la tua mano',
  table: 'mostra solo il tavolo',
  recovery: 'riapre il posto su un dispositivo nuovo',
  main: 'risponde per te',
  makeMain: 'Fai rispondere questo',
  voiceOff: 'Per te risponde un altro tuo dispositivo, che è spento: gli altri lo aspettano.',
  revoke: 'Togli',
  revokeSay:
    'Da qui in poi non conta più e non apre le carte date dopo. Quello che ha già letto resta letto. Il link del tavolo gli resta.',
  revokeYes: 'Togli davvero',
  screenAsk: 'Togli questo schermo dal tavolo?',
  screenSay: 'Va via solo lo schermo. Il posto resta tuo, con la mano sull’altro dispositivo.',
  here: 'acceso',
  hidden: 'in secondo piano',
  away: 'spento',
  add: 'Aggiungi un dispositivo',
  recoveryMake: 'Codice di recupero',
  forgets: 'Questo browser, se non torni per una settimana, può dimenticare il tuo posto.',
  erased: 'La mano è sull’altro dispositivo: da questo schermo è stata cancellata.',
  onlyTableOff:
    'Questo schermo mostra solo il tavolo. La mano è sull’altro tuo dispositivo, che è spento: gli altri lo aspettano.',
  // pairing
  pairAsk: 'Che cosa vede l’altro dispositivo?',
  both: 'Tutti e due la mia mano',
  bothSay: 'Telefono e portatile, tutti e due solo tuoi.',
  onlyThere: 'La mano solo di là',
  onlyThereSay:
    'Qui resta il tavolo, da condividere in chiamata. Le tue carte vengono cancellate da questo dispositivo.',
  tableOnly: 'Là solo il tavolo',
  tableOnlySay: 'Uno schermo grande per tutti. La mano resta qui.',
  show: 'Mostra il codice',
  offerSay: 'Inquadra con l’altro dispositivo. Oppure apri lì il link del tavolo e scrivi il codice.',
  offerOnce: 'Vale una volta, per dieci minuti, finché questa finestra è aperta. Non mostrarlo in chiamata.',
  pairQr: 'Codice QR per l’altro dispositivo',
  copyLink: 'Copia il link',
  copied: 'Copiato',
  copyYourself: 'Non si può copiare da qui',
  stop: 'Annulla',
  knocks: 'Un dispositivo chiede di unirsi',
  compare: 'Questo numero si legge anche sull’altro schermo?',
  accept: 'È lo stesso: fallo entrare',
  refuse: 'Non è il mio',
  knocksStrip: 'Un dispositivo chiede di unirsi al tuo posto.',
  look: 'Guarda',
  asking: 'Mi unisco a un posto già tuo. Numero da confrontare:',
  unanswered: 'Nessuno ha detto di sì, e quel codice non vale più: chiedine uno nuovo all’altro dispositivo.',
  // coming back
  back: 'Hai già un posto qui?',
  codeSay: 'Il codice che mostra il tuo altro dispositivo, oppure quello di recupero che hai su carta.',
  reclaimTitle: 'Senza codice',
  reclaimSay:
    'Scegli il tuo posto: gli altri a tavola diranno se sei tu. La mano che avevi resta sul vecchio dispositivo.',
  reclaimNone: 'A tavola non c’è nessun posto da riprendere.',
  reclaim: 'Chiedi agli altri',
  name: 'Il tuo nome',
  reclaims: (name: string, seat: string): string =>
    name === seat
      ? `${name} chiede di riprendere il proprio posto da un dispositivo nuovo. È davvero chi dice?`
      : `${name} chiede il posto di ${seat} da un dispositivo nuovo. È davvero chi dice?`,
  reclaiming: (seat: string, yes: number, needed: number): string =>
    `Hai chiesto il posto di ${seat}: ${yes} sì su ${needed}.`,
  answers: (yes: number, needed: number): string => `${yes} sì su ${needed}.`,
  yes: 'Sì, è chi dice',
  no: 'No',
  // tabs
};

type DeviceWords = typeof it;

const en: DeviceWords = {
  devices: 'Your devices',
  thisOne: 'This device',
  another: (tag) => `Another device · ${tag}`,
  paper: 'Recovery code, on paper',
  hand: 'sees your hand',
  table: 'shows the table only',
  recovery: 'opens the seat on a new device',
  main: 'answers for you',
  makeMain: 'Let this one answer',
  voiceOff: 'Another device of yours answers for you, and it’s off: the others wait for it.',
  revoke: 'Remove',
  revokeSay:
    'From here on it no longer counts and can’t open cards dealt later. What it has read stays read. It keeps the table’s link.',
  revokeYes: 'Remove it',
  screenAsk: 'Take this screen off the table?',
  screenSay: 'Only the screen goes. The seat stays yours, with the hand on your other device.',
  here: 'on',
  hidden: 'in the background',
  away: 'off',
  add: 'Add a device',
  recoveryMake: 'Recovery code',
  forgets: 'If you stay away for a week, this browser may forget your seat.',
  erased: 'The hand is on the other device: it was erased from this screen.',
  onlyTableOff:
    'This screen shows the table only. The hand is on your other device, which is off: the others wait for it.',
  pairAsk: 'What does the other device see?',
  both: 'Both see my hand',
  bothSay: 'Phone and laptop, both yours alone.',
  onlyThere: 'The hand only there',
  onlyThereSay: 'The table stays here, to be shared on the call. Your cards are erased from this device.',
  tableOnly: 'Only the table there',
  tableOnlySay: 'A large screen for all. The hand stays here.',
  show: 'Show the code',
  offerSay: 'Scan it with the other device. Or open the table’s link there and type the code.',
  offerOnce: 'Good once, for ten minutes, while this window is open. Don’t show it on the call.',
  pairQr: 'QR code for the other device',
  copyLink: 'Copy the link',
  copied: 'Copied',
  copyYourself: 'Can’t be copied from here',
  stop: 'Cancel',
  knocks: 'A device asks to join',
  compare: 'Does the other screen show this number too?',
  accept: 'It’s the same: let it in',
  refuse: 'It isn’t mine',
  knocksStrip: 'A device asks to join your seat.',
  look: 'Look',
  asking: 'Joining a seat that’s already yours. Number to compare:',
  unanswered: 'Nobody said yes, and that code is no longer good: get a new one from the other device.',
  back: 'Already have a seat here?',
  codeSay: 'The code that your other device shows, or the recovery code you have on paper.',
  reclaimTitle: 'Without a code',
  reclaimSay:
    'Choose your seat: the others at the table say whether it’s you. The hand you had stays on the old device.',
  reclaimNone: 'There’s no seat at the table to take back.',
  reclaim: 'Ask the others',
  name: 'Your name',
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
