/** What an act of this device's person needs of an open table. */
import type { TableParts } from '../core/table-parts.ts';
import type { Entry, Kind } from '../journal/entry.ts';
import type { NextIndex } from '../journal/session.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { TableState } from '../state/state.ts';

/** The parts to act with, the own device (hex), and the state as this page shows it. */
export type Acting = TableParts & { readonly device: string; readonly shown: TableState };

/** What acts need of an open table. */
export interface ActingPorts {
  /** The parts to act with, or why nothing at all may be written from here now. */
  acting(): Acting | Refusal;
  /** Given while wishes have to wait (`Core.unready`). */
  readonly unready: Promise<unknown> | undefined;
  /** Writes one entry; fulfilled with `undefined` where the body turned out to be none. */
  write(
    kind: Kind,
    body: (place: NextIndex) => Uint8Array | undefined | Promise<Uint8Array | undefined>,
  ): Promise<Entry | undefined>;
}
