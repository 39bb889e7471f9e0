/**
 * Instructions that leave a slot or a receiver to whoever reads: each becomes a choice whose options are the same instruction with that
 * filled in. So nothing but the choice is asked, and a board that draws choices draws these.
 */
import type { By, Performed } from '../language/run.ts';
import type { Block, BlockOf, Option } from '../pack/blocks.ts';
import type { Localised } from '../pack/texts.ts';
import { active } from './agents.ts';
import { receptacleOf } from './lookups.ts';
import { after } from './programs.ts';
import { headerOf } from './rounds.ts';
import { freeSlots } from './rows.ts';
import type { AgentId, State } from './state.ts';

/** The words of the A card name what lies in a slot; one that it doesn't name has its number, from 1. */
function wordFor(s: State, slot: number): Localised {
  const named = headerOf(s)?.keywords.find((one) => one.slot === slot)?.word;
  return named ?? Object.fromEntries(Object.keys(s.mission.title).map((language) => [language, String(slot + 1)]));
}

const asked = (s: State, by: By, options: readonly Option[]): Performed<State> =>
  after(s, by, options.length > 0 ? [{ op: 'choose', options }] : []);

/** A card of the row that lies before nobody. */
export function whichSlot(s: State, by: By, block: BlockOf<'readCard'>, agent: AgentId): Performed<State> {
  const { to, instructions } = block;
  const read = (slot: number): Block => ({
    op: 'readCard',
    slot,
    who: agent,
    ...(to && { to }),
    ...(instructions && { instructions }),
  });
  const options = freeSlots(s).map((slot): Option => ({ label: wordFor(s, slot), do: [read(slot)] }));
  return asked(s, { ...by, seat: agent }, options);
}

/** Another active agent, by the name of its receptacle. */
export function toWhom(s: State, by: By, { item }: BlockOf<'giveItem'>, from: AgentId): Performed<State> {
  const options = active(s)
    .filter((id) => id !== from)
    .map((id): Option => {
      const label = receptacleOf(s, s.agents[id]!.receptacle)?.name ?? {};
      return { label, do: [{ op: 'giveItem', item, to: id, who: from }] };
    });
  return asked(s, { ...by, seat: from }, options);
}
