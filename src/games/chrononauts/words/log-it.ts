/** Il registro in italiano: le mosse, e quello che ne viene. */
import { cardsIt } from './cards-it.ts';
import { type MoveWords, personIn } from '../../kit/log-words.ts';
import { isOn, kindIn, newsOf, takesCard, type MoveName, type NewsWords } from './moves.ts';
import { said, tellerOf, year } from './teller.ts';
import { ad } from '../../../language/italian.ts';

export { advice, rules } from './it.ts';

const open = (n = 0): string => `Paradossi aperti: ${n}.`;
const { aims, does, shows, card, turned, times } = tellerOf(cardsIt, {
  quotes: ['«', '»'],
  tale: '. Racconta: ',
  aims: {
    years: (years) => ` sul ${years}`,
    ways: { clockwise: 'in senso orario', counterclockwise: 'in senso antiorario' },
  },
  card: 'una carta',
  linchpin: 'Un cardine è girato.',
  and: ' e ',
  turns: ['si gira un’altra carta', 'si girano altre # carte'],
  fall: ['una toppa cade', 'cadono # toppe'],
  minutes: ['un minuto', '# minuti'],
  open,
});

export const moves: Readonly<Record<MoveName, MoveWords>> = {
  configure: { wanted: 'cambiare le opzioni', said: said('cambia le opzioni') },
  accept: { wanted: 'dare l’accordo', said: said('è d’accordo') },
  begin: { wanted: 'dare le carte', said: said('dà le carte') },
  guessTime: { wanted: 'indovinare l’ora', said: said('ha scritto un’ora') },
  disqualifySelf: { wanted: 'uscire dalla gara', said: said('ha appena visto un orologio'), news: true },
  chooseFirst: {
    wanted: 'scegliere chi comincia',
    said: (args, name) => `fa cominciare ${personIn(args, name) || 'qualcuno'}`,
  },
  keepIdentity: { wanted: 'tenere l’identità', said: said('tiene la sua identità') },
  mulliganIdentity: { wanted: 'cambiare identità', said: said('cambia identità') },
  draw: { wanted: 'pescare', said: said('pesca') },
  play: { wanted: 'giocare una carta', said: does('gioca', 'una carta') },
  loseTime: { wanted: 'perdere tempo', said: does('perde tempo e scarta', 'una carta'), news: true },
  loseTimeSwap: {
    wanted: 'scartare una seconda carta',
    said: (args, name, face) => `${does('scarta anche', 'una seconda carta')(args, name, face)} e pesca`,
    news: true,
  },
  endTurn: { wanted: 'finire il turno', said: said('finisce il turno') },
  memo: { wanted: 'giocare un Biglietto', said: said('risponde con un Biglietto') },
  passMemo: { wanted: 'lasciar passare una carta', said: said('ha deciso'), untold: true },
  setAutoPass: {
    wanted: 'cambiare che cosa lascia passare',
    said: (args) => (isOn(args) ? 'lascia passare tutto' : 'decide di nuovo carta per carta'),
  },
  choose: {
    wanted: 'scegliere una carta',
    said: (args, name, face) => (takesCard(args) ? does('trova', 'una carta')(args, name, face) : 'non prende niente'),
  },
  declareWin: {
    wanted: 'dichiarare la vittoria',
    said: (args, _, face) =>
      shows(
        kindIn(args, { identity: 'torna a casa', mission: 'ha compiuto la missione', hand: 'ha dieci carte in mano' }),
        args,
        face,
      ),
  },
  showCards: { wanted: 'mostrare le carte', said: (args, _, face) => shows('mostra le sue carte', args, face) },
  discardAny: { wanted: 'scartare una carta', said: does('scarta', 'una carta'), news: true },
  discardPatch: { wanted: 'scartare una toppa', said: does('scarta', 'una toppa'), news: true },
  sendHome: { wanted: 'mandare a casa qualcuno', said: does('manda a casa', 'un’identità'), news: true },
  refill: { wanted: 'riempire la mano', said: said('riempie la mano') },
  giveUp: { wanted: 'smettere', said: said('smette') },
  voteSkip: {
    wanted: 'saltare qualcuno',
    said: (args, name) => `chiede di andare avanti senza ${personIn(args, name) || 'qualcuno'}`,
  },
  comeBack: { wanted: 'rientrare', said: said('rientra in gioco') },
  tryAgain: { wanted: 'riprovare', said: said('riprova') },
  callOff: { wanted: 'annullare la partita', said: said('chiede di annullare la partita') },
  nextGame: { wanted: 'giocare ancora', said: said('apre un’altra partita') },
};

const WORDS: NewsWords = {
  guesses: (guesses) => `Le ore scritte, e di quanto sbagliano: ${times(guesses)}.`,
  begins: ({ people: [who] }) => `Comincia ${who}.`,
  turned,
  destroyed: () => 'Tredici paradossi aperti: l’universo finisce.',
  laid: ({ ids: [id], counts: [left] }) => `Il ${year(id)} è riparato: ${card(id)}. ${open(left)}`,
  placed: ({ people: [who = ''], ids: [id] }) => `${card(id)} è davanti ${ad(who)}.`,
  taken: ({ people: [to = '', from], ids: [id] }) => `${card(id)} passa da ${from} ${ad(to)}.`,
  gone: ({ people: [who = ''], ids: [id] }) => `${card(id)}, davanti ${ad(who)}, non c’è più.`,
  stopped: ({ people: [who, by], ids: [id] }) => `${by} ferma ${card(id)} di ${who}: non ha effetto.`,
  hands: ({ ids: [way] }) => `Tutte le mani passano ${aims.ways[way === 'clockwise' ? way : 'counterclockwise']}.`,
  vortex: () => 'Le mani di tutti si mescolano e si distribuiscono di nuovo.',
  mission: ({ people: [who] }) => `La missione di ${who} va sotto il suo mazzo; ne prende un’altra.`,
  identity: ({ people: [who], ids: [id] }) => `${who} era ${card(id)}, e diventa qualcun altro.`,
  lot: ({ people }) => `${people.length > 0 ? `Pari: ${people.join(', ')}. ` : ''}Chi comincia lo decidono i dadi.`,
  forward: ({ people: [who], counts: [left = 2] }) =>
    `${card('fast-forward')}: ${who} ha ancora ${left === 1 ? 'una carta' : `${left} carte`} da giocare.`,
  'found-nothing': ({ people: [who] }) => `${who} cerca e non prende niente.`,
  skipped: ({ people: [who] }) => `Si va avanti senza ${who}.`,
};

export const news: ReturnType<typeof newsOf> = newsOf(WORDS, 'qualcuno');
