/** What somebody has a finger on is told to the others while it is thought about, and seen and heard at the sheets. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/memento/board/memento-board.ts';
import type { MementoBoard } from '../../../../src/games/memento/board/memento-board.ts';
import type { Pointed } from '../../../../src/elements/frame/pointing.ts';
import { accessible } from '../../../helpers/accessible.ts';
import { allUpdated, deep } from '../../../helpers/shadow.ts';
import { A, B, C, envied, envies, inDarkness, inFollower, L, type Tale } from '../tale.ts';

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino'];

async function mount(t: Tale, me: number, pointed: Pointed = new Map()): Promise<MementoBoard> {
  const room = await fixture(html`<tv-room theme="light" style="width:1200px;height:800px;min-height:0"></tv-room>`);
  const board = document.createElement('memento-board');
  const people = NAMES.map((name, seat) => ({ seat, name, plate: seat, me: seat === me }));
  Object.assign(board, { view: t.view(me), people, me, pointed });
  room.append(board);
  await allUpdated(board);
  return board;
}

const tap = (one: Element | undefined): void => (one as HTMLElement).click();

/** What the others are told when this person chooses the first that can be chosen. */
async function told(t: Tale, me: number): Promise<string | undefined> {
  const board = await mount(t, me);
  const things: (string | undefined)[] = [];
  board.addEventListener('tv-point', ({ thing }) => things.push(thing));
  tap(deep(board).find((one) => one.matches('input[type="radio"]')));
  return things.at(-1);
}

describe('pointing in Memento Mori', () => {
  it('tells the others of the trait or the person that is about to be chosen', async () => {
    const envy = inFollower();
    expect(await told(envy, A)).to.equal(`${L}-${envied(envy, A)}`);
    const losing = envies(inFollower(), { lantern: [10] });
    expect(await told(losing, A)).to.equal(`${A}-${losing.traits(A)[0]}`);
    expect(await told(inDarkness(), C)).to.equal(`${L}`);
  });

  it('shows and says whose finger is on a sheet and on a trait, and tells of a sheet that is opened', async () => {
    const t = inFollower();
    const trait = envied(t, A);
    const finger = (seat: number): Pointed => new Map([[`${L}-${trait}`, [{ seat, card: false }]]]);
    const board = await mount(t, B, finger(A));
    const pointed = (): readonly string[] =>
      deep(board)
        .filter((one) => one.matches('.sheet li') && one.querySelector('.fingers'))
        .map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim());
    expect(pointed()).to.have.length(1);
    expect(pointed()[0]).to.contain(t.s.traits[trait]).and.contain('il dito di Bea');
    board.pointed = new Map();
    await allUpdated(board);
    expect(pointed()).to.deep.equal([]);
    await accessible(board);
    const things: (string | undefined)[] = [];
    board.addEventListener('tv-point', ({ thing }) => things.push(thing));
    tap(deep(board).filter((one) => one.matches('.sheet .head'))[C]);
    expect(things).to.deep.equal([`${C}`]);
  });
});
