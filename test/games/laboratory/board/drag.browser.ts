/** Cards of the laboratory that are dragged: face up, on the pile, to somebody; each is the move of the panel's button. */
import { expect } from '@open-wc/testing';
import { middleOf, Pointer } from '../../../helpers/pointer.ts';
import { button, deep } from '../../../helpers/shadow.ts';
import { LabScene } from './mount.ts';
import { accessible } from '../../../helpers/accessible.ts';

let scene: LabScene;
const dealt = async (): Promise<void> => {
  scene = new LabScene();
  scene.play(0, 'shuffle');
  scene.play(1, 'deal', { n: 3 });
  await scene.settled();
};
const places = (): readonly HTMLElement[] =>
  deep(scene.board).filter((e): e is HTMLElement => e instanceof HTMLElement && e.dataset['drop'] !== undefined);

async function drag(to: string): Promise<void> {
  const mouse = new Pointer('mouse');
  const card = button(scene.board, '1 di 3');
  mouse.down(card);
  mouse.move({ x: middleOf(card).x, y: middleOf(card).y - 60 });
  await scene.settled();
  const at = middleOf(places().find(({ dataset }) => dataset['drop'] === to)!);
  mouse.move(at);
  mouse.up(at);
  await scene.settled();
}

describe('a card of the laboratory is dragged', () => {
  beforeEach(dealt);
  afterEach(() => scene.remove());

  for (const [to, move] of [
    ['row', /^discard \{"card":"[^"]+"\}$/],
    ['pile', /^putBack \{.*"where":"top"\}$/],
    ['seat 2', /^give \{.*"to":2\}$/],
  ] as const)
    it(`to ${to}`, async () => {
      await drag(to);
      expect(scene.proposed).to.have.length(1);
      expect(scene.proposed[0]).to.match(move);
      expect(places()).to.deep.equal([]);
    });

  it('each place says what would become of it, and only while it is dragged', async () => {
    const mouse = new Pointer('mouse');
    const card = button(scene.board, '1 di 3');
    expect(places()).to.deep.equal([]);
    mouse.down(card);
    mouse.move({ x: 2, y: 2 });
    await scene.settled();
    const said = places().map(({ dataset }) => dataset['says']);
    expect(said).to.have.members(['Dai a Bea', 'Dai a Carl', 'Dai a Dino', 'Rimetti sul mazzo', 'Scarta']);
    await accessible(scene.room);
    mouse.up({ x: 2, y: 2 });
    await scene.settled();
    expect(card.ariaPressed).to.equal('false');
    expect(scene.proposed).to.deep.equal([]);
  });
});
