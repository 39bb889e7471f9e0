/** What the page's address says: which storm, and what was done to it and when, so that it can be shown again. */
import { type Press, readPresses, writePresses } from './storm.ts';

export interface Asked {
  /** 32-bit whole number. */
  readonly seed: number;
  readonly presses: readonly Press[];
}

/** Where the address names none, one is drawn. */
export function readAddress(search: string, draw: () => number): Asked {
  const asked = new URLSearchParams(search);
  const named = asked.get('seed') ?? '';
  const seed = /^\d{1,9}$/u.test(named) ? Number(named) : draw();
  return { seed, presses: readPresses(asked.get('storm') ?? '') };
}

export function writeAddress({ seed, presses }: Asked): string {
  return `?seed=${seed}${presses.length > 0 ? `&storm=${writePresses(presses)}` : ''}`;
}
