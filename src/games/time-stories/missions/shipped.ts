/** The missions that come with the table. Only their names lie here: each is fetched when it is chosen, so that nothing is read before. */
import type { Mission } from '../pack/mission.ts';
import type { Localised } from '../pack/texts.ts';

export interface Shipped {
  /** As in its pack. */
  readonly id: string;
  readonly title: Localised;
  /** What it is, in a sentence without a secret. */
  readonly about: Localised;
  readonly minutes: readonly [number, number];
  readonly mission: () => Promise<Mission>;
  /** SVG by the name of its blob, with a viewBox of its own and no size. */
  readonly pictures: () => Promise<Readonly<Record<string, string>>>;
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
    mission: async () => (await import('./sound-check/mission-sound-check.ts')).soundCheck,
    pictures: async () => (await import('./sound-check/mission-art-sound-check.ts')).soundCheckPictures(),
  },
  {
    id: 'tavolata.double-hour',
    title: { it: 'L’ora doppia', en: 'The Hour That Came Twice' },
    about: {
      it: 'La notte in cui gli orologi tornano indietro, in un paese con una radio, un tram e quaranta piccioni. Due o tre ore, più incursioni.',
      en: 'The night when the clocks go back, in a town with a radio, a tram and forty pigeons. Two or three hours, several runs.',
    },
    minutes: [120, 180],
    mission: async () => (await import('./double-hour/mission-double-hour.ts')).doubleHour,
    pictures: async () => (await import('./double-hour/mission-art-double-hour.ts')).doubleHourPictures(),
  },
];
