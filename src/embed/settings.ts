/**
 * What a person chose on this device: light, contrast, language, and the name used last. Stored with the page; where nothing can be
 * stored (a sandboxed frame) it lives as long as the page.
 */
import type { Lang } from '../elements/frame/board.ts';
import { preferredLang } from '../elements/words.ts';
import type { TableView } from '../kernel/view/table-view.ts';
import { isRecord } from '../kernel/own.ts';
import { SOUND_KINDS, type SoundKind, VOLUMES } from './sound/sound-kinds.ts';

/** What this person chose for this browser, at every table. */
export interface Settings {
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly contrast?: 'auto' | 'more';
  readonly lang?: Lang;
  /** Absent: on, but on a screen that shows the table only. */
  readonly sound?: 'on' | 'off';
  /** Place among `VOLUMES`. Absent: the usual one. */
  readonly volume?: number;
  /** Kinds of sounds that this person doesn't want. */
  readonly mute?: readonly SoundKind[];
  /** Whether this device shows and sees who points at what. Absent: on. */
  readonly pointing?: 'on' | 'off';
  /** Whether this screen is shared on the call. Absent: not asked yet. */
  readonly sharing?: 'yes' | 'no';
  /** Everything by five keys (elements/five-keys/tv-five.ts). Absent: off. */
  readonly keys?: 'all' | 'five';
  /** What only this person may see is read while it is held, or by a tap. Absent: held. */
  readonly reading?: 'hold' | 'tap';
  /** This person knows that the browser may clear what it stores, and of the code that brings a seat back. */
  readonly forgets?: 'read';
  readonly name?: string;
  /** Games whose first two minutes were offered here. */
  readonly toured?: readonly string[];
}

const KEY = 'tavolata/settings';
let here: Settings = {};

const one = <const T extends string>(value: unknown, ...of: readonly T[]): T | undefined => of.find((v) => v === value);

/** All that lies in the store is read as a stranger's: another version of this page may have written it. */
export function readSettings(): Settings {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return here;
  }
  if (!isRecord(found)) return {};
  const theme = one(found['theme'], 'auto', 'light', 'dark');
  const contrast = one(found['contrast'], 'auto', 'more');
  const lang = one(found['lang'], 'it', 'en');
  const sound = one(found['sound'], 'on', 'off');
  const level = found['volume'];
  const volume = typeof level === 'number' && VOLUMES[level] !== undefined ? level : undefined;
  const muted = Array.isArray(found['mute']) ? found['mute'] : [];
  const mute = SOUND_KINDS.filter((kind) => muted.includes(kind));
  const keys = one(found['keys'], 'all', 'five');
  const pointing = one(found['pointing'], 'on', 'off');
  const reading = one(found['reading'], 'hold', 'tap');
  const sharing = one(found['sharing'], 'yes', 'no');
  const forgets = one(found['forgets'], 'read');
  const name = typeof found['name'] === 'string' ? found['name'].slice(0, 40) : undefined;
  const toured = Array.isArray(found['toured']) ? found['toured'].filter((id) => typeof id === 'string') : [];
  return {
    ...(theme && { theme }),
    ...(contrast && { contrast }),
    ...(lang && { lang }),
    ...(sound && { sound }),
    ...(volume !== undefined && { volume }),
    ...(mute.length > 0 && { mute }),
    ...(keys && { keys }),
    ...(pointing && { pointing }),
    ...(sharing && { sharing }),
    ...(reading && { reading }),
    ...(forgets && { forgets }),
    ...(name && { name }),
    ...(toured.length > 0 && { toured }),
  };
}

/** Stores a change and answers the settings with it; where nothing can be stored it holds until the page goes. */
export function changeSettings(change: Settings): Settings {
  here = { ...readSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // Sandboxed or full: the choice holds until the page goes.
  }
  return here;
}

/** Whether sounds are on here: a screen that shows the table only stands where all hear it, and is silent until somebody turns them on. */
export const soundOf = ({ sound }: Settings, view: Pick<TableView, 'devices'> | undefined): 'on' | 'off' =>
  sound ?? (view?.devices.role === 'table' ? 'off' : 'on');

/** Whether this screen is shared. One that is stays silent: the others would hear it twice. */
export const changeSharing = (yes: boolean): Settings =>
  changeSettings(yes ? { sharing: 'yes', sound: 'off' } : { sharing: 'no' });

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
