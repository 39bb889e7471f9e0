/** Every screen of the board at the sizes that people have: readable by machines, large enough for fingers, nothing cut off. */
import { expect } from '@open-wc/testing';
import { button, deep, spoken } from '../../../helpers/shadow.ts';
import { ChronoScene } from './mount.ts';
import { playing } from '../trial.ts';
import { SCREENS } from './screens.ts';
import { accessible } from '../../../helpers/accessible.ts';

const SIZES = {
  desk: { width: '1440px', height: '848px' },
  half: { width: '720px', height: '416px' },
  phone: { width: '390px', height: '800px' },
  /** Half the width of a laptop's screen. */
  upright: { width: '720px', height: '820px' },
} as const;
type Size = keyof typeof SIZES;
/** As it is below the bar of a page of 720 × 450. */
const LOW = { width: '720px', height: '370px' };
/** As on most laptops, below the bar. */
const LAPTOP = { width: '1366px', height: '570px' };
/** Half of a large screen, as it is shared on a call, below the bar. */
const LARGE = { width: '960px', height: '490px' };

/** Fingers want 44 px; at half size, where a mouse is at hand, 36 are enough. */
const LEAST: Readonly<Record<Size, number>> = { desk: 44, half: 36, phone: 36, upright: 36 };

let scene: ChronoScene | undefined;
async function open(
  name: string,
  size: Size | 'low' | 'laptop' | 'large',
  theme: 'light' | 'dark' = 'light',
): Promise<ChronoScene> {
  const { t, me = 0, taps = [] } = SCREENS[name]!();
  t.dealer.now = Date.now();
  scene = new ChronoScene(t, { me, theme, ...{ ...SIZES, low: LOW, laptop: LAPTOP, large: LARGE }[size] });
  await scene.settled();
  for (const words of taps) {
    button(scene.board, words).click();
    await scene.settled();
  }
  return scene;
}

const isSeen = (e: Element): boolean => e.getClientRects().length > 0 && !e.closest('.heard');
const name = (e: Element): string => `${e.localName}.${e.className} ${spoken(e).slice(0, 40)}`;

/** A word in a text that explains itself is as high as its line. */
const isWord = (e: Element): boolean => (e.getRootNode() as ShadowRoot).host.localName === 'tv-term';

/** What a finger would miss; a place of the TimeLine may be narrower where a phone is, for there are eight beside each other. */
function small(root: Element, least: number): readonly string[] {
  return deep(root)
    .filter((e) => e.matches('button, select, input:not([type=checkbox])') && isSeen(e) && !isWord(e))
    .filter((e) => {
      const { width, height } = e.getBoundingClientRect();
      return e.role === 'gridcell' ? Math.max(width, height) < least - 12 : height < least || width < least;
    })
    .map(name);
}

/** What is cut off without a way to it. */
function cut(root: Element): readonly string[] {
  return deep(root)
    .filter((e) => isSeen(e) && e.clientHeight > 1 && !e.matches('.body, .frame, .grid button'))
    .filter((e) => {
      const { overflowX, overflowY } = getComputedStyle(e);
      return (
        (overflowY === 'hidden' && e.scrollHeight > e.clientHeight + 3) ||
        (overflowX === 'hidden' && e.scrollWidth > e.clientWidth + 3)
      );
    })
    .map(name);
}

const scrolls = (e: Element): boolean => getComputedStyle(e).overflowY === 'auto';

/** What an element stands in, through the slots and shadow roots on the way. */
function ancestors(e: Element): readonly Element[] {
  const up = e.assignedSlot ?? e.parentElement ?? (e.getRootNode() as Partial<ShadowRoot>).host;
  return up ? [up, ...ancestors(up)] : [];
}

describe('every screen of the board of Chrononauts', () => {
  afterEach(() => scene?.remove());

  for (const [i, screen] of Object.keys(SCREENS).entries()) {
    it(`${screen}: a screen reader finds its way`, async () => {
      const { board } = await open(screen, i % 3 === 2 ? 'phone' : 'desk', i % 2 === 0 ? 'light' : 'dark');
      await accessible(board);
    });
  }

  for (const size of ['desk', 'laptop', 'low'] as const)
    it(`${size}: a year’s name is what stands there, word for word, for people who speak to a machine`, async () => {
      const { board } = await open('ultraparadox', size);
      const cells = deep(board).filter((e) => e.role === 'gridcell') as HTMLElement[];
      const plain = (said: string): string => (said.match(/[\p{L}\d′]+/gu) ?? []).join(' ');
      // Hyphens that the page makes in a long word are not of the word.
      const wrong = cells.filter((e) => !plain(e.ariaLabel!).startsWith(plain(e.innerText.replaceAll('\u00ad', ''))));
      expect(cells).to.have.length(32);
      expect(wrong.map((e) => `${e.ariaLabel} ≠ ${e.innerText}`)).to.deep.equal([]);
    });

  for (const size of Object.keys(SIZES) as Size[]) {
    it(`${size}: what can be tapped is large enough, and nothing is cut off`, async () => {
      const faults: string[] = [];
      for (const screen of Object.keys(SCREENS)) {
        const { board } = await open(screen, size);
        faults.push(...[...small(board, LEAST[size]), ...cut(board)].map((fault) => `${screen}: ${fault}`));
        scene!.remove();
      }
      expect(faults).to.deep.equal([]);
    });
  }

  it('phone: what is only read lies over nothing, as what everybody had guessed', async () => {
    const { board } = await open('guessed', 'phone');
    const list = deep(board).find((e) => e.matches('.guesses'))!;
    const sheet = deep(board).find((e) => e.localName === 'chrono-now')!;
    expect(list.textContent).to.include('sbaglia di');
    expect(ancestors(list).includes(sheet)).to.equal(false);
  });

  it('low: the column beside the cloth scrolls down, never sideways', async () => {
    for (const screen of ['start', 'guessed', 'over']) {
      const { board } = await open(screen, 'low');
      const wide = deep(board).filter((e) => scrolls(e) && e.scrollWidth > e.clientWidth);
      expect(wide.map((e) => `${screen}: ${name(e)}`)).to.deep.equal([]);
      scene!.remove();
    }
  });

  it('low: the last discard is seen by its picture, and the count stands on one line', async () => {
    const t = playing(['ark']);
    t.discard('perform-miracle/future');
    scene = new ChronoScene(t, { ...LOW });
    await scene.settled();
    const pile = deep(scene.board).find((e) => e.matches('button.pile'))!;
    expect(pile.getBoundingClientRect().height).to.be.below(50);
  });

  it('low: what the start asks for scrolls with the column that it stands in, not in it', async () => {
    const { board } = await open('start', 'low');
    const cut = deep(board).filter((e) => scrolls(e) && e.scrollHeight > e.clientHeight + 1);
    expect(cut.map(name)).to.have.length(1);
  });

  for (const screen of ['window', 'a thing announced', 'the longest card'])
    it(`${screen}, phone: the sheet ends where the screen does`, async () => {
      const { board } = await open(screen, 'phone');
      const sheet = deep(board)
        .find((e) => e.matches('tv-window'))!
        .getBoundingClientRect();
      expect(Math.abs(sheet.bottom - board.getBoundingClientRect().bottom)).to.be.below(1);
    });

  for (const size of ['low', 'half'] as const)
    it(`[CH-149] a long window, ${size}: both answers are whole in sight, and what it says scrolls above them`, async () => {
      const { board } = await open('a long window', size);
      const place = board.getBoundingClientRect();
      const answers = deep(board)
        .filter((e) => e.matches('tv-window [slot=answer], .two > button'))
        .map((e) => e.getBoundingClientRect());
      expect(answers).to.have.length(2);
      for (const { top, bottom } of answers)
        expect([top > place.top, bottom < place.bottom]).to.deep.equal([true, true]);
    });

  it('start, laptop: all that the game waits for is whole in sight', async () => {
    const { board } = await open('start', 'laptop');
    const asked = deep(board).find((e) => e.matches('.begin'))!;
    const cutBy = ancestors(asked).filter((e) => scrolls(e) && e.scrollHeight > e.clientHeight + 1);
    expect(cutBy.map(name)).to.deep.equal([]);
    expect(asked.getBoundingClientRect().bottom).to.be.at.most(board.getBoundingClientRect().bottom);
  });

  it('Artifaxx, laptop: what lies before four people is whole in sight', async () => {
    const { board } = await open('Artifaxx', 'laptop');
    const tables = deep(board).find((e) => e.matches('.tables'))!;
    expect(tables.scrollHeight).to.be.at.most(tables.clientHeight);
  });

  for (const screen of ['window', 'a window among nine', 'stack', 'the longest card'])
    it(`${screen}, half of a large screen: the card’s name is on three lines at most, and the own goals are in sight`, async () => {
      const { board } = await open(screen, 'large');
      const inside = deep(board).find((e) => e.matches('tv-window'))!;
      const heading = deep(inside).find((e) => e.localName === 'h3')!;
      const linePx = Number.parseFloat(getComputedStyle(heading).lineHeight);
      expect(heading.getBoundingClientRect().height).to.be.below(3.5 * linePx);
      const goals = deep(board)
        .find((e) => e.matches('chrono-own'))!
        .getBoundingClientRect();
      expect(inside.getBoundingClientRect().bottom).to.be.at.most(goals.top);
    });

  it('low: a long word in the name of an announced card is divided by a hyphen', async () => {
    const t = playing(['P1868']);
    t.history([1865]);
    t.play(0, 'P1868', 'R1868');
    t.dealer.now = Date.now();
    scene = new ChronoScene(t, { me: 1, ...LOW });
    await scene.settled();
    const heading = deep(scene.board).find((e) => e.localName === 'h3' && spoken(e).startsWith('La Carta'))!;
    expect(heading.textContent).to.contain('Riconci\u00adliazione');
  });

  it('phone: a finger that lands within 20 px of a year’s middle finds that year', async () => {
    const { board } = await open('ultraparadox', 'phone');
    const timeline = deep(board).find((e) => e.localName === 'chrono-timeline')!.shadowRoot!;
    timeline.host.scrollIntoView({ block: 'center' });
    const cells = [...timeline.querySelectorAll('[role=gridcell]')];
    const missed = cells.flatMap((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const found = [-20, 20].map((x) => timeline.elementFromPoint(left + width / 2 + x, top + height / 2));
      return found.every((e) => e && cell.contains(e)) ? [] : [name(cell)];
    });
    expect(cells).to.have.length(32);
    expect(missed).to.deep.equal([]);
  });

  for (const [screen, size] of [
    ...['window', 'a window among nine', 'the longest card', 'own window', 'stack'].map((one) => [one, 'low'] as const),
    ...['window', 'the longest card', 'own window', 'stack'].map((one) => [one, 'upright'] as const),
  ])
    it(`[CH-149] ${screen}, ${size}: what everybody may answer is whole in sight on half a screen`, async () => {
      const { board } = await open(screen, size);
      const announced = deep(board).find((e) => e.matches('tv-window'))!;
      const { top, bottom } = announced.getBoundingClientRect();
      const place = board.getBoundingClientRect();
      expect([top >= place.top, bottom <= place.bottom]).to.deep.equal([true, true]);
      const around = [...deep(announced), ...ancestors(announced)];
      expect(around.filter((e) => e.scrollHeight > e.clientHeight + 1 && scrolls(e)).map(name)).to.deep.equal([]);
    });
});
