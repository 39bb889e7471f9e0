/** What the lobby says of the rules of the house: each option, its values, and when it is for. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { Options } from '../options.ts';

/** Options that the window of house rules sets; how and with what one plays is chosen on the cloth. */
export type HouseOption =
  | 'expertZero'
  | 'expertUnlimited'
  | 'numberCap'
  | 'clueMode'
  | 'allowForeign'
  | 'allowVoices'
  | 'allowMultiwordNames'
  | 'allowAbbreviations'
  | 'allowCompounds'
  | 'bannedTopics'
  | 'askSeconds'
  | 'challenge'
  | 'compensation'
  | 'touchMode'
  | 'deliberation'
  | 'assassinsEnd'
  | 'coopAssassinEnd'
  | 'timer'
  | 'clueSeconds'
  | 'guessSeconds';

export interface OptionWords {
  readonly title: string;
  readonly plain: string;
  readonly change: string;
  readonly done: string;
  readonly groups: Readonly<Record<'experts' | 'words' | 'doubts' | 'guesses' | 'time', string>>;
  /** Under a group's heading (CN-153, CN-199). */
  readonly hints: Readonly<Partial<Record<'experts' | 'words' | 'doubts' | 'guesses' | 'time', string>>>;
  readonly option: Readonly<Record<HouseOption, string>>;
  /** Values that are words. */
  readonly value: Readonly<Record<string, string>>;
  seconds(n: number): string;
  readonly bannedHint: string;
}

const it: OptionWords = {
  title: 'Regole della casa',
  plain: 'Si gioca con le regole di sempre.',
  change: 'Cambia',
  done: 'Fatto',
  groups: {
    experts: 'Per chi gioca da un po’',
    words: 'Che parole valgono',
    doubts: 'Nel dubbio',
    guesses: 'I tentativi',
    time: 'Il tempo',
  },
  hints: {
    experts: 'Le prime partite riescono meglio senza.',
    words: 'Quello che un programma non sa giudicare lo giudicate voi.',
  },
  option: {
    expertZero: 'Indizi con lo zero: nessuna nostra figura',
    expertUnlimited: 'Indizi illimitati, senza numero',
    numberCap: 'Numero più alto',
    clueMode: 'Gli indizi',
    allowForeign: 'Parole straniere',
    allowVoices: 'Cantare e fare accenti',
    allowMultiwordNames: 'Nomi propri di più parole',
    allowAbbreviations: 'Abbreviazioni',
    allowCompounds: 'Parole composte con spazio o trattino',
    bannedTopics: 'Non valgono nemmeno',
    askSeconds: 'Tempo per decidere su una parola',
    challenge: 'Si può contestare un indizio prima del primo tocco',
    compensation: 'Per un indizio non valido gli altri coprono una loro figura',
    touchMode: 'Una figura la tocca',
    deliberation: 'I segni sulle figure li vede',
    assassinsEnd: 'La Fine dell’Assassino: per vincere va trovato anche lui',
    coopAssassinEnd: 'La Fine dell’Assassino: per vincere va trovato anche lui',
    timer: 'Timer',
    clueSeconds: 'Per un indizio',
    guessSeconds: 'Per i tentativi',
  },
  value: {
    remaining: 'le figure che restano alla squadra',
    grid: 'tutte le figure ancora da scoprire',
    text: 'si scrivono',
    voice: 'si dicono a voce',
    single: 'chiunque della squadra',
    majority: 'più di metà della squadra',
    open: 'tutto il tavolo',
    team: 'solo la squadra',
    off: 'no',
    soft: 'avvisa',
    strict: 'chiude il turno',
  },
  seconds: (n) =>
    n < 60 || n % 30 > 0 ? `${n} secondi` : n === 60 ? '1 minuto' : `${String(n / 60).replace('.', ',')} minuti`,
  bannedHint: 'per esempio: la forma delle figure',
};

const en: OptionWords = {
  title: 'House rules',
  plain: 'You play by the standard rules.',
  change: 'Change',
  done: 'Done',
  groups: {
    experts: 'When you have played a few times',
    words: 'Which words count',
    doubts: 'In doubt',
    guesses: 'Guesses',
    time: 'Time',
  },
  hints: {
    experts: 'First games are better without.',
    words: 'What a program can’t judge is yours to judge.',
  },
  option: {
    expertZero: 'Clues with zero: none of our pictures',
    expertUnlimited: 'Unlimited clues, without a number',
    numberCap: 'Highest number',
    clueMode: 'Clues are',
    allowForeign: 'Foreign words',
    allowVoices: 'Singing and accents',
    allowMultiwordNames: 'Names of several words',
    allowAbbreviations: 'Abbreviations',
    allowCompounds: 'Compounds with a space or a hyphen',
    bannedTopics: 'Also not allowed',
    askSeconds: 'Time for a ruling on a word',
    challenge: 'Players may object to a clue before the first touch',
    compensation: 'For an invalid clue the others cover one of theirs',
    touchMode: 'A picture is touched by',
    deliberation: 'Marks on pictures are seen by',
    assassinsEnd: 'Assassin’s End: to win you must find him too',
    coopAssassinEnd: 'Assassin’s End: to win you must find him too',
    timer: 'Timer',
    clueSeconds: 'For a clue',
    guessSeconds: 'For the guesses',
  },
  value: {
    remaining: 'the pictures left to the team',
    grid: 'all pictures still open',
    text: 'written',
    voice: 'said aloud',
    single: 'anybody of the team',
    majority: 'more than half of the team',
    open: 'the whole table',
    team: 'the team only',
    off: 'none',
    soft: 'only says so',
    strict: 'ends the turn',
  },
  seconds: (n) => (n < 60 || n % 30 > 0 ? `${n} seconds` : n === 60 ? '1 minute' : `${n / 60} minutes`),
  bannedHint: 'for example: the shape of pictures',
};

export const optionWords: (lang: Lang) => OptionWords = words<OptionWords>(it, en);

/** A value in words: what stands behind its option in the list of what this table has changed. Banned topics are somebody's own words. */
export function valueIn(w: OptionWords, name: HouseOption, value: Options[HouseOption]): string {
  if (typeof value === 'number') return w.seconds(value);
  if (typeof value !== 'string') return '';
  return name === 'bannedTopics' ? value : (w.value[value] ?? value);
}
