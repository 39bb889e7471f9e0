/** The board in English: plain, contractions allowed. */
import type { Team } from '../view.ts';
import type { Words } from './words.ts';

const EN_TEAM: Readonly<Record<Team, string>> = { red: 'Reds', blue: 'Blues' };

export const en: Words = {
  team: EN_TEAM,
  identity: { red: 'Reds', blue: 'Blues', bystander: 'Bystander', assassin: 'Assassin' },
  // B is the Blues’; N stands for nobody’s.
  letter: { red: 'R', blue: 'B', bystander: 'N', assassin: '✕' },
  spymaster: 'spymaster',
  operative: 'operative',
  away: 'seat kept',
  me: 'you',
  pictures: 'The pictures',
  picture: 'picture',
  inKey: (name) => `in the key: ${name}`,
  aim: (n) => `marked ${n}`,
  sending: 'sending…',
  turning: 'turning…',
  describe: 'Describe the pictures aloud',
  describeNot: 'Don’t describe the pictures',

  makeTeams: 'Make the teams',
  readyToLay: 'Everybody’s here: you can begin.',
  join: (t) => `Join the ${EN_TEAM[t]}`,
  claim: 'I’ll be spymaster',
  resign: 'No longer spymaster',
  claimHint: 'sees the key and gives the clues',
  freeSpymaster: 'spymaster: free seat',
  split: 'Split up at random',
  lay: 'Lay out the pictures',
  flip: 'Turn the pictures over',
  missing: 'What’s missing',
  missingSpymaster: (t) => `The ${EN_TEAM[t]} need a spymaster.`,
  missingOperative: (t) => `The ${EN_TEAM[t]} need at least one operative.`,
  noTeam: 'Not in a team yet',
  uneven: (red, blue) => `The teams are uneven: ${red} against ${blue}.`,
  lobbyHint: 'A spymaster sees whose the pictures are and says so with one word and one number.',

  trouble: (what, names) => {
    const by = names === '' ? '' : ` with ${names}`;
    if (what === 'roll') return `The draw failed${by}: try again.`;
    if (what === 'key') return `The key couldn’t be made${by}: begin again from here.`;
    if (what === 'reveal') return `A picture couldn’t be turned${by}: the game is off.`;
    if (what === 'enemy')
      return `A picture that isn’t the virtual team’s was covered as theirs${names && ` by ${names}`}: the game is off.`;
    if (what === 'gone') return 'Without spymasters the game can’t go on: begin again from here.';
    return 'You called the game off: begin again from here.';
  },

  laying: 'The pictures are being laid out',
  layingHint: 'Drawn by lot, by all of you together.',
  keyMaking: 'The spymasters make the key',
  keyHint: 'Have a good look at the pictures meanwhile.',
  keyTrouble: (names) => `The key failed with ${names}: it’s made again.`,

  yourClue: (name) => `${name}, your turn: give a clue`,
  theirClue: (name) => `${name} gives a clue`,
  nobodyGuesses: (t) => `Nobody is left to guess for the ${EN_TEAM[t]}`,
  nobodyGuessesHint: 'Invite somebody to sit with them, or call the game off.',
  nobodyGuessesThree: 'With three, nobody can take that seat: call the game off.',
  nobodysClue: (t) => `The ${EN_TEAM[t]} are waiting for a clue`,
  clueHint: 'One word and one number.',
  toFind: (t, n) =>
    n === 1 ? `The ${EN_TEAM[t]} have 1 picture to find` : `The ${EN_TEAM[t]} have ${n} pictures to find`,
  clueTitle: 'Your clue',
  word: 'Word',
  number: 'Number',
  less: 'Less',
  more: 'More',
  clueFits: (n, of) => `One word, ${n} of ${of} ${of === 1 ? 'picture' : 'pictures'}`,
  clueEmpty: 'Write one word: it says what they share.',
  giveClue: 'Give the clue',
  cluePrivate: 'Until you give the clue, nobody sees any of it.',
  aimsHint: 'Tap your pictures to mark them 1, 2, 3: only you see it.',

  virtualTurn: 'The virtual team’s turn',

  pick: (t) => `${EN_TEAM[t]}, pick a picture`,
  pickMore: (t) => `${EN_TEAM[t]}, another one or stop?`,
  clueOf: (name) => `${name}’s clue: `,
  guessesLeft: (n) => (n === 1 ? '1 guess left' : `${n} guesses left`),
  tapHint: 'One tap picks, the second uncovers.',
  tapFirst: 'Pick a picture: it’s uncovered only when you confirm.',
  touch: (n) => `Uncover ${n}`,
  letMeThink: 'Let me think',
  stop: 'Stop here',
  turningOne: (n) => `Turning ${n}`,

  eyesOnly: 'For your eyes only',
  noShare: 'Don’t share the screen.',
  keyCovered: 'The key is covered',
  coverKey: 'Cover the key',
  showKey: 'Show the key',
  pokerFace: 'It’s up to the operatives now. Poker face.',

  left: 'to find',
  leftOf: (n, of) => `${n} of ${of} pictures to find`,
  slip: 'The order slip',
  turn: (n) => `turn ${n}`,
  noClues: 'No clues yet.',
  chip: (n, name) => `${n} ${name}`,
  bill: (r, b) => `Found: Reds ${r}, Blues ${b}`,
  wins: (t) => `The ${EN_TEAM[t]} win`,
  another: 'Another one?',
  why: (rule, winner) => {
    const loser = winner === 'red' ? EN_TEAM.blue : EN_TEAM.red;
    if (rule === 'CN-117') return `The ${loser} touched the assassin.`;
    if (rule === 'CN-116') return `The ${loser} touched the last picture of the ${EN_TEAM[winner]}.`;
    return `The ${EN_TEAM[winner]} found all their pictures.`;
  },
  next: 'Another game',

  callOff: 'Call the game off',
  callOffAsk: 'Call it off? It counts when more than half of you ask, and not against a whole team.',
  callOffYes: 'I ask to call it off',
  callOffNo: 'Play on',
  callOffVotes: (names, n, needed) => `${names}: call it off? ${n} of ${needed}`,
  callOffLacks: (names) =>
    names.length === 1
      ? `It also takes a yes from ${names[0]}.`
      : `It also takes a yes from one of: ${names.join(', ')}.`,
  callOffToo: 'Call it off',

  saidClue: (t, word, n) => `The ${EN_TEAM[t]}’ clue: ${word}, ${n}.`,
};
