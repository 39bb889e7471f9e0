/** Places around the cloth of the lobby at all sizes: none lies over another one, or over what is said in the middle. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../src/embed/tavolata-table.ts';
import type { TavolataTable } from '../../../src/embed/tavolata-table.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { FakeTable, people, viewOf } from '../fake-table.ts';
import { asking, inLobby, lobby } from './seat-at.ts';

const crowd = Array.from({ length: 24 }, (_, seat) => ({
  ...asking,
  seat,
  name: `Persona ${seat}`,
  state: 'seated' as const,
}));

describe('the ring of places', () => {
  for (const [width, height] of [
    [1440, 900],
    [960, 540],
    [720, 450],
    [390, 844],
  ] as const)
    for (const [seats, most] of [
      [people(5, 0), 6],
      [crowd, 24],
    ] as const)
      it(`keeps ${seats.length} people apart at ${width} × ${height}`, async () => {
        const table = new FakeTable(viewOf({ seats, seatsMax: most }));
        const el = await fixture<TavolataTable>(
          html`<tavolata-table
            lang="it"
            .theme=${'light'}
            .table=${table}
            .invitation=${'#1.secret'}
            style="width: ${width}px; height: ${height}px"
          ></tavolata-table>`,
        );
        await waitUntil(() => lobby(el), 'the lobby is drawn');
        await nextFrame();
        const places = [...lobby(el)!.shadowRoot!.querySelectorAll('.place')];
        const boxes = [...places, inLobby(el, '.say')].map((one) => one.getBoundingClientRect());
        const over = boxes.flatMap((a, i) =>
          boxes.slice(i + 1).flatMap((b, j) => {
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            return wide > 1 && high > 1 ? [`${i} and ${i + 1 + j}: ${Math.round(wide)} × ${Math.round(high)}`] : [];
          }),
        );
        expect(over).to.deep.equal([]);
      });
});
