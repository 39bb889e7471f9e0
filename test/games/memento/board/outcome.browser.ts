/** What has come about in a story stands under the headline, and the end has its bill. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/memento/board/memento-board.ts';
import '../../../../src/games/memento/board/memento-ending.ts';
import type { Lang } from '../../../../src/elements/frame/board.ts';
import type { TvDiceTray } from '../../../../src/elements/dice/tv-dice-tray.ts';
import '../../../../src/games/memento/board/memento-scene.ts';
import type { MementoBoard } from '../../../../src/games/memento/board/memento-board.ts';
import { accessible } from '../../../helpers/accessible.ts';
import { waitUntil } from '../../../helpers/wait-until.ts';
import { allText, allUpdated, deep } from '../../../helpers/shadow.ts';
import { contextOf } from '../board-context.ts';
import { A, C, envies, inChoice, inDarkness, inFollower, inPlay, inPrelude, inThree, L, type Tale } from '../tale.ts';

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino'];

async function mount(t: Tale, [width, height] = [1200, 800], lang: Lang = 'it', me = L): Promise<MementoBoard> {
  const room = await fixture(
    html`<tv-room theme="light" style="width:${width}px;height:${height}px;min-height:0"></tv-room>`,
  );
  const board = document.createElement('memento-board');
  Object.assign(board, {
    view: t.view(me),
    people: NAMES.map((name, seat) => ({ seat, name, plate: seat, me: seat === me })),
    me,
    lang,
  });
  room.append(board);
  await allUpdated(board);
  return board;
}
/** The board has seen how large it is, and is drawn so. */
async function sized(board: Element): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await allUpdated(board);
}

const told = (board: Element): string =>
  deep(board).find((e) => e.matches('.told') && (e.getRootNode() as ShadowRoot).host.localName === 'tv-news')
    ?.textContent ?? '';

describe('a decision of all in Memento Mori', () => {
  for (const [width, height] of [
    [1200, 800],
    [720, 408],
    [390, 760],
  ] as const)
    it(`stands in sight at ${width} × ${height}, however long the sheets are`, async () => {
      const board = await mount(inChoice(), [width, height]);
      const rows = deep(board).filter((e) => e.matches('tv-decision button') || e.matches('button.row'));
      expect(rows).to.have.length(4);
      expect(rows[0]!.getBoundingClientRect().bottom).to.be.at.most(board.getBoundingClientRect().bottom);
      await accessible(board);
    });
});

describe('the characters of a story', () => {
  for (const [width, height] of [
    [720, 850],
    [720, 408],
    [390, 760],
  ] as const)
    it(`have whole names at ${width} × ${height}`, async () => {
      const board = await mount(inPlay(), [width, height]);
      const sheets = deep(board).find((e) => e.localName === 'memento-sheets')!.shadowRoot!;
      await waitUntil(() => sheets.querySelector('.chip'), 'the board knows its size');
      const names = [...sheets.querySelectorAll('.name b')];
      for (const name of names) name.textContent = 'Bastiana';
      expect(names).to.have.length(4);
      for (const { scrollWidth, clientWidth } of names) expect(scrollWidth).to.be.at.most(clientWidth);
    });
});

describe('the dice of a conflict', () => {
  const says = async (t: Tale): Promise<string | undefined> => {
    const room = await fixture(html`<tv-room theme="light"></tv-room>`);
    const part = document.createElement('memento-scene');
    part.context = contextOf(t);
    room.append(part);
    await allUpdated(part);
    return deep(part).find((one): one is TvDiceTray => one.localName === 'tv-dice-tray')!.rows[0]!.says;
  };

  it('[MM-131] were so many of so many when they were thrown, whatever has been ceded since', async () => {
    const all = (n: number): Tale => inThree().deals(3, 3, 3, 0).put({ pool: n });
    expect(await says(envies(all(4), { darkness: [10] }).does(A, 'accept'))).to.equal('rolls 3 of its 4');
    expect(await says(envies(inThree().deals(4, 3, 2, 0), { darkness: [10] }).does(A, 'accept'))).to.equal(
      'rolls all 4',
    );
    // Both yield, with all that they had.
    expect(await says(envies(inThree().deals(1, 1, 8, 0), { darkness: [10] }).does(A, 'accept'))).to.equal(
      'rolls 1 of its 3',
    );
    expect(
      await says(
        inPlay()
          .does(L, 'cast')
          .falls({ darkness: [10] }),
      ),
    ).to.equal('rolls its die');
    expect(
      await says(
        inDarkness()
          .does(C, 'target', { seat: L })
          .falls({ darkness: [10] }),
      ),
    ).to.equal('rolls all 4');
  });

  const LONG = ['Agnese', 'Bastiano', 'Corinna', 'Duilio'];
  const attack = (): Tale => inDarkness().deals(2, 2, 0, 0).does(C, 'target', { seat: A });
  const THROWS: Readonly<Record<string, () => Tale>> = {
    four: () => inPlay().deals(4, 3, 3, 3),
    three: () => envies(inThree(), { darkness: [10] }),
    'three with four': () => envies(inThree().deals(4, 4, 1, 0), { darkness: [10] }),
    nine: () => attack().falls({ darkness: [10] }),
  };
  for (const [width, height] of [
    [960, 470],
    [1000, 640],
    [1024, 560],
    [1024, 700],
    [1200, 800],
    [1366, 580],
    [720, 400],
    [390, 780],
    [360, 590],
    [320, 600],
  ] as const)
    it(`are all seen at ${width} × ${height}`, async () => {
      for (const lang of ['it', 'en'] as const)
        for (const [what, tale] of Object.entries(THROWS)) {
          const t = tale();
          LONG.forEach((name, seat) => t.sets(seat, { name }));
          const board = await mount(t, [width, height], lang);
          await sized(board);
          const tray = deep(board)
            .find((e) => e.matches('tv-dice-tray'))!
            .shadowRoot!.querySelector('.scroll')!;
          expect(tray.scrollWidth, `${what}, ${lang}`).to.be.at.most(tray.clientWidth);
          const last = tray.querySelector('tbody tr:last-child')!.getBoundingClientRect();
          const cloth = deep(board)
            .find((e) => e.localName === 'tv-cloth')!
            .getBoundingClientRect();
          if (width > height) expect(last.bottom, `${what}, ${lang}`).to.be.at.most(cloth.bottom);
          board.closest('tv-room')!.remove();
        }
    });
});

describe('the Trickster', () => {
  const lastDie = (): Tale => envies(inThree().deals(3, 1, 3, 0), { darkness: [10] });

  it('on a phone sees what there is to give up, and beside the acts what the last die means', async () => {
    const board = await mount(lastDie(), [360, 590], 'it', A);
    await sized(board);
    const inWindow = (what: string): readonly Element[] =>
      deep(deep(board).find((e) => e.localName === 'memento-window')!).filter((e) => e.matches(what));
    const [acts] = inWindow('.acts');
    expect(getComputedStyle(acts!).position).to.equal('static');
    expect(acts!.textContent).to.contain('È il tuo ultimo dado');
    (inWindow('input')[0] as HTMLInputElement).click();
    await allUpdated(board);
    expect(getComputedStyle(acts!).position).to.equal('sticky');
  });
});

describe('the pen of a prelude', () => {
  it('has room for a sentence on a laptop', async () => {
    const board = await mount(inPrelude(), [1366, 580]);
    await sized(board);
    const pen = deep(board).find((e) => e.matches('.pen tv-write'))!;
    expect(pen.getBoundingClientRect().width).to.be.at.least(300);
  });
});

describe('traits after a prelude', () => {
  for (const [width, height] of [
    [960, 470],
    [1024, 700],
  ] as const)
    it(`are written into fields that show them at ${width} × ${height}`, async () => {
      const board = await mount(inPrelude().does(L, 'endPrelude'), [width, height]);
      await sized(board);
      const fields = deep(board).filter((e) => e.localName === 'tv-write' && e.closest('li'));
      expect(fields).to.have.length(3);
      for (const field of fields) expect(field.getBoundingClientRect().width).to.be.at.least(240);
    });
});

describe('outcomes of Memento Mori', () => {
  it('what a throw came to is told under the headline where it happens, and is no news to whoever comes later', async () => {
    const t = inPlay();
    const board = await mount(t);
    expect(told(board)).to.equal('');
    t.does(L, 'cast').falls({ lantern: [10] });
    board.view = t.view(L);
    await allUpdated(board);
    expect(told(board)).not.to.equal('');
    expect(told(await mount(t))).to.equal('');
    await accessible(board);
  });

  it('[MM-060] the end has its bill, with what each character came to', async () => {
    const t = inFollower();
    t.put({ stage: 'epilogue', scene: null, why: 'MM-155' });
    const board = await mount(t);
    const bill = deep(board).find((e) => e.matches('tv-receipt'))!;
    expect(allText(bill)).to.contain('Lanterna').and.contain('Seguace').and.contain('MM-155');
    await accessible(board);
  });
});
