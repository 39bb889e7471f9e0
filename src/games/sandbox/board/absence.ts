/** Somebody drops: the turn goes on (SB-12), and the table decides about that hand (SB-24). */
import { handWay, type AbsenceWords } from '../../../elements/frame/absence.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

const say = words(
  {
    turn: (name: string) => `Il turno di ${name}`,
    turnSays: 'Tocca a chi viene dopo. Basta che lo dica uno di voi.',
    pass: 'Passa il turno',
    seize: 'Sul tavolo, coperta',
  },
  {
    turn: (name) => `${name}’s turn`,
    turnSays: 'It goes to whoever comes next. One of you saying so is enough.',
    pass: 'Pass the turn',
    seize: 'Onto the table, unseen',
  },
);

interface Turned {
  readonly turn?: { readonly on: boolean; readonly seat: number };
}

export const absence = (lang: Lang): AbsenceWords => ({
  hands: true,
  ways: (absent) => {
    const w = say(lang);
    const { turn } = (absent.view ?? {}) as Turned;
    return [
      ...(turn?.on && turn.seat === absent.seat
        ? [{ title: w.turn(absent.name), says: w.turnSays, acts: [{ move: 'pass', args: {}, label: w.pass }] }]
        : []),
      handWay(lang, absent, w.seize),
    ];
  },
});
