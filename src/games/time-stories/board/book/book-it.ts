/** The rulebook in Italian. */
import type { BookWords } from './chapters.ts';

export const bookIt: BookWords = {
  chapters: {
    start: {
      title: 'Prima di partire',
      says: 'Una missione per uno, due, tre o quattro agenti, tutti dalla stessa parte. Ognuno si trova in una persona di quel tempo, il suo ricettacolo, con attributi, un Potere e un po’ di Azrak. Da soli se ne giocano due. La missione si scopre carta per carta, e quasi sempre ci vuole più di un’incursione: quando una fallisce tutto torna al suo posto, tranne quello che avete capito.',
    },
    round: {
      title: 'Un round',
      says: 'Il Capitano sceglie un luogo sulla mappa e ci posa 1 Azrak. Legge a tutti la carta A, che dice che cosa c’è nella fila. Poi ognuno prende una carta, e solo quando tutti hanno scelto le si gira: ciascuno legge la sua da solo e la racconta con parole sue.',
    },
    actions: {
      title: 'Agire in un luogo',
      says: 'Dopo i racconti si agisce quando si vuole, senza turni, parlandone prima. Prima si fa quello che la propria carta chiede. Poi: esplorare un’altra carta per 1 Azrak, tentare una prova, rimettere a posto la carta e restare in stand by, dare qualcosa a un altro. Quando nessuno ha più carte davanti si può andare via. Fra un luogo e l’altro: Aggiornamento, scambi, nuovo Capitano.',
    },
    tests: {
      title: 'Prove',
      says: 'Una prova costa 1 Azrak. Al valore dell’attributo si aggiungono gli Azrak che spende chi tenta, poi quelli di chi lo supporta da fuori, e alla fine una carta Destino. Meno della difficoltà: fallita. Di più: riuscita. Esattamente uguale: successo critico.',
    },
    conflicts: {
      title: 'Conflitti',
      says: 'Un Conflitto Personale lega chi lo ha letto: niente altro finché non è risolto. Un Conflitto di Gruppo ferma tutti: prima ci si scambia quello che serve, poi a turni ognuno tenta una prova della carta, nell’ordine che dice il Capitano, finché i danni bastano.',
    },
    azrak: {
      title: 'Azrak e collegamento',
      says: 'Gli Azrak tengono l’agente nel suo ricettacolo. Quelli spesi vanno nel Vortice e possono tornare; quelli sul Ritorno Missione sono persi e pesano sul conto. Chi arriva a zero sceglie: Aggiornamento di Emergenza, o perde il controllo ed esce dal luogo. Se lo perdono tutti nello stesso luogo, l’incursione è fallita.',
    },
    cards: {
      title: 'Carte e chi le legge',
      says: 'Le carte della fila le legge chi le ha davanti. Gli Elementi verdi restano a chi li prende, i gialli si leggono da soli e si raccontano, rossi e bianchi si leggono a tutti. I bianchi cambiano la mappa, le regole o una persona. Ricordo e Interazioni sono del proprio ricettacolo.',
    },
    table: {
      title: 'Fine e tavolo',
      says: 'Una missione riuscita finisce con il conto. Una fallita si ricomincia, anche un’altra sera allo stesso link. Un’incursione si abbandona solo se siete d’accordo tutti. Per chi manca può giocare un altro, finché non torna.',
    },
  },
  terms: {
    azrak: { word: 'Azrak', forms: [], says: 'Cristalli: tengono il collegamento e pagano quello che si fa.' },
    vortex: { word: 'Vortice', forms: [], says: 'Dove vanno gli Azrak spesi o persi. Da lì possono tornare.' },
    missionReturn: {
      word: 'Ritorno Missione',
      forms: ['ritorno'],
      says: 'Raccoglie gli Azrak che non tornano più: da quanti sono dipende il conto.',
    },
    receptacle: {
      word: 'Ricettacolo',
      forms: ['ricettacoli'],
      says: 'La persona di quel tempo in cui un agente si trova.',
    },
    captain: {
      word: 'Capitano',
      forms: [],
      says: 'Guida il round: sceglie il luogo, legge la carta A, decide quando non siete d’accordo.',
    },
    standby: {
      word: 'Stand by',
      forms: ['in stand by'],
      says: 'Senza una carta davanti. Solo così si dà supporto alle prove degli altri.',
    },
    destiny: { word: 'Destino', forms: [], says: 'Un piccolo mazzo: la carta girata si somma alla prova.' },
    support: { word: 'Supporto', forms: [], says: 'Azrak che gli altri spendono per una prova.' },
    boost: { word: 'Potenziamento', forms: [], says: 'Azrak che spende in più chi fa la prova: ognuno vale 1.' },
    critical: { word: 'Successo critico', forms: ['critico'], says: 'La somma è esattamente la difficoltà.' },
    telepathy: { word: 'Telepatia', forms: [], says: 'Raccontare agli altri, con parole proprie, la carta letta.' },
    run: {
      word: 'Incursione',
      forms: ['incursioni'],
      says: 'Un tentativo della missione, dall’inizio alla riuscita o al fallimento.',
    },
  },
};
