/**
 * What a person chose on this device: light, contrast, language, and the name used last. Stored with the page; where nothing can be
 * stored (a sandboxed frame) it lives as long as the page.
 */
import type { Lang } from '../elements/board.ts';

export interface Settings {
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly contrast?: 'auto' | 'more';
  readonly lang?: Lang;
  readonly name?: string;
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
  const name = typeof given['name'] === 'string' ? given['name'].slice(0, 40) : undefined;
  return { ...(theme && { theme }), ...(contrast && { contrast }), ...(lang && { lang }), ...(name && { name }) };
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
