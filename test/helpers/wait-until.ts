/** Fulfilled once it is so: looked for often, and for long, since a busy machine fetches and draws slowly. @param what it is, for whoever reads the failure */
export async function waitUntil(so: () => unknown, what: string = String(so)): Promise<void> {
  const end = performance.now() + GIVE_UP_MS;
  while (!so()) {
    if (performance.now() > end) throw new Error(`not so after ${GIVE_UP_MS} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

const GIVE_UP_MS = 240_000;
const EVERY_MS = 10;
