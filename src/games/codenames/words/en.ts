/** Codenames in English: the rules in our own words, what to do instead when one of them refuses, and the moves in the log. */
import type { Code, RuleId } from '../rules.ts';
import { clueIn, type MoveName, type MoveWords, pictureIn, picturesIn, teamIn } from './moves.ts';

export const nameEn = 'Codenames: Pictures';
export const aboutEn =
  'Two teams, twenty pictures, one word at a time: find your agents and keep clear of the assassin.';

export const rulesEn: Readonly<Record<RuleId, string>> = {
  'CN-001': 'The players form two teams, Red and Blue.',
  'CN-003': 'The standard game needs at least four players, two in each team.',
  'CN-004': 'Each team has exactly one spymaster, whom it chooses itself.',
  'CN-005': 'All others in a team are field operatives, and each team has at least one.',
  'CN-006': 'From the drawing of the key to the end of the game nobody changes team or role.',
  'CN-007': "Who has seen this game's key can't be an operative in it.",
  'CN-011': 'Twenty pictures lie in five columns and four rows.',
  'CN-015': 'While a game is on pictures are not moved, turned or exchanged.',
  'CN-035': 'A turn is one clue, followed by at least one guess.',
  'CN-036': 'There is one clue in a turn, and no second one.',
  'CN-037': 'Nobody guesses before the clue of that turn is given.',
  'CN-039': 'Only the spymaster of the team whose turn it is gives the clue.',
  'CN-043': 'The number of a clue is a whole number, 1 or more.',
  'CN-044': 'The number is at most the number of pictures that the team has still to find.',
  'CN-051': 'A clue is one word, without space or hyphen.',
  'CN-067':
    'Nothing but letters, two to forty of them, makes a plain clue. Digits, apostrophes and the like are for the rival spymaster to judge; emoji and control characters are never a word.',
  'CN-093': 'Only the operatives of the team whose turn it is touch pictures.',
  'CN-094': 'A picture that is covered is not touched again.',
  'CN-095': 'Guesses are made one at a time, and each is revealed before the next.',
  'CN-097': 'The operatives must make at least one guess in each turn.',
  'CN-114': 'Any operative of the team whose turn it is may call the stop.',
  'CN-115': 'A team wins as soon as all its pictures are covered.',
  'CN-116': 'A team also wins when the other team touches its last picture.',
  'CN-117': 'Who touches the assassin loses at once, and the other team wins.',
  'CN-118': 'After the end there are no clues and no guesses.',
  'CN-123': 'Who has seen the key never touches a picture.',
  'CN-132': '"Unlimited" instead of a number belongs to the expert clues, which are off.',
  'CN-194': 'Teams and roles may be changed between two games.',
  'CNQ-25': 'A game is called off by more than half of the players who are there, some of each team among them.',
  'CNQ-27': 'A newcomer joins a running game as an operative, between two turns.',
};

export const adviceEn: Readonly<Record<Code, string>> = {
  'already-in-team': "You're in this team already.",
  'already-voted': 'Your vote counts already: wait for the others.',
  'between-turns': 'Not yet: take your place when this turn is over.',
  'cell-covered': 'This picture is covered already: pick another.',
  'game-over': 'The game is over: start the next one.',
  'game-not-over': 'Not yet: finish this game first.',
  'guess-required': 'Not yet: one guess first.',
  'key-seen': "You've seen this key: you can guess again in the next game.",
  'needs-ruling': 'Choose a word of letters only, two or more.',
  'next-game-first': 'Call the next game first: then teams and roles are open.',
  'no-game': 'No game is on: there is nothing to call off.',
  'no-spymaster': 'Each team names its spymaster first.',
  'no-such-cell': 'Pick one of the twenty pictures on the table.',
  'no-team': 'Choose a team first.',
  'not-a-player': 'Join a team first: you are watching.',
  'not-one-word': 'One word only, without space or hyphen.',
  'not-operative': 'Leave the stop to the operatives.',
  'not-spymaster': 'Leave this to the spymasters.',
  'not-your-turn': "Wait: it's the other team's turn.",
  'number-invalid': 'Give a whole number, 1 or more.',
  'number-not-allowed': 'Give a number from 1 on: expert clues are off.',
  'number-too-large': 'Give a smaller number: fewer pictures are left to find.',
  'options-fixed': 'This game is on: change its rules before the next one.',
  'pictures-lie': 'The pictures lie there already: change them before the next game.',
  'reveal-pending': 'Wait for the picture that is being turned.',
  'role-taken': 'This team has its spymaster already.',
  'roles-fixed': 'Stay as you are until this game is over.',
  'same-options': 'This is how the table plays already.',
  'same-pictures': 'The table plays with these pictures already.',
  'spymaster-cannot-touch': 'You know the key: leave the pictures to the operatives.',
  'too-few-players': 'Wait for more: each team needs a spymaster and at least one operative.',
  'word-invalid': 'Write one word, forty letters at most, without emoji.',
  'wrong-phase': 'Not now: the table is at another step.',
};

export const movesEn: Readonly<Record<MoveName, MoveWords>> = {
  setTeam: { wanted: 'join a team', said: (args) => `joins the ${teamIn(args, { red: 'Reds', blue: 'Blues' })}` },
  claimSpymaster: { wanted: 'be spymaster', said: () => 'is going to be spymaster' },
  resignSpymaster: { wanted: 'stop being spymaster', said: () => 'is no longer spymaster' },
  splitTeams: { wanted: 'split the teams at random', said: () => 'asks to split the teams at random' },
  setPictures: {
    wanted: 'change the pictures',
    said: (args) => {
      const n = picturesIn(args);
      return n === undefined ? "takes Tavolata's pictures again" : `brings ${n} pictures of the table's own`;
    },
  },
  configure: { wanted: 'change the rules of the house', said: () => 'changes the rules of the house' },
  drawGrid: { wanted: 'lay the pictures', said: () => 'lays the pictures' },
  giveClue: { wanted: 'give a clue', said: (args) => `gives the clue ${clueIn(args)}` },
  touch: { wanted: 'touch a picture', said: (args) => `touches ${pictureIn(args)}` },
  stop: { wanted: 'call the stop', said: () => 'calls the stop' },
  voidGame: { wanted: 'call the game off', said: () => 'asks to call the game off' },
  nextGame: { wanted: 'call the next game', said: () => 'calls the next game' },
};
