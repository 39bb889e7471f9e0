/** Bills tell what everybody knows: they are the same for every seat and for whoever watches, and a picture of one holds nothing else. */
import { expect, test } from 'vitest';
import { receiptOf as chrononautsReceipt } from '../../src/games/chrononauts/board/receipt.ts';
import type { BoardContext as ChronoContext } from '../../src/games/chrononauts/board/board-context.ts';
import { boardWords, cardWords } from '../../src/games/chrononauts/board/words.ts';
import { receiptOf as codenamesReceipt } from '../../src/games/codenames/board/receipt.ts';
import type { BoardContext as CodenamesContext } from '../../src/games/codenames/board/board-context.ts';
import { houseWords } from '../../src/games/codenames/board/house-words.ts';
import { boardWords as pictureWords } from '../../src/games/codenames/board/words.ts';
import { receiptOf as mementoReceipt } from '../../src/games/memento/board/receipt.ts';
import { receiptOf as freeTableReceipt } from '../../src/games/sandbox/board/receipt.ts';
import { atTurnEnd } from './chrononauts/trial.ts';
import { over } from './codenames/board/views.ts';
import { contextOf } from './memento/board-context.ts';
import { inPlay } from './memento/tale.ts';
import { laid } from './sandbox/laid.ts';

const NAMES = ['Giulia', 'Marco', 'Elena', 'Tom', 'Nadia', 'Piero'];
const shared = (me: number | null): Pick<CodenamesContext, 'people' | 'me' | 'lang'> => ({
  people: NAMES.map((name, seat) => ({ seat, name, plate: seat, me: seat === me })),
  me,
  lang: 'it',
});

test('[CH-277] the bill of Chrononauts is the same for all, and names no card of a hand', () => {
  const t = atTurnEnd();
  t.setGoal(0, 'identities', 'I01');
  t.history([1915, 1865, 1963], 'P1917', 'P1974');
  t.declare(0, 'identity');
  const bill = (me: number | null): unknown =>
    chrononautsReceipt(
      {
        ...shared(me),
        view: t.view(me),
        w: boardWords('it'),
        cards: cardWords('it'),
        waiting: [],
      } as unknown as ChronoContext,
      [],
    );
  const seen = bill(null) as { headline: string; rule: string };
  expect(seen.headline).toBe('Vince Giulia');
  expect(seen.rule).toBe('CH-211');
  for (const me of t.s.seats) expect(bill(me)).toEqual(seen);
  const told = JSON.stringify(seen);
  for (const seat of t.s.seats)
    for (const { face } of t.view(seat).me?.hand ?? []) expect(told).not.toContain(cardWords('it').names[face!]);
});

test('moves of an ordinary turn haven’t turned a game of Chrononauts: its bill leaves them out', () => {
  const t = atTurnEnd();
  t.arrange((s) => ({ ...s, stage: 'over', result: { winners: [], why: 'CH-118' } }));
  const context = { ...shared(0), view: t.view(0), w: boardWords('it'), cards: cardWords('it'), waiting: [] };
  const news = [
    { number: 1, says: 'Il 1865 è rovesciato.' },
    { number: 2, says: 'Marco perde tempo.', isMove: true },
  ];
  expect(chrononautsReceipt(context as unknown as ChronoContext, news)?.moments).toEqual(['Il 1865 è rovesciato.']);
});

test.each([
  ['CH-118', 'L’universo è finito', 'L’universo finisce: perdono tutti'],
  ['CH-266', 'Nessuno vince', 'Le carte sono finite, e qualcuno non è a casa'],
  ['CH-271', 'Nessuno vince', 'La partita è stata abbandonata'],
  ['CHQ-32', 'Nessuno vince', 'La partita è stata annullata'],
])('[%s] without a winner the bill of Chrononauts tells how it came to its end', (why, head, says) => {
  const t = atTurnEnd();
  t.arrange((s) => ({ ...s, stage: 'over', result: { winners: [], why } }));
  const context = { ...shared(0), view: t.view(0), w: boardWords('it'), cards: cardWords('it'), waiting: [] };
  expect(chrononautsReceipt(context as unknown as ChronoContext, [])).toMatchObject({ headline: head, why: says });
});

test('[CN-119] the bill of Codenames is the same for all', () => {
  const bill = (seat: number | null): unknown =>
    codenamesReceipt(
      {
        ...shared(seat),
        view: over(seat, true),
        w: pictureWords('it'),
        h: houseWords('it'),
      } as unknown as CodenamesContext,
      'Codenames',
      (cell) => `picture ${cell}`,
    );
  const seen = bill(null) as { best: { says: string } };
  expect(seen.best.says).toContain('2 figure');
  for (let seat = 0; seat < NAMES.length; seat++) expect(bill(seat)).toEqual(seen);
});

test('[MM-060] the bill of Memento Mori is the same for all, also for the defeated with their own channel', () => {
  const t = inPlay();
  const seen = mementoReceipt(contextOf(t, { seat: null }));
  expect(seen.sums.length).toBe(t.s.seats.length + 1);
  for (const seat of t.s.seats) expect(mementoReceipt(contextOf(t, { seat }))).toEqual(seen);
});

test('[SB-02] the bill of the free table is the same for all: the score sheet, the highest first, and no card of a hand', async () => {
  const t = await laid('italian');
  for (const [seat, points] of [12, 31, 20, 4].entries()) t.do(0, 'score', { seat, round: 0, points });
  for (const seat of [0, 1, 2]) t.do(seat, 'finish', {});
  const seen = freeTableReceipt(t.context(null));
  expect(seen.sums.map(({ value }) => value)).toEqual(['31', '20', '12', '4']);
  expect(seen.why).toBe('Carte italiane, con Ada, Bea, Carl e Dino.');
  for (const seat of [0, 1, 2, 3]) expect(freeTableReceipt(t.context(seat))).toEqual(seen);
});
