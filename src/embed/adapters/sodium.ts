/**
 * Loads libsodium (`libsodium.ts`) when a table is opened. Without WebAssembly it doesn't load, and there is no fallback: other verifiers
 * disagree on crafted signatures, and nothing could be unsealed anyway.
 */
import type { Sodium } from '../../kernel/ports.ts';
import type { Group } from '../../kernel/secrets/group.ts';
import { part } from '../part.ts';

let loading: Promise<Sodium> | undefined;

/** Loads once; rejects where WebAssembly is missing or blocked, with a `PartError` where it couldn't be fetched. */
export function loadSodium(): Promise<Sodium> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Sodium> {
  try {
    const { readySodium } = await part(import('./libsodium.ts'));
    return await readySodium();
  } catch (error) {
    // A network that failed once may be asked again.
    loading = undefined;
    throw error;
  }
}

/** The group of decks and dice, in the same WebAssembly; rejects where that is missing or blocked. */
export async function loadGroup(): Promise<Group> {
  return await (await part(import('./ristretto.ts'))).readyRistretto();
}
