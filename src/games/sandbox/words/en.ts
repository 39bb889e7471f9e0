/** The free table in English: the house rules, what to do when one of them says no, and the news in the log. */
import { list } from '../../../language/list.ts';
import type { MoveName, NewsWord } from '../names.ts';
import type { Code, RuleId } from '../rules.ts';
import { CLOTH, NONE } from '../state.ts';
import type { MoveWords } from '../../kit/log-words.ts';
import { logNews, untold, type Sentence } from './read.ts';

export const rules: Readonly<Record<RuleId, string>> = {
  'SB-01':
    'The table holds 6,000 pieces, 256 piles, bags and zones, and 65,536 letters. One act moves 256 at most, and four clocks run at once.',
  'SB-02': 'What is done is done: each person undoes their own acts with “Undo”, or the table goes back together.',
  'SB-03':
    'You touch what is there, and put it where it can be. A zone takes what it says and as much as it says, from hands, deals and buttons.',
  'SB-04': 'When the table has been cleared, it begins again by setting something up.',
  'SB-05': 'A box is set up whole, one part after the other.',
  'SB-06': 'The table does eight things at a time at most: shuffling, dealing, rolling.',
  'SB-07': 'You draw and deal what is in the pile.',
  'SB-08': 'You give to, show to and steal from people who are at the table.',
  'SB-09': 'A definition that pieces have keeps its kind, its back and the faces that they show.',
  'SB-10':
    'A piece of somebody’s is theirs to move. At a free table others can do it all the same, and it shows; where the table advises, it asks first; at a strict table they can’t.',
  'SB-11':
    'A locked piece stays where it is. At a free table the menu moves it all the same; where the table advises, it asks first; at a strict table only the host does it.',
  'SB-12':
    'At a strict table with turns, the person whose turn it is acts and takes acts back; anybody arranges their own hand at any time. Elsewhere people keep turns themselves. The turn of somebody who leaves goes to the next.',
  'SB-13':
    'At a free table and one that advises anybody looks into a face-down pile, and all are told; at a strict one only where a zone lets them.',
  'SB-14': 'Nobody else touches the cards in somebody’s hand, at any table: their holder turns, shows and gives them.',
  'SB-15':
    'Who may set up, add and remove pieces is for the table to say: the host, everybody, or nobody. Anybody erases what was drawn.',
  'SB-16': 'To decide together takes more than half of those who are here. Each person has one vote.',
  'SB-17': 'The free table has no winners: it ends when everything is put away.',
  'SB-20': 'A card under somebody’s key is theirs alone to open and to hand on: no rule of the table can do without.',
  'SB-21':
    'Cards that nobody knows come to a hand by drawing. A card of your own that is put among everybody’s is laid open, or goes back into the deck unseen.',
  'SB-22': 'Each person opens, shows and gives only cards that they alone can read.',
  'SB-23': 'You steal only from somebody who holds hidden cards: they shuffle, then you pick a back.',
  'SB-24':
    'The table decides about a hand only if its holder isn’t here or has left, and with more than half of those who are here.',
  'SB-25': 'Anybody can call off what is under way: what has arrived stays, the rest is where it was.',
  'SB-26': 'Secret choices: one round at a time, with a question or without, one choice each; all are opened together.',
  'SB-30':
    'Known cards, two at least, lose their order the moment they are shuffled: nobody knows it any more, nor does any device.',
  'SB-31': 'If cards can’t be put under keys, the pile stays shuffled as it was: nothing is lost.',
  'SB-32': 'Joint dice decide which card of a shuffled pile comes up, at the moment it is turned.',
  'SB-33': 'Where parts of several shuffled decks are shuffled together, all of them go under keys first.',
  'SB-34': 'Only cards with the same back are shuffled together: other backs would be seen anyway.',
  'SB-35': 'A zone for somebody’s eyes alone takes cards: a pawn would be seen anyway.',
  'SB-36': 'When the table goes back together, what had been turned up is shuffled again: another card may come up.',
  'SB-40':
    'What somebody else has moved meanwhile stays where it is; the rest goes. A change to the box counts only for the version that its author saw.',
  'SB-41':
    'You can move your own piece several times without waiting; if somebody else moves it in between, theirs holds.',
  'SB-42': 'Two things put at one place of a pile lie in the order in which they came to the table.',
  'SB-43':
    'What the table is busy with is neither turned over nor taken out of its place; the whole pile can be moved.',
  'SB-50': 'Each person undoes their own acts, the last 24 at most.',
  'SB-51':
    'Undoing puts back the pieces that nobody else has touched since; the others stay, and the table says so. A turn that was passed comes back while nobody has acted in the next one.',
  'SB-52': 'What was undone can be done again, until you do something else.',
  'SB-53': 'Undoing an addition removes the piece; undoing a removal brings it back.',
  'SB-54': 'What dice, chance or a key has decided isn’t undone.',
  'SB-60':
    'Nobody hurries the table: each does four acts a second at most, twenty after a rest. What comes faster waits, and what is alike becomes one act.',
  'SB-61':
    'A button is a list of at most twelve steps; it asks its questions first and does nothing else than what is written.',
  'SB-62':
    'A button does all that it says or nothing. Cards leave hands only by one that says so, and unseen; what keys have done on the way stays.',
  'SB-63': 'A button of which nothing could be translated lies asleep, with the reason on it.',
};

export const advice: Readonly<Record<Code, string>> = {
  'already-chosen': 'You have chosen for this round, or it had begun: wait for the next.',
  'already-so': 'It is so already.',
  'already-voted': 'Your vote is there already: wait for the others.',
  'asked-otherwise': 'Answer the button’s questions, with numbers that it takes.',
  asleep: 'This button does nothing here: do by hand what it says.',
  busy: 'The table is busy with it: wait a moment.',
  'button-too-large': 'This button is about too many pieces: do it in parts.',
  'changed-meanwhile': 'Somebody else has changed the box meanwhile: look at it as it is now, then try again.',
  'choice-open': 'A secret choice is open already: finish that one.',
  'counts-no-further': 'It counts no further than this.',
  'different-backs': 'Take apart the cards with different backs first.',
  'draw-it': 'Draw it instead of moving it.',
  'editing-closed': 'At this table the host adds and removes pieces: ask them, or vote for another way under “Rules”.',
  'hand-of-another': 'It is in somebody else’s hand: ask them to play, show or give it.',
  'in-use': 'Pieces on the table show what would be gone: change or remove them first.',
  'laid-otherwise': 'Another box was set up meanwhile: begin again with the first part.',
  locked: 'Unlock it, or ask the host.',
  'many-clocks': 'Stop one of the others first.',
  'moved-meanwhile': 'It isn’t as you saw it any more: look where it is now.',
  'much-under-way': 'The table has much to do already: wait until something is done.',
  'no-button': 'Choose a button.',
  'no-choice': 'Somebody must call a secret choice first.',
  'no-clock': 'Choose a clock.',
  'no-counter': 'Choose a counter, and by how much or to what.',
  'no-die': 'Choose some dice.',
  'no-note': 'Choose a note.',
  'no-round': 'Write down the round before first.',
  'no-stroke': 'Draw a line at least.',
  'no-such-piece': 'This piece isn’t there any more: look at the table.',
  'no-such-place': 'Choose a place that is there: the cloth, your hand, a pile, a zone.',
  'no-turns': 'This game has no turns marked.',
  'nobody-edits': 'Nobody prepares this table now: say otherwise under “Rules”.',
  'nobody-there': 'Choose a person who is at the table.',
  'not-a-box': 'This box doesn’t fit together: check its pieces and definitions.',
  'not-empty': 'Empty it first.',
  'not-there': 'This place doesn’t take it, or is full: choose another.',
  'not-to-look': 'At this table nobody looks in there: turn cards up, or draw them.',
  'not-your-card': 'Choose hidden cards of your own.',
  'not-your-pick': 'Leave the choice to the person whose it is.',
  'not-your-turn': 'Wait for your turn.',
  'nothing-to-redo': 'There is nothing to do again.',
  'nothing-to-shuffle': 'It takes two cards at least.',
  'nothing-to-steal': 'Steal from somebody who holds hidden cards.',
  'nothing-to-undo': 'There is nothing of yours to undo.',
  'nothing-under-way': 'Nothing is under way that could be called off.',
  'of-a-set': 'Its deck is shuffled: turn this card up first, or take the whole deck away.',
  'of-another': 'It is somebody else’s: ask them to do it.',
  'one-side': 'This has no other side to show.',
  'open-or-back': 'Lay it open, or put it back into the deck unseen.',
  over: 'The table is cleared: set something up.',
  'seen-anyway': 'This is seen anyway: put it on the table.',
  'still-here': 'The holder of that hand is at the table: leave it to them.',
  'table-full': 'The table is full: remove something.',
  'too-few-cards': 'There aren’t enough: take fewer.',
  'under-a-key': 'It is under somebody’s key: they alone can turn it.',
};

const pieces = (n: number): string => (n === 1 ? 'a piece' : `${n} pieces`);

const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);
/** Among the marks of a piece: whose it is (`edit/mark.ts`). */
const WHOSE = 4;

const names = (all: readonly string[]): string => list(all, 'en');
/** What is as it was; `people` says whose turn it is, where that went back. */
function restored(n: number, scores: number, turns: number, people: readonly string[]): string {
  const what = [];
  if (n > 0 || scores + turns === 0) what.push(pieces(n));
  if (scores > 0) what.push(scores === 1 ? 'a score' : `${scores} scores`);
  if (turns > 0) what.push(people.length > 0 ? `the turn, which is ${names(people)}’s` : 'the turn');
  return names(what);
}

const NEWS: Readonly<Record<NewsWord, Sentence>> = {
  put: ({ by, n, faces, called, values: [place = NONE, how = 1] }) =>
    faces.length > 0
      ? `${by} plays: ${names(faces)}.`
      : place < CLOTH
        ? how === 1
          ? `${by} arranges their own hand.`
          : `${by} takes ${pieces(n)} in hand.`
        : how === 2
          ? `${by} puts ${pieces(n)} onto a pile.`
          : how === 0 && called
            ? `${by} puts ${pieces(n)} into “${called}”.`
            : how === 3
              ? `${by} plays ${cards(n)} face down.`
              : `${by} moves ${pieces(n)}.`,
  flip: ({ by, n, faces }) =>
    faces.length > 0 ? `${by} turns over: ${names(faces)}.` : `${by} turns over ${pieces(n)}.`,
  make: ({ by, n }) => `${by} adds ${pieces(n)}.`,
  remove: ({ by, n }) => `${by} removes ${pieces(n)}.`,
  mark: ({ by, n, people, values: [mark = NONE] }) =>
    mark === WHOSE
      ? `${by} says whose ${pieces(n)} ${n === 1 ? 'is' : 'are'}: ${people.length > 0 ? names(people) : 'everybody'}’s.`
      : `${by} ${['unlocks', 'locks'][mark] ?? 'marks'} ${pieces(n)}${['', '', ', not for hands', ', for hands'][mark] ?? ''}.`,
  define: ({ by, n }) => `${by} changes the box${n === 0 ? '' : n === 1 ? ': one definition' : `: ${n} definitions`}.`,
  change: ({ by, n }) => `${by} changes ${pieces(n)}.`,
  group: ({ by, n }) => `${by} groups ${pieces(n)}.`,
  ungroup: ({ by, n }) => `${by} ungroups ${pieces(n)}.`,
  lay: ({ by, called }) => `${by} sets up ${called ? `“${called}”` : 'the table'}.`,
  undo: ({ by, n, people, values: [stayed = 0, scores = 0, turns = 0] }) =>
    `${by} undoes their last act (${restored(n, scores, turns, people)})${stayed > 0 ? `; ${stayed === 1 ? 'one stays' : `${stayed} stay`} where others have put them` : ''}.`,
  redo: ({ by, n, people, values: [, scores = 0, turns = 0] }) =>
    `${by} does it again (${restored(n, scores, turns, people)}).`,
  shuffle: ({ by, n }) => `${by} shuffles ${cards(n)}.`,
  deal: ({ by, people, n, faces, values: [open = NONE, beside = people.length === 0 ? 1 : 0] }) =>
    people.length === 0
      ? faces.length > 0 || open === 1
        ? `${by} turns up from the pile${faces.length > 0 ? `: ${names(faces)}` : ` ${cards(n * beside)}`}.`
        : `${by} deals ${cards(n * beside)} ${open === 0 ? 'face down ' : ''}onto the table.`
      : (people.length === 1 && people[0] === by
          ? `${by} draws ${cards(n)}`
          : `${by} deals ${cards(n)} ${people.length > 1 ? 'each ' : ''}to ${names(people)}`) +
        (beside > 0 ? `; onto the table ${cards(n * beside)}.` : '.'),
  turnUp: ({ by, n, faces }) => (faces.length > 0 ? `${by} turns up: ${names(faces)}.` : `${by} turns up ${cards(n)}.`),
  look: ({ by, people, n, called, values: [, of] }) =>
    `${by} ${people.length === 1 && people[0] === by ? 'looks' : `lets ${names(people)} look`} at ${cards(n)}${called && ` in “${called}”${of === undefined ? '' : `, a pile of ${cards(of)}`}`}.`,
  mixHand: ({ by, n }) => `${by} shuffles their own hand (${cards(n)}).`,
  show: ({ by, people, n }) => `${by} shows ${cards(n)} to ${names(people)}.`,
  give: ({ by, people, n }) => `${by} gives ${cards(n)} to ${names(people)}.`,
  reveal: ({ by, n, faces }) =>
    `${by} lays open${faces.length > 0 ? `: ${names(faces)}` : ` ${cards(n)}`}, with the proof.`,
  steal: ({ by, people }) => `${by} steals a card from ${names(people)}.`,
  seize: ({ people, n }) => `The hand of ${names(people)} (${cards(n)}) is back on the table, unseen.`,
  force: ({ people, n }) => `The hand of ${names(people)} (${cards(n)}) is open.`,
  roll: ({ by, sides }) => `${by} throws: ${sides.join(', ')}.`,
  order: ({ people: [first = '', ...then] }) =>
    then.length > 0 ? `${first} begins, then ${names(then)}.` : `${first} begins.`,
  callChoice: ({ by, text }) => `${by} calls a secret choice${text && `: “${text}”`}.`,
  choices: ({ n, people, lines }) =>
    lines.length > 0
      ? `Secret choices: ${lines.map((word, i) => `${people[i]} “${word}”`).join(', ')}.`
      : n === 1
        ? 'One envelope opened.'
        : `${n} envelopes opened together.`,
  failed: ({ people }) =>
    `That didn’t come about${people.length > 0 ? ` (${names(people)})` : ''}: the cards are where they were.`,
  calledOff: ({ by }) => `${by} calls off what was under way.`,
  pass: ({ by, n, people: [next = ''] }) =>
    n > 0 || by === '' || by === next ? `It is ${next}’s turn.` : `${by} passes: it is ${next}’s turn.`,
  clock: ({ by, n, called }) =>
    `${by} ${['starts', 'stops', 'resets', 'sets'][n] ?? 'touches'} ${called ? `“${called}”` : 'the clock'}.`,
  timeUp: ({ called }) => `Time is up${called && `: “${called}”`}.`,
  count: ({ by, called, values: [value = 0] }) => `${by} sets ${called ? `“${called}”` : 'the counter'} to ${value}.`,
  write: ({ by, text, values: [letters = 1] }) =>
    letters === 0 ? `${by} wipes a note clean.` : `${by} writes on a note${text && `: “${text}”`}.`,
  ink: ({ by }) => `${by} draws.`,
  score: ({ by, people, values: [points = 0] }) => `${by} writes down ${points} for ${names(people)}.`,
  policy: ({ by, values: [policy = NONE] }) =>
    `${by} changes the table’s rules${['', ': it is free', ': it advises', ': it is strict'][policy + 1] ?? ''}.`,
  edit: ({ by, values: [edit = NONE] }) =>
    `${by} changes who may prepare the table${['', ': the host', ': everybody', ': nobody'][edit + 1] ?? ''}.`,
  wantsPolicy: ({ by, n, values: [votes = 0, needed = 0] }) =>
    `${by} would like ${['a free table', 'a table that advises', 'a strict table'][n] ?? 'other rules'} (${votes} of ${needed}).`,
  wantsEdit: ({ by, n, values: [votes = 0, needed = 0] }) =>
    `${by} would like ${['the host', 'everybody', 'nobody'][n] ?? 'others'} to prepare the table (${votes} of ${needed}).`,
  finish: () => 'The table is cleared.',
  press: ({ by, called }) => `${by} presses ${called ? `“${called}”` : 'a button'}.`,
  recall: ({ n }) => `Back in the pile: ${pieces(n)}.`,
  home: ({ n }) => `Back in place: ${pieces(n)}.`,
  passHands: () => 'The hands go round.',
  sort: ({ n }) => `In order: ${cards(n)}.`,
  say: ({ text }) => text,
  anyway: ({ by }) => `${by} was asked, and does it anyway.`,
};

export const news: ReturnType<typeof logNews> = logNews(NEWS, 'somebody');

export const moves: Readonly<Record<MoveName, MoveWords>> = untold({
  put: 'move something',
  flip: 'turn something over',
  undo: 'undo an act',
  redo: 'do an act again',
  make: 'add pieces',
  remove: 'remove pieces',
  mark: 'mark a piece',
  define: 'change the box',
  change: 'change pieces',
  lay: 'set up the table',
  press: 'press a button',
  shuffle: 'shuffle',
  deal: 'deal',
  draw: 'draw',
  turnUp: 'turn up cards',
  look: 'look at cards',
  mixHand: 'shuffle their own hand',
  show: 'show cards',
  give: 'give cards',
  reveal: 'lay a card open',
  steal: 'steal a card',
  pickBack: 'pick a back',
  seize: 'take a hand back',
  force: 'open a hand',
  roll: 'roll the dice',
  order: 'draw lots for who begins',
  callChoice: 'call a secret choice',
  choose: 'choose in secret',
  openChoices: 'open the choices',
  callOff: 'call something off',
  pass: 'pass the turn',
  clock: 'touch the clock',
  count: 'count',
  write: 'write',
  ink: 'draw',
  score: 'write down points',
  group: 'group pieces',
  setPolicy: 'change the table’s rules',
  setEdit: 'say who may prepare the table',
  finish: 'clear the table',
});
