/** The strips of a nudge: whom one may ask for, and what the other sees. */
import { expect, fixture, html } from '@open-wc/testing';
import { renderNudge } from '../../../src/embed/nudge/nudge-strip.ts';
import type { NudgeNote } from '../../../src/embed/nudge/nudging.ts';
import { people } from '../fake-table.ts';

const NONE: NudgeNote = { waited: [], sent: false, by: undefined };
const strip = (note: Partial<NudgeNote>, lang: 'it' | 'en' = 'it'): Promise<HTMLElement> =>
  fixture(html`<div>${renderNudge({ seats: people(5, 0) }, { ...NONE, ...note }, lang)}</div>`);
const said = (el: HTMLElement): string => el.textContent.replaceAll(/\s+/gu, ' ').trim();

describe('a nudge', () => {
  it('is offered, kindly, for those who have been thinking for a while', async () => {
    const el = await strip({ waited: [4] });
    expect(said(el)).to.equal('Elena ci sta pensando da un po’. Fai un cenno');
    const acts: string[] = [];
    el.addEventListener('tv-act', (event) => acts.push(event.what.act));
    el.querySelector('button')!.click();
    expect(acts).to.deep.equal(['nudge']);
    expect(said(await strip({ waited: [3, 4] }, 'en'))).to.contain('Dario and Elena have been thinking');
  });

  it('is confirmed, and told on the other side with who it was', async () => {
    expect(said(await strip({ waited: [4], sent: true }))).to.equal('Cenno fatto: si sente solo di là.');
    const el = await strip({ by: 1 });
    expect(said(el)).to.contain('Marco ti fa un cenno: tocca a te.');
    expect(el.querySelector('[aria-live="assertive"]')).not.to.equal(null);
    expect(said(await strip({}))).to.equal('');
  });
});
