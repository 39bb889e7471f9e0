/** What a card lets its reader do, as a question. */
import type { Deeds } from './moves.ts';

export const deeds: Deeds = {
  takeElement: ({ n: number }) => `Take Element ${number}?`,
  drawMystery: () => 'Draw a Mystery?',
  takeToken: ({ n: count }) => (count === 1 ? 'Take a token?' : `Take ${count} tokens?`),
  readMemoryBreaker: () => 'Read your Memory?',
  readInteraction: ({ n: number }) => `Read Interaction ${number}?`,
  gainAzrak: ({ n: count }) => `Gain ${count} Azrak?`,
  loseAzrak: ({ n: count }) => `Lose ${count} Azrak?`,
  spendAzrak: ({ n: count }) => `Spend ${count} Azrak?`,
  gainMagic: ({ n: count }) => `Gain ${count} Magic?`,
  loseMagic: ({ n: count }) => `Lose ${count} Magic?`,
  spendMagic: ({ n: count }) => `Spend ${count} Magic?`,
  refresh: () => 'Make a Refresh?',
  expel: () => 'Get out of this place?',
  leaveLocation: () => 'Leave this place, all of you?',
  endMission: () => 'End the mission here?',
};
