/** Votes on Lupus' board: who can be voted for, who votes after a tie, and what ghosts and those who tapped themselves are told. */
import { expect } from '@open-wc/testing';
import type { LupusView } from '../../../../src/games/lupus/view.ts';
import { accessible } from '../../../helpers/accessible.ts';
import { allText, allUpdated, button, deep, spoken } from '../../../helpers/shadow.ts';
import { mount, proposals, radio } from './mount.ts';
import { speechOf, viewOf, voteOf } from './views.ts';

const [SOFIA, DARIO, TOM] = [2, 3, 5] as const;

/** A later vote of nine, about these; Sofia was nominated as well. */
const later = (round: 2 | 3, candidates: readonly number[], change: Partial<LupusView> = {}): LupusView =>
  viewOf(9, {
    night: 2,
    stage: 'vote',
    nominated: [SOFIA, DARIO, TOM],
    vote: { round, order: [0, 4, 6, 7, 8], given: [], candidates },
    out: [{ seat: 1, how: 'mauled', cycle: 2 }],
    ...change,
  });

const texts = (board: Element, selector: string): readonly string[] =>
  deep(board)
    .filter((e) => e.matches(selector))
    .map((e) => spoken(e));

describe('the count', () => {
  for (const width of [960, 1366])
    it(`breaks no name in two beside many votes, at ${width}`, async () => {
      const view = voteOf(20, {}, 20);
      const given = view.vote!.order.slice(0, 12).map((seat) => [seat, SOFIA] as const);
      const board = await mount(
        { ...view, vote: { ...view.vote!, given } },
        { width, height: 600, named: { [SOFIA]: 'Massimiliano' } },
      );
      const name = deep(board)
        .find((e) => e.matches('lupus-tally'))!
        .shadowRoot!.querySelector('b')!;
      expect(name.textContent).to.equal('Massimiliano');
      expect(name.getClientRects().length).to.equal(1);
    });
});

describe('a later vote', () => {
  it('[LU-112] shows whom it is about, and nobody else can be tapped', async () => {
    const board = await mount(later(2, [DARIO, TOM]));
    const named = deep(board).filter((e) => e.matches('.spot') && spoken(e).includes('in nomination'));
    expect(named.map((e) => e.getAttribute('data-seat'))).to.deep.equal([`${DARIO}`, `${TOM}`]);
    expect(deep(board).filter((e) => e.role === 'radio').length).to.equal(2);
    await accessible(board);
  });

  it('counts for all of them from the beginning, and says what would come of it', async () => {
    const board = await mount(later(2, [DARIO, TOM], { me: null }));
    const tally = deep(board).find((e) => e.matches('lupus-tally'))!;
    expect(texts(tally, 'li').length).to.equal(2);
    expect(allText(board)).not.to.contain('Ancora nessun voto');
    const after = async (round: 2 | 3, ...given: readonly (readonly [number, number])[]): Promise<string> =>
      allText(
        await mount(later(round, [DARIO, TOM], { vote: { round, order: [0, 4, 6], given, candidates: [DARIO, TOM] } })),
      );
    expect(await after(2, [0, TOM])).to.contain('al rogo: Tom (6)');
    expect(await after(2, [0, TOM], [4, DARIO])).to.contain('parità, e si rivota');
    expect(await after(3, [0, TOM], [4, DARIO])).to.contain('decide la sorte');
  });

  it('[LU-111] tells the nominated why they don’t vote', async () => {
    expect(allText(await mount(later(2, [DARIO, TOM], { me: TOM })))).to.contain('Sei in nomination');
    expect(allText(await mount(later(3, [DARIO, TOM], { me: SOFIA })))).to.contain('Eri in nomination');
  });

  it('says to whom the own vote went, or that none was given, where no caption has room for it', async () => {
    const given = [
      [0, TOM],
      [4, null],
    ] as const;
    const vote = { round: 2, order: [0, 4, 6], given, candidates: [DARIO, TOM] } as const;
    expect(allText(await mount(later(2, [], { vote, me: 0 })))).to.contain('Hai votato la 6, Tom.');
    expect(allText(await mount(later(2, [], { vote, me: 4 })))).to.contain('Non hai dato nessun voto.');
  });

  it('[LU-076] whoever has gone to the stake hears at once that they are out, and nobody else', async () => {
    const out = [{ seat: DARIO, how: 'lynched', cycle: 1 }] as const;
    const said = async (me: number | null): Promise<string> =>
      allText(await mount(viewOf(9, { stage: 'verdict', out, me })));
    expect(await said(DARIO)).to.contain('Sei fuori');
    for (const me of [TOM, null]) expect(await said(me)).not.to.contain('Sei fuori');
  });

  it('[LU-116] after a tie only those vote who did before: not somebody who was nominated and isn’t tied', async () => {
    const board = await mount(
      speechOf(9, {
        nominated: [SOFIA, DARIO, TOM],
        floor: { round: 3, queue: [DARIO, TOM], candidates: [DARIO, TOM] },
      }),
    );
    expect(texts(board, '.chips li').some((says) => says.includes('Sofia'))).to.equal(false);
    expect(allText(board)).to.contain('Poi votano in 5');
  });
});

describe('ghosts', () => {
  it('[LU-190] vote without a word', async () => {
    const ghost = 1;
    const view = voteOf(9, { me: ghost });
    const board = await mount({ ...view, vote: { ...view.vote!, given: view.vote!.given.slice(0, ghost) } });
    expect(allText(board)).to.contain('Senza una parola').and.not.to.contain('Dillo a voce');
  });

  it('[LU-187] are told when they vote: today, from tomorrow on, or not in this vote', async () => {
    const out = [
      { seat: 0, how: 'mauled', cycle: 2 },
      { seat: 1, how: 'lynched', cycle: 1 },
    ] as const;
    const options = { ...viewOf(9).options, ghosts: true };
    const said = async (me: number, change: Partial<LupusView>): Promise<string> =>
      allText(await mount(viewOf(9, { night: 2, me, out, options, ...change })));
    expect(await said(1, {})).to.contain('al primo voto voti anche tu');
    expect(await said(0, {})).to.contain('da domani voti');
    expect(await said(1, later(2, [DARIO, TOM], { options, me: 1, out }))).to.contain('solo al primo voto');
  });
});

it('a vote for oneself is called that before it is given: one’s own plate shines when it is one’s turn', async () => {
  const board = await mount(voteOf(9));
  const made = proposals(board);
  const me = board.me!;
  radio(board, 'Elena').click();
  await allUpdated(board);
  expect(allText(board)).to.contain('contro di te');
  button(board, 'Voto me').click();
  expect(made).to.deep.equal([{ move: 'vote', args: { seat: me } }]);
});
