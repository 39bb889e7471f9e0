import { expect } from '@open-wc/testing';
import { PLAIN, type Options } from '../../../../src/games/codenames/options.ts';
import { listed } from '../../../../src/games/codenames/board/ways/listed.ts';
import type { CodenamesView } from '../../../../src/games/codenames/view.ts';
import { allText, deep } from '../../../helpers/shadow.ts';
import { waitUntil } from '../../../helpers/wait-until.ts';
import { buttonSaying, cells, headline, label, mount, settle, tap } from './mount.ts';
import { ELENA, GIULIA, KEY, MARCO, SOFIA, guessing, lobby, over } from './views.ts';

const COOP: Options = { ...PLAIN, mode: 'coop' };
const WORDS: Options = { ...PLAIN, content: 'words', grid: '5x5' };

/** Giulia leads all of them against the Blues that nobody plays. */
function together(seat: number, more: Partial<CodenamesView> = {}): CodenamesView {
  const view = guessing(seat, more);
  const red = { ...view.teams.red, operatives: [SOFIA, MARCO, ELENA] };
  return { ...view, options: COOP, teams: { red, blue: { ...view.teams.blue, spymaster: null, operatives: [] } } };
}

describe('other ways to play', () => {
  it('[CN-154] the lobby says how the table plays, and what is missing for that', async () => {
    const { board } = await mount(lobby(SOFIA, { options: COOP }));
    expect(allText(board)).to.contain('Tutti insieme');
    expect(allText(board)).to.contain('Squadra virtuale');
    expect(buttonSaying(board, 'Dividi a caso')).to.equal(undefined);
  });

  it('[CN-177] a lobby whose own pictures don’t fill the grid says how many more it needs', async () => {
    const own = { pictures: { hash: 'ab'.repeat(32), count: 22 } };
    const { board } = await mount(lobby(SOFIA, { options: { ...PLAIN, ...own, grid: '5x5' } }));
    expect(allText(board)).to.contain('Per questa griglia mancano tre figure vostre.');
    const { board: mixed } = await mount(lobby(SOFIA, { options: { ...PLAIN, ...own, content: 'mixed' } }));
    expect(allText(mixed)).not.to.contain('figure vostre');
  });

  it('choices are proposed one by one, and words are brought as a list', async () => {
    const { board, proposed } = await mount(lobby(SOFIA, { options: { ...PLAIN, content: 'words' }, wordList: 0 }));
    buttonSaying(board, 'Scegli come')!.click();
    await import('../../../../src/games/codenames/board/ways/ways-dialog.ts');
    const other = (): HTMLInputElement | undefined =>
      deep(board).find((e): e is HTMLInputElement => e.matches('input[type="radio"][name="grid"]:not(:checked)'));
    await waitUntil(other, 'the window shows its choices');
    other()!.click();
    expect(proposed).to.deep.equal(['configure {"change":{"grid":"5x5"}}']);
    buttonSaying(board, 'Parole vostre')!.click();
    await settle(board);
    const area = deep(board).find((e): e is HTMLTextAreaElement => e instanceof HTMLTextAreaElement)!;
    area.value = 'uno, due';
    buttonSaying(board, 'Usa queste parole')!.click();
    await settle(board);
    expect(allText(board)).to.contain('meno di venticinque');
    area.value = Array.from({ length: 25 }, (_, i) => `parola${i}`).join('\n');
    buttonSaying(board, 'Usa queste parole')!.click();
    expect(proposed.at(-1)).to.match(/^setWords .*"parola24"/);
  });

  it('pasted words are taken each once, without what no card could show', () => {
    expect(listed('Casa, casa\nrosa  canina;\u{1f600}\n')).to.deep.equal(['Casa', 'rosa canina']);
  });

  it('[CN-173] words are read, and named to whoever doesn’t see them', async () => {
    const grid = Array.from({ length: 25 }, (_, i) => ({ picture: -1, word: `parola${i}` }));
    const { board } = await mount(guessing(SOFIA, { options: WORDS, grid }));
    expect(cells(board)).to.have.length(25);
    expect(label(cells(board)[13]!)).to.equal('parola 14 parola13');
    expect(cells(board)[13]!.querySelector('.word')?.textContent).to.equal('parola13');
  });

  it('[CN-159, CN-160] in the virtual turn the spymaster points at an enemy picture and covers it', async () => {
    const { board, proposed } = await mount(together(GIULIA, { phase: 'enemy', guessesMade: 0 }));
    const enemy = guessing(GIULIA).grid.findIndex(({ key, cover }) => key === 'blue' && !cover);
    expect(headline(board)).to.equal('Tocca alla squadra virtuale');
    tap(cells(board)[KEY.indexOf('red')]!);
    await settle(board);
    expect(buttonSaying(board, 'Copri la 1')).to.equal(undefined);
    tap(cells(board)[enemy]!);
    await settle(board);
    buttonSaying(board, `Copri la ${enemy + 1}`)!.click();
    expect(proposed).to.deep.equal([`coverEnemy {"cell":${enemy}}`]);
  });

  it('[CN-164, CN-165] the end says the score and what it is worth; roles may go round', async () => {
    const ended = over(SOFIA, true);
    const result = { winner: 'red' as const, why: 'CN-163', verified: true, score: 5 };
    const view = { ...together(SOFIA), ...ended, options: COOP, result, rotation: { red: SOFIA, blue: -1 } };
    const { board, proposed } = await mount(view);
    expect(headline(board)).to.equal('Avete vinto');
    expect(allText(board)).to.contain('Punti: 5');
    expect(allText(board)).to.contain('Parlate la stessa lingua.');
    buttonSaying(board, 'Un’altra, cambia capospia')!.click();
    buttonSaying(board, 'Un’altra partita')!.click();
    expect(proposed).to.deep.equal(['nextGame {"rotate":true}', 'nextGame {}']);
  });

  it('[CN-165] seven comments, the best one also for an eight', async () => {
    const said = new Set<string>();
    for (const score of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const result = { winner: 'red' as const, why: 'CN-163', verified: true, score };
      const { board } = await mount({ ...together(SOFIA), ...over(SOFIA, true), options: COOP, result });
      const points = deep(board).find((e) => e.matches('b') && e.textContent === `Punti: ${score}.`)!;
      said.add(points.parentElement!.textContent.replace(/.*\d\./s, '').trim());
    }
    expect(said.size).to.equal(7);
  });

  it('[CN-171] who guesses for both is shown with both, and touches for whose turn it is', async () => {
    const base = guessing(SOFIA, { options: { ...PLAIN, mode: 'three' }, me: { seat: SOFIA, role: 'operative' } });
    const teams = {
      red: { ...base.teams.red, operatives: [SOFIA] },
      blue: { ...base.teams.blue, operatives: [SOFIA] },
    };
    const { board, proposed } = await mount({ ...base, teams }, { choices: () => [{ cell: 0 }] });
    expect(allText(board)).to.contain('indovina per entrambi');
    tap(cells(board)[0]!, 0);
    await settle(board);
    buttonSaying(board, 'Scopri la 1')!.click();
    expect(proposed).to.deep.equal(['touch {"cell":0}']);
  });
});
