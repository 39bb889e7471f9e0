/** Rules whose code no test misses, and why. */
const DATA = 'A list of cards, which is data: the test compares it with what the rules say.';
const NOT_THERE = 'Something that can’t be done: there is no code for it that could be taken away.';
const BOARD = 'The board alone does it; its tests run in a browser.';

export const NONE = {
  'CH-001': 'A list of names, which the options’ schema holds.',
  'CH-002': DATA,
  'CH-003': DATA,
  'CH-004': DATA,
  'CH-069': DATA,
  'CH-074': DATA,
  'CH-086': NOT_THERE,
  'CH-087': NOT_THERE,
  'CH-134': DATA,
  'CH-147': DATA,
  'CH-270': 'A range, which the options’ schema holds; Stryker changes no numbers.',
  'CH-272': BOARD,
  'LU-202': BOARD,
  'SB-60': BOARD,
  'TS-058': 'The deck has gone on to an agent who can pay before anybody chooses: this refusal is a belt over braces.',
  'TS-060': 'A place has been chosen when its A card is due, and places stay: this refusal is a belt over braces.',
};
