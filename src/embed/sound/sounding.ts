/** What is heard of a game and of those at its table, as this person has chosen. It is fetched with the first touch: no page waits for it. */
import type { LogLine } from '../../kernel/view/table-view.ts';
import type { Settings } from '../settings.ts';
import { type SoundKind, USUAL_VOLUME, VOLUMES } from './sound-kinds.ts';
import { type Noise, type Sound, sounds } from './synth.ts';

/** By the log's word for it. Games that do the same call it the same, so nothing sounds of what the log doesn't tell. */
const HEARD: Readonly<Record<string, Noise>> = {
  'news/opened': 'reveal',
  'news/turned': 'reveal',
  'move/turnUp': 'reveal',
  'move/reveal': 'reveal',
  'move/revealAll': 'reveal',
  'move/flip': 'reveal',
  'move/openChoices': 'reveal',
  'move/giveClue': 'clue',
  'move/narrate': 'clue',
  'move/write': 'clue',
  'move/draw': 'card',
  'move/drawFew': 'card',
  'move/deal': 'card',
  'move/play': 'card',
  'move/memo': 'card',
  'move/discard': 'card',
  'move/loseTime': 'card',
  'move/give': 'card',
  'move/put': 'card',
  'move/lay': 'card',
  'move/shuffle': 'card',
  'move/roll': 'dice',
  'move/rollHidden': 'dice',
  'move/castDice': 'dice',
  'move/press': 'card',
  // All votes of these games are given aloud.
  'move/vote': 'fork',
  'news/timeUp': 'spoon',
  // Every dawn sounds the same, whoever was found.
  'news/unharmed': 'dawn',
  'news/mauled': 'dawn',
  'news/names': 'dawn',
  'news/moderatorMauled': 'dawn',
};

const OWN_KIND: Partial<Readonly<Record<Sound, SoundKind>>> = {
  reveal: 'reveal',
  clue: 'clue',
  card: 'card',
  dice: 'dice',
};

/** Notes of turns and people, and the spoon of a nudge, are one kind. */
const kindOf = (sound: Sound): SoundKind => OWN_KIND[sound] ?? 'people';

/** What of this person's choices is asked: all of it absent is the usual. */
type Choice = Pick<Settings, 'volume' | 'mute'>;

export function play(sound: Sound, { volume = USUAL_VOLUME, mute = [] }: Choice): void {
  if (!mute.includes(kindOf(sound))) sounds(sound, VOLUMES[volume] ?? 1);
}

/** Everybody hears the same, whatever the lines say of it, and the same thing once however often it came in. */
export function playNews(lines: readonly LogLine[], choice: Choice): void {
  for (const noise of new Set(lines.flatMap(({ what }) => HEARD[what] ?? []))) play(noise, choice);
}
