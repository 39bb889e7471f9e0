/** What the board says where a table plays with more than the plain rules: rulings, objections, letters, marks, votes, the countdown. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { ClueNumber, Team } from '../view.ts';
import { ad } from '../../../language/italian.ts';

export interface HouseWords {
  /** As it stands behind a clue. */
  number(n: ClueNumber): string;
  /** As it is read aloud. */
  saidNumber(n: ClueNumber): string;
  readonly anyGuesses: string;
  // headlines: 42 characters at most
  ruling(name: string): string;
  readonly yourRuling: string;
  readonly covering: string;
  lastStand(t: Team): string;
  spelling(name: string): string;
  rulingHint(name: string): string;
  readonly yourRulingHint: string;
  /** Read aloud. */
  readonly saidRuling: string;
  readonly objection: string;
  readonly lastStandHint: string;
  // the clue form
  readonly unlimited: string;
  readonly sayTitle: string;
  readonly giveNumber: string;
  sayHint(n: ClueNumber): string;
  fitsAnyway(n: ClueNumber): string;
  ask(name: string): string;
  doubt(name: string): string;
  denied(name: string): string;
  deniedWords(words: readonly string[]): string;
  readonly remindersTitle: string;
  /** CN-066 */
  readonly harder: string;
  /** Where words lie beside pictures. */
  readonly harderMixed: string;
  readonly reminders: {
    readonly foreign: string;
    readonly abbreviations: string;
    readonly voices: string;
    readonly onGrid: string;
    readonly meaning: string;
    readonly table: string;
    readonly letters: string;
    readonly print: string;
    banned(topics: string): string;
  };
  // rulings
  readonly questionTitle: string;
  readonly allow: string;
  readonly deny: string;
  asked(name: string, word: string): string;
  readonly withdraw: string;
  readonly opening: string;
  readonly challenge: string;
  readonly challengeTitle: string;
  readonly stands: string;
  readonly invalid: string;
  readonly wasInvalid: string;
  readonly owedTitle: string;
  readonly owedHint: string;
  readonly owedNot: string;
  coverOwn(n: number): string;
  // letters
  readonly requestSpelling: string;
  readonly withdrawSpelling: string;
  readonly spellTitle: string;
  readonly spellHint: string;
  readonly spell: string;
  readonly letters: string;
  wantsLetters(names: string): string;
  readonly onlySaid: string;
  // marks and votes
  mark(n: number): string;
  unmark(n: number): string;
  marked(names: string): string;
  vote(n: number): string;
  votes(n: number, needed: number): string;
  readonly voteHint: string;
  readonly stopAsk: string;
  readonly stopYes: string;
  // the countdown
  seconds(n: number): string;
  readonly timeUp: string;
  readonly standing: string;
  // endings beside the plain ones
  why(rule: string, winner: Team): string | undefined;
}

const IT_TEAM: Readonly<Record<Team, string>> = { red: 'Rossi', blue: 'Blu' };
const other = (t: Team): Team => (t === 'red' ? 'blue' : 'red');

const it: HouseWords = {
  number: (n) => (n === 'unlimited' ? '∞' : String(n)),
  saidNumber: (n) => (n === 'unlimited' ? 'illimitato' : String(n)),
  anyGuesses: 'tentativi a volontà',
  ruling: (name) => `${name} decide`,
  yourRuling: 'Tocca a te decidere',
  covering: 'Si copre una figura',
  lastStand: (t) => `${IT_TEAM[t]}, ultima spiaggia`,
  spelling: (name) => `${name}, le lettere`,
  saidRuling: 'La parola è dubbia.',
  rulingHint: (name) => `La parola la vede solo ${name}: vale o no?`,
  yourRulingHint: 'La parola la vedi solo tu: vale o no?',
  objection: 'Qualcuno contesta l’indizio.',
  lastStandHint: 'L’assassino è scoperto: trovate tutte le vostre figure in questo turno.',
  unlimited: 'illimitato',
  sayTitle: 'Di’ l’indizio a voce',
  giveNumber: 'Dai il numero',
  sayHint: (n) => `Di’ la parola, poi manda il numero: ${n === 'unlimited' ? 'illimitato' : n}`,
  fitsAnyway: (n) => (n === 0 ? 'Una parola, nessuna vostra figura' : 'Una parola, senza dire quante figure'),
  ask: (name) => `Chiedi ${ad(name)}`,
  doubt: (name) => `Un dubbio? Chiedi ${ad(name)}`,
  denied: (name) => `${name} non l’ha ammessa: scegli un’altra parola.`,
  deniedWords: (words) => `In questo turno non vale: ${words.map((word) => `«${word}»`).join(', ')}.`,
  remindersTitle: 'Che cosa non vale',
  harder: 'Dire il nome di una cosa che si vede vale: una parola meno scontata diverte di più.',
  harderMixed: 'Dire il nome di una cosa disegnata vale, se non è una parola scritta sulla griglia.',
  reminders: {
    foreign: 'Parole straniere che non si usano nella vostra lingua.',
    abbreviations: 'Abbreviazioni e sigle, come FBI o FIFA: valgono solo se siete tutti d’accordo.',
    voices: 'Cantare o fare accenti.',
    onGrid: 'Una parola della griglia ancora da scoprire, una sua forma, una sua parte, un suo composto.',
    meaning: 'Come le parole sono scritte, come suonano, quanto sono lunghe, dove stanno: conta il significato.',
    table: 'La posizione o la disposizione delle figure sul tavolo.',
    letters: 'Le lettere delle parole.',
    print: 'Luci, ombre e stampa dei disegni.',
    banned: (topics) => `A questo tavolo: ${topics}`,
  },
  questionTitle: 'Questa parola vale?',
  allow: 'Vale',
  deny: 'Non vale',
  asked: (name, word) => `${name} decide se vale «${word}».`,
  withdraw: 'Ritira',
  opening: 'La parola arriva…',
  challenge: 'Contesta l’indizio',
  challengeTitle: 'Questo indizio vale?',
  stands: 'Vale',
  invalid: 'Non vale',
  wasInvalid: 'non valido',
  owedTitle: 'L’indizio degli avversari non valeva',
  owedHint: 'Prima del tuo indizio puoi coprire una vostra figura: sceglila.',
  owedNot: 'No, do l’indizio',
  coverOwn: (n) => `Copri la ${n}`,
  requestSpelling: 'Chiedi le lettere',
  withdrawSpelling: 'Non servono più',
  spellTitle: 'Scandisci l’indizio',
  spellHint: 'La parola che hai detto, e nessun’altra che suoni uguale.',
  spell: 'Ecco le lettere',
  letters: 'Lettere',
  wantsLetters: (names) => `Lettere chieste da ${names}`,
  onlySaid: 'detto a voce',
  mark: (n) => `Segna la ${n}`,
  unmark: (n) => `Togli il segno alla ${n}`,
  marked: (names) => `segnata da ${names}`,
  vote: (n) => `Voto la ${n}`,
  votes: (n, needed) => `${n} su ${needed}`,
  voteHint: 'Conta quello che vuole più di metà della squadra.',
  stopAsk: 'Fermarsi adesso vuol dire perdere. Ti fermi?',
  stopYes: 'Sì, mi fermo',
  seconds: (n) => `ancora ${n} ${n === 1 ? 'secondo' : 'secondi'}`,
  timeUp: 'Tempo',
  standing: 'il tempo è fermo',
  why: (rule, winner) => {
    const loser = IT_TEAM[other(winner)];
    if (rule === 'CN-140') return `I ${IT_TEAM[winner]} hanno trovato tutti i loro agenti e l’assassino.`;
    if (rule === 'CN-145') return `I ${IT_TEAM[winner]} le hanno trovate tutte all’ultima spiaggia.`;
    if (rule === 'CN-144') return `All’ultima spiaggia i ${loser} hanno toccato la figura sbagliata.`;
    if (rule === 'CN-146') return `All’ultima spiaggia i ${loser} si sono fermati.`;
    return rule === 'CN-191' ? `All’ultima spiaggia ai ${loser} è finito il tempo.` : undefined;
  },
};

const EN_TEAM: Readonly<Record<Team, string>> = { red: 'Reds', blue: 'Blues' };

const en: HouseWords = {
  number: (n) => (n === 'unlimited' ? '∞' : String(n)),
  saidNumber: (n) => (n === 'unlimited' ? 'unlimited' : String(n)),
  anyGuesses: 'as many guesses as you like',
  ruling: (name) => `${name} decides`,
  yourRuling: 'It’s up to you',
  covering: 'A picture is being covered',
  lastStand: (t) => `${EN_TEAM[t]}, your last stand`,
  spelling: (name) => `${name}, the letters`,
  saidRuling: 'The word is doubtful.',
  rulingHint: (name) => `Only ${name} sees the word: does it count?`,
  yourRulingHint: 'Only you see the word: does it count?',
  objection: 'Somebody objects to the clue.',
  lastStandHint: 'The assassin is found: find all your pictures in this turn.',
  unlimited: 'unlimited',
  sayTitle: 'Say the clue',
  giveNumber: 'Give the number',
  sayHint: (n) => `Say the word, then send the number: ${n}`,
  fitsAnyway: (n) => (n === 0 ? 'One word, none of your pictures' : 'One word, without saying how many'),
  ask: (name) => `Ask ${name}`,
  doubt: (name) => `In doubt? Ask ${name}`,
  denied: (name) => `${name} ruled it out: choose another word.`,
  deniedWords: (words) => `Ruled out in this turn: ${words.map((word) => `“${word}”`).join(', ')}.`,
  remindersTitle: 'What doesn’t count',
  harder: 'Naming a thing that is shown counts; a less obvious word is more fun.',
  harderMixed: 'Naming a thing that is drawn counts, unless it is a word on the grid.',
  reminders: {
    foreign: 'Foreign words that your language doesn’t use.',
    abbreviations: 'Abbreviations and initials, such as FBI or FIFA, unless all of you agree.',
    voices: 'Singing, or putting on an accent.',
    onGrid: 'A word on the grid that is still open, a form of it, a part of it, a compound with it.',
    meaning: 'How words are spelled, how they sound, how long they are, where they lie: it’s the meaning that counts.',
    table: 'Where pictures lie, or in what pattern.',
    letters: 'The letters of words.',
    print: 'Light, shade and print of the drawings.',
    banned: (topics) => `At this table: ${topics}`,
  },
  questionTitle: 'Does this word count?',
  allow: 'It counts',
  deny: 'It doesn’t',
  asked: (name, word) => `${name} decides whether “${word}” counts.`,
  withdraw: 'Withdraw',
  opening: 'Here comes the word…',
  challenge: 'Object to the clue',
  challengeTitle: 'Does this clue count?',
  stands: 'It stands',
  invalid: 'It’s invalid',
  wasInvalid: 'invalid',
  owedTitle: 'The rivals’ clue was invalid',
  owedHint: 'Before your clue you may cover one of your pictures: tap it.',
  owedNot: 'No, on to the clue',
  coverOwn: (n) => `Cover ${n}`,
  requestSpelling: 'Ask for the letters',
  withdrawSpelling: 'No need any more',
  spellTitle: 'Spell the clue',
  spellHint: 'The word you said, and no other that sounds alike.',
  spell: 'Here are the letters',
  letters: 'Letters',
  wantsLetters: (names) => `Asked for the letters: ${names}`,
  onlySaid: 'said aloud',
  mark: (n) => `Mark ${n}`,
  unmark: (n) => `Take the mark off ${n}`,
  marked: (names) => `marked by ${names}`,
  vote: (n) => `I vote for ${n}`,
  votes: (n, needed) => `${n} of ${needed}`,
  voteHint: 'It takes more than half of the team.',
  stopAsk: 'To stop now is to lose. Stop anyway?',
  stopYes: 'Yes, stop',
  seconds: (n) => `${n} ${n === 1 ? 'second' : 'seconds'} left`,
  timeUp: 'Time',
  standing: 'the clock is stopped',
  why: (rule, winner) => {
    const loser = EN_TEAM[other(winner)];
    if (rule === 'CN-140') return `The ${EN_TEAM[winner]} found all their agents and the assassin.`;
    if (rule === 'CN-145') return `The ${EN_TEAM[winner]} found all of them in their last stand.`;
    if (rule === 'CN-144') return `The ${loser} touched the wrong picture in their last stand.`;
    if (rule === 'CN-146') return `The ${loser} stopped in their last stand.`;
    return rule === 'CN-191' ? `The ${loser} ran out of time in their last stand.` : undefined;
  },
};

export const houseWords: (lang: Lang) => HouseWords = words<HouseWords>(it, en);
