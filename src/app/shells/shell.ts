/** What the page knows of the call that it stands in, and by what it sees that it stands in one. Each platform has an adapter beside this file. */

/** `meet-stage`: the part of a Meet add-on that all look at; the others are one person's own. */
export type ShellName = 'discord' | 'meet' | 'meet-stage' | 'zoom';

/** A page in a call. */
export interface InCall {
  /** The platform's name of the call, the same for everyone in it and for no other; '' where there is none. */
  readonly call: string;
  /** How the platform calls this person; '' where it doesn't say. */
  readonly name: string;
  /** Address of the page that opens invitations outside the call; '' where only the bare code helps. */
  readonly share: string;
  /** A table was made here, or brought back: the platform may bring the others. */
  began?(): void;
  /** @param listener told when the platform begins to show this page to people who see nothing else of it, and when that ends */
  shared?(listener: (on: boolean) => void): void;
  /** The invitation of the call's table, also each later one. */
  invited?(invitation: string): void;
}

/** By the address alone: Discord says it in the query, the others open a path of their own. */
export function shellOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ShellName | undefined {
  const asked = new URLSearchParams(search);
  if (asked.has('frame_id') && asked.has('instance_id')) return 'discord';
  const [, name] = /^\/in\/(zoom|meet|meet\/stage)\/$/u.exec(pathname) ?? [];
  return name === undefined ? undefined : (name.replace('/', '-') as ShellName);
}
