/**
 * What a relay can tell of a table without a key: when which page sent how many bytes, of the document and of its presence. Two tables that differ
 * only in what is hidden must look alike to it.
 */
import type { Caller } from '../../../src/sim/carrier.ts';
import type { Network } from '../../../src/sim/network.ts';
import type { Schedule } from '../../../src/sim/schedule.ts';

/** Writes down, line by line, all that pages send from here on. */
export function overhear(network: Network, schedule: Schedule): readonly string[] {
  const heard: string[] = [];
  const note = ({ where }: Caller, what: string, { length }: Uint8Array): void => {
    heard.push(`${schedule.now.toFixed(3)} ${where} ${what} ${length}`);
  };
  const { transport } = network;
  network.transport = (caller) => {
    const { connect } = transport.call(network, caller);
    return {
      connect: (doc, room, events) => {
        doc.on('update', (update: Uint8Array, origin: unknown) => {
          if (origin !== network) note(caller, 'sends', update);
        });
        const line = connect(doc, room, events);
        return {
          ...line,
          present: (make) =>
            line.present(
              make &&
                ((clock) => {
                  const state = make(clock);
                  note(caller, 'shows', state);
                  return state;
                }),
            ),
        };
      },
    };
  };
  return heard;
}
