/**
 * The upkeep of a store once in a while. Rooms that nobody opens any more are deleted, and the longest unused where all take up too much. A
 * failure is said, and the next time tries again: it mustn't end a server. Where all rooms would go at a start, the clock may be wrong: that
 * is said, and they stay for a day.
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
  const expire = async (isFirst: boolean): Promise<void> => {
    const beforeMs = Date.now() - keepDays * DAY_MS;
    try {
      const lastMs = isFirst ? await store.lastUse?.() : undefined;
      if (lastMs === undefined || lastMs >= beforeMs) return await store.expire(beforeMs, isOpen);
      const [now, last] = [Date.now(), lastMs].map((ms) => new Date(ms).toISOString().slice(0, 10));
      say(
        `It is ${now} by this machine's clock, and the tables were last used on ${last}: all of them are past KEEP_DAYS. None is deleted for a day. If the clock is wrong, set it and restart.`,
      );
    } catch (error) {
      say(`Tables past KEEP_DAYS can't be deleted at the moment: ${String(error)}`);
    }
  };
  const shrink = async (): Promise<void> => {
    try {
      const gone = (await store.shrink?.(maxDiskBytes, isOpen)) ?? 0;
      if (gone > 0) say(`${gone} of the longest unused tables were deleted: MAX_DISK was reached.`);
    } catch (error) {
      say(`It can't be looked at the moment whether MAX_DISK is reached: ${String(error)}`);
    }
  };
  await expire(true);
  setInterval(() => void expire(false), DAY_MS).unref();
  if (maxDiskBytes === Infinity) return;
  await shrink();
  setInterval(() => void shrink(), SHRINK_MS).unref();
}
