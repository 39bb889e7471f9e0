/** Four at a free table with a box laid on it, as its board gets it: no browser. */
import { expect } from 'vitest';
import { loadShipped } from '../../../src/games/sandbox/box/shipped/shipped.ts';
import type { Box } from '../../../src/games/sandbox/box/model.ts';
import { actsOf } from '../../../src/games/sandbox/box/laying.ts';
import type { PieceAct } from '../../../src/games/sandbox/board/act.ts';
import type { BoardContext } from '../../../src/games/sandbox/board/context.ts';
import { Things, type PieceThing } from '../../../src/games/sandbox/board/things.ts';
import { it } from '../../../src/games/sandbox/board/words-it.ts';
import type { Lay } from '../../../src/games/sandbox/lay.ts';
import { sandbox } from '../../../src/games/sandbox/sandbox.ts';
import { allPieces } from '../../../src/games/sandbox/pieces.ts';
import { CLOTH, NONE, type State } from '../../../src/games/sandbox/state.ts';
import type { SandboxView } from '../../../src/games/sandbox/view.ts';
import { Dealer } from '../../helpers/dealer.ts';

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino'];

/** Four at a table with a box laid on it. */
export class Laid {
  readonly dealer: Dealer<State>;
  readonly box: Box;

  constructor(box: Box) {
    this.box = box;
    this.dealer = new Dealer(sandbox, { seats: [0, 1, 2, 3], options: {} }, 5);
    for (const act of this.acts) this.do(0, 'lay', act);
  }

  /** Those that lay its box. */
  get acts(): readonly Lay[] {
    return actsOf(this.box, 'builtin:test', [0, 1, 2, 3]);
  }

  do(seat: number, move: string, args: unknown): void {
    const out = this.dealer.move(seat, move, args);
    expect(out.ok ? '' : `${move}: ${out.refusal.code} ${out.refusal.rule}`).toBe('');
    this.dealer.settle();
  }

  /** What asks for a number gets the one that stands there. */
  run(seat: number, act: PieceAct | undefined): void {
    expect(act).toBeDefined();
    const { move, args, count } = act!;
    this.do(seat, move, count?.next ? count.args(count.from) : args);
  }

  context(seat: number | null): BoardContext {
    return {
      view: this.dealer.view(seat) as SandboxView,
      people: NAMES.map((name, i) => ({ seat: i, name, plate: i, me: i === seat })),
      me: seat,
      waiting: [],
      pending: [],
      desk: [],
      evening: undefined,
      pointed: new Map(),
      keepers: undefined,
      shared: false,
      past: false,
      lang: 'it',
      drafts: '',
      now: () => 0,
      choices: () => [],
      check: () => undefined,
      w: it,
      tell: () => '',
      still: seat === null,
      loaded: { hash: 'builtin:test', box: this.box, pen: () => '', pictures: new Map(), urls: new Map() },
    };
  }

  things(seat: number | null = 0): readonly PieceThing[] {
    return new Things().all(this.context(seat));
  }

  /** The piles, by their number. */
  get piles(): readonly number[] {
    return [...allPieces(this.dealer.state)].flatMap(([n, { kind }]) => (kind === 'pile' ? [n] : []));
  }
}

export const laid = async (id: string): Promise<Laid> => new Laid((await loadShipped(id, 'it'))!);
export const act = (acts: readonly PieceAct[], id: string): PieceAct | undefined => acts.find((one) => one.id === id);

/** The row that makes a tool of this kind from what the box has put by. */
export const larderRow = (table: Laid, kind: string): readonly number[] => {
  const of = table.box.defs.findIndex((def) => def.kind === kind && def.tags?.includes('larder'));
  return [of, 3000, 2000, 0, 0, NONE, CLOTH, NONE, 0];
};
