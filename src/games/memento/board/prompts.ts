/** Questions for whoever is stuck, by the moment of the story. In our own words; fetched when somebody wants one. */
import type { Lang } from '../../../elements/frame/board.ts';

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
/** Questions about a trait that is envied or given up in this scene; `{trait}` stands for it. */
export const TURNS = ['envied', 'gaveUp'] as const;
export type Turn = (typeof TURNS)[number];
export type Prompts = Readonly<Record<Moment | Turn, readonly string[]>>;

export const aboutTrait = (question: string, trait: string): string => question.replace('{trait}', () => trait);

export const promptsIn = async (lang: Lang): Promise<Prompts> =>
  lang === 'it' ? (await import('./prompts-it.ts')).it : (await import('./prompts-en.ts')).en;
