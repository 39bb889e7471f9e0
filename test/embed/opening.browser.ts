/** Which table an element opens, and when: none without a page, none any more without an invitation. */
import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import type { FailedEvent } from '../../src/embed/events.ts';
import { failureWords } from '../../src/embed/words/failure-words.ts';
import '../../src/embed/tavolata-table.ts';
import { FakeTable } from './fake-table.ts';

/** Counts who looks at it. */
class WatchedTable extends FakeTable {
  watching = 0;

  override subscribe(changed: () => void): () => void {
    const over = super.subscribe(changed);
    this.watching += 1;
    return () => {
      this.watching -= 1;
      over();
    };
  }
}

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

  it('tells a failure as an alert, which is heard though it comes with its text, and no waiting', async () => {
    const around = await fixture(html`<div></div>`);
    const el = document.createElement('tavolata-table');
    el.invitation = '#1.nothing';
    const failed = oneEvent(around, 'tv-failed');
    around.append(el);
    await failed;
    await nextFrame();
    const middle = el.shadowRoot!.querySelector('.middle')!;
    expect(middle.role).to.equal('alert');
    expect(middle.ariaBusy).to.equal('false');
  });

  it('opens none while it is removed, and the one that was set meanwhile when it is back', async () => {
    const around = await fixture(html`<div></div>`);
    const el = document.createElement('tavolata-table');
    const [first, second] = [new WatchedTable(), new WatchedTable()];
    // Taken away before it was drawn.
    el.table = first;
    around.append(el);
    el.remove();
    await el.updateComplete;
    expect(first.watching).to.equal(0);
    around.append(el);
    expect(first.watching).to.equal(1);
    // Another one, and taken away, at once.
    el.table = second;
    el.remove();
    await el.updateComplete;
    expect([first.watching, second.watching]).to.deep.equal([0, 0]);
    el.table = first;
    await el.updateComplete;
    expect(first.watching).to.equal(0);
    around.append(el);
    await el.updateComplete;
    expect([first.watching, second.watching]).to.deep.equal([1, 0]);
    el.remove();
    expect(first.watching).to.equal(0);
  });

  it('says so where the relay’s address is none', async () => {
    for (const relay of ['wss://', 'https://tavolata.example:99999', 'mailto:me@example.org']) {
      const around = await fixture(html`<div></div>`);
      const el = document.createElement('tavolata-table');
      Object.assign(el, { invitation: '#1.nothing', relay, lang: 'en' });
      const failed = oneEvent(around, 'tv-failed') as Promise<FailedEvent>;
      around.append(el);
      expect((await failed).code).to.equal('relay/address');
      await el.updateComplete;
      expect(el.shadowRoot!.querySelector('h2')!.textContent).to.equal(failureWords('relay/address', 'en').headline);
    }
  });
});
