/** One room of a table: its chains, its order, and how far each file came. */
import { carriedState } from './carried.ts';
import type { Chains } from './chains.ts';
import type { RoomBytes } from './evidence.ts';
import { type Findings, short } from './finding.ts';
import { readOrder } from './order.ts';
import { isLater, type Node } from './places.ts';
import { checkRests } from './rests.ts';
import type { Verify } from './verify.ts';
import { readVote, signedBy, type Vote } from './vote.ts';

export interface Room {
  readonly room: string;
  readonly generation: number;
  readonly strict: boolean;
  readonly chains: Chains;
  readonly nodes: ReadonlyMap<string, Node>;
  /** The last stamp that each file knew. */
  readonly tips: readonly { readonly from: string; readonly tip: Node }[];
  /** Of all those the latest. */
  readonly tip: Node | undefined;
  /** Every vote that is really by whom it says: shown, in stamps, and in what moves a table on. */
  readonly votes: readonly Vote[];
}

/** @param chains with keys said in any room @param named stamps that beginnings of other rooms name here */
export function readRoom(
  { room, saved, votes }: RoomBytes,
  chains: Chains,
  named: readonly string[],
  verify: Verify,
  findings: Findings,
): Room {
  const tables = [...chains.entries.values()].flatMap(({ body }) => (body?.is === 'table' ? [body] : []));
  const generation = saved[0]?.part.generation ?? tables[0]?.generation ?? 0;
  const strict = tables.some(({ settings }) => (settings as { strict?: unknown } | undefined)?.strict === true);
  const isSigned = (vote: Vote): boolean => {
    const key = chains.keys.get(vote.device);
    return key !== undefined && verify(vote.signature, signedBy(vote, room, generation), key);
  };
  const nodes = readOrder(
    { chains, findings, strict, isSigned, carried: (table) => carriedState(chains, table) },
    generation,
  );
  for (const { from, part } of saved) checkRests(from, part, chains, named, findings);
  const tips = saved.flatMap(({ from, part }) => {
    const tip = nodes.get(part.tip);
    if (!tip) findings.add('missing', `${from}: the last stamp that it names, ${short(part.tip)}, can't be reached.`);
    return tip ? [{ from, tip }] : [];
  });
  const [first] = tips;
  const tip = tips.reduce<Node | undefined>((a, { tip }) => (a && !isLater(tip, a) ? a : tip), first?.tip);
  const shown = votes.map((bytes) => readVote(bytes)).filter((vote) => vote !== undefined);
  const inEntries = [...chains.entries.values()].flatMap(({ body }) =>
    body && 'votes' in body ? body.votes : body?.is === 'moving' && body.vote ? [body.vote] : [],
  );
  return { room, generation, strict, chains, nodes, tips, tip, votes: [...shown, ...inEntries].filter(isSigned) };
}
