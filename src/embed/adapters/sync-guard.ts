/**
 * What a relay sends, before Yjs sees it: it must be of the strict form, and go on where the document's feeds end. Yjs would keep what lies
 * past a gap, and work through all of it again with each further piece. A few thousand of them would stop the page. Our own relay sends none,
 * a stock one where an entry overtakes its answer: whoever drops one asks again.
 */
import { createDecoder, readVarUint, type Decoder } from 'lib0/decoding';
import type { WebsocketProvider } from 'y-websocket';
import { type Doc, getState } from 'yjs';
import { FLOOD, MAX_ROOM_BYTES, MAX_ROOM_ENTRIES } from '../../wire/feed.ts';
import { readFrame, writeStep2, writeUpdate } from '../../wire/frames.ts';
import { joinUpdates, type StateVector } from '../../wire/splice.ts';
import { parseUpdate } from '../../wire/update.ts';

/** A handler of y-websocket's messages. */
export type Handler = WebsocketProvider['messageHandlers'][number];

/** A listener that is told of what the relay has, and of a frame that was dropped. */
export interface Dropped {
  /** What the relay says it has; on `false` it gets no answer. */
  has(ends: StateVector): boolean;
  /** A frame of another form. */
  garbage(): void;
  /** Live entries whose predecessors aren't here. What lies past a gap in an answer the relay hasn't got itself. */
  gap(): void;
  /** A frame of more than any room holds. */
  flood(): void;
}

/** Lets a sync frame through to `handle`, without what lies past a gap. Nothing throws. */
export function guarded(handle: Handler, doc: Doc, dropped: Dropped): Handler {
  return (encoder, decoder, provider, emitSynced, type) => {
    const pass = (read: Decoder): void => handle(encoder, read, provider, emitSynced, type);
    const frame = readFrame(decoder.arr);
    if (!frame.ok) return dropped.garbage();
    if (!('update' in frame)) {
      // What the document has may not go to a relay that lacks what stands there as blanks.
      const goes = frame.kind !== 'step1' || dropped.has(frame.stateVector);
      return goes ? pass(decoder) : undefined;
    }
    const { update, kind } = frame;
    const parsed = parseUpdate(update);
    if (!parsed.ok) return dropped.garbage();
    const entries = parsed.ranges.reduce((sum, { from, to }) => sum + to - from, 0);
    if (Math.max(update.length / MAX_ROOM_BYTES, entries / MAX_ROOM_ENTRIES) > FLOOD) return dropped.flood();
    const ranges = parsed.ranges.filter(({ client, from }) => from <= getState(doc.store, client));
    if (ranges.length === parsed.ranges.length) return pass(decoder);
    const joined = joinUpdates([{ bytes: update, ranges }]);
    pass(behindType(kind === 'step2' ? writeStep2(joined) : writeUpdate(joined)));
    if (kind === 'update') dropped.gap();
  };
}

/** A frame as the stock client hands it on: its first number is read. */
function behindType(frame: Uint8Array): Decoder {
  const decoder = createDecoder(frame);
  readVarUint(decoder);
  return decoder;
}
