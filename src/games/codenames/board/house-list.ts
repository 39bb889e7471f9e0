/** The options of the house in the order in which one reads them: what may be chosen, what means something here, what is changed. */
import { PLAIN, type Options } from '../options.ts';
import { valueIn, type HouseOption, type OptionWords } from './option-words.ts';

type Group = keyof OptionWords['groups'];

export const GROUPS: readonly (readonly [Group, readonly HouseOption[]])[] = [
  ['time', ['timer', 'clueSeconds', 'guessSeconds']],
  ['experts', ['assassinsEnd', 'coopAssassinEnd', 'expertZero', 'expertUnlimited']],
  ['guesses', ['touchMode', 'deliberation']],
  ['doubts', ['askSeconds', 'challenge', 'compensation']],
  [
    'words',
    [
      'clueMode',
      'numberCap',
      'allowForeign',
      'allowVoices',
      'allowMultiwordNames',
      'allowAbbreviations',
      'allowCompounds',
      'bannedTopics',
    ],
  ],
];

export const VALUES: Readonly<Partial<Record<HouseOption, readonly (string | number)[]>>> = {
  numberCap: ['remaining', 'grid'],
  clueMode: ['text', 'voice'],
  askSeconds: [15, 30, 60, 120],
  touchMode: ['single', 'majority'],
  deliberation: ['open', 'team'],
  timer: ['off', 'soft', 'strict'],
  clueSeconds: [60, 90, 120, 180, 300],
  guessSeconds: [60, 90, 120, 180, 300],
};

/** Whether an option says anything, as the others stand. */
export function counts(name: HouseOption, o: Options): boolean {
  const coop = o.mode === 'coop';
  if (name === 'clueSeconds' || name === 'guessSeconds') return o.timer !== 'off';
  if (name === 'assassinsEnd') return !coop;
  if (name === 'coopAssassinEnd') return coop;
  if (name === 'askSeconds' || name === 'challenge') return !coop;
  if (name === 'compensation') return !coop && o.challenge;
  if (name === 'clueMode') return o.content === 'pictures';
  return name !== 'allowVoices' || o.clueMode === 'voice';
}

/** What this table has changed, in words; a value is empty where the name says it all. */
export function changes(w: OptionWords, o: Options): readonly { readonly name: string; readonly value: string }[] {
  return GROUPS.flatMap(([, names]) => names)
    .filter((name) => counts(name, o) && o[name] !== PLAIN[name])
    .map((name) => ({ name: w.option[name], value: valueIn(w, name, o[name]) }));
}
