import { expect, waitUntil } from '@open-wc/testing';
import type { CodenamesView } from '../../../../src/games/codenames/view.ts';
import { allText, deep } from '../../../helpers/shadow.ts';
import { buttonSaying, mount, type Mounted } from './mount.ts';
import { DARIO, ELENA, GIULIA, NO, SOFIA, guessing, people } from './views.ts';
import { accessible } from '../../../helpers/accessible.ts';

/** The table with Giulia, who leads the Reds, away; the rules let whoever is named here lead instead. */
const without = (me: number, may: readonly number[], more: Partial<CodenamesView> = {}): Promise<Mounted> =>
  mount(guessing(me, more), {
    people: people(me).map((one) => (one.seat === GIULIA ? { ...one, away: true } : one)),
    check: (move, args) =>
      move === 'standIn' && !may.includes((args as { readonly seat: number }).seat) ? NO : undefined,
  });

/** What is offered is fetched when it is first needed. */
const says = ({ board }: Mounted, text: string): Promise<void> => waitUntil(() => allText(board).includes(text), text);

describe('a spymaster who is gone', () => {
  it('[CNQ-25] the team is asked who leads instead: oneself or another; nobody while the spymaster is there', async () => {
    const team = await without(SOFIA, [SOFIA, DARIO]);
    await says(team, 'Giulia non c’è');
    const { board, proposed } = team;
    buttonSaying(board, 'Lo faccio io')!.click();
    buttonSaying(board, 'Lo fa Dario')!.click();
    expect(proposed).to.deep.equal([`standIn {"seat":${SOFIA}}`, `standIn {"seat":${DARIO}}`]);
    await accessible(board);
    const here = await mount(guessing(SOFIA));
    expect(buttonSaying(here.board, 'Lo faccio io')).to.equal(undefined);
    const rival = await without(ELENA, []);
    expect(allText(rival.board)).not.to.contain('Giulia non c’è');
  });

  it('[CNQ-25] a team that nobody leads any more is asked as well', async () => {
    const { teams } = guessing(SOFIA);
    const red = { ...teams.red, spymaster: null };
    await says(await without(SOFIA, [DARIO], { teams: { ...teams, red } }), 'Lo fa Dario');
  });

  it('[CNQ-25] all see who wants whom, and to whom the key is on its way', async () => {
    const votes = [{ seat: DARIO, to: SOFIA }];
    const asked = await without(ELENA, [], { standIn: { team: 'red', votes, needed: 2 } });
    await says(asked, 'Dario: capospia Sofia? 1 su 2');
    const going = await without(SOFIA, [], { standIn: { team: 'red', votes: [], needed: 2, handing: SOFIA } });
    await says(going, 'La chiave è in viaggio verso Sofia.');
  });

  it('beside the question, a low window still has a clue of the slip in sight', async () => {
    const asked = await mount(
      guessing(SOFIA),
      { people: people(SOFIA).map((one) => (one.seat === GIULIA ? { ...one, away: true } : one)) },
      '720px;370px',
    );
    await says(asked, 'Giulia non c’è');
    const slip = deep(asked.board).find((e) => e.matches('.comanda'))!;
    expect(slip.getBoundingClientRect().height).to.be.at.least(90);
  });
});
