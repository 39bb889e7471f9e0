/** Whether somebody who is away may be named. */
import type { Loaded } from '../table-loader.ts';

/** As long as a game's own word on that isn't here nobody is named. */
export const isHushed = ({ game, absence }: Pick<Loaded, 'game' | 'absence'>, view: unknown): boolean =>
  absence ? (absence.hushed?.(view) ?? false) : game?.absence !== undefined;
