/** What the strip of a proposal to go back says to whom. */
import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { renderRewind } from '../../../src/embed/undo/undo-view.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { people, viewOf } from '../fake-table.ts';

const rewind = { by: 1, position: 3, moves: 1, waiting: [2], agreed: [0], warnings: [] } as const;
const said = async (change: Partial<TableView>): Promise<string> => {
  const el = await fixture<HTMLElement>(
    html`<div>${renderRewind(viewOf({ rewind, ...change }), 'it', undefined)}</div>`,
  );
  return el.textContent.replaceAll(/\s+/gu, ' ');
};

describe('the strip of a proposal to go back', () => {
  it('says of whoever has agreed that they have, and of nobody else', async () => {
    expect(await said({ seats: people(4, 0) })).to.contain('Hai accettato di tornare');
    expect(await said({ seats: people(4, 1) })).to.contain('Hai proposto di tornare');
    expect(await said({ seats: people(4, 2) })).to.contain('D’accordo');
    // Seated and not asked: looking on, or away until just now.
    for (const seats of [people(4, 3), people(4)]) {
      const text = await said({ seats });
      expect(text).to.contain('Marco propone di tornare').and.to.contain('Manca Sofia');
      expect(text).not.to.contain('D’accordo');
    }
  });

  it('says of a second tab, which only looks on, that it has agreed to nothing', async () => {
    const view = viewOf({ seats: people(4, 2) });
    expect(await said({ ...view, me: { ...view.me, watcher: true } })).to.contain('Marco propone di tornare');
  });
});
