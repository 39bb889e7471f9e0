/**
 * Which of several tabs acts for this device: the one that holds the table's lock. The next one gets it when that page is gone, or at once
 * when a person asks for it there. The acting tab is told and steps back. A tab that sleeps loses the lock, and hears of it when it wakes.
 * Browsers without locks have one tab at a time.
 */

/** The lock by which one tab acts for its device. */
export interface PrimaryTab {
  /** Fulfilled when this page has the lock. @param stepBack what to do before it goes to a tab that asks */
  primary(stepBack: () => Promise<void>): Promise<void>;
  /** This tab wants the lock now. */
  takeHere(): void;
  /** Gives the lock up for good. */
  release(): void;
}

/** A tab that doesn't answer for so long is asleep. */
const PATIENCE_MS = 1_500;

interface Hold {
  stepBack(): Promise<void>;
  release(): void;
}

interface Wanted {
  got(): void;
  stepBack(): Promise<void>;
}

/** That lock for one room, over Web Locks; tabs ask each other for it on a channel. @param room hex */
export function primaryTab(room: string): PrimaryTab {
  const name = `tavolata-${room}`;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  let acting: Hold | undefined;
  let wanted: Wanted | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  /** This tab takes the lock away, perhaps from an earlier request of its own. */
  let stealing = false;

  const yieldTo = async (hold: Hold | undefined): Promise<void> => {
    if (!hold || acting !== hold) return;
    acting = undefined;
    await hold.stepBack();
    hold.release();
    channel?.postMessage('stepped');
  };

  const request = (steal: boolean): void => {
    let hold: Hold | undefined;
    if (steal) stealing = true;
    const held = navigator.locks.request(name, { steal }, () => {
      const mine = wanted;
      if (steal) stealing = false;
      if (!mine) {
        // Another request of this tab had it first: what was taken was our own, and is kept.
        const kept = steal ? acting : undefined;
        return kept && new Promise<void>((resolve) => (acting = hold = { ...kept, release: resolve }));
      }
      wanted = undefined;
      asked = false;
      clearTimeout(patience);
      return new Promise<void>((resolve) => {
        hold = { stepBack: () => mine.stepBack(), release: resolve };
        acting = hold;
        mine.got();
      });
    });
    held.catch((error: unknown) => {
      // Taken away while this page slept; or a page that may not lock (an opaque origin) and so has nobody to share with.
      if (error instanceof DOMException && error.name === 'AbortError') {
        if (!stealing) void yieldTo(hold);
      } else wanted?.got();
    });
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'take') void yieldTo(acting);
    // Not by the queue, where a third tab may stand first.
    if (data === 'stepped' && asked && wanted) request(true);
  });

  return {
    primary(stepBack) {
      if (!('locks' in navigator)) return Promise.resolve();
      return new Promise((got) => {
        wanted = { got, stepBack };
        request(false);
      });
    },
    takeHere() {
      if (!wanted || !('locks' in navigator)) return;
      asked = true;
      channel?.postMessage('take');
      clearTimeout(patience);
      patience = setTimeout(() => wanted && request(true), PATIENCE_MS);
    },
    release() {
      wanted = undefined;
      clearTimeout(patience);
      channel?.close();
      acting?.release();
      acting = undefined;
    },
  };
}
