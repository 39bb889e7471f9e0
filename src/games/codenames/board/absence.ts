/** Somebody drops: a spymaster is followed by one of the team (CNQ-25). Operatives who are there guess by themselves. */
import type { AbsenceWords } from '../../../elements/absence.ts';
import type { Lang } from '../../../elements/board.ts';
import { words } from '../../../elements/words.ts';
import type { CodenamesView } from '../view.ts';

const say = words(
  {
    title: 'Un altro capospia',
    says: 'Uno di voi vede la chiave, dal dispositivo dell’altro capospia, e non indovina più. Serve più della metà della squadra.',
    me: 'Lo faccio io',
    other: (name: string) => `Lo fa ${name}`,
  },
  {
    title: 'Another spymaster',
    says: 'One of you sees the key, told by the other spymaster’s device, and stops guessing. More than half of the team must agree.',
    me: 'I’ll do it',
    other: (name) => `${name} does it`,
  },
);

export const absence = (lang: Lang): AbsenceWords => ({
  ways: ({ seat, me, view, nameOf }) => {
    const { me: mine, teams } = (view ?? {}) as Partial<CodenamesView>;
    const team = mine?.team && teams?.[mine.team];
    if (!team || team.spymaster !== seat) return [];
    const w = say(lang);
    const acts = team.operatives.map((one) => ({
      move: 'standIn',
      args: { seat: one },
      label: one === me ? w.me : w.other(nameOf(one)),
    }));
    return [{ title: w.title, says: w.says, acts }];
  },
});
