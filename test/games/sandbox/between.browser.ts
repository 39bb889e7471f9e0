/** What people do with one another at a free table. Each act is found in two taps, and a board shows what its own person may see. */
import { expect } from '@open-wc/testing';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/sandbox/board/between/sandbox-between.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import { handPlace } from '../../../src/games/sandbox/state.ts';
import { allUpdated, deep } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { PILE, Table } from './table.ts';
import type { MoveCall } from '../../../src/kernel/game.ts';

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino'];
type Board = HTMLElement & { view: unknown };

describe('between people at a free table', () => {
  let room: HTMLElement | undefined;
  afterEach(() => room?.remove());

  /** The board of this seat; what it proposes is done at the table. */
  async function seated(t: Table, me: number, more: object = {}) {
    const people = t.s.seats.map((seat) => ({ seat, name: NAMES[seat]!, plate: seat, me: seat === me }));
    const board = Object.assign(document.createElement('sandbox-board'), { people, me, view: t.view(me), ...more });
    const proposed: string[] = [];
    const refused: string[] = [];
    room?.remove();
    room = document.createElement('tv-room');
    Object.assign(room.style, { width: '1200px', height: '800px' });
    room.append(board);
    room.addEventListener('tv-propose', (event) => {
      const { move, args } = event as unknown as MoveCall;
      proposed.push(`${move} ${JSON.stringify(args)}`);
      const out = t.do(me, move, args);
      if (out !== 'ok') refused.push(out);
    });
    document.body.append(room);
    await waitUntil(() => deep(board).some(({ localName }) => localName === 'sandbox-between'), 'the board is there');
    const refresh = async (): Promise<void> => {
      (board as unknown as Board).view = t.view(me);
      await allUpdated(board);
    };
    await refresh();
    const all = (selector: string): readonly HTMLElement[] =>
      deep(board).filter((one): one is HTMLElement => one.matches(selector));
    const tap = async (selector: string, text = ''): Promise<void> => {
      const one = all(selector).find((found) => found.textContent.includes(text));
      expect(one === undefined ? `no ${selector} ${text}` : '').to.equal('');
      one!.click();
      await refresh();
    };
    const sheet = (): string => all('.sheet')[0]?.textContent.replaceAll(/\s+/gu, ' ').trim() ?? '';
    return { board, proposed, refused, refresh, all, tap, sheet };
  }

  const dealt = (n = 3, seats = 4): Table => {
    const t = new Table(seats);
    t.do(0, 'shuffle', { from: PILE });
    t.do(0, 'deal', { from: PILE, n, to: t.s.seats.map(handPlace) });
    return t;
  };

  it('[SB-22] a card of the own hand is shown to those whom one chooses', async () => {
    const t = dealt(2, 3);
    const [card, other] = t.hand(0);
    const ada = await seated(t, 0);
    const hand = ada.all('tv-hand')[0]!;
    hand.shadowRoot!.querySelector('button')!.click();
    await ada.refresh();
    await ada.tap('.hand-acts .btn', 'Mostra a…');
    expect(
      ada.all('.sheet [data-card][aria-pressed=true]').map(({ dataset }) => Number(dataset['card'])),
    ).to.deep.equal([card]);
    await ada.tap('.sheet [data-act=show]');
    expect(ada.proposed).to.deep.equal([]);
    await ada.tap('.sheet [data-seat]', 'Carl');
    await ada.tap(`.sheet [data-card="${other}"]`);
    await ada.tap('.sheet [data-act=show]', 'Mostra 2 carte a Carl');
    expect([ada.proposed, ada.refused, ada.sheet()]).to.deep.equal([
      [`show ${JSON.stringify({ p: t.hand(0), to: [2] })}`],
      [],
      '',
    ]);
  });

  it('[SB-22] where only one other is here a card is shown to them at once, without a panel', async () => {
    const t = dealt(1, 2);
    const ada = await seated(t, 0);
    ada.all('tv-hand')[0]!.shadowRoot!.querySelector('button')!.click();
    await ada.refresh();
    await ada.tap('.hand-acts .btn', 'Mostra a Bea');
    expect([ada.proposed.length, ada.refused, t.s.news[0]!.what]).to.deep.equal([1, [], 'show']);
  });

  it('[SB-22] a card comes in sight of the person to whom it is shown, and of nobody else', async () => {
    for (const [seat, sees] of [
      [1, true],
      [2, false],
    ] as const) {
      const t = dealt(2, 3);
      const someone = await seated(t, seat);
      const [card] = t.hand(0);
      t.do(0, 'show', { p: [card], to: [1] });
      await someone.refresh();
      const face = t.view(1).read[card!];
      expect(face !== undefined).to.equal(true);
      expect([someone.all('.sheet [data-card]').length, someone.sheet().includes('Ada')]).to.deep.equal(
        sees ? [1, true] : [0, false],
      );
      if (!sees) continue;
      // Closed, and found again at the hand of the person who showed it; covered, it is a back.
      await someone.tap('.sheet .icon');
      expect(someone.sheet()).to.equal('');
      await someone.tap('.others button', 'Ada');
      expect(someone.all('.sheet li[data-card] tv-card[down]').length).to.equal(0);
      await someone.tap('.hand-acts .btn', 'Copri la mano');
      expect(someone.all('.sheet li[data-card] tv-card[down]').length).to.equal(1);
    }
  });

  it('[SB-22] what was shown before the page was opened is no news, and one’s own card that is given away neither', async () => {
    const t = dealt(2, 2);
    t.do(0, 'show', { p: [t.hand(0)[0]], to: [1] });
    const bea = await seated(t, 1);
    expect(bea.sheet()).to.equal('');
    const [card] = t.hand(1);
    t.do(1, 'give', { p: [card], things: [t.piece(card!).thing], to: 0 });
    await bea.refresh();
    expect(bea.sheet()).to.equal('');
  });

  it('[SB-23] from a person a card is taken blindly: backs, one is picked, and it comes into the own hand', async () => {
    const t = dealt(3, 3);
    const ada = await seated(t, 0);
    await ada.tap('.others button', 'Bea');
    await ada.tap('.sheet [data-act=steal]', 'Prendi una carta a Bea');
    expect([ada.proposed, ada.refused]).to.deep.equal([['steal {"from":1}'], []]);
    expect([ada.all('.sheet [data-back]').length, ada.all('.sheet tv-card:not([down])').length]).to.deep.equal([3, 0]);
    await ada.tap('.sheet [data-back="1"]');
    expect([ada.refused, t.hand(0).length, t.hand(1).length, ada.sheet()]).to.deep.equal([[], 4, 2, '']);
  });

  it('[SB-23] the person from whose hand a card is taken is told so where it happens; the others aren’t', async () => {
    const t = dealt(3, 3);
    const bea = await seated(t, 1);
    t.do(0, 'steal', { from: 1 });
    await bea.refresh();
    expect(bea.sheet()).to.equal(
      'Ada prende una tua carta Sta scegliendo un dorso: quale carta è, non lo sapete né tu né gli altri. Lascia perdere',
    );
    expect(bea.all('.sheet [data-back]').length).to.equal(0);
    expect((await seated(t, 2)).sheet()).to.equal('');
    const [back] = t.s.jobs.find(Boolean)!.pieces;
    const again = await seated(t, 1);
    t.do(0, 'pickBack', { n: back });
    await again.refresh();
    expect([again.sheet(), t.hand(1).length]).to.deep.equal(['', 2]);
  });

  it('[SB-25] a theft that has begun is given up by its author', async () => {
    const t = dealt(3, 2);
    const ada = await seated(t, 0);
    await ada.tap('.others button', 'Bea');
    await ada.tap('.sheet [data-act=steal]');
    await ada.tap('.sheet [data-act=callOff]');
    expect([ada.refused, ada.sheet(), t.hand(1).length]).to.deep.equal([[], '', 3]);
  });

  it('[SB-22] own cards are given to the person whom one taps', async () => {
    const t = dealt(2, 3);
    const [card] = t.hand(0);
    const ada = await seated(t, 0);
    await ada.tap('.others button', 'Carl');
    await ada.tap(`.sheet [data-card="${card}"]`);
    await ada.tap('.sheet [data-act=give]', 'Dai una carta a Carl');
    expect([ada.refused, t.hand(2).includes(card!)]).to.deep.equal([[], true]);
  });

  it('[SB-26] a secret choice goes from its call to the result, and nobody sees a word before', async () => {
    const t = new Table(3);
    const ada = await seated(t, 0);
    await ada.tap('.others button', 'Insieme');
    await ada.tap('.sheet [data-act=callChoice]');
    const line = (): string => {
      const status = ada.all('tv-status')[0] as HTMLElement & { headline: string };
      return `${status.headline} · ${status.textContent.replaceAll(/\s+/gu, ' ').trim()}`;
    };
    expect(line()).to.include('Scelta segreta · Scegli anche tu');
    await ada.tap('.sheet .chip', 'Sì');
    await ada.tap('.sheet form .go');
    expect([ada.proposed, ada.refused]).to.deep.equal([['callChoice {}', 'choose {"word":"Sì"}'], []]);
    expect(line()).to.include('Aspettiamo Bea e Carl.');
    t.do(1, 'choose', { word: 'tartaruga' });
    await ada.refresh();
    const rows = (): readonly string[] =>
      ada.all('.sheet .row').map((row) => row.textContent.replaceAll(/\s+/gu, ' ').trim());
    expect(rows()).to.deep.equal(['Ada✓ ha scelto', 'Bea✓ ha scelto', 'Carl… sta scegliendo']);
    expect(ada.all('.sheet [data-act=openChoices]').map(({ textContent }) => textContent)).to.deep.equal([
      'Apri senza aspettare Carl',
    ]);
    t.do(2, 'choose', { word: 'lepre' });
    await ada.refresh();
    expect(line()).to.include('Hanno scelto tutti');
    expect(ada.board.shadowRoot!.textContent.includes('tartaruga')).to.equal(false);
    await ada.tap('.sheet [data-act=openChoices]', 'Apriamo le buste');
    expect([ada.refused, rows()]).to.deep.equal([[], ['AdaSì', 'Beatartaruga', 'Carllepre']]);
    // It stays until one closes it, and is found again.
    await ada.tap('.sheet .icon');
    expect(ada.sheet()).to.equal('');
    await ada.tap('.others button', 'Insieme');
    expect(ada.sheet()).to.include('tartaruga');
  });

  it('[SB-26] the caller of a secret choice may say what it is about, and all read it', async () => {
    const t = new Table(3);
    const ada = await seated(t, 0);
    await ada.tap('.others button', 'Insieme');
    const field = ada.all('.sheet input[name=about]')[0] as HTMLInputElement;
    field.value = ' Dove si va? ';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await ada.refresh();
    await ada.tap('.sheet [data-act=callChoice]');
    expect([ada.proposed, ada.refused]).to.deep.equal([['callChoice {"about":"Dove si va?"}'], []]);
    const bea = await seated(t, 1);
    expect(bea.sheet()).to.include('Ada chiede: ognuno scelga di nascosto. «Dove si va?»');
    const older = new Table(3);
    const check = (move: string, args: object): object | undefined =>
      move === 'callChoice' && 'about' in args ? {} : undefined;
    const carl = await seated(older, 2, { check });
    await carl.tap('.others button', 'Insieme');
    expect(carl.all('.sheet input[name=about]').length).to.equal(0);
  });

  it('[SB-26] others are asked by themselves; a screen that all look at has no field for anybody’s word', async () => {
    const t = new Table(3);
    t.do(0, 'callChoice');
    const bea = await seated(t, 1);
    expect(bea.all('.sheet input').length).to.equal(1);
    const all = await seated(t, 1, { shared: true });
    expect([all.all('.sheet').length, all.all('.sheet input').length]).to.deep.equal([1, 0]);
  });

  it('[SB-26] a word that is being written stays as the others choose, and a new round begins with none', async () => {
    const t = new Table(2);
    t.do(0, 'callChoice');
    const bea = await seated(t, 1);
    const field = (): HTMLInputElement => bea.all('.sheet input')[0] as HTMLInputElement;
    field().value = 'sas';
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
    t.do(0, 'choose', { word: 'carta' });
    await bea.refresh();
    expect(field().value).to.equal('sas');
    t.do(0, 'openChoices');
    t.do(0, 'callChoice');
    await bea.refresh();
    expect(field().value).to.equal('');
  });

  it('[SB-24] the hand of a person who has left is seen, and the table decides about it; votes are told', async () => {
    const t = dealt(2, 4);
    t.dealer.tell('left', 1);
    const ada = await seated(t, 0);
    await ada.tap('.others button', 'Posto 2 · 2 carte');
    expect(ada.all('[data-act=steal]').length).to.equal(0);
    await ada.tap('.sheet [data-act=seize]', 'Sul tavolo, coperta');
    expect([ada.sheet().includes('Sul tavolo, coperta · 1 su 2'), t.hand(1).length]).to.deep.equal([true, 2]);
    // Another person finds it where all decide together, with the vote that is there.
    const carl = await seated(t, 2);
    await carl.tap('.others button', 'Insieme');
    expect(carl.sheet()).to.include('Posto 2 · 2 carte');
    await carl.tap('.sheet [data-act=seize]', 'Sul tavolo, coperta · 1 su 2');
    expect([ada.refused, carl.refused, t.hand(1).length, carl.sheet().includes('Posto 2')]).to.deep.equal([
      [],
      [],
      0,
      false,
    ]);
    expect(carl.all('.others button').filter(({ textContent }) => textContent.includes('posto 2')).length).to.equal(0);
  });

  it('[SB-24] of somebody who is away the hand is decided in the same way, and nothing is taken from it blindly', async () => {
    const t = dealt(3, 3);
    t.dealer.tell('away', 1);
    const ada = await seated(t, 0);
    await ada.tap('.others button', 'Bea');
    expect([ada.all('[data-act=steal]').length, ada.all('[data-act=force]').length]).to.deep.equal([0, 1]);
    await ada.tap('.sheet [data-act=force]');
    t.do(2, 'force', { seat: 1 });
    await ada.refresh();
    expect(ada.all('.sheet li[data-card] tv-card:not([down])').length).to.equal(3);
    t.dealer.tell('back', 1);
    await ada.refresh();
    expect([ada.all('[data-act=steal]').length, ada.all('[data-act=force]').length]).to.deep.equal([1, 0]);
  });

  it('lots are drawn for who begins, and the order stands there', async () => {
    const t = new Table(3);
    const ada = await seated(t, 0);
    await ada.tap('.others button', 'Insieme');
    await ada.tap('.sheet [data-act=order]');
    const [first = 0] = t.s.order;
    expect([ada.proposed, ada.refused]).to.deep.equal([['order {}'], []]);
    expect(ada.sheet()).to.include(`Comincia ${NAMES[first]}`);
  });

  it('whoever watches, or looks back, has nobody to tap', async () => {
    const t = new Table(3);
    const watching = await seated(t, 0, { past: false, shared: true });
    expect(watching.all('.others button').length).to.equal(0);
  });
});
