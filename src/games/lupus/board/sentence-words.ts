/** What wolves tell each other, in the reader's language. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import { sentencesEn, sentencesIt, type SentenceWords } from '../words/sentences.ts';

export const sentenceWords: (lang: Lang) => SentenceWords = words(sentencesIt, sentencesEn);
