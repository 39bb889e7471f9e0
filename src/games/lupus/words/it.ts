/** Lupus in Tabula in italiano: che cosa fare quando una regola rifiuta, e le mosse nel registro. */
import type { Code } from '../rules.ts';
import { logNews, type MoveWords, personIn } from '../../kit/log-words.ts';
import { isOwn, type MoveName } from './words.ts';
import { newsIt } from './news-it.ts';

export { rules } from './rules-it.ts';
export const news: ReturnType<typeof logNews> = logNews(newsIt);

export const advice: Readonly<Record<Code, string>> = {
  'all-must-agree': 'Aspetta che siano d’accordo tutti i vivi.',
  'already-agreed': 'Hai già detto di sì.',
  'already-begun': 'Le carte sono date: quello che era scelto resta.',
  'already-ready': 'Hai già detto che si può votare: manca qualcun altro.',
  'another-moderates': 'Fate moderare un altro dispositivo: questo ha interrotto tre volte la distribuzione.',
  'another-player': 'Scegli un’altra persona.',
  asleep: 'È notte: né una parola né un segno.',
  'cards-and-players': 'Metti tante carte quanti sono i giocatori.',
  'discussion-over': 'La discussione è finita.',
  'eliminated-silent': 'Sei fuori: guarda, e tieni tutto per te.',
  'from-next-day': 'Voti da fantasma da domani.',
  'game-over': 'La partita è finita: cominciatene un’altra.',
  'ghosts-nominate-only': 'Un fantasma vota solo nel primo voto.',
  'ghosts-or-open-graves': 'O i fantasmi che votano, o i morti che vedono tutto: scegliete.',
  'innocent-only': 'Scegli qualcuno che non è un lupo mannaro.',
  'is-apart': 'Uno di voi due sta già parlando a parte con qualcuno.',
  listen: 'Adesso si ascolta.',
  'masons-in-pair': 'Metti tutti e due i massoni, o nessuno.',
  'moderator-neutral': 'A chi modera questo non tocca.',
  'no-specials-at-eight': 'Togli i personaggi speciali, o giocate in nove.',
  'nobody-such': 'Scegli qualcuno che gioca.',
  'nominees-do-not-vote': 'Sei in nomination: votano gli altri.',
  'not-a-checkpoint': 'Si dice dopo l’alba e dopo il rogo.',
  'not-apart': 'Prima chiama qualcuno in disparte.',
  'not-for-a-player': 'Passala a chi non gioca o è morto.',
  'not-in-sequence': 'Prima viene un altro turno.',
  'not-moderator': 'Lo fa chi modera.',
  'not-nominated': 'Scegli qualcuno che è in nomination.',
  'not-now': 'Non adesso: il villaggio sta facendo altro.',
  'not-paused': 'Si sta già giocando.',
  'not-self': 'Non puoi scegliere te: scegli un’altra persona.',
  'not-speaker': 'La parola ce l’ha un’altra persona.',
  'not-your-turn': 'Aspetta che tocchi a te votare.',
  'nothing-stuck': 'Non manca niente: si può andare avanti.',
  'one-seer': 'Metti la veggente, una sola.',
  paused: 'Il gioco è fermo: riprendete quando siete pronti.',
  'player-count': 'Giocate in otto almeno, in ventiquattro al massimo.',
  'recommended-from': 'Lascia questo personaggio a tavoli più grandi, o togliete il limite.',
  'setting-off': 'A questo tavolo si gioca senza.',
  supply: 'Di questa carta ce ne sono meno.',
  'target-not-alive': 'Scegli qualcuno che è vivo.',
  'too-late': 'Per questo turno si è già scelto.',
  'villager-supply': 'Metti personaggi speciali al posto di qualche villico, o permettetene di più.',
  wolves: 'Metti due lupi mannari; da sedici giocatori in su, tre.',
};

export const moves: Readonly<Record<MoveName, MoveWords>> = {
  agree: { wanted: 'dire di sì', said: () => 'è d’accordo' },
  aside: {
    wanted: 'parlare a parte',
    said: (args, name) => `chiama in disparte ${personIn(args, name) || 'qualcuno'}`,
  },
  begin: { wanted: 'far dare le carte', said: () => 'fa dare le carte' },
  call: { wanted: 'aprire un turno', said: () => 'apre il prossimo turno' },
  callOff: { wanted: 'annullare la partita', said: () => 'chiede di annullare la partita' },
  close: { wanted: 'chiudere un turno', said: () => 'chiude il turno' },
  configure: { wanted: 'cambiare le impostazioni', said: () => 'cambia le impostazioni' },
  dawn: { wanted: 'aprire il giorno', said: () => 'apre il giorno' },
  endTalk: { wanted: 'chiudere la discussione', said: () => 'chiude la discussione' },
  goOn: { wanted: 'riprendere', said: () => 'riprende' },
  handOver: {
    wanted: 'far moderare un’altra persona',
    // To themselves: what they had offered stands no more.
    said: (args, name, _, by) =>
      isOwn(args, by)
        ? 'ci ripensa, e continua a moderare'
        : `chiede che moderi ${personIn(args, name) || 'un’altra persona'}`,
  },
  moderate: {
    wanted: 'scegliere chi modera',
    said: (args, name) => `propone che moderi ${personIn(args, name) || 'qualcuno'}`,
  },
  next: { wanted: 'passare avanti', said: () => 'dà la parola a chi segue' },
  nextGame: { wanted: 'cominciare un’altra partita', said: () => 'comincia un’altra partita' },
  owl: { wanted: 'dire chi è stato gufato', said: () => 'dice che cosa ha visto il gufo' },
  pass: { wanted: 'lasciare la parola', said: () => 'ha detto tutto' },
  pause: { wanted: 'fare una pausa', said: () => 'ferma il gioco' },
  pick: { wanted: 'scegliere qualcuno', said: () => 'sceglie qualcuno', untold: true },
  ready: { wanted: 'dire che si può votare', said: () => 'dice che si può votare' },
  rejoin: { wanted: 'tornare tra gli altri', said: () => 'torna tra gli altri' },
  tryAgain: { wanted: 'riprovare', said: () => 'fa riprovare' },
  verdict: { wanted: 'dire se è finita', said: () => 'conta chi è rimasto' },
  vote: { wanted: 'votare', said: (args, name) => `vota ${personIn(args, name) || 'qualcuno'}` },
  whisper: { wanted: 'dire qualcosa a parte', said: () => 'dice qualcosa a parte' },
};
