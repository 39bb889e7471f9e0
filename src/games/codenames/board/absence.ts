/**
 * Somebody drops: a spymaster is followed by one of the team (CNQ-25). Operatives who are there guess by themselves; a team without any
 * waits (CNQ-27), unless the table calls the game off.
 */
import type { AbsenceWay, AbsenceWords, Absent } from '../../../elements/frame/absence.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import { TEAMS, type CodenamesView } from '../view.ts';

const say = words(
  {
    title: 'Un altro capospia',
    says: 'Uno di voi vede la chiave, dal dispositivo dell’altro capospia, e non indovina più. Serve più della metà della squadra.',
    me: 'Lo faccio io',
    other: (name: string) => `Lo fa ${name}`,
    voidTitle: 'Una partita nuova con chi c’è',
    voidSays:
      'Nella sua squadra non indovina nessun altro. Si annulla questa partita e si rifanno le squadre. Serve più della metà di chi gioca, e uno per squadra.',
    voidMe: 'Per me si annulla',
  },
  {
    title: 'Another spymaster',
    says: 'One of you sees the key, told by the other spymaster’s device, and stops guessing. More than half of the team must agree.',
    me: 'I’ll do it',
    other: (name) => `${name} does it`,
    voidTitle: 'A new game with those who are here',
    voidSays:
      'Nobody else in that team can guess. This game is called off and you make new teams. More than half of the players must agree, and one of each team.',
    voidMe: 'Fine, call it off',
  },
);

type Words = ReturnType<typeof say>;

function anotherSpymaster(w: Words, { me, nameOf }: Absent, operatives: readonly number[]): AbsenceWay {
  const acts = operatives.map((one) => ({
    move: 'standIn',
    args: { seat: one },
    label: one === me ? w.me : w.other(nameOf(one)),
  }));
  return { title: w.title, says: w.says, acts };
}

const calledOff = (w: Words): AbsenceWay => ({
  title: w.voidTitle,
  says: w.voidSays,
  acts: [{ move: 'voidGame', args: {}, label: w.voidMe }],
});

export const absence = (lang: Lang): AbsenceWords => ({
  ways: (of) => {
    const { me: mine, teams } = (of.view ?? {}) as Partial<CodenamesView>;
    if (!teams) return [];
    const w = say(lang);
    const own = mine?.team && teams[mine.team];
    if (own && own.spymaster === of.seat) return [anotherSpymaster(w, of, own.operatives)];
    const isOnlyOperative = TEAMS.some((team) => {
      const operatives = teams[team]?.operatives ?? [];
      return operatives.length === 1 && operatives[0] === of.seat;
    });
    return isOnlyOperative ? [calledOff(w)] : [];
  },
});
