/** The free table where people take turns: whose it is, how it is passed on, and what can be given up while somebody is awaited. */
import { expect } from '@open-wc/testing';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import { allUpdated, deep } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { Table } from './table.ts';

/** What is under way has nothing in its hands. */
const IDLE = { pieces: [], held: [], seats: [], to: [], owed: 0, n: 0 };
const NAMES = ['Ada', 'Bea', 'Carl', 'Dino'];

describe('turns at a free table', () => {
  let room: HTMLElement | undefined;
  afterEach(() => room?.remove());

  /** What stands in the status line of this seat's board, by part. */
  async function shown(t: Table, me: number, jobs: readonly object[] = []) {
    const people = NAMES.map((name, seat) => ({ seat, name, plate: seat, me: seat === me }));
    const proposed: string[] = [];
    const board = Object.assign(document.createElement('sandbox-board'), {
      people,
      me,
      view: { ...t.view(me), ...(jobs.length > 0 && { jobs }) },
    });
    room?.remove();
    room = document.createElement('tv-room');
    room.append(board);
    room.addEventListener('tv-propose', (event) => {
      const { move, args } = event as unknown as { readonly move: string; readonly args: { readonly k?: number } };
      proposed.push([move, args.k ?? []].flat().join(' '));
    });
    document.body.append(room);
    const line = (): Element | undefined => deep(board).find(({ localName }) => localName === 'tv-status');
    await waitUntil(line, 'the status line is there');
    await allUpdated(board);
    const buttons = [...line()!.querySelectorAll<HTMLElement>('button')];
    const status = line() as HTMLElement & { readonly headline: string };
    return { headline: status.headline, line: status.textContent, buttons, proposed };
  }
  const called = (buttons: readonly HTMLElement[]): readonly string[] => buttons.map((one) => one.textContent.trim());

  it('says whose turn it is, and lets that person alone pass it', async () => {
    const t = new Table(4, { turns: true });
    const mine = await shown(t, 0);
    expect(mine.headline).to.equal('Tocca a te');
    expect(called(mine.buttons)).to.deep.equal(['Passa il turno', 'Annulla']);
    mine.buttons[0]!.click();
    expect(mine.proposed).to.deep.equal(['pass']);
    const others = await shown(t, 1);
    expect(others.headline).to.equal('Tocca ad Ada');
    expect(called(others.buttons)).to.deep.equal(['Annulla']);
    expect(called((await shown(new Table(), 0)).buttons)).to.deep.equal(['Annulla']);
  });

  it('[SB-12] lets anybody pass on the turn of a person who isn’t here', async () => {
    const t = new Table(4, { turns: true, policy: 'strict' });
    t.dealer.tell('away', 0);
    const { headline, line, buttons, proposed } = await shown(t, 2);
    expect(headline).to.equal('Tocca ad Ada');
    expect(line).to.include('Non c’è: basta che uno di voi passi il turno.');
    expect(called(buttons)).to.deep.equal(['Passa il turno', 'Annulla']);
    buttons[0]!.click();
    expect(proposed).to.deep.equal(['pass']);
    t.dealer.tell('back', 0);
    expect(called((await shown(t, 2)).buttons)).to.deep.equal(['Annulla']);
  });

  it('lets anybody give up what hangs on somebody else', async () => {
    const t = new Table();
    const [mine, others] = [0, 1].map((by) => ({ ...IDLE, what: 'reveal', step: 'person', by }));
    const { buttons, proposed } = await shown(t, 0, [{ ...IDLE, what: 'shuffle', step: 'asked', by: 2 }, others!]);
    expect(called(buttons)[0]).to.equal('Lascia perdere');
    buttons[0]!.click();
    // Not what goes on by itself.
    expect(proposed).to.deep.equal(['callOff 1']);
    expect(called((await shown(t, 0, [mine!])).buttons)).to.deep.equal(['Annulla']);
  });
});
