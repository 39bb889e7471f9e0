/** The order slip keeps each clue in one line, whatever its length: its letters shrink, its number stays beside it. */
import { expect } from '@open-wc/testing';
import { deep } from '../../../helpers/shadow.ts';
import { waitUntil } from '../../../helpers/wait-until.ts';
import { loadFonts } from '../../../../src/elements/look/fonts.ts';
import { mount, settle } from './mount.ts';
import { DARIO, guessing } from './views.ts';

const WORDS = [
  'ALI',
  'VAPORE',
  'TERREMOTO',
  'MAMMALUCCO',
  'SOTTOMARINO',
  'ARCHEOLOGIA',
  'ILLUMINISMO',
  'CAMPEGGIATORE',
];
const SIZES = ['1440px;842px', '1366px;592px', '1000px;700px', '720px;408px', '390px;796px'];

describe('the order slip', () => {
  before(async () => {
    loadFonts();
    await waitUntil(() => document.fonts.size > 0 && document.fonts.status === 'loaded', 'the letters are there');
  });

  for (const size of SIZES)
    for (const word of WORDS)
      it(`${size}: ${word} stands in one line with its number`, async () => {
        const view = guessing(DARIO);
        const [now] = view.history.slice(-1);
        const clue = { word, number: 3 };
        const history = [...view.history.slice(0, -1).map((turn) => ({ ...turn, word })), { ...now!, word }];
        const { board } = await mount({ ...view, clue, history }, {}, size);
        await settle(board);
        for (const line of deep(board).filter((e) => e.matches('.clue'))) {
          const letters = line.querySelector('tv-fit')!.shadowRoot!.querySelector('b')!;
          const lineHeight = Number.parseFloat(getComputedStyle(letters).lineHeight);
          const [told, number] = [letters, line.querySelector('.n')!].map((e) => e.getBoundingClientRect());
          expect(told!.height, 'one line').to.be.below(lineHeight * 1.6);
          expect(Number.parseFloat(getComputedStyle(letters).fontSize)).to.be.at.least(10);
          expect(number!.left, 'the number stands after it').to.be.at.least(told!.right - 1);
          expect(Math.abs(number!.top + number!.bottom - told!.top - told!.bottom), 'beside it').to.be.below(16);
          expect(number!.right, 'inside the slip').to.be.at.most(line.getBoundingClientRect().right + 1);
        }
      });
});
