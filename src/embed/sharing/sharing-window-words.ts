/** Words of the window about a shared screen: the ways of keeping a secret there. The question and the cover: `sharing-words.ts`. */
import { words } from '../../elements/words.ts';
import type { Lang } from '../../elements/frame/board.ts';

const it = {
  title: 'Schermo condiviso',
  lead: 'Quello che solo tu devi vedere non deve stare qui.',
  phone: 'La mano sul telefono',
  phoneSay: 'Inquadri un codice QR: da lì in poi questo schermo mostra solo il tavolo, e tu giochi dal telefono.',
  second: 'Una seconda finestra, solo il tavolo',
  secondSay:
    'Condividi quella, e gioca in questa: mostra quello che vedono tutti, e da lì non si può giocare. Se poi il tavolo cambia link, riaprila.',
  secondOpen: 'Apri la seconda finestra',
  secondBlocked: 'Il browser l’ha bloccata: permetti le finestre di questa pagina, poi riprova.',
  keys: 'Resto qui, e copro io',
  keysSay:
    'Il tasto C copre tutto, da qualunque punto; sul telefono c’è un pulsante in alto. Qui i suoni restano spenti.',
};

type SharingWindowWords = typeof it;

const en: SharingWindowWords = {
  title: 'A shared screen',
  lead: 'What only you should see shouldn’t be here.',
  phone: 'My hand on the phone',
  phoneSay: 'You scan a QR code: from then on this screen shows the table alone, and you play from the phone.',
  second: 'A second window, the table alone',
  secondSay:
    'Share that one, and play in this one: it shows what everybody sees, and nobody can play from it. If the table gets another link, open it again.',
  secondOpen: 'Open the second window',
  secondBlocked: 'The browser has blocked it: allow this page to open windows, then try again.',
  keys: 'I stay here, and cover it myself',
  keysSay:
    'The C key covers everything, wherever you are; on a phone there is a button at the top. Sounds stay off here.',
};

export const sharingWindowWords: (lang: Lang) => SharingWindowWords = words(it, en);
