/**
 * Candidates that leave a place to a person (`FREE` as a whole field). A rule that reads such a place can't be asked yet, so it lets the
 * candidate pass; all others are asked as ever. No rule of a game has to know of `FREE`.
 */
import { FREE, type Made, type Rule } from '../game.ts';

/** Thrown where an open place is read; nobody but `holdsSoFar` sees it. */
const OPEN = new Error('an open place was read');

/** Asked of every candidate there is: makes nothing. */
function isOpen(args: object): boolean {
  for (const name in args) if ((args as Readonly<Record<string, unknown>>)[name] === FREE) return true;
  return false;
}

/** The same arguments, of which nobody can read what is open. */
export function withOpenPlaces<A>(args: A): A {
  if (typeof args !== 'object' || args === null || !isOpen(args)) return args;
  const shown = { ...args };
  for (const [name, value] of Object.entries(args))
    if (value === FREE)
      Object.defineProperty(shown, name, {
        get: () => {
          throw OPEN;
        },
      });
  return shown;
}

/** Whether a rule lets pass what is known of a candidate. */
export function holdsSoFar<S, A>(rule: Rule<S, A>, state: S, made: Made<A>): boolean {
  try {
    return rule.holds(state, made);
  } catch (error) {
    if (error === OPEN) return true;
    throw error;
  }
}
