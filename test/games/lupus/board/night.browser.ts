/** Lupus' board by night: the same page for all, who reads what, and choosing. */
import { expect, waitUntil } from '@open-wc/testing';
import type { LupusBoard } from '../../../../src/games/lupus/board/lupus-board.ts';
import { CARDS, type Card } from '../../../../src/games/lupus/roles.ts';
import type { LupusView } from '../../../../src/games/lupus/view.ts';
import { accessible } from '../../../helpers/accessible.ts';
import { allText, allUpdated, button, deep, spoken } from '../../../helpers/shadow.ts';
import { mount, proposals, radio, type Stage } from './mount.ts';
import { nightOf, viewOf } from './views.ts';

const letterOf = (card: Card): LupusView['reading'] & object => ({
  card,
  become: null,
  fellows: card === 'wolf' || card === 'mason' ? [3] : [],
  picks: card === 'wolf' ? [6] : [],
  answer: card === 'seer' || card === 'medium' ? 1 : 0,
  night: 2,
  about: card === 'seer' || card === 'medium' ? 5 : null,
});

/** Holds the reading field; what stands in it then. */
async function held(board: LupusBoard): Promise<string> {
  const hold = button(board, 'Tieni premuto');
  hold.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 7, bubbles: true, composed: true }));
  await allUpdated(board);
  const text = deep(board).find((e) => e.matches('.secret'))!.textContent;
  document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 7 }));
  await allUpdated(board);
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/**
 * Every element of a page, and all that anybody could read off it. Left out is where plates stand, which is written another way when drawn
 * again.
 */
const shape = (board: LupusBoard): string =>
  [...deep(board).map(({ localName }) => localName), allText(board).replaceAll(/^style=.*$/gmu, '')].join('\n');

describe('Lupus by night', () => {
  it('[LU-032] the page of every role, of the dead too, is the same as long as nobody holds', async () => {
    const pages = new Set<string>();
    for (const card of CARDS) pages.add(allText(await mount(nightOf(8, { reading: letterOf(card) }))));
    const [first] = pages;
    expect(pages.size).to.equal(1);
    for (const role of ['Lupo', 'Veggente', 'Medium', 'Gufo']) expect(first).not.to.contain(role);
    const none = await mount(nightOf(8));
    expect(allText(none)).to.equal(first);
  });

  it('whoever only watches isn’t left beside an empty place: it says what goes on, and which parts are in the game', async () => {
    for (const change of [{ me: null }, { me: 9 }]) {
      const board = await mount(nightOf(9, change, 9));
      expect(allText(board)).to.contain('non si vede chi è sveglio').and.to.contain('I ruoli in gioco');
      expect(allText(board)).not.to.contain('Tieni premuto');
      await accessible(board);
    }
    expect(allText(await mount(nightOf(9)))).not.to.contain('I ruoli in gioco');
  });

  it('[LU-035] before a person opens a turn nobody is told to pick', async () => {
    const second = async (moderator: 'person' | 'program', open: boolean): Promise<string> => {
      const options = { ...viewOf(9).options, moderator };
      const turn = { ...nightOf(9).turn!, n: 2, of: 3, open, choosing: open };
      return allText(await mount(nightOf(9, { options, turn }, 9)));
    };
    expect(await second('person', false))
      .to.contain('lo apre chi modera')
      .and.not.to.contain('Tutti toccano');
    expect(await second('person', true)).to.contain('Tutti toccano');
    expect(await second('program', false)).to.contain('Tutti toccano');
  });

  it('that a turn opens and closes is said to all alike, whatever their card is', async () => {
    const { turn } = nightOf(8);
    const before = { ...turn!, n: 2, of: 4, open: false, choosing: false };
    const heard = new Set<string>();
    for (const card of ['villager', 'wolf', 'seer'] as const) {
      const night = (change: object): LupusView =>
        nightOf(8, { reading: letterOf(card), turn: { ...before, ...change } });
      const board = await mount(night({}));
      const says = (): string =>
        [
          ...deep(board)
            .find((e) => e.localName === 'tv-status')!
            .shadowRoot!.querySelectorAll('[aria-live]'),
        ]
          .map(({ textContent }) => textContent)
          .join('');
      board.view = night({ open: true, choosing: true });
      await waitUntil(() => says().includes('Turno 2 di 4 · Tutti toccano qualcuno'));
      heard.add(says());
      board.view = night({ open: true });
      await waitUntil(() => says().includes('Turno 2 di 4 · Si è scelto'));
      heard.add(says());
    }
    expect(heard.size).to.equal(2);
  });

  it('says by one clock how long there is to choose', async () => {
    const board = await mount(nightOf(8));
    const clocks = deep(board).filter((e) => e.localName === 'tv-clock');
    expect(clocks.length).to.equal(2);
    expect(clocks.filter((e) => e.closest('[aria-hidden]') === null).length).to.equal(1);
  });

  it('[LU-026] held, the own card stands there in three lines, and is gone on release', async () => {
    const board = await mount(nightOf(8, { reading: letterOf('wolf') }));
    const before = shape(board);
    const hold = button(board, 'Tieni premuto');
    hold.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 7, bubbles: true, composed: true }));
    await allUpdated(board);
    // The page's own policy allows no style element: the card is laid out all the same.
    expect(deep(board).some((e) => e.matches('style'))).to.equal(false);
    expect(getComputedStyle(deep(board).find((e) => e.matches('.part'))!).display).to.equal('grid');
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 7 }));
    await allUpdated(board);
    const text = await held(board);
    expect(text).to.contain('Chi portate via').and.contain('Dario indica Nadia');
    expect(shape(board)).to.equal(before);
  });

  it('[LU-032] held, a wolf’s plates say who the others are and whom they point at, a villager’s nothing; not held, nobody’s', async () => {
    const marks = (board: LupusBoard): string[] =>
      deep(board)
        .filter((e) => e.matches('.pins'))
        .map((e) => `${e.querySelectorAll('.kind').length} ${e.querySelectorAll('.pin').length}`);
    const holding = async (card: Card, change: Partial<LupusView> = {}): Promise<[LupusBoard, string[], string]> => {
      const board = await mount(nightOf(8, { reading: letterOf(card), ...change }));
      const before = shape(board);
      const hold = button(board, 'Tieni premuto');
      hold.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 7, bubbles: true, composed: true }));
      await allUpdated(board);
      const during = marks(board);
      document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 7 }));
      await allUpdated(board);
      expect(shape(board), card).to.equal(before);
      return [board, during, before];
    };
    const none = Array.from({ length: 8 }, () => '0 0');
    const [wolf, ofWolf, before] = await holding('wolf');
    expect(ofWolf).to.deep.equal(none.with(3, '1 0').with(6, '0 1'));
    expect(marks(wolf)).to.deep.equal(none);
    // Dario's plate is the picture that points.
    const [, ofMason] = await holding('mason');
    expect(ofMason).to.deep.equal(none.with(3, '1 0'));
    for (const card of CARDS) {
      const [, during, covered] = await holding(card);
      expect(covered, card).to.equal(before);
      if (card !== 'wolf' && card !== 'mason') expect(during, card).to.deep.equal(none);
    }
    // A dead wolf sleeps like all the dead.
    const [, ofDead] = await holding('wolf', { out: [{ seat: 0, how: 'lynched', cycle: 1 }] });
    expect(ofDead).to.deep.equal(none);
  });

  it('every role reads a title and two lines, in a place of the same height', async () => {
    const heights = new Set<number>();
    for (const card of CARDS) {
      const board = await mount(nightOf(8, { reading: letterOf(card) }));
      expect((await held(board)).length, card).to.be.greaterThan(20);
      heights.add(
        deep(board)
          .find((e) => e.matches('.secret'))!
          .getBoundingClientRect().height,
      );
    }
    expect(heights.size).to.equal(1);
  });

  it('all that a card says fits its place, by night and by day, in a page of any size', async () => {
    for (const [width, height] of [
      [1200, 780],
      [960, 480],
      [720, 450],
      [390, 760],
      [320, 700],
    ] as const)
      for (const view of [nightOf, viewOf]) {
        const board = await mount(view(8), { width, height });
        const hold = button(board, 'Tieni premuto');
        for (const card of CARDS) {
          board.view = view(8, { reading: letterOf(card) });
          hold.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 7, bubbles: true, composed: true }));
          await allUpdated(board);
          const place = deep(board).find((e) => e.matches('.secret'))!;
          expect(spoken(place).length, card).to.be.greaterThan(20);
          expect(place.scrollHeight, `${card} at ${width}: ${spoken(place)}`).to.be.at.most(place.clientHeight);
          document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 7 }));
          await allUpdated(board);
        }
      }
  });

  it('in half a window what sets the choice is whole in sight, however long the name', async () => {
    const board = await mount(nightOf(12), { width: 720, height: 408, named: { 4: 'Ferdinando' } });
    radio(board, 'Ferdinando').click();
    await allUpdated(board);
    const { bottom, height } = button(board, 'Scelgo la 5, Ferdinando').getBoundingClientRect();
    expect(height).to.be.at.least(44);
    expect(bottom).to.be.at.most(board.getBoundingClientRect().bottom);
  });

  it('before day breaks what is told stands whole beside the square, in a low window too', async () => {
    const board = await mount(nightOf(20, { stage: 'dawn', me: 1 }, 20), { width: 960, height: 480 });
    const place = deep(board).find((e) => e.matches('.window'))!;
    expect(allText(board)).to.contain('Un momento');
    expect(place.scrollHeight).to.be.at.most(place.clientHeight + 1);
  });

  it('on a low phone the button that sets the choice is whole in sight, and beside it some of the square', async () => {
    for (const height of [540, 598]) {
      const board = await mount(nightOf(12), { width: 360, height });
      const { bottom } = button(board, 'Tocca qualcuno').getBoundingClientRect();
      expect(Math.floor(bottom), `${height}`).to.be.at.most(board.getBoundingClientRect().bottom);
      const first = radio(board, 'Giulia').getBoundingClientRect().bottom;
      expect(first, `${height}`).to.be.below(button(board, 'Tieni premuto').getBoundingClientRect().top - 150);
    }
  });

  it('the square stays where it is when a turn begins', async () => {
    const board = await mount(
      nightOf(8, {
        night: 1,
        turn: { n: 1, of: 1, name: 'together', open: false, choosing: false, ends: 0, last: false, from: 0, until: 0 },
      }),
      {
        width: 390,
        height: 760,
      },
    );
    const top = (): number =>
      deep(board)
        .find((e) => e.matches('lupus-square'))!
        .getBoundingClientRect().top;
    const before = top();
    board.view = nightOf(8, { night: 1 });
    await allUpdated(board);
    expect(top()).to.equal(before);
  });

  it('[LU-034] everybody taps somebody; one button sets it, and only then it is proposed', async () => {
    const board = await mount(nightOf(8, { reading: letterOf('villager') }));
    const made = proposals(board);
    radio(board, 'Elena').click();
    await allUpdated(board);
    expect(made).to.deep.equal([]);
    button(board, 'Scelgo la 5, Elena').click();
    expect(made).to.deep.equal([{ move: 'pick', args: { seat: 4 } }]);
    board.desk = [{ move: 'pick', args: { seat: 4 } }];
    await allUpdated(board);
    expect(button(board, 'Scelto: la 5, Elena').ariaDisabled).to.equal('true');
  });

  it('[LU-204] once the last letters have left, the button of everybody says so and sets nothing', async () => {
    const { turn } = nightOf(8);
    const board = await mount(nightOf(8, { turn: { ...turn!, choosing: false } }));
    const made = proposals(board);
    radio(board, 'Elena').click();
    await allUpdated(board);
    const set = button(board, 'Per questo turno si è scelto');
    set.click();
    expect([set.ariaDisabled, made]).to.deep.equal(['true', []]);
  });

  it('[LU-204] from the moment at which the last letters begin to leave nobody looks chosen who isn’t, and a tap is told so', async () => {
    const { turn } = nightOf(8);
    let now = 40_499;
    const late = { code: 'too-late', rule: 'LU-204', advice: '', text: '' };
    const check = (): ReturnType<LupusBoard['check']> => (now >= turn!.ends ? late : undefined);
    const board = await mount(nightOf(8, { turn: { ...turn!, last: true } }), { check, now: () => now });
    const told: string[] = [];
    board.addEventListener('tv-explain', ({ refusal }) => told.push(refusal.code));
    radio(board, 'Elena').click();
    await allUpdated(board);
    expect(button(board, 'Scelgo la 5, Elena').ariaDisabled).to.equal(null);
    now = turn!.ends;
    await waitUntil(() => allText(board).includes('Il turno si chiude.'));
    expect(button(board, 'Per questo turno si è scelto').ariaDisabled).to.equal('true');
    expect(allText(board)).to.contain('Si è scelto: il turno si chiude');
    radio(board, 'Dario').click();
    await allUpdated(board);
    expect(told).to.deep.equal(['too-late']);
    expect(deep(board).filter((e) => e.role === 'radio' && e.ariaChecked === 'true')).to.deep.equal([]);
  });

  it('[LU-204] once choosing is over it shows whom the own letters named, not whom they came too late for', async () => {
    const { turn } = nightOf(8);
    const desk = [{ move: 'pick', args: { seat: 4 } }];
    const over = { ...turn!, choosing: false };
    const board = await mount(nightOf(8, { turn: { ...over, sent: { seat: 3, says: 0, of: -1 } } }), { desk });
    button(board, 'Scelto: la 4, Dario');
    board.view = nightOf(8, { turn: { ...over, sent: { seat: -1, says: 0, of: -1 } } });
    await allUpdated(board);
    button(board, 'Per questo turno si è scelto');
  });

  it('[LU-205] a pause that is asked for by night takes nothing from anybody’s page, and by day everybody’s stands still', async () => {
    const reading = letterOf('villager');
    /** Of it only the button tells that takes it back. */
    const rest = async (view: LupusView): Promise<string> => {
      const board = await mount(view);
      board.renderRoot.querySelector('lupus-stop')!.remove();
      return shape(board);
    };
    for (const view of [nightOf(8, { reading }), viewOf(8, { stage: 'dawn', reading })])
      expect(await rest({ ...view, paused: true })).to.equal(await rest(view));
    expect(allText(await mount(viewOf(8, { reading, paused: true })))).to.contain('Il gioco è fermo');
  });

  it('a choice that counts for nothing is said only in the reading field', async () => {
    const check = (): ReturnType<LupusBoard['check']> => ({
      code: 'innocent-only',
      rule: 'LU-058',
      advice: '',
      text: '',
    });
    const taps = async (card: Card, stage: Stage): Promise<LupusBoard> => {
      const board = await mount(nightOf(8, { reading: letterOf(card) }), stage);
      radio(board, 'Dario').click();
      await allUpdated(board);
      button(board, 'Scelgo la 4, Dario').click();
      await allUpdated(board);
      return board;
    };
    const wolf = await taps('wolf', { check });
    const villager = await taps('villager', {});
    villager.desk = [{ move: 'pick', args: { seat: 3 } }];
    await allUpdated(villager);
    expect(allText(wolf)).to.equal(allText(villager));
    expect(await held(wolf)).to.contain('uno dei tuoi');
  });

  it('[LU-061] where wolves may talk everybody has the same sentences, and what goes with the choice is proposed with it', async () => {
    const options = { ...viewOf(8).options, wolfText: true };
    const pages = new Set<string>();
    for (const card of CARDS) pages.add(allText(await mount(nightOf(8, { options, reading: letterOf(card) }))));
    expect(pages.size).to.equal(1);
    const board = await mount(nightOf(8, { options, reading: letterOf('villager') }));
    const made = proposals(board);
    const choose = async (i: number, value: string): Promise<void> => {
      const select = deep(board).filter((e): e is HTMLSelectElement => e instanceof HTMLSelectElement)[i]!;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await allUpdated(board);
    };
    radio(board, 'Elena').click();
    await allUpdated(board);
    await choose(0, '12');
    await choose(1, '6');
    button(board, 'Scelgo la 5, Elena').click();
    expect(made).to.deep.equal([{ move: 'pick', args: { seat: 4, says: 12, of: 6 } }]);
    board.desk = [{ move: 'pick', args: { seat: 4, says: 12, of: 6 } }];
    await allUpdated(board);
    expect(button(board, 'Scelto: la 5, Elena').ariaDisabled).to.equal('true');
    await accessible(board);
    const wolf = { ...letterOf('wolf'), sentences: [{ says: 'spare', of: 6 }] } as const;
    expect(await held(await mount(nightOf(8, { options, reading: wolf })))).to.contain(
      'Dario: «Lasciamo vivere Nadia.»',
    );
  });

  it('what was chosen last night isn’t marked in this one', async () => {
    const board = await mount(nightOf(8));
    radio(board, 'Elena').click();
    await allUpdated(board);
    board.view = nightOf(8, { night: 3 });
    await allUpdated(board);
    expect(button(board, 'Tocca qualcuno').ariaDisabled).to.equal('true');
  });

  it('[LU-202] the table’s own screen shows the square alone, without field or button', async () => {
    const board = await mount(nightOf(8, { reading: letterOf('seer') }), { shared: true });
    expect(deep(board).some((e) => e.matches('tv-secret, lupus-night, lupus-console'))).to.equal(false);
    expect(deep(board).filter((e) => e.matches('.spot')).length).to.equal(8);
  });

  it('can be read by machines', async () => accessible(await mount(nightOf(8, { reading: letterOf('owl') }))));
});
