/** Whether somebody may say that they have a seat here already: beside the game, and among the people. */
import type { TableView } from '../../kernel/view/table-view.ts';

/** A second device lands in the middle of a game as anybody who watches does: the code of the first one is typed from here. */
export const mayReturn = ({ me, devices, past }: TableView): boolean =>
  !me.watcher && !me.asking && devices.asking === undefined && !past;
