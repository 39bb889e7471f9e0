import { findGame } from '../games/registry.ts';

/** For a page that knows which game a table has. The table itself tells only once its log is read, and would fetch the rules then. */
export function bringGame(id: string): void {
  void findGame(id)
    ?.load()
    .catch(() => undefined);
}
