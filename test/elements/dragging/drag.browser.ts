/** Cards that are dragged, with mouse and finger: what is heard, what is drawn, and what puts a card back. */
import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import '../../../src/elements/cards/tv-hand.ts';
import '../../../src/elements/tv-room.ts';
import type { TvHand } from '../../../src/elements/cards/tv-hand.ts';
import { allText, deep } from '../../helpers/shadow.ts';
import { middleOf, Pointer } from '../../helpers/pointer.ts';
import { accessible } from '../../helpers/accessible.ts';

const CARDS = [
  { id: 'a', label: 'ace, 1 of 3', face: html`<b>A</b>` },
  { id: 'b', label: 'face down, 2 of 3' },
  { id: 'c', label: 'three, 3 of 3', face: html`<b>3</b>` },
];

interface Scene {
  readonly hand: TvHand;
  readonly place: HTMLElement;
  readonly heard: string[];
  readonly card: (i: number) => HTMLElement;
}

async function scene(): Promise<Scene> {
  const heard: string[] = [];
  const room = await fixture<HTMLElement>(html`
    <tv-room
      theme="light"
      @tv-lift=${({ id }: { id: string }) => heard.push(`lift ${id}`)}
      @tv-drop=${({ id, place, tapped }: { id: string; place?: string; tapped: boolean }) =>
        heard.push(`drop ${id} ${tapped ? 'on the spot' : (place ?? 'back')}`)}
      @tv-pick=${({ id }: { id: string }) => heard.push(`pick ${id}`)}
    >
      <div data-drop="cloth" style="width:200px;height:150px;margin:10px"></div>
      <p style="height:60px">no place</p>
      <div style="width:200px;overflow-x:auto">
        <tv-hand style="width:300px" .cards=${CARDS} .movable=${(id: string) => id !== 'c'}></tv-hand>
      </div>
    </tv-room>
  `);
  const hand = room.querySelector('tv-hand')!;
  await hand.updateComplete;
  return {
    hand,
    heard,
    place: room.querySelector<HTMLElement>('[data-drop]')!,
    card: (i) => hand.shadowRoot!.querySelectorAll('button')[i]!,
  };
}

/** Down at the end of its motion. */
const laid = async (card: HTMLElement): Promise<void> => {
  await Promise.allSettled(card.getAnimations().map(({ finished }) => finished));
  await nextFrame();
};
const by = (el: Element, dx: number, dy: number): { x: number; y: number } => {
  const { x, y } = middleOf(el);
  return { x: x + dx, y: y + dy };
};
async function hold(pointer: Pointer, { hand, card }: Scene, i: number): Promise<void> {
  pointer.down(card(i));
  await oneEvent(hand, 'tv-lift');
}

describe('a card is dragged', () => {
  it('with the mouse onto a place, which is marked under it; the click that follows is nobody’s', async () => {
    const { heard, place, card } = await scene();
    const mouse = new Pointer('mouse');
    mouse.down(card(0));
    mouse.move(by(card(0), 3, 0));
    expect(heard).to.deep.equal([]);
    mouse.move(middleOf(place));
    expect(card(0).matches(':popover-open')).to.equal(true);
    expect(place.hasAttribute('data-over')).to.equal(true);
    const [drawn, at] = [middleOf(card(0)), middleOf(place)];
    expect(Math.hypot(drawn.x - at.x, drawn.y - at.y)).to.be.below(8);
    mouse.up(middleOf(place));
    expect(heard).to.deep.equal(['lift a', 'drop a cloth']);
    expect(place.hasAttribute('data-over')).to.equal(false);
    await laid(card(0));
    expect([card(0).popover, card(0).style.cssText]).to.deep.equal([null, '']);
  });

  it('goes back from where there is no place, and is tapped as ever after', async () => {
    const { heard, card } = await scene();
    const mouse = new Pointer('mouse');
    const before = middleOf(card(0));
    mouse.down(card(0));
    mouse.move(by(card(0), 20, -90));
    mouse.up(by(card(0), 0, 0));
    await laid(card(0));
    expect(middleOf(card(0))).to.deep.equal(before);
    mouse.down(card(0));
    mouse.up(middleOf(card(0)));
    expect(heard).to.deep.equal(['lift a', 'drop a back', 'pick a']);
  });

  it('with a finger after a rest, drawn above it, and the page doesn’t scroll', async () => {
    const it = await scene();
    const finger = new Pointer('touch');
    await hold(finger, it, 0);
    const at = middleOf(it.place);
    expect(finger.move({ ...at, y: 200 })).to.equal(false);
    await laid(it.card(0));
    const { left, right, bottom } = it.card(0).getBoundingClientRect();
    expect(bottom).to.be.below(200);
    expect([left < at.x, right > at.x]).to.deep.equal([true, true]);
    finger.move(at);
    finger.up(at);
    expect(it.heard).to.deep.equal(['lift a', 'drop a cloth']);
  });

  it('with a finger that goes clearly up, where nothing scrolls that way', async () => {
    const { heard, place, card } = await scene();
    const finger = new Pointer('touch');
    finger.down(card(0));
    expect(finger.move(by(card(0), 4, -20))).to.equal(false);
    finger.up(middleOf(place));
    expect(heard).to.deep.equal(['lift a', 'drop a cloth']);
  });

  it('not with a finger that pushes the hand along, nor where the page scrolls', async () => {
    const { hand, heard, card } = await scene();
    const finger = new Pointer('touch');
    finger.down(card(0));
    expect(finger.move(by(card(0), -30, -8))).to.equal(true);
    finger.up(by(card(0), -60, -8));
    hand.parentElement!.style.cssText = 'width:200px;height:60px;overflow:auto';
    finger.down(card(0));
    expect(finger.move(by(card(0), 0, -20))).to.equal(true);
    finger.cancel(by(card(0), 0, -20));
    expect(heard.filter((what) => what !== 'pick a')).to.deep.equal([]);
  });

  it('held and let go on the spot it is a slow tap', async () => {
    const it = await scene();
    const finger = new Pointer('touch');
    await hold(finger, it, 0);
    finger.move(by(it.card(0), 0, 0));
    finger.up(middleOf(it.hand));
    expect(it.heard).to.deep.equal(['lift a', 'drop a on the spot']);
  });
});

describe('a card that is held near the edge of what scrolls', () => {
  it('scrolls it on, and is above what comes there', async () => {
    const { hand, place, card } = await scene();
    const box = document.createElement('div');
    box.style.cssText = 'height:160px;overflow-y:auto';
    hand.parentElement!.before(box);
    box.append(place, hand.parentElement!);
    await hand.updateComplete;
    box.scrollTop = 140;
    const mouse = new Pointer('mouse');
    const { x } = middleOf(place);
    const { top } = box.getBoundingClientRect();
    mouse.down(card(0));
    mouse.move({ x, y: top + 30 });
    expect(place.hasAttribute('data-over')).to.equal(false);
    await oneEvent(hand, 'tv-above');
    expect(place.hasAttribute('data-over')).to.equal(true);
    expect(box.scrollTop).to.be.below(140);
    mouse.up({ x, y: top + 30 });
    await laid(card(0));
  });
});

describe('a card that is dragged goes back', () => {
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  const cases: readonly (readonly [string, (mouse: Pointer, at: Scene) => unknown])[] = [
    ['with Escape', () => document.body.dispatchEvent(escape)],
    ['when the browser takes the pointer over', (mouse, { place }) => mouse.cancel(middleOf(place))],
    ['when it was let go where nobody heard it', (mouse, { place }) => mouse.drift(middleOf(place))],
    ['when it can’t be moved any more', (_, { hand }) => (hand.movable = () => false)],
    ['when the row is sorted anew', (_, { hand }) => (hand.cards = [...CARDS].reverse())],
    ['when it is taken away', (_, { hand }) => (hand.cards = CARDS.slice(1))],
  ];
  for (const [what, come] of cases)
    it(what, async () => {
      const at = await scene();
      const [card, mouse] = [at.card(0), new Pointer('mouse')];
      mouse.down(card);
      mouse.move(middleOf(at.place));
      come(mouse, at);
      await at.hand.updateComplete;
      mouse.move(middleOf(at.place));
      mouse.up(middleOf(at.place));
      expect(at.heard).to.deep.equal(['lift a', 'drop a back']);
      expect(at.place.hasAttribute('data-over')).to.equal(false);
      await laid(card);
      expect([card.popover, card.style.cssText]).to.deep.equal([null, '']);
    });

  it('goes on where the row is only drawn anew, and lies in it when it is put down', async () => {
    const { hand, heard, card, place } = await scene();
    const mouse = new Pointer('mouse');
    mouse.down(card(0));
    mouse.move(middleOf(place));
    hand.cards = [...CARDS];
    hand.chosen = 'a';
    await hand.updateComplete;
    mouse.up(middleOf(place));
    expect(heard).to.deep.equal(['lift a', 'drop a cloth']);
  });
});

describe('nothing is shown by a drag that wasn’t shown before', () => {
  it('the card itself is drawn elsewhere: no copy, no picture of the browser’s, and a back stays a back', async () => {
    const { hand, place, card } = await scene();
    const [texts, elements] = [allText(hand), deep(document.body).length];
    const mouse = new Pointer('mouse');
    mouse.down(card(1));
    mouse.move(middleOf(place));
    expect(deep(document.body).length).to.equal(elements);
    expect(deep(card(1).querySelector('tv-card')!).some((el) => el.matches('slot'))).to.equal(false);
    const more = allText(hand)
      .split('\n')
      .filter((line) => !texts.split('\n').includes(line));
    expect(more.every((line) => /^(popover|style)=/.test(line))).to.equal(true);
    expect(
      card(1).dispatchEvent(new DragEvent('dragstart', { bubbles: true, composed: true, cancelable: true })),
    ).to.equal(false);
    mouse.cancel(middleOf(place));
  });

  it('a card that can be put down nowhere isn’t lifted, and its tap is a tap', async () => {
    const { heard, place, card } = await scene();
    const mouse = new Pointer('mouse');
    mouse.down(card(2));
    mouse.move(middleOf(place));
    mouse.up(middleOf(card(2)));
    expect(heard).to.deep.equal(['pick c']);
  });

  it('is accessible while it is held', async () => {
    const { hand, place, card } = await scene();
    const mouse = new Pointer('mouse');
    mouse.down(card(0));
    mouse.move(middleOf(place));
    await accessible(hand);
    mouse.cancel(middleOf(place));
  });
});
