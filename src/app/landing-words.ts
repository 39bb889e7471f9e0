/** Words of the first page. */
import { words } from '../embed/face.ts';
import type { Lang } from '../embed/tavolata.ts';

const it = {
  tonight: 'Stasera si gioca a…',
  tonightSay: 'Apparecchia un tavolo e manda il link agli altri.',
  callSay: 'In questa chiamata non c’è ancora un tavolo. Apparecchialo: gli altri ci arrivano da sé.',
  callUnreached: 'Il server non dice se in questa chiamata c’è già un tavolo: continuo a chiedere.',
  games: 'Giochi',
  tableName: 'Come si chiama il tavolo',
  tableLong: 'Ci stanno 40 caratteri: accorcialo un po’.',
  evening: (day: string): string => `${day} sera`,
  who: 'Chi si siede',
  openYes: 'Chi ha il link',
  openNo: 'Chi faccio entrare io',
  keep: 'Se qualcuno se ne va',
  keepOn: 'Si va avanti',
  keepAll: 'Il mazzo si ferma',
  keepOnSay:
    'Il mazzo regge chi si assenta: in quattro, bastano tre. Ma tre insieme, se si mettessero d’accordo, potrebbero guardare tutte le carte.',
  keepAllSay:
    'Nessuno può guardare le carte, a meno che non lo facciate tutti insieme. Ma se anche uno solo se ne va per sempre, quel mazzo e la sua mano sono persi e se ne prende uno nuovo.',
  make: 'Apparecchia il tavolo',
  making: 'Apparecchio…',
  welcome: 'Tutti a una tavola',
  promises: [
    'Nessun account, nessuna registrazione: basta un nome.',
    'Quello che hai in mano lo legge solo il tuo browser.',
    'Il server porta buste chiuse: non mescola, non arbitra, non legge.',
  ] as readonly string[],
  storm: 'Non crederci sulla parola: prova a rompere un tavolo',
  log: 'Apri un registro salvato',
  logSay: 'Una serata salvata si rivede da qui, anche senza rete.',
  yours: 'I tuoi tavoli',
  watched: 'Solo per guardare',
  unnamed: 'Tavolo senza nome',
  forget: (name: string): string => `Togli ${name} da questa lista`,
  forgotten: 'Tolto da questa lista',
  restore: 'Rimetti',
};

type LandingWords = typeof it;

const en: LandingWords = {
  tonight: 'Tonight we play…',
  tonightSay: 'Set a table and send the others its link.',
  callSay: 'There is no table in this call yet. Set one, and the others find it by themselves.',
  callUnreached: 'The server doesn’t say whether this call has a table already: the page keeps asking.',
  games: 'Games',
  tableName: 'Name of the table',
  tableLong: 'There is room for 40 characters: make it a little shorter.',
  evening: (day) => `${day} evening`,
  who: 'Who sits down',
  openYes: 'Whoever has the link',
  openNo: 'People I let in',
  keep: 'If somebody leaves',
  keepOn: 'Play goes on',
  keepAll: 'The deck stops',
  keepOnSay:
    'The deck survives people leaving: of four, three are enough. But three together, if they agreed on it, could look at all cards.',
  keepAllSay:
    'Nobody can look at the cards unless everybody does it together. But if a single one leaves for good, that deck and their hand are lost, and a new one is taken.',
  make: 'Set the table',
  making: 'Setting it…',
  welcome: 'Everybody at one table',
  promises: [
    'No account needed: a name will do.',
    'What’s in your hand, your browser alone can read.',
    'The server carries sealed envelopes: it doesn’t shuffle, judge or read.',
  ],
  storm: 'Don’t take our word for it: break a table',
  log: 'Open a saved log',
  logSay: 'A saved evening can be looked at again here, offline too.',
  yours: 'Your tables',
  watched: 'Watching only',
  unnamed: 'Unnamed table',
  forget: (name) => `Take ${name} off this list`,
  forgotten: 'Taken off this list',
  restore: 'Put it back',
};

export const landingWords: (lang: Lang) => LandingWords = words(it, en);
