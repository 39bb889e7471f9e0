/** What a board's headline says to ears: the last of those that follow each other, and nothing twice. */
import { expect, fixture, html } from '@open-wc/testing';
import { toldMeanwhile } from '../../src/elements/meanwhile.ts';
import '../../src/elements/tv-status.ts';
import type { TvStatus } from '../../src/elements/tv-status.ts';
import { accessible } from '../helpers/accessible.ts';
import { waitUntil } from '../helpers/wait-until.ts';

describe('<tv-status>, by ear', () => {
  const listening = (status: TvStatus): readonly string[] => {
    const heard: string[] = [];
    for (const region of status.shadowRoot!.querySelectorAll('[aria-live]'))
      new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    return heard;
  };
  const drawn = (headline: string): Promise<TvStatus> =>
    fixture<TvStatus>(html`<tv-status .headline=${headline}></tv-status>`);

  it('of headlines that follow each other at once the last is said, after what came about', async () => {
    const status = await drawn('Si stendono le figure');
    const heard = listening(status);
    status.headline = 'Preparate la chiave';
    await status.updateComplete;
    status.tell(['La 3: passante']);
    status.headline = 'Ada, un’altra o basta?';
    await waitUntil(() => heard.length > 0);
    expect(heard).to.deep.equal(['La 3: passante. Ada, un’altra o basta?']);
  });

  it('what the outcome has said already isn’t said again, nor a headline that was only away for a moment', async () => {
    const status = await drawn('Tocca a Dino');
    const heard = listening(status);
    await waitUntil(() => heard.length === 1);
    status.tell(['La 3: passante, vincono i Rossi']);
    status.headline = 'Vincono i Rossi';
    await waitUntil(() => heard.length === 2);
    status.headline = 'Aspettiamo';
    await status.updateComplete;
    status.headline = 'Vincono i Rossi';
    await status.updateComplete;
    status.tell(['Fine']);
    await waitUntil(() => heard.length === 3);
    expect(heard).to.deep.equal(['Tocca a Dino.', 'La 3: passante, vincono i Rossi.', 'Fine.']);
  });

  it('an outcome that says whose turn it is stands for the headline that follows, and for no later one', async () => {
    const status = await drawn('Rossi, scegliete una figura');
    const heard = listening(status);
    await waitUntil(() => heard.length === 1);
    status.tell(['La 3: passante, tocca ai Blu'], true);
    status.headline = 'Dino dà un indizio';
    await waitUntil(() => heard.length === 2);
    status.headline = 'Blu, scegliete una figura';
    await waitUntil(() => heard.length === 3);
    expect(heard.slice(1)).to.deep.equal(['La 3: passante, tocca ai Blu.', 'Blu, scegliete una figura.']);
  });

  it('whoever is led to the headline has read it by that', async () => {
    const status = await drawn('Tocca a Dino');
    const heard = listening(status);
    status.focus();
    expect(status.shadowRoot!.activeElement?.textContent).to.equal('Tocca a Dino');
    status.tell(['Fine']);
    await waitUntil(() => heard.length > 0);
    expect(heard).to.deep.equal(['Fine.']);
    await accessible(status);
  });

  it('stands in a window that lies over the table, until something else is said', async () => {
    const status = await drawn('Tocca a Dino');
    const heard = listening(status);
    await waitUntil(() => heard.length > 0);
    expect(toldMeanwhile()).to.deep.equal(['Tocca a Dino.']);
    status.addEventListener('tv-told', (event) => event.preventDefault());
    status.headline = 'Tocca a Bea';
    await waitUntil(() => heard.length > 1);
    expect(toldMeanwhile(), 'not where the window is its own').to.deep.equal(['Tocca a Dino.']);
    status.remove();
    expect(toldMeanwhile()).to.deep.equal([]);
  });
});
