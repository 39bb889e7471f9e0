/** Keys of the board beside those of the surface: back and forth, the table turned, and the acts of what is chosen by their letters. */
export interface KeyedBoard {
  readonly isMenuOpen: boolean;
  closeMenu(): void;
  attempt(move: 'undo' | 'redo'): void;
  /** Does an act of what is chosen; answers whether there is one of that name. */
  run(act: string): boolean;
  /** Opens the list of pieces, to find one by its name. */
  find(): void;
  /** Shows the others where the mouse rests, or what is chosen. */
  point(): void;
  /** The table, for oneself. */
  turn(): void;
}

const ACTS: Readonly<Record<string, string>> = {
  f: 'flip',
  r: 'rotate',
  l: 'lock',
  h: 'take',
  g: 'gather',
  m: 'place',
};

/** Those that write no letter, wherever the keyboard is on the board. A Mac has but the second. */
const REMOVING: ReadonlySet<string> = new Set(['delete', 'backspace']);

/** Over the cloth, and in what lies there: the menu, the bar. Elsewhere a letter that is dictated or slips does nothing. */
const isOnCloth = (event: Event): boolean =>
  event.composedPath().some((el) => el instanceof HTMLElement && el.matches('.surface-area, .menu'));

/** Keys belong to the field that has them. */
export const isWriting = (event: Event): boolean => {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && target.matches('input, textarea, select');
};

/** With Ctrl, or Cmd; answers whether the key means anything. */
function commanded(key: string, isShifted: boolean, board: KeyedBoard): boolean {
  if (key === 'z') board.attempt(isShifted ? 'redo' : 'undo');
  else if (key === 'y') board.attempt('redo');
  else if (key === 'd') board.run('duplicate');
  else return false;
  return true;
}

export function boardKey(event: KeyboardEvent, board: KeyedBoard): void {
  if (isWriting(event)) return;
  const key = event.key.toLowerCase();
  if (key === 'escape' && board.isMenuOpen) return board.closeMenu();
  const isTaken =
    event.ctrlKey || event.metaKey
      ? commanded(key, event.shiftKey, board)
      : REMOVING.has(key)
        ? board.run('remove')
        : isOnCloth(event) && lettered(key, event.shiftKey, board);
  if (isTaken) event.preventDefault();
}

/** A letter alone; answers whether it means anything. */
function lettered(key: string, isShifted: boolean, board: KeyedBoard): boolean {
  if (key === '/') board.find();
  else if (key === 'p') board.point();
  else if (key === 't') board.turn();
  else if (key === 'r' && isShifted) return board.run('rotateBack');
  else return Object.hasOwn(ACTS, key) && board.run(ACTS[key]!);
  return true;
}
