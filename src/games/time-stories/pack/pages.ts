/** Sealed pages: what each of them must hold follows from where its blob stands in the mission. */
import { program } from './blocks.ts';
import { action, conflict, effect, icons, test, tokenUse, variant } from './cards.ts';
import { endingsPage, eventsPage, scoring, type Mission } from './mission.ts';
import { nodesOf, type Node } from './nodes.ts';
import { begin, list, type Fault, type Reader } from './reading.ts';
import { white } from './shared.ts';
import { header, location } from './story.ts';
import { isSealed } from './texts.ts';

const lists = { actions: list(action, 8), tests: list(test, 8), overlays: list(variant, 8), uses: list(tokenUse, 8) };

/** By the field that the blob stands for; every other field is a list of instructions. */
const READERS: Readonly<Record<string, Reader<unknown>>> = {
  ...lists,
  whileOwned: list(effect, 8),
  passive: list(effect, 8),
  conflict,
  archive: icons,
  white,
  a: header,
  events: eventsPage,
  ending: endingsPage,
  scoring,
};

/** `cards[3].tests` → `tests`; a place stands in a list of places. */
function readerAt(path: string): Reader<unknown> {
  if (/(^|\.)locations\[\d+\]$/u.test(path)) return location;
  return READERS[/(\w+)$/u.exec(path)?.[1] ?? ''] ?? program;
}

/** What the blob holds, read as its place wants it; or what is wrong with it. @param pages open already: its place may be on one of them */
export function readPage(
  mission: Mission,
  blob: string,
  input: unknown,
  pages: Readonly<Record<string, unknown>> = {},
): { readonly page: unknown; readonly faults: readonly [] } | { readonly faults: readonly Fault[] } {
  const isHere = ({ value }: Node): boolean => isSealed(value) && value.sealed === blob;
  const node = nodesOf(mission).find(isHere) ?? nodesOf(pages).find(isHere);
  const place = begin();
  const page = (node ? readerAt(node.path) : program)(input, place);
  return page === undefined ? { faults: place.faults } : { page, faults: [] };
}
