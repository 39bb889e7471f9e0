/** White Elements that lie out: Replacements on receptacles, rules above the panorama (TS-235 … TS-243). */
import { elementOf, whiteOf } from './lookups.ts';
import type { White } from '../pack/shared.ts';
import type { Agent, State } from './state.ts';

/** What a white Element is, once it is open. */
export function whiteAt(s: State, number: number): White | undefined {
  const element = elementOf(s, number);
  return element && whiteOf(s, element);
}

/** The Replacement that lies on top of a receptacle. */
export function replacementAt(
  s: State,
  { replacement }: Agent,
): Extract<White, { readonly type: 'replacement' }> | undefined {
  const white = replacement === null ? undefined : whiteAt(s, replacement);
  return white?.type === 'replacement' ? white : undefined;
}
