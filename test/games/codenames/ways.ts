/** Trials of the other ways to play. */
import { Trial, type Setting } from './trial.ts';

/** In the co-operative game. */
export const CHIEF = 0;
export const AGENT = 1;

/** Two people against the virtual team, in their first clue. */
export function coop(setting: Setting = {}): Trial {
  const options = { mode: 'coop', ...(setting.options as object) };
  const t = new Trial({ seats: 2, ...setting, options });
  t.do(CHIEF, 'claimSpymaster');
  t.do(AGENT, 'drawGrid');
  return t;
}

/** With three: seats 0 and 1 lead, 2 guesses for both. */
export function three(setting: Setting = {}): Trial {
  const t = new Trial({ seats: 3, ...setting, options: { mode: 'three', ...(setting.options as object) } });
  t.do(0, 'claimSpymaster');
  t.do(1, 'claimSpymaster');
  t.do(2, 'drawGrid');
  return t;
}
