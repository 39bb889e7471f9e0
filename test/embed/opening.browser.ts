/** Which table an element opens, and when: none without a page, none any more without an invitation. */
import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import '../../src/embed/tavolata-table.ts';

describe('an element that opens a table', () => {
  it('lets go of it when the page takes the invitation away', async () => {
    const around = await fixture(html`<div></div>`);
    const el = document.createElement('tavolata-table');
    el.innerHTML = '<b slot="empty">No table.</b>';
    el.invitation = '#1.nothing';
    const failed = oneEvent(around, 'tv-failed');
    around.append(el);
    await failed;
    await nextFrame();
    expect(el.querySelector('b')!.assignedSlot).to.equal(null);
    el.invitation = '';
    await el.updateComplete;
    expect(el.querySelector('b')!.assignedSlot).not.to.equal(null);
  });
});
