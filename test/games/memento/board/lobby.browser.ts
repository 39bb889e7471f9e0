/** Before the story: the options of the house are the form that all games have. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/elements/tv-room.ts';
import type { ProposeEvent } from '../../../../src/elements/frame/board.ts';
import { OptionEvent, type TvOptions } from '../../../../src/elements/tv-options.ts';
import '../../../../src/games/memento/board/memento-lobby.ts';
import { options } from '../../../../src/games/memento/options.ts';
import { accessible } from '../../../helpers/accessible.ts';
import { allUpdated, deep } from '../../../helpers/shadow.ts';
import { contextOf } from '../board-context.ts';
import { L, Tale } from '../tale.ts';

async function form(seat: number | null): Promise<{ readonly form: TvOptions; readonly proposed: readonly string[] }> {
  const room = await fixture(html`<tv-room theme="light"></tv-room>`);
  const lobby = document.createElement('memento-lobby');
  lobby.context = contextOf(new Tale(), { seat });
  const proposed: string[] = [];
  room.addEventListener('tv-propose', (event) => {
    const { move, args } = event as ProposeEvent;
    proposed.push(`${move} ${JSON.stringify(args)}`);
  });
  room.append(lobby);
  await allUpdated(lobby);
  await accessible(lobby);
  return { form: deep(lobby).find((one): one is TvOptions => one.localName === 'tv-options')!, proposed };
}

describe('the options of Memento Mori', () => {
  it('are all there as they are now, and one that is set is proposed by its name', async () => {
    const { form: all, proposed } = await form(L);
    const names = all.groups.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names.toSorted()).to.deep.equal(Object.keys(options.read({})!).toSorted());
    expect(all.values).to.deep.equal(options.read({}));
    const shown = deep(all).flatMap((one) => (one instanceof HTMLSelectElement ? [one.value] : []));
    expect(shown).to.deep.equal(['at once', '2 minutes', '3 minutes', '10 minutes']);
    all.dispatchEvent(new OptionEvent('awaySeconds', 60));
    expect(proposed).to.deep.equal(['configure {"awaySeconds":60}']);
  });

  it('are read by people who only watch', async () => {
    expect((await form(null)).form.locked).to.equal(true);
  });
});
