/** Keys of veiled letters and what was read with forgotten ones, as a row of `private-kinds.ts`: of the own seat alone, and never on paper. */
import { type Reader, utf8, Writer } from '../bytes.ts';
import type { PrivateKind, Take } from './private-kind.ts';
import { keepKey, keepNote, keptKey, noteOf, readNote } from './veil-keys.ts';

const ITEM = { key: 8, note: 9 } as const;

function readKey(r: Reader): Take {
  const [root, m, key] = [r.s8(), r.u16(), r.bytes(32)];
  return async (ports, state) => {
    if (!Object.hasOwn(state.veils ?? {}, root) || (await keptKey(ports, root))) return false;
    await keepKey(ports, root, { m, key });
    return true;
  };
}

function readNoted(r: Reader): Take {
  const [ask, bytes] = [r.s8(), utf8(r.s16())];
  return async (ports) => {
    const note = readNote(bytes);
    if (note === undefined || (await noteOf(ports, ask)) !== undefined) return false;
    await keepNote(ports, ask, note);
    return true;
  };
}

export const VEILS: PrivateKind = {
  neverOnPaper: true,
  async collect(ports, state, me, to) {
    if (me !== to) return [];
    const items: Uint8Array[] = [];
    for (const [root, { told }] of Object.entries(state.veils ?? {})) {
      const kept = await keptKey(ports, root);
      if (kept) items.push(new Writer().u8(ITEM.key).s8(root).u16(kept.m).raw(kept.key).done());
      for (const ask of Object.keys(told)) {
        const note = await noteOf(ports, ask);
        if (note !== undefined) items.push(new Writer().u8(ITEM.note).s8(ask).s16(JSON.stringify(note)).done());
      }
    }
    return items;
  },
  read: (r, type) => (type === ITEM.key ? readKey(r) : type === ITEM.note ? readNoted(r) : undefined),
};
