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
  delete: 'remove',
};

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
  if (key === '/') {
    event.preventDefault();
    return board.find();
  }
  if (key === 'p' && !event.ctrlKey && !event.metaKey) return board.point();
  if (key === 't' && !event.ctrlKey && !event.metaKey) return board.turn();
  const act = Object.hasOwn(ACTS, key) ? ACTS[key] : undefined;
  const isTaken =
    event.ctrlKey || event.metaKey ? commanded(key, event.shiftKey, board) : act !== undefined && board.run(act);
  if (isTaken) event.preventDefault();
}
