/** What a screen reader hears of twenty acts: the news under the headline, as they are announced on every page in its language. */
import { expect, test } from 'vitest';
import { news } from '../../../src/games/sandbox/news.ts';
import { CLOTH, handPlace } from '../../../src/games/sandbox/state.ts';
import { news as newsEn } from '../../../src/games/sandbox/words/en.ts';
import { news as newsIt } from '../../../src/games/sandbox/words/it.ts';
import { CLOCK, COUNTER, DEFS, DIE, LAID, NOTE, PILE, Table, TOKEN } from './table.ts';

const SEATS = ['Ada', 'Bea', 'Carlo', 'Dino'] as const;

interface Heard {
  readonly act: (t: Table) => readonly [seat: number, move: string, args: unknown];
  readonly it: string;
  readonly en: string;
}

const put = (t: Table, ...pieces: readonly number[]): object => ({
  p: t.p(...pieces).flatMap((one, i) => (i % 2 === 0 ? [one] : [one, 0, 0, 0])),
  into: CLOTH,
});

const HEARD: readonly Heard[] = [
  { act: (t) => [0, 'put', put(t, TOKEN)], it: 'Ada sposta un pezzo.', en: 'Ada moves a piece.' },
  { act: (t) => [1, 'put', put(t, LAID[0], LAID[1])], it: 'Bea sposta 2 pezzi.', en: 'Bea moves 2 pieces.' },
  { act: (t) => [0, 'flip', { p: t.p(LAID[0]) }], it: 'Ada gira un pezzo.', en: 'Ada turns over a piece.' },
  { act: (t) => [1, 'roll', { p: t.p(DIE) }], it: 'Bea lancia: 4.', en: 'Bea throws: 4.' },
  { act: () => [1, 'count', { n: COUNTER, set: 4 }], it: 'Bea porta il contatore a 4.', en: 'Bea counts to 4.' },
  {
    act: (t) => [2, 'write', { n: NOTE, rev: t.piece(NOTE).rev, text: 'ciao' }],
    it: 'Carlo scrive su una nota.',
    en: 'Carlo writes on a note.',
  },
  {
    act: () => [2, 'clock', { n: CLOCK, does: 'start' }],
    it: 'Carlo avvia l’orologio.',
    en: 'Carlo starts the clock.',
  },
  {
    act: (t) => [3, 'mark', { p: t.p(LAID[1]), own: 3 }],
    it: 'Dino contrassegna un pezzo.',
    en: 'Dino marks a piece.',
  },
  {
    act: () => [3, 'undo', {}],
    it: 'Dino annulla la sua mossa (un pezzo).',
    en: 'Dino undoes their last act (a piece).',
  },
  { act: () => [3, 'redo', {}], it: 'Dino rifà la sua mossa (un pezzo).', en: 'Dino does it again (a piece).' },
  { act: (t) => [1, 'group', { p: t.p(TOKEN, DIE) }], it: 'Bea unisce 2 pezzi.', en: 'Bea groups 2 pieces.' },
  {
    act: (t) => [1, 'group', { p: t.p(TOKEN, DIE), apart: true }],
    it: 'Bea separa 2 pezzi.',
    en: 'Bea ungroups 2 pieces.',
  },
  { act: () => [0, 'shuffle', { from: PILE }], it: 'Ada mescola 10 carte.', en: 'Ada shuffles 10 cards.' },
  {
    act: () => [0, 'deal', { from: PILE, n: 2, to: [0, 1, 2].map(handPlace) }],
    it: 'Ada dà 2 carte a testa ad Ada, Bea e Carlo.',
    en: 'Ada deals 2 cards each to Ada, Bea and Carlo.',
  },
  {
    act: () => [0, 'deal', { from: PILE, n: 1, to: [handPlace(3)] }],
    it: 'Ada dà una carta a Dino.',
    en: 'Ada deals a card to Dino.',
  },
  { act: () => [0, 'draw', { from: PILE, n: 1 }], it: 'Ada pesca una carta.', en: 'Ada draws a card.' },
  {
    act: (t) => [1, 'show', { p: [t.hand(1)[0]], to: [2] }],
    it: 'Bea mostra una carta a Carlo.',
    en: 'Bea shows a card to Carlo.',
  },
  {
    act: () => [1, 'mixHand', {}],
    it: 'Bea mescola la propria mano (2 carte).',
    en: 'Bea shuffles their own hand (2 cards).',
  },
  {
    act: () => [2, 'score', { seat: 1, round: 0, points: 7 }],
    it: 'Carlo segna 7 a Bea.',
    en: 'Carlo writes down 7 for Bea.',
  },
  {
    act: () => [3, 'order', {}],
    it: 'Comincia Ada, poi Carlo, Bea e Dino.',
    en: 'Ada begins, then Carlo, Bea and Dino.',
  },
  { act: (t) => [0, 'remove', { p: t.p(LAID[2]) }], it: 'Ada toglie un pezzo.', en: 'Ada removes a piece.' },
  {
    act: () => [0, 'setPolicy', { policy: 'strict' }],
    it: 'Ada cambia le regole del tavolo.',
    en: 'Ada changes the table’s rules.',
  },
  {
    act: () => [0, 'setEdit', { edit: 'nobody' }],
    it: 'Ada cambia chi può preparare il tavolo.',
    en: 'Ada changes who may prepare the table.',
  },
];

test('each of twenty acts is a sentence that says who did what', () => {
  const t = new Table();
  const told = HEARD.map(({ act }) => {
    const [seat, move, args] = act(t);
    const before = t.s;
    expect(t.do(seat, move, args), move).toBe('ok');
    const lines = news(before, t.s);
    const [it, en] = [newsIt, newsEn].map((words) =>
      lines
        .map((line) =>
          words[line.what]!(
            line.args,
            (one) => SEATS[one]!,
            (def, face) => DEFS[def]!.faces![face]!.name,
          ),
        )
        .join(' '),
    );
    return { it, en };
  });
  expect(told).toEqual(HEARD.map(({ it, en }) => ({ it, en })));
});
