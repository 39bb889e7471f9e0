/** Draws the table's tools into plain elements: counters, clocks, the score sheet, buttons, strokes of ink. */
import { PX_PER_UNIT } from '../../../elements/surface/things.ts';
import type { Def } from '../box/model.ts';
import type { BoardContext } from './context.ts';
import { doing, made, told } from './made.ts';
import type { Drawing } from './things.ts';

/** The name between two buttons. */
function row(before: HTMLElement, name: string, after: HTMLElement): HTMLElement {
  const el = made('span', 'steps');
  el.append(before, made('small', 'name', name), after);
  return el;
}

export const counter = ({ w }: BoardContext, def: Def | undefined, { face = 0 }: Drawing): readonly Node[] => [
  told('number', String(face)),
  row(doing('less', '−', w.less), def?.name ?? '', doing('more', '+', w.more)),
];

export const clock = ({ w }: BoardContext, def: Def | undefined, { text, busy }: Drawing): readonly Node[] => [
  told(busy ? 'number going' : 'number', text),
  row(
    busy ? doing('stop', '❚❚', w.stopClock) : doing('start', '▶', w.startClock),
    def?.name ?? '',
    doing('reset', '↺', w.resetClock),
  ),
];

/** Columns that there is room for beside name and sum: the last ones are shown. */
const MOST_ROUNDS = 6;

/** Lines of cells, as `things.ts` writes them: name, rounds, sum. */
export function scores({ w }: BoardContext, def: Def | undefined, { text }: Drawing): readonly Node[] {
  const lines = text.split('\n').map((line) => line.split('\t'));
  const sheet = made('div', lines.length > 6 ? 'scores many' : 'scores');
  const columns = Math.min(MOST_ROUNDS, Math.max(0, (lines[0]?.length ?? 2) - 2));
  sheet.style.setProperty('--rounds', String(columns));
  for (const [name = '', ...cells] of lines) {
    const shown = [...cells.slice(0, -1).slice(-MOST_ROUNDS), cells.at(-1) ?? '0'];
    sheet.append(
      told('score-name', name, 'span'),
      ...shown.map((cell, i) => told(i === shown.length - 1 ? 'score-sum' : 'score-cell', cell, 'span')),
    );
  }
  const write = doing('points', `✎ ${def?.name ?? w.kinds.scores}`, w.points);
  write.classList.add('wide');
  return [sheet, write];
}

export function button(_: BoardContext, def: Def | undefined, { busy }: Drawing): readonly Node[] {
  const el = doing('press', def?.name ?? '', def?.name ?? '');
  const isAsleep = def?.button?.asleep !== undefined;
  el.className = busy || isAsleep ? 'press busy' : 'press';
  return [el];
}

const SVG = 'http://www.w3.org/2000/svg';
const INK_PX = 5;

/** @param text x and y of each point, from the stroke's middle, in units */
export function ink({ text, face = 0 }: Drawing): readonly Node[] {
  const svg = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'polyline');
  const px = text.split(' ').map((one) => Number(one) * PX_PER_UNIT);
  line.setAttribute('points', px.join(' '));
  line.setAttribute('stroke-width', String(INK_PX));
  svg.append(line);
  svg.setAttribute('class', 'ink');
  svg.dataset['tint'] = String(face);
  return [svg];
}
