/** Questions for people who are stuck come when one wants them, about the moment of the story, and go again. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/memento/board/memento-board.ts';
import type { MementoBoard } from '../../../../src/games/memento/board/memento-board.ts';
import { aboutTrait, promptsIn, type Prompts } from '../../../../src/games/memento/board/prompts.ts';
import { accessible } from '../../../helpers/accessible.ts';
import { allUpdated, deep } from '../../../helpers/shadow.ts';
import { waitUntil } from '../../../helpers/wait-until.ts';
import { A, envied, envies, inFollower, inPrelude, inTalk, L, type Tale } from '../tale.ts';

async function mount(t: Tale, me: number | null): Promise<MementoBoard> {
  const room = await fixture(html`<tv-room theme="light" style="width:1200px;height:800px;min-height:0"></tv-room>`);
  const board = document.createElement('memento-board');
  const people = ['Ada', 'Bea', 'Carl', 'Dino'].map((name, seat) => ({ seat, name, plate: seat, me: seat === me }));
  Object.assign(board, { view: t.view(me), people, me });
  room.append(board);
  await allUpdated(board);
  return board;
}

const button = (board: Element, says: string): HTMLElement | undefined =>
  deep(board).find((one) => one.localName === 'button' && one.textContent.trim() === says) as HTMLElement | undefined;
const question = (board: Element): string =>
  deep(board)
    .find((one) => one.matches('.q'))
    ?.textContent.trim() ?? '';

/** Asks for one, then for as many as there are. */
async function asked(t: Tale, me: number): Promise<readonly string[]> {
  const board = await mount(t, me);
  expect(question(board)).to.equal('');
  button(board, 'Serve uno spunto?')!.click();
  await waitUntil(() => question(board) !== '');
  const seen: string[] = [];
  while (!seen.includes(question(board))) {
    seen.push(question(board));
    button(board, 'Un altro')!.click();
    await allUpdated(board);
  }
  await accessible(board);
  button(board, 'Basta spunti')!.click();
  await allUpdated(board);
  expect(question(board)).to.equal('');
  board.parentElement!.remove();
  return seen;
}

describe('questions for people who are stuck', () => {
  let prompts: Prompts;
  before(async () => {
    prompts = await promptsIn('it');
  });

  it('are about the setting while it is talked about, and about preludes in a prelude', async () => {
    expect(await asked(inTalk(), A)).to.have.members([...prompts.setting]);
    expect(await asked(inPrelude(), L)).to.have.members([...prompts.prelude]);
  });

  it('are about a scene and about the trait that has its turn in it', async () => {
    const t = inFollower();
    expect(await asked(t, A)).to.have.members([...prompts.envy]);
    const trait = t.s.traits[envied(t, A)]!;
    const turn = prompts.envied.map((one) => aboutTrait(one, trait));
    expect(await asked(envies(t, { lantern: [10] }).does(A, 'accept'), L)).to.have.members([...turn, ...prompts.tells]);
  });

  it('aren’t offered to people who only watch', async () => {
    expect(button(await mount(inTalk(), null), 'Serve uno spunto?')).to.equal(undefined);
  });
});
