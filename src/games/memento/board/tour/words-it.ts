/** La prima scena, in italiano: ogni passo si legge in dieci secondi. */
import type { MementoTourWords } from './steps.ts';

export const tourIt: MementoTourWords = {
  title: 'Memento Mori in due minuti',
  you: 'Tu',
  told: 'La Marea sale fino alla porta della locanda. Duilio tiene la lampada, ma la mano gli trema.',
  steps: {
    story: {
      title: 'Una storia che finirà male',
      says: 'Siete in quattro su un’isola, e l’Oscurità vincerà: lo sapete dall’inizio. Si gioca per raccontare come. Niente master: il tavolo sa a chi tocca, voi raccontate a voce.',
    },
    sheet: {
      title: 'Chi sei tu',
      says: 'Agnese, una Seguace: tre dadi e quattro caratteristiche. La prima l’hai scritta tu, le altre te le hanno date gli altri nei preludi.',
    },
    lantern: {
      title: 'La Lanterna',
      says: 'Duilio è chi tutti, in fondo, vorrebbero essere. Nella sua scena ha già dato un dado all’Oscurità.',
    },
    envy: {
      title: 'Tocca a te: che cosa invidi?',
      says: 'Di’ a voce dove siete, poi scegli una sua caratteristica: se vinci, la impari.',
      does: 'Scegli la prima, poi tocca Invidio.',
    },
    columns: {
      title: 'I dadi, dal più alto',
      says: 'Otto e otto: pari. Poi il cinque batte il quattro. Vince la Lanterna, e tu daresti un dado all’Oscurità.',
    },
    trickster: {
      title: 'Oppure fai il Trickster',
      says: 'Rinunci per sempre a una caratteristica e tiri di nuovo tutti i tuoi dadi. Si può rifare finché ne hai una.',
      does: 'Scegli l’ultima, tocca Rinuncio e rilancio, poi conferma.',
    },
    learnt: {
      title: 'Un nove',
      says: 'Hai vinto: impari quello che invidiavi, e non ridi più dei tuoi sbagli. Duilio dà un altro dado.',
    },
    word: {
      title: 'Hai la parola',
      says: 'Chi vince racconta. La pagina dice che cosa deve succedere; come, lo decidi tu. Non serve scriverlo, ma quello che scrivi resta nella storia della serata.',
    },
    close: {
      title: 'La scena è tua',
      says: 'Nessun orologio: finisce quando lo dici tu.',
      does: 'Tocca Chiudo la scena, poi conferma.',
    },
    after: {
      title: 'Poi tocca a Bruno',
      says: 'Chi resta senza dadi o senza caratteristiche racconta la propria sconfitta, e da allora dà voce all’Oscurità.',
    },
    x: {
      title: 'La X',
      says: 'Se qualcosa non va, toccala: la scena fa un passo indietro, nessuno chiede perché e nessuno sa chi è stato.',
    },
  },
};
