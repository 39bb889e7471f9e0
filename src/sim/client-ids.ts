/** Gives Yjs the seed's chance: a document's client id decides where two who write at once come to stand. */
import * as Y from 'yjs';

let clientIds: (() => number) | undefined;
/** Where a document keeps it: with the document, so that it stays there whoever reads it later. */
const ID = Symbol.for('tavolata.client-id');
type Hooked = Y.Doc & { [ID]?: number };

/** Where new Yjs documents have their client ids from; undefined: from Yjs itself. */
export function clientIdsFrom(next: (() => number) | undefined): void {
  clientIds = next;
  Object.defineProperty(Y.Doc.prototype, 'clientID', {
    configurable: true,
    get(this: Hooked) {
      return this[ID];
    },
    set(this: Hooked, id: number) {
      this[ID] = clientIds ? clientIds() : id;
    },
  });
}
