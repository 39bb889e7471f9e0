/** The page of what is told now has the lines of that scene alone; sheets mark what was learnt. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/memento/board/memento-page.ts';
import '../../../../src/games/memento/board/memento-sheets.ts';
import { allUpdated, deep } from '../../../helpers/shadow.ts';
import { contextOf } from '../board-context.ts';
import { A, envied, inFollower, inPrelude, inThree, L, type Tale } from '../tale.ts';

async function texts(t: Tale, name: 'memento-page' | 'memento-sheets', of: string): Promise<readonly string[]> {
  const room = await fixture(html`<tv-room theme="light"></tv-room>`);
  const part = document.createElement(name);
  part.context = contextOf(t, { seat: A });
  room.append(part);
  await allUpdated(part);
  return deep(part)
    .filter((one) => one.matches(of))
    .map((one) => one.textContent.trim());
}
const lines = (t: Tale): Promise<readonly string[]> => texts(t, 'memento-page', '.lines p');

describe('the page of a story', () => {
  it('has of two defeats in one scene the lines of the one that is told', async () => {
    const t = inThree().deals(1, 1, 3, 0);
    t.does(A, 'envy', { trait: envied(t, A) })
      .falls({ darkness: [10] })
      .does(A, 'accept')
      .closes();
    t.does(A, 'narrate', { text: 'I go.' });
    expect(await lines(t)).to.deep.equal(['I go.']);
    expect(await lines(t.does(A, 'close'))).to.deep.equal([]);
    expect(await lines(t.does(L, 'narrate', { text: 'So do I.' }))).to.deep.equal(['So do I.']);
  });

  it('has of a prelude its own lines, whoever leaves', async () => {
    const t = inPrelude(5).does(L, 'narrate', { text: 'Rain.' }).tell('left', L);
    expect(await lines(t)).to.deep.equal([]);
    expect(await lines(t.does(A, 'narrate', { text: 'Snow.' }))).to.deep.equal(['Snow.']);
    expect(await texts(t, 'memento-page', 'h2, h3')).to.deep.equal(['Prelude 2, set by Bea']);
  });
});

describe('the pen', () => {
  it('has room to write in a narrow column, its button below', async () => {
    const room = await fixture(html`<tv-room theme="light" style="width:302px"></tv-room>`);
    const part = document.createElement('memento-page');
    part.context = contextOf(inPrelude(), { seat: A, size: 'half', lang: 'it' });
    part.style.height = '240px';
    room.append(part);
    await allUpdated(part);
    const box = deep(part)
      .find((one) => one.matches('textarea'))!
      .getBoundingClientRect();
    const add = part.shadowRoot!.querySelector('.acts')!.getBoundingClientRect();
    expect(box.width).to.be.at.least(290);
    expect(box.bottom).to.be.at.most(add.top);
    expect(add.bottom).to.be.at.most(part.getBoundingClientRect().bottom + 1);
  });
});

describe('the sheets of a story', () => {
  it('mark what was learnt, also where a trait was given up for it', async () => {
    const marks = (t: Tale): Promise<readonly string[]> => texts(t, 'memento-sheets', 'li em');
    const t = inFollower();
    const [given] = t.traits(A);
    t.does(A, 'envy', { trait: envied(t, A) }).falls({ lantern: [10] });
    t.does(A, 'trickster', { trait: given }).falls({ follower: [10, 10] });
    expect(await marks(t)).to.include('learnt');
    expect(await marks(t.does(A, 'close'))).to.deep.equal(['learnt']);
  });
});
