/** A whole game of Italian draughts, move by move, from a seed. What people then play on the free table, where no rule plays for them. */
import { seeded } from '../../helpers/rng.ts';

type Side = 'white' | 'black';
interface Man {
  readonly side: Side;
  readonly king: boolean;
}
type Board = ReadonlyMap<string, Man>;

/** One person's turn: from square to square, what is taken on the way, and whether a man becomes a king. */
export interface Turn {
  readonly side: Side;
  readonly path: readonly string[];
  readonly taken: readonly string[];
  readonly crowned: boolean;
}

const square = (x: number, y: number): string => `${'ABCDEFGH'[x]!}${y + 1}`;
const placeOf = (name: string): readonly [number, number] => ['ABCDEFGH'.indexOf(name[0]!), Number(name[1]) - 1];
const isOn = (x: number, y: number): boolean => x >= 0 && x < 8 && y >= 0 && y < 8;

function start(): Board {
  const board = new Map<string, Man>();
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++)
      if ((x + y) % 2 === 0 && (y < 3 || y > 4))
        board.set(square(x, y), { side: y < 3 ? 'white' : 'black', king: false });
  return board;
}

/** Ways on from a square, by one step of the man's kind. */
const waysOf = ({ side, king }: Man): readonly (readonly [number, number])[] =>
  [-1, 1].flatMap((dx) =>
    (king ? [-1, 1] : [side === 'white' ? 1 : -1]).map((dy): readonly [number, number] => [dx, dy]),
  );

/** All ways to take from here on, as far as they go. A man takes no king. */
function takings(board: Board, from: string, man: Man, taken: readonly string[]): readonly (readonly string[])[] {
  const [x, y] = placeOf(from);
  const ways = waysOf(man).flatMap(([dx, dy]) => {
    const [over, to] = [square(x + dx, y + dy), square(x + 2 * dx, y + 2 * dy)];
    const other = isOn(x + 2 * dx, y + 2 * dy) && !taken.includes(over) ? board.get(over) : undefined;
    if (!other || other.side === man.side || (other.king && !man.king) || board.has(to)) return [];
    const on = takings(board, to, man, [...taken, over]);
    return on.length > 0 ? on.map((rest) => [to, ...rest]) : [[to]];
  });
  return ways;
}

/** Every turn that the side may take: taking comes before moving, and more before less. */
function turnsOf(board: Board, side: Side): readonly (readonly string[])[] {
  const own = [...board].filter(([, man]) => man.side === side);
  const takes = own.flatMap(([from, man]) => takings(board, from, man, []).map((path) => [from, ...path]));
  const most = Math.max(0, ...takes.map(({ length }) => length));
  if (most > 0) return takes.filter(({ length }) => length === most);
  return own.flatMap(([from, man]) => {
    const [x, y] = placeOf(from);
    return waysOf(man).flatMap(([dx, dy]) => {
      const to = square(x + dx, y + dy);
      return isOn(x + dx, y + dy) && !board.has(to) ? [[from, to]] : [];
    });
  });
}

/** Between two squares that are two apart. */
function between(from: string, to: string): string {
  const [[x, y], [u, v]] = [placeOf(from), placeOf(to)];
  return square((x + u) / 2, (y + v) / 2);
}

/** @returns until one side can't move, or undefined where it takes more turns than `most` */
export function draughtsGame(seed: number, most: number): readonly Turn[] | undefined {
  const rng = seeded(seed);
  let board = start();
  let side: Side = 'white';
  const turns: Turn[] = [];
  for (;;) {
    const all = turnsOf(board, side);
    if (all.length === 0) return turns;
    if (turns.length === most) return undefined;
    const path = rng.pick(all)!;
    const [from, to] = [path[0]!, path.at(-1)!];
    const isTaking = Math.abs(placeOf(from)[0] - placeOf(path[1]!)[0]) === 2;
    const taken = isTaking ? path.slice(1).map((end, i) => between(path[i]!, end)) : [];
    const man = board.get(from)!;
    const crowned = !man.king && placeOf(to)[1] === (side === 'white' ? 7 : 0);
    const next = new Map(board);
    for (const gone of [from, ...taken]) next.delete(gone);
    board = next.set(to, { side, king: man.king || crowned });
    turns.push({ side, path, taken, crowned });
    side = side === 'white' ? 'black' : 'white';
  }
}

/** The shortest of those from the first seeds. */
export function shortGame(): readonly Turn[] {
  let best: readonly Turn[] | undefined;
  for (let seed = 1; seed <= 400; seed++) {
    const game = draughtsGame(seed, best ? best.length - 1 : 200);
    if (game) best = game;
  }
  return best!;
}
