/** Che cosa una carta permette a chi la legge, come domanda. */
import type { Deeds } from './moves.ts';

export const deeds: Deeds = {
  takeElement: ({ n: number }) => `Prendere l’Elemento ${number}?`,
  drawMystery: () => 'Pescare un Mistero?',
  takeToken: ({ n: count }) => (count === 1 ? 'Prendere un segnalino?' : `Prendere ${count} segnalini?`),
  readMemoryBreaker: () => 'Leggere il tuo Ricordo?',
  readInteraction: ({ n: number }) => `Leggere l’Interazione ${number}?`,
  gainAzrak: ({ n: count }) => `Ottenere ${count} Azrak?`,
  loseAzrak: ({ n: count }) => `Perdere ${count} Azrak?`,
  spendAzrak: ({ n: count }) => `Spendere ${count} Azrak?`,
  gainMagic: ({ n: count }) => `Ottenere ${count} Magia?`,
  loseMagic: ({ n: count }) => `Perdere ${count} Magia?`,
  spendMagic: ({ n: count }) => `Spendere ${count} Magia?`,
  refresh: () => 'Fare un Aggiornamento?',
  expel: () => 'Uscire da questo luogo?',
  leaveLocation: () => 'Lasciare tutti il luogo?',
  endMission: () => 'Finire qui la missione?',
};
