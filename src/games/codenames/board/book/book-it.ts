/** I capitoli e le parole del regolamento, in italiano. */
import type { BookWords } from './chapters.ts';

export const bookIt: BookWords = {
  pictures: 'Figure',
  own: (count) => `del tavolo, ${count}`,
  deck: 'di Tavolata',
  chapters: {
    goal: {
      title: 'Lo scopo e le squadre',
      says: 'Due squadre cercano i propri agenti tra venti figure. In ogni squadra una persona, chi fa da capospia, sa dove sono e lo dice agli altri con una parola e un numero. Vince la squadra che li trova tutti per prima.',
    },
    key: {
      title: 'Le figure e la chiave',
      says: 'La chiave dice di chi è ogni figura: otto della squadra che comincia, sette dell’altra, quattro passanti e un assassino. La vedono solo le due persone capospia, e nessuno la può scegliere: viene tirata a sorte da tutti i dispositivi insieme.',
    },
    turn: {
      title: 'Il turno',
      says: 'Chi fa da capospia dà un indizio, la sua squadra tocca almeno una figura, poi tocca agli altri.',
    },
    clue: {
      title: 'L’indizio',
      says: 'Una parola e un numero: la parola lega le figure della propria squadra, il numero dice quante. Non si aggiunge altro, e un indizio dato non si cambia. Tutti gli indizi restano scritti.',
    },
    guess: {
      title: 'Toccare le figure',
      says: 'La squadra ne parla, poi una persona tocca e il tocco vale per tutti. Se la figura è vostra potete continuare, fino a una in più del numero; se è di un passante o degli avversari il turno finisce. Dopo la prima potete fermarvi quando volete. Segnare una figura non è toccarla.',
    },
    end: {
      title: 'La fine',
      says: 'Vince chi ha coperto tutte le sue figure, anche se l’ultima la tocca l’altra squadra. Chi tocca l’assassino perde subito. Alla fine la chiave si apre e ogni dispositivo controlla che sia sempre stata quella.',
    },
    face: {
      title: 'Faccia di pietra',
      says: 'Chi fa da capospia non dice nient’altro, nemmeno con la faccia, e non tocca figure. Tavolata non mostra agli altri il suo puntatore né quando scrive.',
    },
    next: {
      title: 'Un’altra partita',
      says: 'Si girano le figure o se ne stendono di nuove. Tra una partita e l’altra si possono cambiare squadre e ruoli.',
    },
    table: {
      title: 'Al tavolo',
      says: 'Chi arriva tardi entra tra un turno e l’altro. Se la partita non può andare avanti, più di metà di chi gioca la può annullare.',
    },
  },
  terms: {
    spymaster: {
      word: 'Capospia',
      forms: ['capispia'],
      says: 'La persona della squadra che vede la chiave e dà gli indizi. Non tocca mai una figura.',
    },
    operative: {
      word: 'Agente',
      forms: [],
      says: 'Chi indovina: non vede la chiave e tocca le figure.',
    },
    key: {
      word: 'Chiave',
      forms: [],
      says: 'La mappa segreta che dice di chi è ogni figura. La vedono solo le persone capospia, fino alla fine.',
    },
    agent: {
      word: 'Agenti',
      forms: [],
      says: 'Le figure da trovare: otto per chi comincia, sette per gli altri.',
    },
    bystander: {
      word: 'Passante',
      forms: ['passanti'],
      says: 'Una figura di nessuno: chi la tocca finisce il turno.',
    },
    assassin: { word: 'Assassino', forms: [], says: 'Una figura sola, nera: chi la tocca perde la partita.' },
    clue: { word: 'Indizio', forms: ['indizi'], says: 'Una parola e un numero, e nient’altro.' },
    guess: { word: 'Tentativo', forms: ['tentativi'], says: 'Una figura toccata e confermata: non si torna indietro.' },
    oneMore: {
      word: 'Uno in più',
      forms: ['una in più'],
      says: 'Con un numero n si possono toccare fino a n + 1 figure: quella in più serve per gli indizi di prima.',
    },
    stop: { word: 'Fermarsi', forms: ['fermarvi', 'stop'], says: 'Finire il turno dopo almeno un tentativo.' },
    lights: { word: 'Luci', forms: [], says: 'I segni sulla chiave che dicono quale squadra comincia.' },
    covered: {
      word: 'Coperta',
      forms: ['coperte'],
      says: 'Una figura già toccata: porta il colore di chi c’era sotto.',
    },
  },
};
