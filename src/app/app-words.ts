/** Words of the page around the table. Those of the first page: `landing-words.ts`. */
import { words } from '../embed/face.ts';
import type { Lang } from '../embed/tavolata.ts';

const it = {
  callAsking: 'Un momento…',
  callAskingSay: 'Chiedo se in questa chiamata c’è già un tavolo.',
  missing: 'Manca un pezzo della pagina',
  missingSay: 'Arriva da sé appena torna la linea.',
  stageWaits: 'Il tavolo compare qui appena lo apparecchi nel pannello accanto.',
  home: 'Tutti i tavoli',
  yourTurn: 'Tocca a te',
  https: 'Apri con https',
  gone: 'Questo browser non conosce quel tavolo',
  goneSay: 'L’indirizzo vale solo nel browser che l’ha aperto. Chiedi l’invito a chi è a tavola.',
};

type AppWords = typeof it;

const en: AppWords = {
  callAsking: 'One moment…',
  callAskingSay: 'Asking whether this call has a table already.',
  missing: 'A part of the page is missing',
  missingSay: 'It comes by itself once the line is back.',
  stageWaits: 'The table appears here once you set it in the panel beside.',
  home: 'All tables',
  yourTurn: 'Your turn',
  https: 'Open with https',
  gone: 'This browser doesn’t know that table',
  goneSay: 'The address works only in the browser that opened it. Ask someone at the table for the invitation.',
};

export const appWords: (lang: Lang) => AppWords = words(it, en);
