/** Body of the entry that takes back a move or speaks of going back (PROTOCOL.md, "Bodies"): what is done, and the entry it is about. */
import { fromHex, read, Writer } from '../bytes.ts';

/** Numbers are part of the protocol. */
export const UNDO_ACT = { takeBack: 1, propose: 2, agree: 3, refuse: 4 } as const;
export type UndoAct = (typeof UNDO_ACT)[keyof typeof UNDO_ACT];

export interface UndoBody {
  readonly act: UndoAct;
  /** Hex hash: of the move that is taken back, of the first move to be undone, of the proposal that is consented to. */
  readonly about: string;
}

export const makeUndoBody = ({ act, about }: UndoBody): Uint8Array => new Writer().u8(act).raw(fromHex(about)).done();

export function parseUndoBody(body: Uint8Array): UndoBody | undefined {
  const got = read(body, (r) => ({ act: r.u8(), about: r.hex(32) }));
  const act = Object.values(UNDO_ACT).find((one) => one === got?.act);
  return got && act && { act, about: got.about };
}
