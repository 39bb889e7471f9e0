/** What a keyboard comes to on a phone isn't left behind the window that sticks below. */
import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, type TemplateResult } from 'lit';
import { boardFrame } from '../../../src/elements/frame/board-frame.ts';
import '../../../src/elements/frame/tv-board-frame.ts';
import '../../../src/elements/tv-room.ts';
import '../../../src/elements/tv-status.ts';

class LowBoard extends LitElement {
  static override styles = [boardFrame];

  override render(): TemplateResult {
    return html`<tv-board-frame>
      <tv-status slot="status" headline="Tocca a Giulia"></tv-status>
      <div style="height: 300px">tovaglia</div>
      <div slot="window" style="height: 150px"><button id="owed">Passo</button></div>
      <div slot="rail">
        ${[1, 2, 3, 4, 5, 6].map((n) => html`<button id="r${n}" style="display: block; height: 60px">${n}</button>`)}
      </div>
    </tv-board-frame>`;
  }
}
customElements.define('low-board', LowBoard);

async function opened(): Promise<{ come: (id: string) => DOMRect; edges: () => readonly [number, number] }> {
  const room = await fixture(
    html`<tv-room style="display:block;min-height:0;width:390px;height:600px"><low-board></low-board></tv-room>`,
  );
  const root = room.querySelector<LowBoard>('low-board')!.shadowRoot!;
  await room.querySelector<LowBoard>('low-board')!.updateComplete;
  const frame = root.querySelector('tv-board-frame')!;
  await frame.updateComplete;
  return {
    come(id) {
      const button = root.querySelector<HTMLElement>(`#${id}`)!;
      button.focus();
      button.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true, composed: true }));
      return button.getBoundingClientRect();
    },
    edges: () => [
      root.querySelector('tv-status')!.getBoundingClientRect().bottom,
      frame.shadowRoot!.querySelector('.window')!.getBoundingClientRect().top,
    ],
  };
}

describe('the focus on a phone', () => {
  it('is brought out from behind the window and the headline, one after another, there and back', async () => {
    const { come, edges } = await opened();
    const way = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r5', 'r4', 'r3', 'r2', 'r1'];
    for (const id of way) {
      const { top, bottom } = come(id);
      const [from, to] = edges();
      expect(top, id).to.be.at.least(from);
      expect(bottom, id).to.be.at.most(to);
    }
  });

  it('in the window moves nothing', async () => {
    const { come } = await opened();
    const at = come('r3').top;
    come('owed');
    expect(come('r3').top).to.equal(at);
  });
});
