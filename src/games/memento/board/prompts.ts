/** Questions for who is stuck, by the moment of the story. In our own words; fetched when somebody wants one. */
import type { Lang } from '../../../elements/board.ts';

export const MOMENTS = [
  'setting',
  'prelude',
  'lantern',
  'envy',
  'darkness',
  'tells',
  'darknessTells',
  'defeat',
] as const;
export type Moment = (typeof MOMENTS)[number];
export type Prompts = Readonly<Record<Moment, readonly string[]>>;

export const promptsIn = async (lang: Lang): Promise<Prompts> =>
  lang === 'it' ? (await import('./prompts-it.ts')).it : (await import('./prompts-en.ts')).en;
