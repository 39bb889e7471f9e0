/** What the boxes that ship with the program have in common. */
import type { Lang } from '../../../../elements/frame/board.ts';
import type { Box, Def, Grid } from '../model.ts';

export const OURS: Pick<Box, 'format' | 'version' | 'by' | 'licence' | 'policy' | 'edit' | 'turns' | 'seats'> = {
  format: 'tavolata-box',
  version: 2,
  by: 'Tavolata',
  licence: 'MIT',
  policy: 'free',
  edit: 'all',
  turns: false,
  seats: [],
};

/** Cards alone: near enough to be read on a laptop. */
export const CARD_TABLE: Box['table'] = { w: 6400, h: 3000 };

/** About as much as people reach on a table for six. */
export const ANY_TABLE: Box['table'] = { w: 8000, h: 5000 };

/** A poker card. */
export const CARD = { w: 630, h: 880, shape: 'card' } as const;

/** A place where tricks are laid face down on each other. */
export const takings = (name: string): Def => ({
  kind: 'zone',
  name,
  w: 1000,
  h: 1200,
  zone: { layout: 'stack', accepts: [], enter: 'down', see: 'all', touch: 'all', limit: 0 },
});

/** A square that carries the pieces of a game; it doesn't move under them. */
export const boardDef = (name: string, drawn: string, size: number, grid?: Grid): Def => ({
  kind: 'board',
  name,
  w: size,
  h: size,
  faces: [{ name, drawn }],
  locked: true,
  ...(grid && { grid }),
});

const AGAIN = { it: 'Da capo', en: 'Start over' } as const;

/** The next hand with one press. All of these come back to where the box has laid them, hands too, and a pile of them is shuffled. */
export const again = (lang: Lang, defs: readonly number[], shuffled: readonly number[] = []): Def => ({
  kind: 'button',
  name: AGAIN[lang],
  w: 900,
  h: 360,
  button: {
    steps: [{ do: 'home', defs, hands: true }, ...shuffled.map((at) => ({ do: 'shuffle', at }) as const)],
    sure: true,
  },
});
