/** When another game can be proposed. */
import type { TableView } from '../../kernel/view/table-view.ts';

/** May this person propose another game now? One thing is asked of all at a time. */
export const mayChange = ({ me, company, past, phase }: TableView): boolean =>
  me.placed && !me.watcher && !company && !past && (phase === 'lobby' || phase === 'playing');
