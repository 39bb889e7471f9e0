/** Looking on: by a link that seats nobody, and in a second window of the same browser. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import '../../src/embed/tv-invite.ts';
import type { TvInvite } from '../../src/embed/tv-invite.ts';
import { tableKeys } from '../../src/kernel/identity/key-tree.ts';
import { parseLink, writeLink } from '../../src/kernel/identity/link.ts';
import { accessible } from '../helpers/accessible.ts';
import { deep } from '../helpers/shadow.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';
import { opened } from './opened.ts';

const PAGE = 'https://tavolata.example/';
const link = writeLink({ kind: 'play', secret: new Uint8Array(32).fill(7), founder: new Uint8Array(16) });
const button = (el: Element, name: string): HTMLElement | undefined =>
  deep(el).find((e): e is HTMLElement => e.matches('button') && e.textContent.includes(name));

/** What there is to write with by this address; it must be a watcher's. */
async function writesBy(address: string): Promise<unknown> {
  const read = parseLink(address.slice(PAGE.length));
  if (!read.ok) return read.code;
  return [read.value.kind, tableKeys(await loadSodium(), read.value).joinSeed];
}

describe('looking on', () => {
  beforeEach(() => localStorage.clear());

  it('the invitation has a link beside it that holds no key to write with, and says so', async () => {
    const el = await fixture<TvInvite>(html`<tv-invite open .invitation=${link} .share=${PAGE}></tv-invite>`);
    const value = (): string | undefined => deep(el).find((e): e is HTMLInputElement => e.matches('input'))?.value;
    expect(value()).to.equal(`${PAGE}${link}`);
    button(el, 'Solo per guardare')!.click();
    await waitUntil(() => value()?.includes('#1v.'));
    expect(await writesBy(value()!)).to.deep.equal(['watch', undefined]);
    expect(deep(el).some((e) => e.matches('p') && e.textContent.includes('Non può sedersi'))).to.equal(true);
    await accessible(el);
    button(el, 'Torna al link')!.click();
    await nextFrame();
    expect(value()).to.equal(`${PAGE}${link}`);
  });

  for (const isBlocked of [false, true]) {
    it(`a shared screen has a second window that only looks on${isBlocked ? ', or says that the browser has blocked it' : ''}`, async () => {
      const went: string[] = [];
      const before = window.open;
      window.open = () =>
        isBlocked ? null : ({ location: { replace: (to: string) => went.push(to) } } as unknown as Window);
      try {
        const devices = { role: 'hand', list: [], requests: [], reclaims: [], erased: false } as const;
        const el = await opened(new FakeTable(viewOf({ seats: people(3, 0), devices })));
        el.invitation = link;
        await el.updateComplete;
        await nextFrame();
        button(el, 'Sì, lo condivido')!.click();
        await waitUntil(() => button(el, 'Apri la seconda finestra'));
        await accessible(el);
        button(el, 'Apri la seconda finestra')!.click();
        const isSaid = (): boolean => deep(el).some((e) => e.role === 'alert' && e.textContent.includes('bloccata'));
        await waitUntil(() => went.length > 0 || isSaid());
        expect(isSaid()).to.equal(isBlocked);
        expect(await Promise.all(went.map(writesBy))).to.deep.equal(isBlocked ? [] : [['watch', undefined]]);
      } finally {
        window.open = before;
      }
    });
  }
});
