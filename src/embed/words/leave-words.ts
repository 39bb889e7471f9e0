/** What somebody is asked who gets up from the table. */
import { words } from '../../elements/words.ts';
import type { Lang } from '../../elements/frame/board.ts';

const it = {
  leaveAsk: 'Ti alzi da tavola?',
  leaveSay: 'Il tuo posto si libera. Puoi sederti di nuovo, ma sarà un altro posto.',
  leaveYes: 'Mi alzo',
  stay: 'Resto',
};

type LeaveWords = typeof it;

const en: LeaveWords = {
  leaveAsk: 'Leaving the table?',
  leaveSay: 'Your seat becomes free. You can sit down again, but it will be another seat.',
  leaveYes: 'I’m leaving',
  stay: 'I’ll stay',
};

export const leaveWords: (lang: Lang) => LeaveWords = words(it, en);
