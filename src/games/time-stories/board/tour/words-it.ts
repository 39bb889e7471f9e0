/** La prima visita, in italiano: ogni passo si legge in dieci secondi. */
import type { TimeTourWords } from './steps.ts';

export const tourIt: TimeTourWords = {
  title: 'TIME Stories in due minuti',
  you: 'Tu',
  told: 'Fra i dischi c’è qualcosa di vetro, in una scatolina.',
  steps: {
    map: {
      title: 'Agenti del tempo',
      says: 'Tu e Bruno abitate due persone di Borgosera. Sei il Capitano: il viaggio costa un Azrak, il filo che vi tiene lì.',
      does: 'Tocca Andiamo, poi conferma.',
    },
    aloud: {
      title: 'La carta A',
      says: 'Il Capitano la legge a tutti: ogni parola in grassetto è una carta della fila.',
      does: 'Tocca Leggi la carta A.',
    },
    claim: {
      title: 'Una carta a testa',
      says: 'Si sceglie guardando i disegni, e si gira insieme.',
      does: 'Prendi la 3.',
    },
    confirm: { title: 'Bruno ha scelto la 2', says: 'Confermi quando siete d’accordo.', does: 'Tocca Confermo.' },
    read: {
      title: 'Solo per te',
      says: 'Tieni premuta la tua carta e leggila: nessun altro la vede, nemmeno il programma di Bruno la mostra.',
    },
    tell: {
      title: 'Telepatia',
      says: 'Raccontala con parole tue, a voce o scrivendo. Leggerla agli altri non vale.',
      does: 'Tocca L’ho detto a voce.',
    },
    test: {
      title: 'La tua carta ha una prova',
      says: 'Orecchio 2, e Nando ha 2. Tentare costa un Azrak. Bruno ha posato la sua carta: può aiutarti.',
      does: 'Apri la carta e tocca Tenta con Orecchio.',
    },
    boost: {
      title: 'La somma',
      says: 'Sotto, che cosa farebbe ogni Destino. Meno della difficoltà fallisce, pari è critico, più riesce.',
      does: 'Tocca Non potenzio.',
    },
    draw: {
      title: 'Bruno ti dà 1',
      says: 'Speso nel Vortice, può tornare. Ora tocca al caso.',
      does: 'Tocca Gira il Destino.',
    },
    end: {
      title: 'Riuscita',
      says: 'Hai un Elemento. Si esplora, si riparte, si recuperano Azrak. Se va male si ricomincia, e quello che sapete resta con voi.',
    },
  },
};
