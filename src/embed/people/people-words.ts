/** Words about those one plays with: who is here, the four words, whose voice is missing, going on without somebody. */
import { capital, words } from '../../elements/words.ts';
import { list } from '../../language/list.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { ad } from '../../language/italian.ts';

const itList = (names: readonly string[]): string => list(names, 'it') || 'qualcuno';
const enList = (names: readonly string[]): string => list(names, 'en') || 'somebody';
const itWithout = (names: readonly string[]): string =>
  names.length === 0 ? 'con chi è qui' : `senza ${itList(names)}`;
const enWithout = (names: readonly string[]): string =>
  names.length === 0 ? 'with those who are here' : `without ${enList(names)}`;

const it = {
  people: 'A tavola',
  host: 'ospita',
  here: 'qui',
  hidden: 'torna subito: altra scheda o schermo spento',
  away: 'non c’è: posto tenuto',
  more: (name: string): string => `Altro su ${name}`,
  checkWords: 'Le quattro parole',
  checkSay: 'Lette a voce, dicono se siete davvero allo stesso tavolo.',
  myDevices: 'I tuoi dispositivi',
  doorOpen: 'Chi arriva si siede da sé',
  doorOpenMore: 'Se no, chi ha il link chiede posto e tu dici sì o no.',
  doorStandIn:
    'Fai entrare tu finché chi ha apparecchiato il tavolo non è seduto. Se lo accendi, solo chi ha apparecchiato potrà spegnerlo.',
  isMine: 'È il mio posto',
  close: 'Chiudi',
  back: 'Ci ripenso',
  yes: 'Sì',
  no: 'No',
  // the four words
  fourSay: 'Leggetele a voce: se sono uguali per tutti, nessuno sta in mezzo tra voi.',
  fourWait: 'Un momento, le preparo…',
  fourNone: 'Le quattro parole ci sono quando qualcuno è seduto.',
  fourFailed: 'Qui non riesco a prepararle. Prova con un altro browser.',
  fourChanged: 'Sono cambiate, perché qualcuno si è seduto, si è alzato o ha cambiato dispositivo. Valgono queste.',
  fourSame: 'Sono uguali',
  fourOther: 'Sono diverse',
  fourFirst: 'Aspettate che tutti siano in linea e vedano a tavola le stesse persone, poi rileggetele.',
  fourThen:
    'Se restano diverse, qualcuno è finito a un altro tavolo: smettete, apparecchiatene uno nuovo e mandate il link per un’altra strada.',
  // who is missing
  awaited: (names: readonly string[]): string =>
    names.length > 1
      ? `Tocca ${ad(itList(names))}, che sono via. I posti sono tenuti.`
      : `Tocca ${ad(itList(names))}, che è via. Il posto è tenuto.`,
  awaitedHands: (names: readonly string[]): string =>
    names.length > 1
      ? `Aspettiamo ${itList(names)}: i dispositivi con le loro mani sono spenti. I posti sono tenuti.`
      : `Aspettiamo ${itList(names)}: il dispositivo con la sua mano è spento. Il posto è tenuto.`,
  missing: (names: readonly string[]): string => `Aspettiamo ${itList(names)}: quello che fate resta in sospeso.`,
  stuck: (names: readonly string[]): string =>
    names.length === 0
      ? 'Un cambio a cui qualcuno aveva detto sì è rimasto a metà: quello che fate resta in sospeso.'
      : `Senza conferme da ${itList(names)} siete in pochi: quello che fate resta in sospeso.`,
  stuckNameless: 'Manca la conferma di qualcuno senza posto, e siete in pochi: quello che fate resta in sospeso.',
  goOn: 'Avanti senza',
  goOnAsk: (names: readonly string[]): string => `Andare avanti ${itWithout(names)}?`,
  goOnFrom: 'Il tavolo riparte da qui. Quello che tutti hanno già visto resta.',
  goOnThem: (names: readonly string[]): string =>
    names.length > 1
      ? 'Poi trovano una nota con il numero della mossa, e possono seguirvi. Quello che hanno fatto da soli intanto non conta.'
      : 'Poi trova una nota con il numero della mossa, e può seguirvi. Quello che ha fatto da solo il suo browser intanto non conta.',
  goOnLink: 'Il tavolo prende un nuovo link: l’invito di prima non porta più qui.',
  goOnFinal: 'Non si può annullare.',
  goOnYes: (names: readonly string[]): string => `Avanti ${itWithout(names)}`,
  goOnWait: 'Aspettiamo ancora',
  // sending somebody away
  kick: 'Togli dal tavolo',
  kickAsk: (name: string): string => `Togliere ${name} dal tavolo?`,
  kickKey: (name: string): string =>
    `Il tavolo cambia chiave: da qui in poi ${name} non legge più niente. Quello che ha già visto resta visto.`,
  kickLink: 'Gli altri ricevono la chiave nuova da soli. L’invito di prima non porta più qui.',
  kickVote: 'Serve il sì di più di metà di chi resta, contando il tuo.',
  kickYes: (name: string): string => `Togli ${name}`,
  // a new link
  relinkAsk: 'Cambiare il link del tavolo?',
  relinkWho: 'Chi è seduto passa al link nuovo senza fare niente, anche se adesso non c’è.',
  relinkOthers: 'Chi chiede posto o sta a guardare resta con quello vecchio, che non porta più qui.',
  relinkVote: 'Può servire il sì degli altri: più di metà, contando il tuo.',
  relinkYes: 'Cambia link',
  turnedAway: 'Avevi chiesto posto: chi ospita ha detto di no.',
  // proposals
  proposesGoOn: (by: string, names: readonly string[]): string =>
    `${by} propone di andare avanti ${itWithout(names)}. Non si può annullare.`,
  proposesKick: (by: string, names: readonly string[]): string =>
    `${by} propone di togliere ${itList(names)} dal tavolo. Non si può annullare.`,
  proposesRenew: (by: string, later: boolean): string =>
    `${by} propone di passare alle regole nuove${later ? ', dopo questa partita' : ''}. Posti e link restano.`,
  proposesRelink: (by: string): string =>
    `${by} propone un link nuovo per chi è seduto: chi chiede posto resta fuori. Non si può annullare.`,
  newer: 'Per questo gioco ci sono regole più nuove.',
  renew: 'Passa alle regole nuove',
  proposedKick: (names: readonly string[]): string => `Hai proposto di togliere ${itList(names)} dal tavolo.`,
  proposedGoOn: (names: readonly string[]): string => `Hai proposto di andare avanti ${itWithout(names)}.`,
  proposedRenew: 'Hai proposto di passare alle regole nuove.',
  proposedRelink: 'Hai proposto un link nuovo, senza chi chiede posto.',
  answered: (yes: number, needed: number): string => `Per ora ${Math.min(yes, needed)} sì su ${needed}.`,
  withdraw: 'Ritira',
  // left behind
  behind: 'Gli altri sono andati avanti',
  behindSay: (names: readonly string[], position: number): string =>
    `${capital(itList(names))} ${names.length > 1 ? 'hanno' : 'ha'} ripreso dalla mossa ${position} senza aspettare.`,
  behindLost: (n: number): string => {
    if (n === 0) return 'Non perdi niente.';
    return n === 1 ? 'Una tua mossa dopo quella, di là, non c’è.' : `${n} tue mosse dopo quella, di là, non ci sono.`;
  },
  follow: 'Seguili',
  staySide: 'Resta qui',
  following: 'Raggiungo gli altri…',
  followingSay: 'Prendo quello che hanno giocato e lo ricontrollo.',
  allTables: 'Tutti i tavoli',
  removed: 'Non sei più a questo tavolo',
  removedSay: 'Gli altri continuano con una chiave nuova. Se è uno sbaglio, chiedi a voce un nuovo invito.',
  oldLink: 'Questo link è vecchio',
  oldLinkSay: 'Il tavolo continua con un altro link. Chiedi a chi sta giocando un invito nuovo.',
};

type PeopleWords = typeof it;

const en: PeopleWords = {
  people: 'At the table',
  host: 'host',
  here: 'here',
  hidden: 'back soon: another tab, or the screen is off',
  away: 'away: seat kept',
  more: (name) => `More about ${name}`,
  checkWords: 'The four words',
  checkSay: 'Read aloud, they tell whether you’re really at the same table.',
  myDevices: 'Your devices',
  doorOpen: 'Newcomers sit down by themselves',
  doorOpenMore: 'If not, whoever has the link asks for a seat and you say yes or no.',
  doorStandIn:
    'You let people in while whoever set the table has no seat. Once this is on, only that person can turn it off.',
  isMine: 'It’s my seat',
  close: 'Close',
  back: 'Never mind',
  yes: 'Yes',
  no: 'No',
  fourSay: 'Read them aloud: if they’re the same for all, nobody sits in the middle.',
  fourWait: 'One moment, making them…',
  fourNone: 'There are four words once somebody sits.',
  fourFailed: 'They can’t be made here. Try another browser.',
  fourChanged: 'They’ve changed, as somebody sat down, left or changed device. These are good now.',
  fourSame: 'They’re the same',
  fourOther: 'They differ',
  fourFirst: 'Wait until everybody is live and sees the same people at the table, then read them again.',
  fourThen:
    'If they still differ, somebody is at another table: stop, set a new one, and send its link some other way.',
  awaited: (names) =>
    names.length > 1
      ? `It’s the turn of ${enList(names)}, who are away. Their seats are kept.`
      : `It’s ${enList(names)}’s turn, but they’re away. The seat is kept.`,
  awaitedHands: (names) =>
    names.length > 1
      ? `Waiting for ${enList(names)}: the devices that hold their hands are off. Their seats are kept.`
      : `Waiting for ${enList(names)}: the device that holds the hand is off. The seat is kept.`,
  missing: (names) => `Waiting for ${enList(names)}: what you do is on hold.`,
  stuck: (names) =>
    names.length === 0
      ? 'A change that some had said yes to was left half done: what you do is on hold.'
      : `Without ${enList(names)} confirming, you’re too few: what you do is on hold.`,
  stuckNameless: 'Somebody without a seat doesn’t confirm, and you’re too few: what you do is on hold.',
  goOn: 'Go on without',
  goOnAsk: (names) => `Go on ${enWithout(names)}?`,
  goOnFrom: 'The table goes on from here. What everybody has seen stays.',
  goOnThem: (names) =>
    names.length > 1
      ? 'They then find a note with the move’s number, and may follow you. What they did alone meanwhile doesn’t count.'
      : 'That browser then shows a note with the move’s number, and the choice to follow you. What it did alone meanwhile doesn’t count.',
  goOnLink: 'The table gets a new link: the old invitation no longer leads here.',
  goOnFinal: 'It can’t be undone.',
  goOnYes: (names) => `Go on ${enWithout(names)}`,
  goOnWait: 'Wait a little longer',
  kick: 'Remove from the table',
  kickAsk: (name) => `Remove ${name} from the table?`,
  kickKey: (name) => `The table changes its key: from here on ${name} reads nothing more. What was seen stays seen.`,
  kickLink: 'The others get the new key by themselves. The old invitation no longer leads here.',
  kickVote: 'More than half of those who stay must say yes, you among them.',
  kickYes: (name) => `Remove ${name}`,
  relinkAsk: 'Change the table’s link?',
  relinkWho: 'Everybody with a seat moves to the new link without doing a thing, even if they’re away now.',
  relinkOthers: 'Those who ask for a seat or look on stay with the old one, which no longer leads here.',
  relinkVote: 'The others may have to agree: more than half, you among them.',
  relinkYes: 'Change the link',
  turnedAway: 'You asked for a seat: the host said no.',
  proposesGoOn: (by, names) => `${by} proposes to go on ${enWithout(names)}. It can’t be undone.`,
  proposesKick: (by, names) => `${by} proposes to remove ${enList(names)} from the table. It can’t be undone.`,
  proposesRenew: (by, later) =>
    `${by} proposes to go on with the newer rules${later ? ', after this game' : ''}. Seats and link stay.`,
  proposesRelink: (by) =>
    `${by} proposes a new link for those who sit: whoever asks for a seat stays out. It can’t be undone.`,
  newer: 'There are newer rules for this game.',
  renew: 'Go on with the newer rules',
  proposedKick: (names) => `You proposed to remove ${enList(names)} from the table.`,
  proposedGoOn: (names) => `You proposed to go on ${enWithout(names)}.`,
  proposedRenew: 'You proposed to go on with the newer rules.',
  proposedRelink: 'You proposed a new link, without those who ask for a seat.',
  answered: (yes, needed) => `So far ${Math.min(yes, needed)} of ${needed} yeses.`,
  withdraw: 'Withdraw',
  behind: 'The others went on',
  behindSay: (names, position) => `${capital(enList(names))} went on from move ${position} without waiting.`,
  behindLost: (n) => {
    if (n === 0) return 'You lose nothing.';
    return n === 1 ? 'One of your moves after that isn’t there.' : `${n} of your moves after that aren’t there.`;
  },
  follow: 'Follow them',
  staySide: 'Stay here',
  following: 'Catching up with the others…',
  followingSay: 'Fetching what they played, and checking it.',
  allTables: 'All tables',
  removed: 'You’re no longer at this table',
  removedSay: 'The others go on with a new key. If it’s a mistake, ask on the call for a new invitation.',
  oldLink: 'This link is old',
  oldLinkSay: 'The table goes on under another link. Ask somebody who is playing for a new invitation.',
};

export const peopleWords: (lang: Lang) => PeopleWords = words(it, en);
