/** The same in English. */
import type { it, Of } from './words-it.ts';
import type { Hit } from './hits.ts';
import type { Names } from './words-it.ts';

const ALL = 6;
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const seconds = (ms: number): string => counted(Math.max(1, Math.round(ms / 1_000)), 'second', 'seconds');

const HIT: Readonly<Record<Hit, (who: string, whom: string) => string>> = {
  sleep: (who) => `The computer of ${who}, who keeps the order of moves, falls asleep without a word to anybody.`,
  wake: () => 'The sleepers wake up.',
  stop: () => 'The relay goes down: each is left with what they have.',
  start: () => 'The relay is back up.',
  wipe: () => 'The relay loses everything it kept, and starts again empty.',
  cut: (who) => `${who}’s line is cut.`,
  mend: (who) => `${who}’s line is mended.`,
  slow: (who) => `${who}’s line slows down: each message takes a second and a half longer.`,
  quick: (who) => `${who}’s line is quick again.`,
  move: (who) => `${who} cheats: an altered program sends a move that the rules forbid, without asking first.`,
  twice: (who) => `${who} lies, signing two different messages for the same place of one chain: a yes and a no.`,
  forge: (who) => `Somebody sends ${who}’s last message again, with one bit of the signature changed.`,
  stamps: (who) =>
    `${who} lies, putting the moves in order in two ways and signing both. A relay that plays along shows one to half the table and the other to the other half.`,
  deaf: (who, whom) => `${who}, who keeps the order of moves, leaves out whatever ${whom} does.`,
};

const NAME: Readonly<Record<Hit, string>> = {
  sleep: 'order keeper asleep',
  wake: 'awake',
  stop: 'relay down',
  start: 'relay up',
  wipe: 'relay emptied',
  cut: 'line cut',
  mend: 'line mended',
  slow: 'slow line',
  quick: 'quick line',
  move: 'forbidden move',
  twice: 'two messages, one place',
  forge: 'changed signature',
  stamps: 'two orders',
  deaf: 'somebody left out',
};

export const en: typeof it = {
  title: 'The storm',
  lead: 'Six people play Codenames in this page: six real programs with real keys and signatures, and no server. Break something.',
  begins: 'The six sit down and make their keys…',
  failed: 'The storm can’t start here: the browser lacks something that signatures need.',
  home: 'To the tables',
  table: 'The table',
  faults: 'Faults',
  lies: (name) => `${name} lies`,
  orderLies: 'The order keeper lies',
  time: 'Time',
  story: 'What happens',
  storyEmpty:
    'They are playing in peace. Press a button, and read here what the table does about it, and why nothing is lost.',
  log: 'The log',
  seatHint: 'Choose somebody at the table: cuts and lies are theirs.',
  buttons: {
    sleep: (name) => `Put the order keeper to sleep${name && ` (${name})`}`,
    wake: (names) => `Wake ${names}`,
    stop: 'Switch the relay off',
    start: 'Switch the relay on',
    wipe: 'Empty the relay',
    cut: (name) => `Cut ${name}’s line`,
    mend: (name) => `Mend ${name}’s line`,
    slow: (name) => `Slow ${name} down`,
    quick: (name) => `Speed ${name} up`,
    move: 'Forbidden move',
    twice: 'Two messages, one place',
    forge: 'Changed signature',
    stamps: 'Two different orders',
    deaf: (name) => `Leave ${name} out`,
    pause: 'Pause',
    go: 'Go on',
    slowly: 'Slow motion',
    again: 'Watch it again',
    other: 'Another storm',
  },
  cannot: 'Not now: what is going on has to be over first.',
  again: 'This is a replay: what was done is done again by itself.',
  seed: (n) => `Storm no. ${n}`,
  orders: 'keeps order',
  state: { live: 'on line', offline: 'off line', asleep: 'asleep', gone: 'back in a moment' },
  cut: 'line cut',
  slow: 'slow line',
  mute: 'voice suspended',
  liar: 'has lied',
  waiting: (n) => counted(n, 'move waits', 'moves wait'),
  place: (n) => `place ${n}`,
  mark: (mark) => `fingerprint ${mark}`,
  relay: { up: 'relay', down: 'relay down', split: 'relay plays along: two halves' },
  held: (n) => counted(n, 'sealed message', 'sealed messages'),
  allAgree: (mark) => `All six alike: ${mark}`,
  openAgree: (n) => `${n} pages open, all alike`,
  differ: (n) => `${n} different fingerprints`,
  settled: 'settled',
  placed: 'has a place',
  epoch: (n) => `epoch ${n}`,
  committed: (n) => `settled up to place ${n}`,
  team: { red: 'Reds', blue: 'Blues' },
  clue: (word, number) => `“${word}”, ${number}`,
  noClue: 'thinking of a clue',
  left: (n) => `${n} to go`,
  wins: (team) => `the ${team} win`,
  cover: { red: 'red', blue: 'blue', bystander: 'bystander', assassin: 'assassin', '': 'covered' },
  at: (ms) => `${(ms / 1_000).toFixed(1)} s`,
  hit: ({ hit, seats }: Of<'hit'>, names: Names) => HIT[hit](names(seats.slice(0, 1)), names(seats.slice(1, 2))),
  hitName: (hit) => NAME[hit],
  fact: {
    offline: ({ seats }, names) =>
      seats.length === ALL
        ? 'All six pages notice that they are off line. What each of them knows is on its own device already: one can still write, but nobody hears it.'
        : `${seats.length === 1 ? `${names(seats)}’s page notices that it is` : `The pages of ${names(seats)} notice that they are`} off line.`,
    online: ({ seats }, names) =>
      seats.length === ALL
        ? 'All six are on line again, and bring each other what was missing.'
        : `${names(seats)}: on line again, with what was missing.`,
    waits: ({ count }) =>
      count === 1
        ? 'Meanwhile one move waits for a place: it is written and signed already, on its author’s device.'
        : `Meanwhile ${count} moves wait for a place: they are written and signed already, on their authors’ devices.`,
    takeover: ({ to, epoch, over, promised, of }, names) =>
      `From epoch ${epoch} on ${names([to])} keeps the order: ${names(promised)} have promised it with a signature, ${promised.length} voices of ${of}. It goes on from place ${over}. Whatever was settled had as many voices, so at least one of these knows it: nothing is lost.`,
    out: ({ seats, count, quorum }, names) =>
      `Nothing has been heard of ${names(seats)} for a while: ${seats.length === 1 ? 'the voice is suspended, the seat is kept' : 'their voices are suspended, their seats are kept'}. ${count} voices count, and ${quorum} are needed to settle anything.`,
    in: ({ seats, count, quorum }, names) =>
      `${seats.length === 1 ? `${names(seats)}’s voice counts` : `The voices of ${names(seats)} count`} again: there are ${count} now, and ${quorum} are needed to settle anything.`,
    stuck: () =>
      'Those who hear each other are too few to settle anything. Nothing new becomes final until somebody is back, and nothing is lost.',
    parted: ({ groups }, names) =>
      `The pages don’t agree any more, and the fingerprints show it: ${groups.map((seats) => names(seats)).join(' on one side, ')} on the other. At most one of the two sides can gather the voices that it takes.`,
    refused: ({ seat, position, rule, pages }, names, text) =>
      `${names([seat])}’s move was given place ${position}, and there ${pages} pages of ${ALL} refused it by the same rule: ${rule}${text && `, “${text}”`}. The state stays as it was.`,
    lied: ({ seat, proof, pages }, names) =>
      proof === 'stamps'
        ? `${pages} pages hold proof that ${names([seat])} has lied: two orders that contradict each other, with one signature, in one epoch. Nothing but that device’s key can make them. Nobody will promise it the order again.`
        : `${pages} pages hold proof that ${names([seat])} has lied: two different messages with one signature for one place. No fault makes those, only that device’s key.`,
    known: ({ seat }, names) => `The pages had proof already that ${names([seat])} lies: they need no more of it.`,
    unheld: ({ seat, pages }, names) =>
      `None of the ${pages} pages keeps it: the signature doesn’t hold, so ${names([seat])} didn’t write it. Who sent it can’t be known, and nobody is blamed.`,
    refilled: ({ count }) =>
      `The pages have filled the relay again: ${count} messages, and not one fewer. It was only a letter box.`,
    over: ({ placed, position, ms }) =>
      `It is over, after ${seconds(ms)}. All six have one order and one state, up to place ${position}: ${counted(placed, 'place was', 'places were')} given meanwhile, and nothing that was settled is missing.`,
    nothing: () => 'Nothing came of it: no page had to do anything.',
    broken: ({ what }) => `A promise was broken here, which must not happen: ${what}`,
  },
};
