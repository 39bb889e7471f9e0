/** What the parts of the board look at: the view, words, pages of the pack, and which own agent and card this person has chosen. */
import type { BoardContext } from '../../../elements/frame/board-context.ts';
import { nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import type { Receptacle } from '../pack/story.ts';
import type { Text } from '../pack/texts.ts';
import type { CardShown, SessionShown, TableShown } from '../shown.ts';
import type { AgentId } from '../table/state.ts';
import type { Author } from './author.ts';
import { inLang, type Pages } from './pages.ts';
import type { Deeds } from '../words/moves.ts';
import type { Words } from './words.ts';

export type Tab = 'place' | 'map' | 'archive';

/** Of this screen alone. */
export interface Chosen {
  /** The own agent that acts; null for those who play none. */
  readonly agent: AgentId | null;
  /** The card on top in the reader, by its key. */
  readonly card: string;
  /** What came for all while this person read an own card: it lies beside, until it is taken up. */
  readonly unread: ReadonlySet<string>;
  readonly tab: Tab;
  readonly setAgent: (agent: AgentId) => void;
  readonly setCard: (card: string) => void;
  readonly setTab: (tab: Tab) => void;
  /** Between two runs: who takes which receptacle, instead of how the last one ended. */
  readonly setCrew: (isOpen: boolean) => void;
}

export interface TimeContext extends BoardContext<SessionShown> {
  readonly w: Words;
  readonly pages: Pages;
  readonly author: Author;
  /** What a card lets its reader do, by instruction; fetched with the words of the log. */
  readonly deeds: Deeds;
  readonly chosen: Chosen;
}

export const tableOf = ({ view }: TimeContext): TableShown => view.table!;

export const receptacleOf = ({ view }: TimeContext, id: string | undefined): Receptacle | undefined =>
  view.mission?.receptacles.find((one) => one.id === id);

/** As the mission calls the agent. */
export function roleOf(context: TimeContext, agent: AgentId): string {
  const receptacle = receptacleOf(context, context.view.table?.agents[agent]?.receptacle);
  return receptacle ? inLang(receptacle.name, context.lang) : '';
}

/** One person plays all agents. */
export const isAlone = ({ view }: TimeContext): boolean =>
  new Set(view.table?.agents.map(({ player }) => player)).size === 1;

/** The person's name; of somebody who plays all of them, the agents' own; of one who plays some of them, both. */
export function callOf(context: TimeContext, agent: AgentId): string {
  const agents = context.view.table?.agents ?? [];
  const player = agents[agent]?.player;
  if (player === undefined || isAlone(context)) return roleOf(context, agent);
  return agents.filter((one) => one.player === player).length > 1 ? bothOf(context, agent) : nameOf(context, player);
}

/** The person's name and the agent's. */
export function bothOf(context: TimeContext, agent: AgentId): string {
  const player = context.view.table?.agents[agent]?.player;
  const role = roleOf(context, agent);
  return player === undefined ? role : `${nameOf(context, player)} (${role})`;
}

export const plateFor = (context: TimeContext, agent: AgentId): number => {
  const player = context.view.table?.agents[agent]?.player ?? 0;
  // One person's two agents are told apart.
  return isAlone(context) ? plateOf(context, player) + agent : plateOf(context, player);
};

export const textOf = ({ pages, lang }: TimeContext, text: Text | null | undefined): string => pages.text(text, lang);

export const cardIn = ({ view }: TimeContext, id: string | null | undefined): CardShown | undefined =>
  view.table?.cards.find((one) => one.id === id);

export const attributeName = ({ view, lang }: TimeContext, id: string): string => {
  const found = view.mission?.attributes.find((one) => one.id === id);
  return found ? inLang(found.name, lang) : id;
};

export const azrakOf = ({ view }: TimeContext, agent: AgentId): { readonly azrak: number; readonly most: number } =>
  view.table?.purse.reserves[agent] ?? { azrak: 0, most: 0 };

/** Of the place where all are, from 1. */
export const slotOf = (context: TimeContext, card: string): number => tableOf(context).row.indexOf(card) + 1;
