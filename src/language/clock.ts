/** Times as clocks show them, alike in both languages. */

/** A number of at most two digits with both of them: '07'. */
export const two = (n: number): string => String(n).padStart(2, '0');

/** Minutes and seconds, of whole seconds: '2:05'. However long it is, no hours. */
export const minutesAndSeconds = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;

/** The time of a minute of the day, from 0: '09:05'. */
export const timeOfDay = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
