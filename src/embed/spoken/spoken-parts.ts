/** What both sides of a spoken invitation need of the platform, fetched when somebody first says or types words. */
import type { SpokenPorts } from '../../kernel/spoken/exchange.ts';
import { webRng } from '../adapters/keys.ts';
import { loadGroup, loadSodium } from '../adapters/sodium.ts';

export async function spokenPorts(): Promise<SpokenPorts> {
  const [sodium, group] = await Promise.all([loadSodium(), loadGroup()]);
  return { sodium, group, rng: webRng };
}
