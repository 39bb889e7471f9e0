/** Somebody drops: the turn goes on (SB-12), and the table decides about that hand (SB-24). */
import type { AbsenceWords } from '../../../elements/frame/absence.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

const say = words(
  {
    turn: (name: string) => `Il turno di ${name}`,
    turnSays: 'Tocca a chi viene dopo. Basta che lo dica uno di voi.',
    pass: 'Passa il turno',
    hand: (name: string) => `La mano di ${name}`,
    handSays: 'Chi custodisce le carte la riprende o la scopre, davanti a tutti. Serve più della metà di chi c’è.',
    seize: 'Sul tavolo, coperta',
    force: 'Scopriamola',
  },
  {
    turn: (name) => `${name}’s turn`,
    turnSays: 'It goes to whoever comes next. One of you saying so is enough.',
    pass: 'Pass the turn',
    hand: (name) => `${name}’s hand`,
    handSays:
      'Those who keep the cards take it back or reveal it, in front of everybody. More than half of those who are here must agree.',
    seize: 'Onto the table, unseen',
    force: 'Reveal it',
  },
);

interface Turned {
  readonly turn?: { readonly on: boolean; readonly seat: number };
}

export const absence = (lang: Lang): AbsenceWords => ({
  hands: true,
  ways: ({ seat, name, view }) => {
    const w = say(lang);
    const { turn } = (view ?? {}) as Turned;
    const hand = (['seize', 'force'] as const).map((move) => ({ move, args: { seat }, label: w[move] }));
    return [
      ...(turn?.on && turn.seat === seat
        ? [{ title: w.turn(name), says: w.turnSays, acts: [{ move: 'pass', args: {}, label: w.pass }] }]
        : []),
      { title: w.hand(name), says: w.handSays, acts: hand },
    ];
  },
});
