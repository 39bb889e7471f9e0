/** Panels of the free table: who may do what stands under the rules, votes for it are seen, and saving says what it leaves out. */
import { expect } from '@open-wc/testing';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import { allUpdated, deep } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { BOX, Table } from './table.ts';
import type { MoveCall } from '../../../src/kernel/game.ts';

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino'];

describe('who may do what at a free table', () => {
  let room: HTMLElement | undefined;
  afterEach(() => room?.remove());

  /** The board of this seat with this tool open; what it proposes is done at the table. */
  async function opened(t: Table, me: number, tool: string) {
    const people = t.s.seats.map((seat) => ({ seat, name: NAMES[seat]!, plate: seat, me: seat === me }));
    const board = Object.assign(document.createElement('sandbox-board'), { people, me, view: t.view(me), lang: 'en' });
    room?.remove();
    room = document.createElement('tv-room');
    room.append(board);
    const refused: string[] = [];
    room.addEventListener('tv-propose', (event) => {
      const { move, args } = event as unknown as MoveCall;
      const out = t.do(me, move, args);
      if (out !== 'ok') refused.push(out);
    });
    document.body.append(room);
    const all = (selector: string): readonly HTMLElement[] =>
      deep(board).filter((one): one is HTMLElement => one.matches(selector));
    const refresh = async (): Promise<void> => {
      (board as unknown as { view: unknown }).view = t.view(me);
      await allUpdated(board);
    };
    await waitUntil(() => all('.tool').length > 0, 'the tools are there');
    all('.tool')
      .find((one) => one.textContent.trim() === tool)!
      .click();
    await waitUntil(() => all('.panel').length > 0, `the panel of ${tool} is there`);
    await refresh();
    const choose = async (i: number, value: string): Promise<void> => {
      const select = all('select')[i] as HTMLSelectElement;
      select.value = value;
      select.dispatchEvent(new Event('change'));
      await refresh();
    };
    const values = (): readonly string[] => all('select').map((one) => (one as HTMLSelectElement).value);
    const says = (): string => all('.panel')[0]!.textContent.replaceAll(/\s+/gu, ' ');
    return { choose, values, says, refused, refresh, all };
  }

  it('[SB-16] lets the host open a table again that nobody prepares', async () => {
    const t = new Table(3, { ...BOX, edit: 'nobody' });
    const { choose, values } = await opened(t, 0, 'rules');
    expect(values()).to.deep.equal(['free', 'nobody']);
    await choose(1, 'all');
    expect([t.s.edit, values()[1]]).to.deep.equal(['all', 'all']);
  });

  it('[SB-16] counts what a guest would like as a vote, leaves the field as it holds, and refuses a second one', async () => {
    const t = new Table(4, { ...BOX, edit: 'host' });
    const { choose, values, says, refused, refresh } = await opened(t, 2, 'rules');
    await choose(0, 'strict');
    expect([t.s.policy, values()]).to.deep.equal(['free', ['free', 'host']]);
    expect(says()).to.include('“aren’t touched”: Carl (1 of 3)');
    await choose(0, 'strict');
    expect([refused, values()]).to.deep.equal([['already-voted SB-16'], ['free', 'host']]);
    t.do(1, 'setPolicy', { policy: 'strict' });
    await refresh();
    expect(says()).to.include('“aren’t touched”: Carl and Bea (2 of 3)');
    t.do(3, 'setPolicy', { policy: 'strict' });
    await refresh();
    expect(values()).to.deep.equal(['strict', 'host']);
    expect(says()).not.to.include(' of 3)');
  });

  it('says beside the button what a saved table leaves out', async () => {
    const { all } = await opened(new Table(2, { hash: 'builtin:kit' }), 0, 'games');
    await waitUntil(() => all('#unsaved').length > 0, 'the box has come');
    expect(all('#unsaved')[0]!.textContent).to.include('Without drawings, points, groups');
  });
});
