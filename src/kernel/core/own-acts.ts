/** What a person did here that the next generation may not know: placed beyond its base, or never placed. */
import type { Runner } from '../fold/runner.ts';
import { type Entry, KIND } from '../journal/entry.ts';
import type { Stamped } from '../log/order.ts';

const isAct = ({ kind }: Entry): boolean => kind === KIND.move || kind === KIND.seat || kind === KIND.start;

/** Own acts placed over this position, oldest first. */
export function ownOver(runner: Runner, device: string, position: number): Entry[] {
  const out: Entry[] = [];
  for (let at: Stamped | undefined = runner.at; at && at.position > position; at = at.parent) {
    const here = at.entries.map((hash) => runner.world.entry(hash)).filter((entry) => entry !== undefined);
    out.unshift(...here.filter((entry) => entry.device === device && isAct(entry) && !runner.refusalOf(entry.hash)));
  }
  return out;
}

/** … and those that wait for a place. */
export const ownWaiting = (runner: Runner, device: string): Entry[] =>
  runner.pending().filter((entry) => entry.device === device && isAct(entry));
