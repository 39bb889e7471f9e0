/** Pieces of Tabletop Simulator that have no picture of their own, by their names without the number or kind behind it. */

/** Sides of its dice. */
export const DICE: Readonly<Record<string, number>> = {
  Die_4: 4,
  Die_6: 6,
  Die_6_Rounded: 6,
  Die_Piecepack: 6,
  Die_8: 8,
  Die_10: 10,
  Die_12: 12,
  Die_20: 20,
  Custom_Dice: 6,
};

interface Look {
  readonly symbol: string;
  /** Tenths of a millimetre. */
  readonly size: number;
}

export const TOKENS: Readonly<Record<string, Look>> = {
  BlockSquare: { symbol: '■', size: 280 },
  BlockRectangle: { symbol: '■', size: 280 },
  BlockTriangle: { symbol: '▲', size: 280 },
  backgammon: { symbol: '●', size: 320 },
  Checker: { symbol: '●', size: 380 },
  Chess: { symbol: '♟', size: 420 },
  Chess_Pawn: { symbol: '♟', size: 380 },
  Chess_Rook: { symbol: '♜', size: 420 },
  Chess_Knight: { symbol: '♞', size: 420 },
  Chess_Bishop: { symbol: '♝', size: 420 },
  Chess_Queen: { symbol: '♛', size: 420 },
  Chess_King: { symbol: '♚', size: 420 },
  Chinese_Checkers_Piece: { symbol: '●', size: 240 },
  Chip: { symbol: '◉', size: 390 },
  Custom_Token: { symbol: '●', size: 420 },
  Figurine: { symbol: '▲', size: 420 },
  GoGame: { symbol: '●', size: 220 },
  go: { symbol: '●', size: 220 },
  Metal: { symbol: '●', size: 260 },
  PiecePack: { symbol: '●', size: 300 },
  PlayerPawn: { symbol: '▲', size: 320 },
  Quarter: { symbol: '○', size: 240 },
  reversi: { symbol: '●', size: 380 },
};
