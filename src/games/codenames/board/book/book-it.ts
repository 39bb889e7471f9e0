/** I capitoli e le parole del regolamento, in italiano. */
import type { BookWords } from './chapters.ts';

export const bookIt: BookWords = {
  mode: 'Si gioca',
  modes: { standard: 'in due squadre', coop: 'insieme', three: 'in tre' },
  content: 'Sul tavolo',
  contents: { pictures: 'figure', words: 'parole', mixed: 'figure e parole' },
  own: 'figure vostre',
  yes: 'sì',
  chapters: {
    goal: {
      title: 'Lo scopo e le squadre',
      says: 'Due squadre cercano i propri agenti tra venti figure. In ogni squadra una persona, chi fa da capospia, sa dove sono e lo dice agli altri con una parola e un numero. Vince la squadra che li trova tutti per prima.',
    },
    key: {
      title: 'Le figure e la chiave',
      says: 'La chiave dice di chi è ogni figura: otto della squadra che comincia, sette dell’altra, quattro passanti e un assassino. La vede solo chi fa da capospia, nelle due squadre, e nessuno la può scegliere: la tirano a sorte tutti i dispositivi insieme.',
    },
    turn: {
      title: 'Il turno',
      says: 'Chi fa da capospia dà un indizio, la sua squadra tocca almeno una figura, poi tocca agli altri.',
    },
    clue: {
      title: 'L’indizio',
      says: 'Una parola e un numero: la parola lega le figure della propria squadra, il numero dice quante. Non si aggiunge altro, e un indizio dato non si cambia. Tutti gli indizi restano scritti.',
    },
    doubt: {
      title: 'Parole in dubbio',
      says: 'Una parola che un programma non sa giudicare va a chi fa da capospia per gli avversari: la vede prima di tutti, e dice sì o no. Se il tavolo vuole, un indizio si può contestare anche dopo, prima del primo tocco.',
    },
    guess: {
      title: 'Toccare le figure',
      says: 'La squadra ne parla, poi una persona tocca e il tocco vale per tutti. Se la figura è vostra potete continuare, fino a una in più del numero; se è di un passante o degli avversari il turno finisce. Dopo la prima potete fermarvi quando volete. Segnare una figura non è toccarla.',
    },
    end: {
      title: 'La fine',
      says: 'Una squadra vince quando tutte le sue figure sono coperte, anche se l’ultima la tocca l’altra. Chi tocca l’assassino perde subito. Alla fine la chiave si apre e ogni dispositivo controlla che sia sempre stata quella.',
    },
    face: {
      title: 'Faccia da poker',
      says: 'Chi fa da capospia non dice nient’altro, nemmeno con la faccia, e non tocca figure. Tavolata non mostra agli altri il suo puntatore né quando scrive.',
    },
    next: {
      title: 'Un’altra partita',
      says: 'Si girano le figure o se ne stendono di nuove. Tra una partita e l’altra si possono cambiare squadre e ruoli.',
    },
    experts: {
      title: 'Indizi da esperti',
      says: 'Zero vuol dire che nessuna delle vostre figure c’entra; illimitato, che il numero non si dice. In tutti e due i casi si tocca almeno una figura e ci si ferma quando si vuole.',
    },
    assassin: {
      title: 'La Fine dell’Assassino',
      says: 'Per vincere va trovato anche l’assassino, per ultimo. Chi lo tocca prima ha ancora una possibilità: trovare subito tutte le figure che mancano, senza altri indizi e senza sbagliare.',
    },
    coop: {
      title: 'Tutti insieme',
      says: 'Una squadra sola contro una che non c’è: quando toccherebbe a lei, chi fa da capospia copre una delle sue figure. Si vince trovando tutte le proprie; il punteggio è quante avversarie restano.',
    },
    three: {
      title: 'In tre',
      says: 'Due persone fanno da capospia, l’una contro l’altra; la terza persona indovina per entrambe, e non vince né perde.',
    },
    words: {
      title: 'Parole, e griglia 5 × 5',
      says: 'Al posto delle figure possono stare parole, o un po’ di tutte e due. Un indizio non è una parola della griglia ancora da scoprire, né un’altra forma di una di loro, e riguarda il significato delle parole, non come sono scritte, come suonano, quanto sono lunghe o dove stanno. Nella griglia 5 × 5 ci sono nove agenti di chi comincia, otto degli altri, sette passanti e un assassino.',
    },
    time: {
      title: 'Il tempo',
      says: 'Se il tavolo vuole, indizi e tentativi hanno un tempo limite. «Avvisa»: si sente che è finito. «Chiude il turno»: finito il tempo, finisce il turno.',
    },
    table: {
      title: 'Al tavolo',
      says: 'Chi arriva tardi entra tra un turno e l’altro. Se la partita non può andare avanti, la può annullare più della metà di chi gioca.',
    },
  },
  terms: {
    spymaster: {
      word: 'Capospia',
      forms: ['capispia'],
      says: 'La persona della squadra che vede la chiave e dà gli indizi. Non tocca mai una figura.',
    },
    operative: {
      word: 'Chi indovina',
      forms: [],
      says: 'Chi nella squadra non fa da capospia: non vede la chiave e tocca le figure.',
    },
    key: {
      word: 'Chiave',
      forms: [],
      says: 'La mappa segreta che dice di chi è ogni figura. Fino alla fine la vede solo chi fa da capospia.',
    },
    agent: {
      word: 'Agenti',
      forms: ['agente'],
      says: 'Le figure da trovare: otto per chi comincia, sette per gli altri (nove e otto nella griglia 5 × 5).',
    },
    bystander: {
      word: 'Passante',
      forms: ['passanti'],
      says: 'Una figura di nessuno: chi la tocca chiude il turno.',
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
