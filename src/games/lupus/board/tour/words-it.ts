/** La prima notte e il primo giorno, in italiano: ogni passo si legge in dieci secondi. */
import type { LupusTourWords } from './steps.ts';

export const tourIt: LupusTourWords = {
  title: 'Lupus in Tabula in due minuti',
  you: 'Tu',
  tablet: 'Tablet',
  steps: {
    village: {
      title: 'È notte, e due di voi sono lupi',
      says: 'Siete in otto. I due lupi si conoscono, gli altri no. Modera un programma, sul tablet: sa tutto e non mostra niente.',
    },
    card: {
      title: 'La tua carta',
      says: 'Tieni premuto il campo: sei la veggente. Alzi il dito e si copre. A tutti la pagina sembra uguale.',
    },
    night: {
      title: 'Tutti toccano qualcuno',
      says: 'Anche chi dorme: così nessuno capisce chi agisce. La tua scelta è vera: saprai se è un lupo. Puoi cambiarla fino alla fine.',
      does: 'Tocca la 4, Dario, poi Scelgo.',
    },
    answer: {
      title: 'La risposta è tua soltanto',
      says: 'Tieni premuto ancora: Dario è un lupo. Nessuno vede che lo sai. Chi dorme ha solo sognato: chi ha sognato chi si racconta alla fine.',
    },
    talk: {
      title: 'È giorno: si parla',
      says: 'La prima notte i lupi non prendono nessuno. Avete tre minuti. Puoi dire quello che sai, o far finta di niente: chi si scopre diventa una preda.',
      does: 'Quando hai detto tutto, tocca Per me si può votare.',
    },
    vote: {
      title: 'Il primo voto',
      says: 'Si vota a turno, ad alta voce, e ogni voto resta dov’è. Oggi si comincia da te.',
      does: 'Tocca la 4, Dario, e dagli il voto.',
    },
    nominated: {
      title: 'In nomination',
      says: 'I due con più voti si difendono, uno alla volta. Gli altri ascoltano.',
    },
    second: {
      title: 'Il secondo voto',
      says: 'Vota chi è vivo e non è in nomination. A parità si rivota; poi decide la sorte.',
      does: 'Ancora la 4, Dario.',
    },
    stake: {
      title: 'Al rogo',
      says: 'Dario esce, e da adesso tace. La sua carta resta coperta: tu sai chi era, gli altri no.',
    },
    again: {
      title: 'E torna la notte',
      says: 'Il lupo rimasto sceglie una vittima. Il villaggio vince quando non ne resta nessuno, i lupi quando sono tanti quanti gli altri. Alla fine si apre tutto, e ogni browser controlla che chi modera abbia detto il vero.',
    },
  },
};
