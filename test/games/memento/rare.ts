/** Moves that lead nowhere when they are made at random. */
export const RARE: readonly string[] = [
  'call',
  'configure',
  'endStory',
  'goOnWithout',
  'jot',
  'nameCharacter',
  'narrate',
  'notYet',
  'object',
  'pause',
  'setCare',
  'stepBack',
  'whisper',
];
