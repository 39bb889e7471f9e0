/** Cards of Chrononauts that are dragged: what they are put on does what a tap there does. */
import { expect } from '@open-wc/testing';
import { middleOf, Pointer } from '../../../helpers/pointer.ts';
import { button, deep, spoken } from '../../../helpers/shadow.ts';
import { playing } from '../trial.ts';
import { type ChronoScene, closeScenes, open, sure, tap } from './mount.ts';
import { accessible } from '../../../helpers/accessible.ts';

/** What lies outside the window can't be reached by a pointer. */
const SEEN = { width: '790px', height: '590px' };

const place = (scene: ChronoScene, name: string): Element => {
  const found = deep(scene.board).find((e) => e.getAttribute('data-drop') === name);
  if (!found) throw new Error(`nothing can be put down on ${name}`);
  return found;
};
const places = (scene: ChronoScene): readonly (string | null)[] =>
  deep(scene.board).flatMap((e) => (e.hasAttribute('data-drop') ? [e.getAttribute('data-drop')] : []));
const pressed = (scene: ChronoScene, words: string): boolean => button(scene.board, words).ariaPressed === 'true';

/** Up from the hand, so that what can be reached is drawn. */
async function lift(scene: ChronoScene, card: string): Promise<Pointer> {
  const mouse = new Pointer('mouse');
  const on = button(scene.board, card);
  const { x, y } = middleOf(on);
  mouse.down(on);
  mouse.move({ x, y: y - 40 });
  await scene.settled();
  return mouse;
}

async function drag(scene: ChronoScene, card: string, to: string): Promise<void> {
  const mouse = await lift(scene, card);
  const on = place(scene, to);
  on.scrollIntoView({ block: 'nearest' });
  mouse.move(middleOf(on));
  mouse.up(middleOf(on));
  await scene.settled();
}

describe('a card of Chrononauts is dragged', () => {
  afterEach(closeScenes);

  it('[CH-085] onto a Linchpin: it is aimed there, all that would turn is seen, and it is played with a tap', async () => {
    const scene = await open(playing(['reverse-fate', 'memo']), SEEN);
    await drag(scene, 'Tutta un’altra storia', 'L1936');
    expect(scene.moves).to.deep.equal([]);
    expect(spoken(deep(scene.board).find((e) => e.matches('.effects'))!)).to.contain('Paradossi 0 → 4 su 13');
    await tap(scene, 'Gioca sul 1936');
    expect(scene.proposed).to.have.length(1);
    expect(scene.proposed[0]).to.match(/^play .*L1936/);
  });

  it('[CH-085] and above a Linchpin it is seen already what it would turn there, and nowhere else', async () => {
    const scene = await open(playing(['reverse-fate', 'memo']), SEEN);
    const mouse = await lift(scene, 'Tutta un’altra storia');
    const seen = (): boolean => deep(scene.board).some((e) => e.matches('.effects'));
    expect(seen()).to.equal(false);
    mouse.move(middleOf(place(scene, 'L1936')));
    await scene.settled();
    expect(seen()).to.equal(true);
    expect(places(scene)).to.include('L1936');
    await accessible(scene.room);
    mouse.move({ x: 2, y: 2 });
    await scene.settled();
    expect(seen()).to.equal(false);
    mouse.cancel({ x: 2, y: 2 });
  });

  it('[CH-085] onto a Linchpin that has come nearer, and onto none that is out of the frame', async () => {
    const scene = await open(playing(['reverse-fate', 'memo']), SEEN);
    const near = button(scene.board, '1936:');
    for (let n = 0; n < 4; n++)
      near.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true, composed: true }));
    await drag(scene, 'Tutta un’altra storia', 'L1936');
    expect(near.ariaSelected).to.equal('true');
    const mouse = await lift(scene, 'Tutta un’altra storia');
    const away = middleOf(place(scene, 'L1993'));
    mouse.move(away);
    mouse.up(away);
    await scene.settled();
    expect(near.ariaSelected).to.equal('true');
    expect(button(scene.board, '1993:').ariaSelected).to.equal('false');
  });

  for (const [where, name] of [
    ['onto the discard pile', 'pile'],
    ['onto the button that its panel has for it, which is near', 'loseTime'],
  ] as const) {
    it(`[CH-157] ${where}: it is asked once more, as after a tap`, async () => {
      const scene = await open(playing(['memo', 'reverse-fate']), SEEN);
      await drag(scene, 'Biglietto', name);
      expect(scene.moves).to.deep.equal([]);
      await sure(scene);
      expect(scene.moves).to.deep.equal(['loseTime']);
    });
  }

  it('a card without an aim is laid on the cloth and waits for its tap', async () => {
    const scene = await open(playing(['grail', 'memo']), SEEN);
    await drag(scene, 'Calice', 'cloth');
    expect(pressed(scene, 'Calice')).to.equal(true);
    await tap(scene, 'Gioca');
    expect(scene.moves).to.deep.equal(['play']);
  });

  it('and goes back with what was taken up before, where it is put on no place', async () => {
    const scene = await open(playing(['reverse-fate', 'memo']), SEEN);
    await tap(scene, 'Biglietto');
    const mouse = await lift(scene, 'Tutta un’altra storia');
    expect(pressed(scene, 'Tutta un’altra storia')).to.equal(true);
    expect(places(scene)).to.include.members(['L1936', 'pile']);
    mouse.up({ x: 2, y: 2 });
    await scene.settled();
    expect(pressed(scene, 'Biglietto')).to.equal(true);
    expect(places(scene)).to.deep.equal([]);
    expect(scene.moves).to.deep.equal([]);
  });

  it('only on the own turn, and a turn that ends meanwhile puts it back', async () => {
    const t = playing(['reverse-fate', 'memo']);
    const scene = await open(t, SEEN);
    const mouse = await lift(scene, 'Tutta un’altra storia');
    const at = middleOf(place(scene, 'L1936'));
    mouse.move(at);
    expect(t.do(0, 'loseTime', { card: t.card(0, 'memo') })).to.equal('ok');
    expect(t.do(0, 'endTurn')).to.equal('ok');
    await scene.settled();
    expect(places(scene)).to.deep.equal([]);
    mouse.up(at);
    await scene.settled();
    expect(deep(scene.board).some((e) => e.matches('[aria-pressed="true"]'))).to.equal(false);
    expect(deep(scene.board).some((e) => e.matches('chrono-hand [data-movable]'))).to.equal(false);
    expect(scene.moves).to.deep.equal([]);
  });

  it('not while the hand is covered', async () => {
    const scene = await open(playing(['reverse-fate', 'memo']), SEEN);
    const hand = deep(scene.board).find((e) => e.matches('chrono-hand'))!;
    const movable = (): number => deep(hand).filter((e) => e.matches('[data-movable]')).length;
    expect(movable()).to.be.above(0);
    await tap(scene, 'Copri le carte');
    expect(movable()).to.equal(0);
  });
});
