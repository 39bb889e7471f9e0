/** What can be done with pieces on the cloth, the likeliest first: for the menu, the bar below the cloth, keys. */
import { isLone } from '../keys.ts';
import { CLOTH, COVERED, handPlace, KEYED, LOCKED, NONE, type Piece, type Place } from '../state.ts';
import { defOf, factsOf, isCard, namedBy, pieceOf, type BoardContext } from './context.ts';
import { isPublic, putRows, type Asked, type PieceAct } from './act.ts';
import { textOf } from './names.ts';
import { twins } from './edit/duplicate.ts';
import { entering, holders, MOST_HOLDERS, showing } from './hand-acts.ts';
import { mayPrepare } from './editing.ts';
import { flagged } from './flagging.ts';
import { pileActs } from './pile-acts.ts';
import { presses } from './press-acts.ts';
import { clockFor, isGoing } from './tool-faces.ts';

/** Cards: the other side, where everybody may know it. Own ones are laid open with a proof; what nobody sees is turned up by chance or keepers. */
const turns: Asked = ({ context, numbers, pieces }) => {
  const { w, view } = context;
  if (!pieces.every((piece) => isCard(context, piece))) return flips({ context, numbers, pieces });
  if (pieces.every(isPublic)) {
    const down = pieces.some(({ face }) => face !== COVERED);
    const args = { p: namedBy(context, numbers), side: down ? 'down' : 'up' };
    return [{ id: 'flip', label: down ? w.turnDown : w.turnUp, icon: 'rotate-3d', move: 'flip', args }];
  }
  const own = numbers.filter((_, i) => pieces[i]!.face === KEYED && pieces[i]!.key === view.me);
  if (own.length > 0) {
    const args = { p: own, things: own.map((n) => pieceOf(context, n)!.thing) };
    return [{ id: 'flip', label: w.turnUp, icon: 'rotate-3d', move: 'reveal', args }];
  }
  const unseen = numbers.filter((_, i) => !isPublic(pieces[i]!) && pieces[i]!.key === NONE);
  if (unseen.length === 0) return [];
  return [{ id: 'flip', label: w.turnUp, icon: 'rotate-3d', move: 'turnUp', args: { p: namedBy(context, unseen) } }];
};

/** Tiles and tokens: their next side. */
const flips: Asked = ({ context, numbers, pieces }) =>
  pieces.every((piece) => (factsOf(context, piece)?.faces ?? 0) > 1)
    ? [
        {
          id: 'flip',
          label: context.w.flip,
          icon: 'rotate-3d',
          move: 'flip',
          args: { p: namedBy(context, numbers) },
        },
      ]
    : [];

const rolls: Asked = ({ context, numbers }) => [
  { id: 'roll', label: context.w.roll, icon: 'shuffle', move: 'roll', args: { p: namedBy(context, numbers) } },
];

/** On the cloth, or in one zone in which things lie as they were put. */
function liesFreely(context: BoardContext, place: Place): boolean {
  const holder = pieceOf(context, place);
  const facts = holder && factsOf(context, holder);
  return place === CLOTH || (facts !== undefined && context.view.zones[facts.zone]?.layout === 'free');
}

/** As the box says, else by quarters. */
const rotates: Asked = ({ context, numbers, pieces }) => {
  const place = pieces[0]!.in;
  if (pieces.some((piece) => piece.in !== place) || !liesFreely(context, place)) return [];
  const by = defOf(context, pieces[0]!.of)?.turnBy ?? 90;
  const turned = (id: string, label: string, icon: 'rotate-cw' | 'undo-2', turn: number): PieceAct => ({
    id,
    label,
    icon,
    move: 'put',
    args: { p: putRows(context, numbers, turn), into: place },
  });
  return [
    turned('rotate', context.w.rotate, 'rotate-cw', by),
    turned('rotateBack', context.w.rotateBack, 'undo-2', 360 - by),
  ];
};

const takes: Asked = ({ context, numbers, pieces }) => {
  const { me } = context.view;
  if (me === null || !pieces.every((piece) => isPublic(piece) || piece.key === me)) return [];
  const args = { p: putRows(context, numbers), into: handPlace(me) };
  return [{ id: 'take', label: context.w.take, icon: 'hand', move: 'put', args, ends: true }];
};

/** A single card that nobody knows is drawn as from a pile. */
const draws: Asked = ({ context, numbers: [n], pieces: [piece, more] }) =>
  piece && !more && context.view.me !== null && isLone(piece)
    ? [{ id: 'draw', label: context.w.draw, icon: 'hand', move: 'draw', args: { from: n, n: 1 }, ends: true }]
    : [];

/** A hidden card of one's own that lies on the cloth. */
const shows: Asked = ({ context, numbers: [n], pieces: [piece, more] }) =>
  piece && !more ? showing(context, n!, piece) : [];

/** Several cards or piles into one, on the first. */
const gathers: Asked = ({ context, numbers, pieces }) => {
  const [first, ...rest] = numbers;
  if (first === undefined || rest.length === 0) return [];
  if (pieces.some(({ kind }) => kind !== 'card' && kind !== 'pile')) return [];
  const args = { p: putRows(context, rest), into: first };
  return [{ id: 'gather', label: context.w.gather, icon: 'layers', move: 'put', args, ends: true }];
};

/** Counters, by the step of their box. */
const counts: Asked = ({ context, numbers, pieces }) => {
  const [n] = numbers;
  if (numbers.length !== 1) return [];
  const step = defOf(context, pieces[0]!.of)?.count?.step ?? 1;
  const by = (id: string, add: number, label: string): PieceAct => ({
    id,
    label,
    icon: add > 0 ? 'arrow-up-from-line' : 'arrow-down-to-line',
    move: 'count',
    args: { n, add },
  });
  const { face } = pieces[0]!;
  const { least, most } = factsOf(context, pieces[0]!) ?? { least: face, most: face };
  return [
    ...(face + step <= most ? [by('more', step, `+${step}`)] : []),
    ...(face - step >= least ? [by('less', -step, `−${step}`)] : []),
  ];
};

const writes: Asked = ({ context, numbers, pieces }) => {
  const [n] = numbers;
  if (n === undefined || numbers.length !== 1) return [];
  const args = (text: string): unknown => ({ n, rev: pieces[0]!.rev, text });
  const was = textOf(context, n);
  return [
    { id: 'write', label: context.w.write, icon: 'sticky-note', move: 'write', args: args(was), text: { was, args } },
  ];
};

const clocks: Asked = ({ context, numbers }) => {
  const { w } = context;
  const [n] = numbers;
  if (n === undefined || numbers.length !== 1) return [];
  const tick = (does: 'start' | 'stop' | 'reset', label: string, icon: PieceAct['icon']): PieceAct => ({
    id: does,
    label,
    icon,
    move: 'clock',
    args: { n, does },
  });
  const going = isGoing(clockFor(context, n));
  return [
    going ? tick('stop', w.stopClock, 'pause') : tick('start', w.startClock, 'play'),
    tick('reset', w.resetClock, 'undo-2'),
  ];
};

/** The score sheet is written in a panel, cell by cell. */
const points: Asked = ({ context }) => [
  { id: 'points', label: context.w.points, icon: 'list', move: 'score', args: {}, opens: 'scores' },
];

/** Cards and piles into what takes them, without dragging: piles, bags, zones, each by its name. */
const enters: Asked = ({ context, numbers, pieces }) => {
  const { w } = context;
  const there = holders(context).filter((n) => !numbers.includes(n) && !pieces.some((piece) => piece.in === n));
  return there.slice(0, MOST_HOLDERS).map((n) => {
    const { name, args } = entering(context, numbers, n);
    return { id: `into:${n}`, label: w.into(name), icon: 'arrow-down-to-line', move: 'put', args, ends: true };
  });
};

const locks: Asked = ({ context, numbers, pieces }) => {
  const { w } = context;
  const isLocked = pieces.some(({ flags }) => (flags & LOCKED) !== 0);
  const args = flagged(context, numbers, LOCKED, !isLocked);
  const icon = isLocked ? 'lock-open' : 'lock';
  return [{ id: 'lock', label: isLocked ? w.unlock : w.lock, icon, move: 'mark', args }];
};

/** Without dragging: a panel lists where it may go. */
const places: Asked = ({ context, numbers, pieces }) =>
  numbers.length === 1 && pieces.every(({ kind, in: place }) => place < 0 || kind === 'card' || kind === 'token')
    ? [{ id: 'place', label: context.w.moveTo, icon: 'grid-3x3', move: 'put', args: {}, opens: 'places' }]
    : [];

const pointing: Asked = ({ context, numbers }) =>
  numbers.length === 1
    ? [{ id: 'point', label: context.w.point, icon: 'circle-dot', move: '', args: {}, opens: 'finger' }]
    : [];

const duplicates: Asked = ({ context, numbers }) => {
  const args = mayPrepare(context) ? twins(context, numbers) : undefined;
  return args ? [{ id: 'duplicate', label: context.w.edit.duplicate, icon: 'copy', move: 'make', args }] : [];
};

const removes: Asked = ({ context, numbers }) => [
  {
    id: 'remove',
    label: context.w.remove,
    icon: 'trash',
    move: 'remove',
    args: { p: namedBy(context, numbers) },
    ends: true,
  },
];

const BY_KIND: Readonly<Partial<Record<Piece['kind'], readonly Asked[]>>> = {
  card: [turns, draws, shows, takes, gathers, rotates, enters],
  pile: [pileActs, gathers, rotates, enters],
  bag: [pileActs],
  zone: [pileActs],
  die: [rolls],
  token: [flips, rotates],
  counter: [counts],
  note: [writes, rotates],
  clock: [clocks],
  scores: [points],
  button: [presses],
  board: [rotates],
};

/** @param numbers of pieces; those that are gone are left out */
export function actsFor(context: BoardContext, numbers: readonly number[]): readonly PieceAct[] {
  const there = numbers.filter((n) => pieceOf(context, n));
  const pieces = there.map((n) => pieceOf(context, n)!);
  if (pieces.length === 0 || context.still) return [];
  const kinds = new Set(pieces.map(({ kind }) => kind));
  const asked = kinds.size === 1 ? (BY_KIND[pieces[0]!.kind] ?? []) : [gathers];
  const about = { context, numbers: there, pieces };
  return [...asked, places, pointing, locks, duplicates, removes].flatMap((one) => one(about));
}

/** Nobody means these by a tap. */
const RATHER_NOT: ReadonlySet<string> = new Set([
  'place',
  'rotate',
  'rotateBack',
  'lock',
  'remove',
  'take',
  'duplicate',
  'point',
]);

/** What a double click or a second tap does; nothing where it would be a surprise. */
export function firstAct(context: BoardContext, n: number): PieceAct | undefined {
  const act = actsFor(context, [n])[0];
  return act && !RATHER_NOT.has(act.id) && isTappable(context, n) ? act : undefined;
}

/** A zone is tapped to be looked at, not to be drawn from. */
const isTappable = (context: BoardContext, n: number): boolean => pieceOf(context, n)?.kind !== 'zone';
