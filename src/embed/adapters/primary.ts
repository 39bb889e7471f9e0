/** Which of several tabs acts for this device: the one that holds the table's lock; the next one gets it when that page is gone. */

/** Fulfilled when this page has the lock, and holds it until `released` is. Browsers without locks have one tab at a time. */
export function becomePrimary(room: string, released: Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((resolve) => {
    const held = navigator.locks.request(`tavolata-${room}`, () => {
      resolve();
      return released;
    });
    // A page that may not lock (an opaque origin) has nobody to share with either.
    held.catch(() => resolve());
  });
}
