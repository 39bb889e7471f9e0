/** La prima partita, in italiano: ogni passo si legge in dieci secondi. */
import type { CodenamesTourWords } from './steps.ts';

export const tourIt: CodenamesTourWords = {
  title: 'Codenames in due minuti',
  you: 'Tu',
  clues: {
    storm: 'TEMPORALE',
    flight: 'VOLO',
    museum: 'MUSEO',
    sea: 'MARE',
    birth: 'NASCITA',
    night: 'NOTTE',
    balance: 'EQUILIBRIO',
  },
  steps: {
    grid: {
      title: 'Venti figure, due squadre',
      says: 'Dietro ogni figura c’è qualcuno: un agente dei Rossi o dei Blu, un passante, oppure l’assassino. Tu giochi con i Rossi.',
    },
    covers: {
      title: 'Chi è già stato trovato',
      says: 'Le figure coperte sono agenti già trovati: quattro nostri, tre loro. Vince chi trova per primo tutti i suoi.',
    },
    key: {
      title: 'Chi conosce la chiave',
      says: 'Chi sta dietro le altre lo sanno solo i due capispia: Ada per noi, Bruno per i Blu. E non dicono altro che indizi.',
    },
    clue: {
      title: 'L’indizio',
      says: 'Una parola e un numero. Ada dice NASCITA, 2: in due figure qualcosa nasce da un uovo.',
    },
    first: {
      title: 'Tocca a te indovinare',
      says: 'Prima scegli, poi scopri: dopo non si torna indietro.',
      does: 'Scegli la figura 4, poi scoprila.',
    },
    second: {
      title: 'È dei nostri',
      says: 'Un agente rosso: il turno continua. L’altro uovo è alla 16.',
      does: 'Scegli la figura 16, poi scoprila.',
    },
    stop: {
      title: 'Uno in più',
      says: 'Hai un tentativo in più del numero, per recuperare indizi vecchi. Ma una figura sbagliata chiude il turno, e l’assassino la partita: qui fermati.',
      does: 'Tocca Basta.',
    },
    rivals: {
      title: 'Il turno dei Blu',
      says: 'Bruno ha detto NOTTE, 1. Carla ha toccato la 13: un passante, e il turno è finito lì. Fosse stato un Rosso, sarebbe stato un punto per noi.',
    },
    third: {
      title: 'Ancora due',
      says: 'Ada dice EQUILIBRIO, 2. In due figure c’è un’altalena.',
      does: 'Scegli la figura 1, poi scoprila.',
    },
    last: {
      title: 'L’ultima',
      says: 'Manca un agente solo: se lo trovi, avete vinto.',
      does: 'Scegli la figura 6, poi scoprila.',
    },
    won: {
      title: 'Avete vinto',
      says: 'Ora la chiave la vedono tutti, e ogni dispositivo controlla che fosse quella fin dall’inizio. La prossima volta il capospia puoi farlo tu.',
    },
  },
};
