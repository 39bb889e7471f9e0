import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import { accessible } from '../../helpers/accessible.ts';
import type { Heard } from '../../../src/embed/spoken/guest.ts';
import type { SpokenCard, SpokenState } from '../../../src/embed/spoken/host.ts';
import '../../../src/embed/spoken/tv-heard.ts';
import type { HeardEvent } from '../../../src/embed/spoken/heard-event.ts';
import type { TvHeard } from '../../../src/embed/spoken/tv-heard.ts';
import '../../../src/embed/spoken/tv-spoken.ts';
import type { MakeCard, TvSpoken } from '../../../src/embed/spoken/tv-spoken.ts';

const LINK = `1.${'A'.repeat(43)}.${'B'.repeat(21)}A`;

async function fieldWith(heard: Heard): Promise<{ el: TvHeard; asked: string[] }> {
  const asked: string[] = [];
  const hear = (typed: string): Promise<Heard> => {
    asked.push(typed);
    return Promise.resolve(heard);
  };
  const el = await fixture<TvHeard>(html`<tv-heard lang="it" .hear=${hear}></tv-heard>`);
  return { el, asked };
}

const input = (el: TvHeard): HTMLInputElement => el.shadowRoot!.querySelector('input')!;
async function type(el: TvHeard, typed: string): Promise<void> {
  input(el).value = typed;
  el.shadowRoot!.querySelector('form')!.requestSubmit();
  await nextFrame();
  await el.updateComplete;
}
const alert = (el: TvHeard): string => el.shadowRoot!.querySelector('[role=alert]')!.textContent.trim();

describe('tv-heard', () => {
  it('[I40] hands on the invitation that the words led to', async () => {
    const { el } = await fieldWith({ ok: true, invitation: LINK });
    await accessible(el);
    const heard = oneEvent(el, 'tv-heard') as unknown as Promise<HeardEvent>;
    await type(el, 'taxi tango tram video');
    expect((await heard).invitation).to.equal(LINK);
    expect(input(el).value).to.equal('');
  });

  it('takes a link that was put where the words belong, with the page’s address or without, and asks nobody', async () => {
    const { el, asked } = await fieldWith({ ok: false, code: 'count' });
    for (const typed of [`https://table.example/#${LINK}`, LINK, `  #${LINK} `]) {
      const heard = oneEvent(el, 'tv-heard') as unknown as Promise<HeardEvent>;
      await type(el, typed);
      expect((await heard).invitation).to.equal(LINK);
    }
    expect(asked).to.deep.equal([]);
  });

  const told: readonly (readonly [Heard & { readonly ok: false }, string])[] = [
    [{ ok: false, code: 'count' }, 'Servono quattro parole'],
    [{ ok: false, code: 'word', word: 'qwerty' }, '«qwerty» non è tra le parole'],
    [{ ok: false, code: 'nobody' }, 'Nessuno aspetta con queste parole'],
    [{ ok: false, code: 'wrong' }, 'Le ultime due parole sono diverse'],
    [{ ok: false, code: 'silent' }, 'Chi ospita non risponde'],
    [{ ok: false, code: 'often' }, 'Aspetta un minuto'],
    [{ ok: false, code: 'unreached' }, 'fatti mandare il link'],
  ];
  for (const [heard, words] of told) {
    it(`[I40] says what is wrong (${heard.code}), keeps what was typed and has the focus`, async () => {
      const { el } = await fieldWith(heard);
      await type(el, 'taxi tango tram video');
      expect(alert(el)).to.contain(words);
      expect(input(el).value).to.equal('taxi tango tram video');
      expect(input(el).matches(':focus')).to.equal(true);
      await accessible(el);
    });
  }

  it('[I40] takes from a host no text that is no invitation', async () => {
    const { el } = await fieldWith({ ok: true, invitation: 'javascript:alert(1)' });
    await type(el, 'taxi tango tram video');
    expect(alert(el)).to.contain('rovinato');
  });
});

/** A card of the host's as it would stand. */
class FakeCard {
  state: SpokenState = 'open';
  words: readonly string[] = ['taxi', 'tango', 'tram', 'video'];
  came = 0;
  triesLeft = 3;
  leftS = 599;
  closed = false;
  close(): void {
    this.closed = true;
  }
}

async function cardWith(card: FakeCard): Promise<{ el: TvSpoken; made: () => number }> {
  let made = 0;
  const make: MakeCard = () => {
    made += 1;
    return Promise.resolve(card as unknown as SpokenCard);
  };
  const el = await fixture<TvSpoken>(
    html`<tv-spoken lang="it" relay="wss://x/sync" .page=${'table.example'} .make=${make}></tv-spoken>`,
  );
  await nextFrame();
  await el.updateComplete;
  return { el, made: () => made };
}

const said = (el: TvSpoken): string => el.shadowRoot!.textContent.replaceAll(/\s+/gu, ' ');

describe('tv-spoken', () => {
  it('[I41] shows four words, where they are typed, and how long they are good', async () => {
    const { el } = await cardWith(new FakeCard());
    expect([...el.shadowRoot!.querySelectorAll('b')].map((b) => b.textContent)).to.deep.equal([
      'taxi',
      'tango',
      'tram',
      'video',
    ]);
    expect(said(el)).to.contain('table.example');
    expect(said(el)).to.contain('9:59');
    expect(said(el)).to.contain('Il link resta valido');
    await accessible(el);
  });

  it('[I41] says who came and how many tries are left, and ends with the element', async () => {
    const card = new FakeCard();
    card.came = 2;
    card.triesLeft = 1;
    const { el } = await cardWith(card);
    expect(said(el)).to.contain('In due sono arrivati');
    expect(said(el)).to.contain('resta un tentativo');
    el.remove();
    expect(card.closed).to.equal(true);
  });

  for (const [end, words] of [
    ['wrong', 'Tre volte parole sbagliate'],
    ['time', 'Il tempo è scaduto'],
    ['unreached', 'Il link vale comunque'],
  ] as const) {
    it(`[I41] says why the words ended (${end}), shows them no more and offers others`, async () => {
      const card = new FakeCard();
      card.state = end;
      const { el, made } = await cardWith(card);
      expect(said(el)).to.contain(words);
      expect(said(el)).not.to.contain('tango');
      await accessible(el);
      el.shadowRoot!.querySelector('button')!.click();
      await nextFrame();
      expect(made()).to.equal(2);
    });
  }

  it('[I41] gives up its words with the table’s link, says so, and has others for the new one', async () => {
    const cards: FakeCard[] = [];
    const given: string[] = [];
    const make: MakeCard = (_, invitation) => {
      given.push(invitation);
      cards.push(new FakeCard());
      return Promise.resolve(cards.at(-1) as unknown as SpokenCard);
    };
    const el = await fixture<TvSpoken>(
      html`<tv-spoken lang="it" relay="wss://x/sync" .invitation=${'old'} .make=${make}></tv-spoken>`,
    );
    await nextFrame();
    await el.updateComplete;
    expect(said(el)).not.to.contain('link nuovo');
    const follow = async (invitation: string): Promise<void> => {
      el.invitation = invitation;
      await el.updateComplete;
      await nextFrame();
      await el.updateComplete;
    };
    await follow('new');
    expect(given).to.deep.equal(['old', 'new']);
    expect(cards.map(({ closed }) => closed)).to.deep.equal([true, false]);
    expect(said(el)).to.contain('link nuovo');
    await accessible(el);
    // Nobody has them any more, whatever link they were for.
    cards[1]!.state = 'wrong';
    await follow('newest');
    expect(given).to.deep.equal(['old', 'new']);
    el.shadowRoot!.querySelector('button')!.click();
    await nextFrame();
    expect(given).to.deep.equal(['old', 'new', 'newest']);
  });
});
