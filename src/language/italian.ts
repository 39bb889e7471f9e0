/** Small words of Italian that change before a vowel like their own. Names come from people, so no dictionary can spell them out. */

const before = (vowel: RegExp, plain: string, full: string, next: string): string =>
  `${vowel.test(next) ? full : plain} ${next}`;

/** "a Bruno", "ad Ada". */
export const ad = (next: string): string => before(/^[aàáâä]/iu, 'a', 'ad', next);

/** "e Bruno", "ed Elena". */
export const ed = (next: string): string => before(/^[eèéêë]/iu, 'e', 'ed', next);
