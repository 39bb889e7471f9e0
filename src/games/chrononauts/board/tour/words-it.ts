/** La prima partita, in italiano: ogni passo si legge in dieci secondi. */
import type { ChronoTourWords } from './steps.ts';

export const tourIt: ChronoTourWords = {
  title: 'Chrononauts in due minuti',
  you: 'Tu',
  steps: {
    timeline: {
      title: 'La linea del tempo',
      says: 'Trentadue eventi. Quelli scuri, con il rombo, sono i cardini: li girano le carte. Quelli chiari, con le onde, sono conseguenze e cambiano da sole.',
    },
    before: {
      title: 'Qualcuno c’è già stato',
      says: 'Ada ha girato il 1937: il dirigibile non brucia. Così il 1950 è diventato un paradosso, e Bruno l’ha coperto con una toppa: un’altra storia.',
    },
    identity: {
      title: 'Chi sei tu',
      says: 'La tua identità la vedi solo tu. Torni a casa quando i suoi tre titoli sono veri: ti manca la toppa del 1968.',
    },
    draw: {
      title: 'Tocca a te',
      says: 'Ogni turno è così: peschi una carta, ne giochi una, finisci.',
      does: 'Tocca Pesca.',
    },
    turn: {
      title: 'Cambia la storia',
      says: 'Un inversore gira un cardine. Se Kennedy sopravvive, il 1968 diventa il paradosso che ti serve. Prima di giocare vedi tutto quello che cambia.',
      does: 'Tocca la carta, poi Gioca.',
    },
    window: {
      title: 'La finestra',
      says: 'La carta è annunciata, ma non vale ancora: per qualche secondo chiunque può fermarla con un Biglietto. Qui il tempo ti aspetta.',
    },
    ripple: {
      title: 'L’onda',
      says: 'Il 1963 si gira: il 1968 e il 1969 diventano paradossi, al 1974 serve un altro cardine. Con tredici paradossi aperti l’universo finisce e perdono tutti.',
      does: 'Tocca Finisci il turno.',
    },
    memo: {
      title: 'Ora la fermi tu',
      says: 'Ada vuole riportare il 1963 com’era. Ma hai un Biglietto, l’unica carta che si gioca fuori turno.',
      does: 'Tocca Biglietto.',
    },
    patch: {
      title: 'La toppa',
      says: 'Fermata. Bruno ha giocato un oggetto, per la sua missione. Tocca di nuovo a te, e hai pescato: copri il 1968. Con una toppa si pesca ancora.',
      does: 'Tocca la toppa del 1968, poi Gioca.',
    },
    win: {
      title: 'Tre modi di vincere',
      says: 'Alla fine del turno puoi vincere: con i tre titoli dell’identità, con i tre oggetti della missione, o con dieci carte in mano.',
      does: 'Tocca Torno a casa, poi conferma.',
    },
    home: {
      title: 'Sei a casa',
      says: 'Il resto lo spiega il tavolo: tocca una parola sottolineata a puntini per sapere che cosa vuol dire, e ogni rifiuto dice la regola.',
    },
  },
};
