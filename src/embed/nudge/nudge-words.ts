/** Words about waiting for somebody and asking for them: kindly, nobody is blamed. */
import type { Lang } from '../../elements/frame/board.ts';
import { words } from '../../elements/words.ts';
import { list } from '../../language/list.ts';

interface NudgeWords {
  waiting(names: readonly string[]): string;
  readonly nudge: string;
  readonly nudged: string;
  asked(name: string): string;
  readonly read: string;
}

const it: NudgeWords = {
  waiting: (names) => `${list(names, 'it')} ${names.length > 1 ? 'ci stanno pensando' : 'ci sta pensando'} da un po’.`,
  nudge: 'Fai un cenno',
  nudged: 'Cenno fatto: si sente solo di là.',
  asked: (name) => `${name} ti fa un cenno: tocca a te.`,
  read: 'Ci sono',
};

const en: NudgeWords = {
  waiting: (names) => `${list(names, 'en')} ${names.length > 1 ? 'have' : 'has'} been thinking for a while.`,
  nudge: 'Nudge',
  nudged: 'Nudged: it is heard over there only.',
  asked: (name) => `${name} nudges you: it’s your turn.`,
  read: 'I’m here',
};

export const nudgeWords: (lang: Lang) => NudgeWords = words(it, en);
