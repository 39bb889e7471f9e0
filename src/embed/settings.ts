/**
 * What a person chose on this device: light, contrast, language, and the name used last. Stored with the page; where nothing can be
 * stored (a sandboxed frame) it lives as long as the page.
 */
import type { Lang } from '../elements/board.ts';
import { preferredLang } from '../elements/words.ts';

export interface Settings {
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly contrast?: 'auto' | 'more';
  readonly lang?: Lang;
  /** Absent: on. */
  readonly sound?: 'on' | 'off';
  /** Everything by five keys (elements/tv-five.ts). Absent: off. */
  readonly keys?: 'all' | 'five';
  readonly name?: string;
  /** Games whose first two minutes were offered here. */
  readonly toured?: readonly string[];
}

const KEY = 'tavolata/settings';
let here: Settings = {};

const one = <const T extends string>(value: unknown, ...of: readonly T[]): T | undefined => of.find((v) => v === value);

/** Whatever lies in the store is read as a stranger's: another version of this page may have written it. */
export function readSettings(): Settings {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return here;
  }
  if (typeof found !== 'object' || found === null) return {};
  const given = found as Readonly<Record<string, unknown>>;
  const theme = one(given['theme'], 'auto', 'light', 'dark');
  const contrast = one(given['contrast'], 'auto', 'more');
  const lang = one(given['lang'], 'it', 'en');
  const sound = one(given['sound'], 'on', 'off');
  const keys = one(given['keys'], 'all', 'five');
  const name = typeof given['name'] === 'string' ? given['name'].slice(0, 40) : undefined;
  const toured = Array.isArray(given['toured']) ? given['toured'].filter((id) => typeof id === 'string') : [];
  return {
    ...(theme && { theme }),
    ...(contrast && { contrast }),
    ...(lang && { lang }),
    ...(sound && { sound }),
    ...(keys && { keys }),
    ...(name && { name }),
    ...(toured.length > 0 && { toured }),
  };
}

export function changeSettings(change: Settings): Settings {
  here = { ...readSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // Sandboxed or full: the choice holds until the page goes.
  }
  return here;
}

/** From now on this game's first two minutes aren't offered again. */
export function changeToured(game: string): Settings {
  const { toured = [] } = readSettings();
  return changeSettings({ toured: [...toured.filter((one) => one !== game), game] });
}

/** @param lang what the page asks for; '' for nothing. What the person chose wins. */
export function spokenLang({ lang: chosen }: Settings, lang: string): Lang {
  if (chosen) return chosen;
  if (lang) return lang.toLowerCase().startsWith('it') ? 'it' : 'en';
  return preferredLang();
}
