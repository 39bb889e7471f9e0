/** In any colour that a page gives to buttons and teams their text stays legible: measured as WCAG measures it, on colours of all kinds. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/embed/tavolata-table.ts';
import { plainDark, plainLight, plainNight } from '../../src/elements/look/legible.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';

const LEVELS = [0, 0x33, 0x66, 0x77, 0x99, 0xcc, 0xff];
/** Grays near the step from white text to black, where both are hardest to read. */
const GRAYS = Array.from({ length: 12 }, (_, index) => `rgb(${112 + index} ${112 + index} ${112 + index})`);
const COLORS = [
  ...LEVELS.flatMap((red) => LEVELS.flatMap((green) => LEVELS.map((blue) => `rgb(${red} ${green} ${blue})`))),
  ...GRAYS,
  'light-dark(#0a5c42, #f6d27a)',
  'oklch(0.7 0.2 40)',
  'hotpink',
];
const NAMES = ['go', 'red', 'blue', 'by', 'dead'];

const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
  willReadFrequently: true,
})!;

/** Relative luminance of a colour as the screen shows it. */
function luminance(color: string): number {
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

interface Stage {
  readonly probe: HTMLElement;
  readonly paint: (declarations: string) => void;
}

/** A table in a page with a style of its own for it, and an element in the room that takes the room's colours. */
async function stage(theme: 'light' | 'dark', night = false): Promise<Stage> {
  const around = await fixture(html`<div></div>`);
  const style = document.createElement('style');
  const el = document.createElement('tavolata-table');
  Object.assign(el, { theme, table: new FakeTable(viewOf({ seats: people(2, 0) })) });
  around.append(style, el);
  await nextFrame();
  await el.updateComplete;
  const probe = document.createElement('p');
  probe.toggleAttribute('night', night);
  const room = el.shadowRoot!.querySelector('tv-room')!;
  // What isn't shown takes no colours: the thousand that are tried here would be worked out for everything in the room.
  for (const other of room.children) (other as HTMLElement).style.display = 'none';
  room.append(probe);
  const paint = (declarations: string): void => {
    style.textContent = `tavolata-table::part(room) { ${declarations} }`;
  };
  return { probe, paint };
}

/** Contrast of the text on a colour of the room. */
function read({ probe }: Stage, ground: string, text: string): number {
  probe.style.cssText = `background-color: var(--tv-${ground}); color: var(--tv-${text})`;
  const { backgroundColor, color } = getComputedStyle(probe);
  return contrast(backgroundColor, color);
}

describe('a colour of the page', () => {
  for (const [light, night] of [
    ['light', false],
    ['dark', false],
    ['light', true],
  ] as const)
    it(`leaves text on it legible, ${night ? 'by night' : light}`, async () => {
      const on = await stage(light, night);
      const poor: string[] = [];
      for (const color of COLORS) {
        on.paint(NAMES.map((name) => `--tv-${name}: ${color}`).join(';'));
        for (const [ground, text] of [...NAMES.map((name) => [name, `on-${name}`]), ['go-2', 'on-go']] as const) {
          const found = read(on, ground, text);
          if (found < 4.5) poor.push(`${color} ${ground}: ${found.toFixed(2)}`);
        }
      }
      expect(poor).to.deep.equal([]);
    });

  it('of one light is used in that light alone, whatever the page’s own is', async () => {
    const grounds = await Promise.all(
      (['light', 'dark'] as const).map(async (light) => {
        const on = await stage(light);
        on.paint('--tv-go: light-dark(#0a5c42, #f6d27a)');
        read(on, 'go', 'on-go');
        return getComputedStyle(on.probe).backgroundColor;
      }),
    );
    expect(grounds).to.deep.equal(['rgb(10, 92, 66)', 'rgb(246, 210, 122)']);
  });

  it('isn’t needed: the table’s own are as legible', async () => {
    for (const light of ['light', 'dark'] as const) {
      const on = await stage(light);
      for (const name of NAMES) expect(read(on, name, `on-${name}`), `${light} ${name}`).to.be.at.least(4.5);
      expect(read(on, 'go-2', 'on-go')).to.be.at.least(4.5);
    }
  });

  it('is as legible on the table’s own where a browser can’t count with colours', async () => {
    for (const [light, night, plain] of [
      ['light', false, plainLight.cssText],
      ['dark', false, plainLight.cssText + plainDark.cssText],
      ['light', true, plainLight.cssText + plainNight.cssText],
    ] as const) {
      const on = await stage(light, night);
      on.paint(plain);
      for (const [ground, text] of [...NAMES.map((name) => [name, `on-${name}`]), ['go-2', 'on-go']] as const)
        expect(read(on, ground, text), `${light} ${night} ${ground}`).to.be.at.least(4.5);
    }
  });
});
