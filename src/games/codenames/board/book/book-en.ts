/** The chapters and words of the rulebook in English. */
import type { BookWords } from './chapters.ts';

export const bookEn: BookWords = {
  mode: 'Played',
  modes: { standard: 'in two teams', coop: 'together', three: 'with three people' },
  content: 'On the table',
  contents: { pictures: 'pictures', words: 'words', mixed: 'pictures and words' },
  own: 'pictures of your own',
  yes: 'yes',
  chapters: {
    goal: {
      title: 'What it’s about, and the teams',
      says: 'Two teams look for their agents among twenty pictures. In each team one person, the spymaster, knows where they are and tells the others with a word and a number. The team that finds all of its own first wins.',
    },
    key: {
      title: 'The pictures and the key',
      says: 'The key says whose each picture is: eight belong to the team that begins, seven to the other, four are bystanders and one is the assassin. Only the two spymasters see it, and nobody can choose it: all devices draw it together.',
    },
    turn: {
      title: 'A turn',
      says: 'The spymaster gives a clue, the team touches at least one picture, then it’s the other team’s turn.',
    },
    clue: {
      title: 'The clue',
      says: 'A word and a number: the word ties pictures of the spymaster’s team together, the number says how many. Nothing is added, and a clue once given isn’t changed. All clues stay written down.',
    },
    doubt: {
      title: 'Words in doubt',
      says: 'A word that a program can’t judge goes to the rival spymaster, who sees it before everybody else and says yes or no. If the table wants, players may also object to a clue later, before the first touch.',
    },
    guess: {
      title: 'Touching pictures',
      says: 'The team talks, then one person touches, and that counts for all. If the picture is yours you may go on, up to one more than the number; if it is a bystander’s or the other team’s the turn ends. After the first one you may stop when you like. Marking a picture isn’t touching it.',
    },
    end: {
      title: 'The end',
      says: 'A team wins when all its pictures are covered, even if the other team touches the last one. A team that touches the assassin loses at once. At the end the key is opened, and every device checks that it has always been that one.',
    },
    face: {
      title: 'Poker face',
      says: 'Spymasters say nothing else, not even with their faces, and touch no picture. Tavolata shows nobody their pointer, nor when they are typing.',
    },
    next: {
      title: 'Another game',
      says: 'The pictures are turned over, or new ones laid. Between games teams and roles may change.',
    },
    experts: {
      title: 'Expert clues',
      says: 'Zero says that none of your pictures has to do with it; unlimited, that the number isn’t told. With either you touch at least one picture, and stop when you like.',
    },
    assassin: {
      title: 'Assassin’s End',
      says: 'To win, the assassin has to be found too, as the last. A team that touches him earlier has one more chance: finding all the pictures that are left at once, without another clue and without a mistake.',
    },
    coop: {
      title: 'All together',
      says: 'One team against one that isn’t there: on its turn the spymaster covers one of its pictures. You win by finding all of your own; the score is how many of the enemy’s are left.',
    },
    three: {
      title: 'With three people',
      says: 'Two are spymasters against each other; the third guesses for both, and neither wins nor loses.',
    },
    words: {
      title: 'Words, and the 5 × 5 grid',
      says: 'There may be words in place of pictures, or some of each. A clue can’t be a word of the grid that is still open, or another form of one, and it is about what words mean, not how they are spelled, how they sound, how long they are or where they lie. In a 5 × 5 grid there are nine and eight agents, seven bystanders and one assassin.',
    },
    time: {
      title: 'Time',
      says: 'If the table wants, clues and guesses have a time. “Only says so”: you hear that time is up. “Ends the turn”: when time is up, the turn ends.',
    },
    table: {
      title: 'At the table',
      says: 'Latecomers join between two turns. If the game can’t go on, more than half of the players may call it off.',
    },
  },
  terms: {
    spymaster: {
      word: 'Spymaster',
      forms: ['spymasters'],
      says: 'The person of a team who sees the key and gives the clues, and never touches a picture.',
    },
    operative: {
      word: 'Operative',
      forms: ['operatives', 'field operative', 'field operatives'],
      says: 'A player who guesses: they don’t see the key, and touch pictures.',
    },
    key: {
      word: 'Key',
      forms: [],
      says: 'The secret map that says whose each picture is. Only spymasters see it until the end.',
    },
    agent: {
      word: 'Agents',
      forms: [],
      says: 'The pictures to find: eight for the team that begins, seven for the other (nine and eight on 5 × 5).',
    },
    bystander: {
      word: 'Bystander',
      forms: ['bystanders'],
      says: 'Nobody’s picture: touching it ends the turn.',
    },
    assassin: { word: 'Assassin', forms: [], says: 'One picture, black: touching it loses the game.' },
    clue: { word: 'Clue', forms: ['clues'], says: 'A word and a number, and nothing else.' },
    guess: { word: 'Guess', forms: ['guesses'], says: 'A picture touched and confirmed: there is no way back.' },
    oneMore: {
      word: 'One more',
      forms: [],
      says: 'With a number n up to n + 1 pictures may be touched: the extra one is for earlier clues.',
    },
    stop: { word: 'Stop', forms: [], says: 'Ending the turn after at least one guess.' },
    lights: { word: 'Lights', forms: [], says: 'The marks on the key that say which team begins.' },
    covered: {
      word: 'Covered',
      forms: [],
      says: 'A picture that was touched: it shows the colour of whoever was behind it.',
    },
  },
};
