/** What becomes of a call's table while it is on the page. In the same window a person may open tables that are none of the call's. */
import type { LeftEvent, MovedEvent } from '../../embed/tavolata.ts';

export interface CallTable {
  /** Id under which `tables.ts` has it; it stays when the table moves. */
  id(): string;
  moved(invitation: string): void;
  /** This page's person has left it for good. */
  left(): void;
}

/** @param app where its events come by */
export function watchCallTable(
  app: EventTarget & { readonly known: { readonly id: string } | undefined },
  table: CallTable,
): void {
  const isOn = (): boolean => app.known?.id === table.id();
  app.addEventListener('tv-moved', (event) => {
    if (isOn()) table.moved((event as MovedEvent).invitation);
  });
  app.addEventListener('tv-left', (event) => {
    if ((event as LeftEvent).me && isOn()) table.left();
  });
}
