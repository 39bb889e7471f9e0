/** What lies beside the cloth lies one below the other, however low the column is; watchers have nothing to press there. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/elements/tv-room.ts';
import type { TvConfirm } from '../../../../src/elements/tv-confirm.ts';
import '../../../../src/games/memento/board/memento-side.ts';
import { allUpdated, deep } from '../../../helpers/shadow.ts';
import { contextOf } from '../board-context.ts';
import { A, B, C, inChoice, inPlay, inPrelude, L, type Tale } from '../tale.ts';

async function side(t: Tale, seat: number | null): Promise<HTMLElement> {
  const room = await fixture(html`<tv-room theme="light" style="width:240px"></tv-room>`);
  const part = document.createElement('memento-side');
  part.context = contextOf(t, { seat, size: 'half' });
  part.style.height = '200px';
  room.append(part);
  await allUpdated(part);
  return part;
}

describe('what lies beside the cloth', () => {
  it('is never on top of each other in a low column', async () => {
    const part = await side(inPrelude(), L);
    const boxes = [...part.shadowRoot!.children]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    expect(boxes.length).to.be.greaterThan(2);
    const prompt = part.shadowRoot!.querySelector('memento-prompt')!;
    const button = prompt.shadowRoot!.querySelector('button')!.getBoundingClientRect();
    const next = prompt.nextElementSibling!.getBoundingClientRect();
    expect(button.bottom).to.be.at.most(next.top);
  });

  it('stands out for those whose vote is asked for, until they have voted, and calls nobody twice', async () => {
    const t = inChoice().does(A, 'vote', { option: L });
    const seen = [];
    for (const seat of [L, A, null]) {
      const part = await side(t, seat);
      const decision = part.shadowRoot!.querySelector('tv-decision')!;
      seen.push(decision.parentElement!.className);
      for (const { label, says } of decision.options) expect(says, label).not.to.equal(label);
    }
    expect(seen).to.deep.equal(['win', 'panel', 'panel']);
  });

  it('[MM-001, MMQ-27] says what going on without somebody means where it is asked: before the story the character goes', async () => {
    const says = async (t: Tale): Promise<readonly string[]> =>
      deep(await side(t.tell('away', A), L)).flatMap((one) =>
        one.localName === 'tv-confirm' && (one as TvConfirm).label === 'Go on without Bea'
          ? [(one as TvConfirm).says]
          : [],
      );
    const half = 'More than half of those who are here have to want it: 0 so far.';
    expect(await says(inPrelude(4))).to.deep.equal([
      `The character leaves, and the story ends here: it takes at least four people. ${half}`,
    ]);
    expect(await says(inPrelude(5))).to.deep.equal([
      `The character leaves the story, and the player watches it once back. ${half}`,
    ]);
    expect(await says(inPlay())).to.deep.equal([
      `For that character the table does the simplest thing until the player is back. ${half}`,
    ]);
  });

  it('offers what is done about somebody who is away once, also while a trait is written anew', async () => {
    const t = inPrelude();
    t.does(B, 'object', { trait: t.traits(A)[0] });
    for (const seat of [L, B, C]) t.does(seat, 'vote', { option: 1 });
    const part = await side(t.tell('away', A), L);
    expect(part.shadowRoot!.querySelectorAll('memento-absent')).to.have.length(1);
  });

  it('has no button for watchers while the story is halted', async () => {
    const t = inPlay().does(L, 'stepBack');
    const buttons = (part: Element): readonly string[] =>
      deep(part).flatMap((one) => (one instanceof HTMLButtonElement ? [one.textContent.trim()] : []));
    expect(buttons(await side(t, L))).to.have.length(1);
    expect(buttons(await side(t, null))).to.deep.equal([]);
    // Nor for those whose character was taken out: they would be refused.
    const left = inPrelude(5).does(L, 'stepBack').tell('left', 4);
    expect(buttons(await side(left, 4))).to.deep.equal([]);
  });
});
