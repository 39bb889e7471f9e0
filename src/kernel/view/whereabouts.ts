/**
 * Whether somebody is at the table, from whose pages are heard. A page that is loaded again is gone for a moment: nobody is called away
 * before that has passed. While this page has no line itself it knows nothing new and says what it said last.
 */
import type { Clock } from '../ports.ts';

export type Presence = 'here' | 'hidden' | 'away';

/** Nobody is away before so long without any page. */
export const AWAY_AFTER_MS = 4_000;

export class Whereabouts {
  readonly #clock: Clock;
  readonly #heard: (device: string) => Presence;
  readonly #changed: () => unknown;
  /** What was said last of these devices together; and since when nothing is heard. */
  readonly #said = new Map<string, { readonly said: Presence; readonly silentSince?: number }>();

  /** @param heard of one device, as its pages are heard now @param changed somebody has become away with time */
  constructor(clock: Clock, heard: (device: string) => Presence, changed: () => unknown) {
    this.#clock = clock;
    this.#heard = heard;
    this.#changed = changed;
  }

  /** @param devices of one person @param live this page hears the others now */
  of(devices: readonly string[], live: boolean): Presence {
    const key = devices.join(' ');
    const before = this.#said.get(key);
    const now = this.#clock.monotonicMs();
    const heard = new Set(devices.map((device) => this.#heard(device)));
    const said = heard.has('here') ? 'here' : heard.has('hidden') ? 'hidden' : 'away';
    if (live && said === 'away') {
      const since = before?.silentSince ?? now;
      const away = now - since >= AWAY_AFTER_MS;
      if (before?.silentSince === undefined) this.#clock.after(AWAY_AFTER_MS, () => void this.#changed());
      const shown = away ? 'away' : (before?.said ?? 'here');
      this.#said.set(key, { said: shown, silentSince: since });
      return shown;
    }
    const shown = said === 'away' ? (before?.said ?? 'here') : said;
    this.#said.set(key, { said: shown });
    return shown;
  }
}
