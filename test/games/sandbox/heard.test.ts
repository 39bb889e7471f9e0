/** What a screen reader hears of twenty acts: the news under the headline, as they are announced on every page in its language. */
import { expect, test } from 'vitest';
import { nameIn } from '../../../src/games/sandbox/board/boxes.ts';
import { news } from '../../../src/games/sandbox/news.ts';
import { CLOTH, handPlace, LOCKED, NONE } from '../../../src/games/sandbox/state.ts';
import { news as newsEn } from '../../../src/games/sandbox/words/en.ts';
import { news as newsIt } from '../../../src/games/sandbox/words/it.ts';
import { CLOCK, COUNTER, DEFS, DIE, LAID, NOTE, PILE, Table, TOKEN, ZONE_OPEN } from './table.ts';

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
  {
    act: (t) => [1, 'put', { ...put(t, LAID[2]), into: ZONE_OPEN }],
    it: 'Bea mette un pezzo in «zone».',
    en: 'Bea puts a piece into “zone”.',
  },
  {
    act: () => [0, 'look', { from: ZONE_OPEN, n: 1, to: [0] }],
    it: 'Ada guarda una carta in «zone».',
    en: 'Ada looks at a card in “zone”.',
  },
  {
    act: () => [0, 'look', { from: PILE, n: 1, to: [1] }],
    it: 'Ada fa guardare a Bea una carta in «cards», mazzo di 10 carte.',
    en: 'Ada lets Bea look at a card in “cards”, a pile of 10 cards.',
  },
  {
    act: (t) => [1, 'put', { ...put(t, LAID[2]), into: handPlace(1) }],
    it: 'Bea prende in mano un pezzo.',
    en: 'Bea takes a piece in hand.',
  },
  {
    act: (t) => [1, 'put', { ...put(t, LAID[2]), into: handPlace(1) }],
    it: 'Bea riordina la propria mano.',
    en: 'Bea arranges their own hand.',
  },
  {
    act: (t) => [1, 'put', { ...put(t, LAID[2]), into: LAID[0] }],
    it: 'Bea mette un pezzo su un mazzo.',
    en: 'Bea puts a piece onto a pile.',
  },
  {
    act: (t) => [1, 'put', put(t, LAID[2])],
    it: 'Bea sposta un pezzo.',
    en: 'Bea moves a piece.',
  },
  { act: (t) => [0, 'flip', { p: t.p(LAID[0]) }], it: 'Ada gira un pezzo.', en: 'Ada turns over a piece.' },
  { act: (t) => [1, 'roll', { p: t.p(DIE) }], it: 'Bea lancia: 4.', en: 'Bea throws: 4.' },
  { act: () => [1, 'count', { n: COUNTER, set: 4 }], it: 'Bea porta «counter» a 4.', en: 'Bea sets “counter” to 4.' },
  {
    act: (t) => [2, 'write', { n: NOTE, rev: t.piece(NOTE).rev, text: 'ciao' }],
    it: 'Carlo scrive su una nota: «ciao».',
    en: 'Carlo writes on a note: “ciao”.',
  },
  {
    act: (t) => [2, 'write', { n: NOTE, rev: t.piece(NOTE).rev, text: '' }],
    it: 'Carlo cancella una nota.',
    en: 'Carlo wipes a note clean.',
  },
  {
    act: () => [2, 'clock', { n: CLOCK, does: 'start' }],
    it: 'Carlo avvia «clock».',
    en: 'Carlo starts “clock”.',
  },
  {
    act: (t) => [3, 'mark', { p: t.p(LAID[1]), own: 3 }],
    it: 'Dino dice di chi è un pezzo: di Dino.',
    en: 'Dino says whose a piece is: Dino’s.',
  },
  {
    act: (t) => [3, 'mark', { p: t.p(LAID[1]), own: NONE }],
    it: 'Dino dice di chi è un pezzo: di tutti.',
    en: 'Dino says whose a piece is: everybody’s.',
  },
  {
    act: (t) => [3, 'mark', { p: t.p(LAID[1]), flags: LOCKED }],
    it: 'Dino blocca un pezzo.',
    en: 'Dino locks a piece.',
  },
  {
    act: (t) => [3, 'mark', { p: t.p(LAID[1]), flags: 0 }],
    it: 'Dino sblocca un pezzo.',
    en: 'Dino unlocks a piece.',
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
    act: (t) => [1, 'put', put(t, t.hand(1)[0]!)],
    it: 'Bea gioca una carta coperta.',
    en: 'Bea plays a card face down.',
  },
  {
    act: (t) => [1, 'put', { ...put(t, LAID[0]), into: handPlace(1) }],
    it: 'Bea prende in mano un pezzo.',
    en: 'Bea takes a piece in hand.',
  },
  { act: (t) => [1, 'put', { ...put(t, LAID[0]), side: 'up' }], it: 'Bea gioca: 1.', en: 'Bea plays: 1.' },
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
    it: 'Ada cambia le regole del tavolo: è severo.',
    en: 'Ada changes the table’s rules: it is strict.',
  },
  {
    act: () => [0, 'setEdit', { edit: 'nobody' }],
    it: 'Ada cambia chi può preparare il tavolo: nessuno.',
    en: 'Ada changes who may prepare the table: nobody.',
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
            (def, face) => nameIn({ name: 'box', defs: DEFS }, def, face),
          ),
        )
        .join(' '),
    );
    return { it, en };
  });
  expect(told).toEqual(HEARD.map(({ it, en }) => ({ it, en })));
});
