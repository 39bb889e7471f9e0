/** The blobs that a mission's pictures have: whatever it names as art, in the order of their names. */
import type { Blob, Mission } from '../../pack/mission.ts';
import { isRecord } from '../../../../kernel/own.ts';

function* artIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* artIn(one);
  else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if ((name === 'back' || name === 'symbol' || name === 'icon' || name === 'blob') && typeof inner === 'string')
        yield inner;
      else yield* artIn(inner);
    }
  }
}

/** As it is written nothing lies apart: hashes and sizes come when it is sealed. */
const unsealed: Blob = { sha256: '0'.repeat(64), bytes: 0, padTo: 4_096, keyId: 'open' };

export function withBlobs(mission: Omit<Mission, 'blobs'>): Mission {
  const names = [...new Set(artIn(mission))].toSorted();
  return { ...mission, blobs: Object.fromEntries(names.map((name) => [name, unsealed])) };
}
