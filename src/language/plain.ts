/** Text without accents and capitals, for looking things up as people type them. As long as the text, as long as that is composed. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
