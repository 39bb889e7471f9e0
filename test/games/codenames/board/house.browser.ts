import { expect } from '@open-wc/testing';
import type { RefusalWords } from '../../../../src/elements/frame/board.ts';
import type { CodenamesBoard } from '../../../../src/games/codenames/board/codenames-board.ts';
import { PLAIN, type Options } from '../../../../src/games/codenames/options.ts';
import type { CodenamesView } from '../../../../src/games/codenames/view.ts';
import { allText, deep } from '../../../helpers/shadow.ts';
import { buttonSaying, cells, headline, label, mount, settle, tap } from './mount.ts';
import { DARIO, GIULIA, MARCO, NO, SOFIA, guessing, writing } from './views.ts';
import { waitUntil } from '../../../helpers/wait-until.ts';
import { accessible } from '../../../helpers/accessible.ts';

const by = (options: Partial<Options>): Pick<CodenamesView, 'options'> => ({ options: { ...PLAIN, ...options } });
const form = (board: CodenamesBoard): ShadowRoot =>
  deep(board).find((e) => e.matches('codenames-clue'))!.shadowRoot as ShadowRoot;
const clock = (board: CodenamesBoard): string =>
  deep(board)
    .find((e) => e.matches('.clock'))
    ?.textContent?.replaceAll(/\s+/g, ' ')
    .trim() ?? '';

async function write(board: CodenamesBoard, word: string): Promise<void> {
  const field = form(board).querySelector<HTMLInputElement>('.word input')!;
  field.value = word;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settle(board);
}

describe('rules of the house on the board', () => {
  it('[CN-076] a phone shows the answers to a contested clue at once, above what it may be judged by', async () => {
    const view = { ...guessing(MARCO, by({ challenge: true })), phase: 'challenge' as const };
    const { board } = await mount(view, {}, '390px;760px');
    const edge = board.getBoundingClientRect().bottom;
    for (const answer of ['Vale', 'Non vale'])
      expect(buttonSaying(board, answer)!.getBoundingClientRect().bottom).to.be.at.most(edge);
  });

  it('[CN-069] a word that only people can judge is put to the rival spymaster', async () => {
    const check = (move: string): RefusalWords | undefined =>
      move === 'giveClue' ? { ...NO, code: 'not-one-word' } : undefined;
    const { board, proposed } = await mount(writing(GIULIA), { check });
    await write(board, 'due parole');
    buttonSaying(board, 'Chiedi a Marco')!.click();
    expect(proposed).to.deep.equal(['askRival {"question":{"word":"DUE PAROLE","number":1}}']);
  });

  it('[CN-072] a denied word isn’t offered again', async () => {
    const { board, proposed } = await mount({ ...writing(GIULIA), denied: ['DUE PAROLE'] });
    expect(form(board).querySelector('.denied')!.textContent).to.equal('In questo turno non vale: «DUE PAROLE».');
    await write(board, 'due parole');
    expect(form(board).querySelector('#says')!.textContent).to.contain('Marco non l’ha ammessa');
    buttonSaying(board, 'Dai l’indizio')!.click();
    expect(proposed).to.deep.equal([]);
  });

  it('[CN-128, CN-132] zero and unlimited are there where the table plays with them', async () => {
    const plain = await mount(writing(GIULIA));
    expect(buttonSaying(plain.board, '∞')).to.equal(undefined);
    const { board, proposed } = await mount({
      ...writing(GIULIA),
      ...by({ expertZero: true, expertUnlimited: true }),
    });
    await write(board, 'nave');
    form(board).querySelector<HTMLButtonElement>('[aria-label="Meno"]')!.click();
    await settle(board);
    buttonSaying(board, 'Dai l’indizio')!.click();
    buttonSaying(board, '∞')!.click();
    await settle(board);
    buttonSaying(board, 'Dai l’indizio')!.click();
    expect(proposed).to.deep.equal([
      'giveClue {"word":"NAVE","number":0}',
      'giveClue {"word":"NAVE","number":"unlimited"}',
    ]);
  });

  it('[CN-202] where clues are said the form sends the number alone', async () => {
    const { board, proposed } = await mount({ ...writing(GIULIA), ...by({ clueMode: 'voice' }) });
    expect(form(board).querySelector('.word')).to.equal(null);
    buttonSaying(board, 'Dai il numero')!.click();
    expect(proposed).to.deep.equal(['giveClue {"number":1}']);
  });

  it('[CN-073] the rival spymaster reads the word and rules, the others only hear that somebody does', async () => {
    const ask = { until: 30_000, allowed: false };
    const asked = (seat: number): CodenamesView => ({ ...writing(seat), phase: 'ask', ask });
    const { board, proposed } = await mount({ ...asked(MARCO), ask: { ...ask, word: 'DUE PAROLE', number: 2 } });
    expect(allText(board)).to.contain('DUE PAROLE');
    expect(allText(board)).to.contain('La parola la vedi solo tu: vale o no?');
    buttonSaying(board, 'Non vale')!.click();
    buttonSaying(board, 'Vale')!.click();
    expect(proposed).to.deep.equal(['ruleClue {"allow":false}', 'ruleClue {"allow":true}']);
    await accessible(board);
    const other = await mount(asked(DARIO));
    expect(headline(other.board)).to.equal('Marco decide');
    expect(allText(other.board)).to.contain('La parola la vede solo Marco: vale o no?');
    expect(buttonSaying(other.board, 'Vale')).to.equal(undefined);
  });

  it('[CN-100] a mark is put beside the touch, and shown with its maker', async () => {
    const { board, proposed } = await mount(guessing(DARIO, { marks: [{ on: 13, seat: SOFIA, cell: 13 }] }));
    expect(label(cells(board)[13]!)).to.contain('segnata da Sofia');
    tap(cells(board)[13]!);
    await settle(board);
    buttonSaying(board, 'Segna la 14')!.click();
    expect(proposed).to.deep.equal(['mark {"cell":13}']);
  });

  it('[CN-092] where a majority decides one votes', async () => {
    const ballot = { votes: [{ seat: SOFIA, cell: 13 }], needed: 2 };
    const { board, proposed } = await mount(guessing(DARIO, { ...by({ touchMode: 'majority' }), ballot }));
    expect(label(cells(board)[13]!)).to.contain('1 su 2');
    tap(cells(board)[13]!);
    await settle(board);
    buttonSaying(board, 'Voto la 14')!.click();
    expect(proposed).to.deep.equal(['touch {"cell":13}']);
  });

  it('[CN-146] in a last stand stopping asks first', async () => {
    const { board, proposed } = await mount(guessing(DARIO, { lastStand: true, guessesLeft: null, guessesMade: 2 }));
    expect(headline(board)).to.equal('Rossi, ultima spiaggia');
    buttonSaying(board, 'Basta')!.click();
    await settle(board);
    expect(proposed).to.deep.equal([]);
    buttonSaying(board, 'Sì, mi fermo')!.click();
    expect(proposed).to.deep.equal(['stop {}']);
  });

  it('[CN-186, CN-203] the countdown runs by the table’s time, stands still, and says when it is over', async () => {
    const timed = (clock: NonNullable<CodenamesView['clock']>): CodenamesView =>
      guessing(null, { ...by({ timer: 'soft' }), clock });
    const at = { now: () => 1_000 };
    expect(clock((await mount(timed({ until: 96_000 }), at)).board)).to.equal('1:35 ancora 95 secondi');
    expect(clock((await mount(timed({ standing: 61_000 }), at)).board)).to.equal('1:01 il tempo è fermo');
    expect(clock((await mount(timed({ standing: 0 }), at)).board)).to.equal('Tempo');
  });

  it('[CNQ-18] whoever has a seat sets the rules of the house in the lobby', async () => {
    const lobby: CodenamesView = { ...writing(DARIO), phase: 'lobby', grid: [], history: [], turn: 0 };
    const { board, proposed } = await mount({ ...lobby, ...by({ timer: 'strict' }) });
    // Its window comes with the first lobby.
    await waitUntil(() => allText(board).includes('Timer: chiude il turno'));
    buttonSaying(board, 'Cambia')!.click();
    await settle(board);
    const zero = deep(board).find((e) => e.matches('[data-option=expertZero]')) as HTMLInputElement;
    zero.click();
    expect(proposed).to.deep.equal(['configure {"change":{"expertZero":true}}']);
    await accessible(board);
  });
});
