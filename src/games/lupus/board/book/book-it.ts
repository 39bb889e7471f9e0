/** The rulebook in Italian. */
import type { BookWords } from './chapters.ts';

export const bookIt: BookWords = {
  chapters: {
    start: {
      title: 'Prima della prima notte',
      says: 'Nel villaggio qualcuno è un lupo mannaro, e chi lo sia lo sanno solo i lupi. Gli altri li cercano di giorno, con le parole e basta. Ognuno riceve una carta e la legge solo lui: resta segreta fino alla fine. Scegliete chi modera e quali carte sono in gioco; questo lo sanno tutti.',
    },
    night: {
      title: 'La notte',
      says: 'Si chiudono gli occhi e si guarda il proprio schermo. Ogni notte tutti toccano qualcuno, chiunque siano: così non si capisce chi agisce. Tieni premuto il campo per leggere quello che è tuo: il ruolo, i tuoi compagni, la risposta. Dura uguale per tutti, vivi e morti.',
    },
    roles: {
      title: 'Chi è chi',
      says: 'I lupi mannari scelgono ogni notte una vittima. La veggente chiede di una persona, il medium dell’ultima andata al rogo. La guardia del corpo protegge qualcuno, il gufo indica chi andrà in nomination. I massoni si conoscono. L’indemoniato vince con i lupi, il criceto mannaro da solo, e il mitomane diventa chi imita nella seconda notte.',
    },
    day: {
      title: 'Il giorno',
      says: 'All’alba si dice chi è stato sbranato. Poi si parla, tre minuti. Il primo voto fa il giro dalla sinistra dell’ultima persona sbranata: vanno in nomination i due con più voti, e chi è stato gufato. Si difendono, gli altri votano ancora, e qualcuno va al rogo. Il suo ruolo resta segreto.',
    },
    ghosts: {
      title: 'I fantasmi',
      says: 'Se il tavolo li vuole, i morti dei giorni passati danno ancora il loro voto nel primo voto. Non dicono niente, e per il resto non contano.',
    },
    end: {
      title: 'Come finisce',
      says: 'Vincono gli umani quando non resta nessun lupo, i lupi appena sono tanti quanti gli altri. Se il criceto mannaro è ancora vivo, vince lui al loro posto. Una parte vince anche con i suoi morti. Poi si apre tutto: chi era chi, chi ha scelto chi ogni notte, chi ha sognato chi.',
    },
    moderator: {
      title: 'Chi modera',
      says: 'Una persona, o un programma su un dispositivo senza giocatore, o su uno dei vostri se sono d’accordo tutti. Chi modera può leggere tutto, gli altri no; alla fine ogni browser controlla ogni parola che ha detto. Una persona dà il ritmo, ma non può cambiare i risultati.',
    },
  },
  terms: {
    mauled: {
      word: 'Sbranare',
      forms: ['sbranato', 'sbranata', 'sbranati'],
      says: 'Quello che fanno i lupi mannari di notte.',
    },
    stake: { word: 'Rogo', forms: ['al rogo'], says: 'Dove il villaggio manda ogni giorno una persona, con il voto.' },
    nominated: {
      word: 'Nomination',
      forms: ['in nomination'],
      says: 'Chi ci va si può difendere, e il secondo voto è fra loro.',
    },
    owled: {
      word: 'Gufato',
      forms: ['gufata', 'gufati'],
      says: 'Chi il gufo ha indicato di notte, e che per questo va in nomination.',
    },
    ghost: {
      word: 'Fantasma',
      forms: ['fantasmi'],
      says: 'Chi è morto in un giorno passato e vota ancora nel primo voto.',
    },
    call: {
      word: 'Turno',
      forms: ['turni'],
      says: 'La parte della notte in cui agisce qualcuno di voi.',
    },
    beat: {
      word: 'Battuta',
      forms: ['battute'],
      says: 'Pochi secondi di un turno: alla fine ogni dispositivo manda una lettera, che qualcuno abbia agito o no.',
    },
    moderator: {
      word: 'Chi modera',
      forms: ['modera'],
      says: 'La persona o il programma che conosce tutti i ruoli e dà tutte le risposte.',
    },
    lot: {
      word: 'Sorte',
      forms: ['sorti'],
      says: 'Decide il caso: di giorno lo tirano tutti i browser insieme, di notte è fissato con le carte.',
    },
    dream: {
      word: 'Sogno',
      forms: ['sogni', 'sognato'],
      says: 'La scelta di notte di chi non ha niente da scegliere. Non cambia niente, e si racconta alla fine.',
    },
  },
  house: {
    moderator: 'Chi modera',
    person: 'una persona',
    program: 'un programma',
    night: 'Di notte',
    called: 'un turno dopo l’altro',
    together: 'si sceglie tutti insieme',
    firstNight: 'Vittima della prima notte',
    moderatorMauled: 'chi modera',
    realVictim: 'un giocatore',
    ghosts: 'I fantasmi votano',
    deadSeeAll: 'I morti vedono tutto',
    hideDawnCause: 'All’alba solo i nomi',
    talk: 'Discussione',
    vote: 'Per un voto',
    speech: 'Per una difesa',
    yes: 'sì',
    no: 'no',
    time: (seconds) => {
      const minutes = Math.floor(seconds / 60);
      const rest = seconds % 60;
      const whole = minutes === 1 ? '1 minuto' : `${minutes} minuti`;
      if (minutes === 0) return `${seconds} secondi`;
      return rest === 0 ? whole : `${whole} e ${rest} secondi`;
    },
  },
};
