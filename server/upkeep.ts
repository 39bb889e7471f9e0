/**
 * The upkeep of a store once in a while. Rooms that nobody opens any more are deleted, and the longest unused where all take up too much. A
 * failure is said, and the next time tries again: it mustn't end a server.
 */
import type { Settings } from './settings.ts';
import type { RoomStore } from './stores/store.ts';
import type { Say } from './told.ts';

const DAY_MS = 86_400_000;
const SHRINK_MS = 600_000;

/** How long and how much is kept, what is open at the moment, and where it is told. */
export type UpkeepParts = Pick<Settings, 'keepDays' | 'maxDiskBytes'> & {
  readonly isOpen: (topic: string) => boolean;
  readonly say: Say;
};

/** Looks once, and from then on each day and each ten minutes. Resolves when the first look is done, and rejects never. */
export async function keepUp(store: RoomStore, parts: UpkeepParts): Promise<void> {
  const { keepDays, maxDiskBytes, isOpen, say } = parts;
  const expire = (): Promise<void> =>
    store
      .expire(Date.now() - keepDays * DAY_MS, isOpen)
      .catch((error: unknown) => say(`Tables past KEEP_DAYS can't be deleted at the moment: ${String(error)}`));
  const shrink = async (): Promise<void> => {
    try {
      const gone = (await store.shrink?.(maxDiskBytes, isOpen)) ?? 0;
      if (gone > 0) say(`${gone} of the longest unused tables were deleted: MAX_DISK was reached.`);
    } catch (error) {
      say(`It can't be looked at the moment whether MAX_DISK is reached: ${String(error)}`);
    }
  };
  await expire();
  setInterval(() => void expire(), DAY_MS).unref();
  if (maxDiskBytes === Infinity) return;
  await shrink();
  setInterval(() => void shrink(), SHRINK_MS).unref();
}
