/** CNQ-25: the key has been told to an operative, who leads from now on. How a team comes to that is in `stand-in.ts`. */
import type { Answer, Ask } from '../../kernel/game.ts';
import { counted } from './guess.ts';
import { settle } from './presence.ts';
import { withoutSpelling } from './spelling.ts';
import { changed, isOperative, isPlayed, isSince5, NOBODY, type State } from './state.ts';
import { tell } from './told.ts';

/** The key is heard. Where nobody could tell it, or it was false (the log names who), the team may try again, wait or call the game off. */
export function onStandIn(s: State, { failed }: Answer, ask: Ask): State {
  const { handing, former = [], ...setting } = s.setting;
  if (handing === undefined) return s;
  const { team, seat } = handing;
  if (failed !== undefined || !isPlayed(s)) {
    const nobody = changed(s, { setting: { ...setting, ...(former.length > 0 && { former }) } });
    return isPlayed(s) ? tell(nobody, 'handFailed', { team }) : nobody;
  }
  const before = s.spymaster[team];
  const knows = isOperative(s, seat, team);
  const gone = [...former, before];
  const next = changed(withoutSpelling(s, seat, ask), {
    // A person who has stood up meanwhile has heard it all the same.
    setting: { ...setting, former: knows ? gone : [...gone, seat] },
    teams: { ...s.teams, [team]: s.teams[team].filter((one) => one !== before) },
    spymaster: { ...s.spymaster, [team]: knows ? seat : NOBODY },
    pointing: {
      marks: s.pointing.marks.filter((one) => one.seat !== seat),
      ballot: s.pointing.ballot.filter((one) => one.seat !== seat),
    },
  });
  // The one who led is in no team any more: fewer may be more than half.
  return isSince5(s)
    ? settle(knows ? tell(next, 'leads', { team, seat }) : tell(next, 'handFailed', { team }), ask)
    : counted(next, ask);
}
