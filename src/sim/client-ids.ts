/** Gives Yjs the seed's chance: a document's client id decides where two who write at once come to stand. */
import * as Y from 'yjs';

let clientIds: (() => number) | undefined;
let hooked = false;

/** Where new Yjs documents have their client ids from; undefined: from Yjs itself. */
export function clientIdsFrom(next: (() => number) | undefined): void {
  hook();
  clientIds = next;
}

function hook(): void {
  if (hooked) return;
  hooked = true;
  const ids = new WeakMap<Y.Doc, number>();
  Object.defineProperty(Y.Doc.prototype, 'clientID', {
    configurable: true,
    get(this: Y.Doc) {
      return ids.get(this);
    },
    set(this: Y.Doc, id: number) {
      ids.set(this, clientIds ? clientIds() : id);
    },
  });
}
