/** Prova microfono: the attic as one scene of four cards, and its map. */
import { commons, mapCard } from '../art/mission-art.ts';
import { LIGHTS } from '../art/light.ts';
import { cut, room, thing } from '../art/scene.ts';

const table = '<path d="M8 96H92V103H8zM14 103V126M86 103V126" fill="#8a6a4e" stroke="#2b2a2e" stroke-width="1.6"/>';
const plank = (y: number): string =>
  `<path d="M6 ${y}H94V${y + 4}H6z" fill="#8a6a4e" stroke="#2b2a2e" stroke-width="1.2"/>`;
const pane =
  '<path d="M18 28H82V98H18z" fill="#bcd6dc" stroke="#2b2a2e" stroke-width="2"/><path d="M50 28V98M18 62H82" stroke="#8a6a4e" stroke-width="3"/>' +
  '<path d="M12 98H88V105H12z" fill="#8a6a4e" stroke="#2b2a2e" stroke-width="1.4"/>';

export const soundCheckPictures = (): Readonly<Record<string, string>> => ({
  ...commons(),
  ...cut({
    light: LIGHTS.wood,
    floor: 116,
    along: (count) => room(count, LIGHTS.wood, 116),
    parts: {
      desk: { under: table, things: [thing('radio', 42, 97, 42), thing('microphone', 78, 97, 34)] },
      shelf: {
        under: plank(62) + plank(100),
        things: [thing('books', 36, 62, 30), thing('toolbox', 74, 62, 20), thing('books', 62, 100, 30, { flip: true })],
      },
      sill: { under: pane, things: [thing('potted-plant', 30, 99, 26), thing('radio', 64, 99, 20)] },
      notebook: { things: [thing('chair', 50, 128, 66), thing('open-book', 50, 104, 22)] },
    },
  }),
  'map.roof': mapCard('#b9c7a6', 'M0 70Q40 40 120 62M58 54V100', [
    [30, 44, 'house'],
    [62, 60, 'satellite-antenna'],
    [96, 40, 'house'],
  ]),
});
