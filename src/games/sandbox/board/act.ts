/** One thing that can be done, and what acts are made from. */
import { KEYED, LOOSE, type Piece } from '../state.ts';
import { pieceOf, type BoardContext } from './context.ts';
import type { SignName } from './signs.ts';

export interface PieceAct {
  readonly id: string;
  readonly label: string;
  readonly icon: SignName;
  readonly move: string;
  readonly args: unknown;
  /** What it was about lies elsewhere then: nothing is chosen any more. */
  readonly ends?: true;
  /** It asks for a number first: what it then is called and does. */
  readonly count?: {
    readonly from: number;
    /** 1 unless said. */
    readonly least?: number;
    readonly most: number;
    readonly label: (n: number) => string;
    readonly args: (n: number) => unknown;
    /** Another act, which asks more, is what it then does. */
    readonly next?: (n: number) => PieceAct;
  };
  /** It asks first whether it is meant, in these words. */
  readonly sure?: string;
  /** It opens a panel, and the move is made there. */
  readonly opens?: 'scores' | 'places' | 'pile' | 'finger' | 'show';
  /** It asks for a text first: what stands there, and what it then does. */
  readonly text?: {
    readonly was: string;
    readonly args: (text: string) => unknown;
  };
}

/** Pieces that a menu is about, all of one kind. */
export interface About {
  readonly context: BoardContext;
  readonly numbers: readonly number[];
  readonly pieces: readonly Piece[];
}

export type Asked = (about: About) => readonly PieceAct[];

/** Five numbers for each piece: as `put` wants them. */
export const putRows = (context: BoardContext, numbers: readonly number[], turn = 0): readonly number[] =>
  numbers.flatMap((n) => {
    const piece = pieceOf(context, n);
    return piece ? [n, piece.rev, piece.x, piece.y, (piece.turn + turn) % 360] : [];
  });

/** Everybody may know it: no key and no chance has a part in it. */
export const isPublic = ({ face }: Piece): boolean => face !== LOOSE && face !== KEYED;
