/** Somebody drops: another plays for those agents until they are back (TSQ-01). */
import type { AbsenceWords } from '../../../elements/frame/absence.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { SessionShown } from '../shown.ts';

const say = words(
  {
    title: (name: string) => `Giocare per ${name}`,
    says: 'Muovi tu il suo agente e leggi quello che legge lui, finché chi è via non torna.',
    act: 'Ci penso io',
  },
  {
    title: (name) => `Play for ${name}`,
    says: 'You move that agent and read what it reads, until the player is back.',
    act: 'I’ll do it',
  },
);

export const absence = (lang: Lang): AbsenceWords => ({
  ways: ({ seat, name, view }) => {
    const { table } = (view ?? {}) as Partial<SessionShown>;
    const w = say(lang);
    // One tap after the other where somebody has two.
    const agent = table?.agents.findIndex(({ player }) => player === seat) ?? -1;
    if (agent < 0) return [];
    return [{ title: w.title(name), says: w.says, acts: [{ move: 'standIn', args: { agent }, label: w.act }] }];
  },
});
