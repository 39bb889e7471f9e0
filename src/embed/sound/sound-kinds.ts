/** Kinds of sounds that a person turns on and off by themselves, and how loud they are. */

/** In the order of the menu. */
export const SOUND_KINDS = ['people', 'reveal', 'clue', 'card', 'dice'] as const;
/** One of them. */
export type SoundKind = (typeof SOUND_KINDS)[number];

/** As the menu's slider stands: a quarter, a half, as made, louder. */
export const VOLUMES: readonly number[] = [0.25, 0.5, 1, 1.8];
/** Which of these is set until somebody chooses. */
export const USUAL_VOLUME = 2;
