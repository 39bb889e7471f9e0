/** The missions that come with the table. Only their names lie here: each is fetched when it is chosen, as a sealed file. */
import type { Localised } from '../pack/texts.ts';

export interface Shipped {
  /** As in its pack. */
  readonly id: string;
  readonly title: Localised;
  /** What it is, in a sentence without a secret. */
  readonly about: Localised;
  readonly minutes: readonly [number, number];
  /** What is handed on (`.tsr`): of what set-up leaves face down nothing can be read in it. */
  readonly file: () => Promise<Uint8Array>;
}

export const SHIPPED: readonly Shipped[] = [
  {
    id: 'tavolata.sound-check',
    title: { it: 'Prova microfono', en: 'Sound Check' },
    about: {
      it: 'Un quarto d’ora in una soffitta: il gioco si spiega da sé.',
      en: 'A quarter of an hour in an attic: the game explains itself.',
    },
    minutes: [15, 20],
    file: async () => (await import('./sound-check/mission-file-sound-check.ts')).file(),
  },
  {
    id: 'tavolata.double-hour',
    title: { it: 'L’ora doppia', en: 'The Hour That Came Twice' },
    about: {
      it: 'La notte in cui gli orologi tornano indietro, in un paese con una radio, un tram e quaranta piccioni. Due o tre ore, più incursioni.',
      en: 'The night when the clocks go back, in a town with a radio, a tram and forty pigeons. Two or three hours, several runs.',
    },
    minutes: [120, 180],
    file: async () => (await import('./double-hour/mission-file-double-hour.ts')).file(),
  },
];
