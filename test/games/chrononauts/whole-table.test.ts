/**
 * Chrononauts at a whole table: pages with keys of their own over one relay, a joint deck, guesses that are sealed. A small deck of what
 * asks for most: searches, hands that move, goal cards that are exchanged.
 */
import { expect, test } from 'vitest';
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { begin } from '../../../src/games/chrononauts/lobby.ts';
import { run } from '../../../src/games/chrononauts/run.ts';
import type { State } from '../../../src/games/chrononauts/state.ts';
import { mixing, type Task } from '../../../src/games/chrononauts/tasks.ts';
import type { CardView, ChrononautsView } from '../../../src/games/chrononauts/view.ts';
import { type Game, move } from '../../../src/kernel/game.ts';
import type { Table, TableView } from '../../../src/kernel/view/table-view.ts';
import { agree, closeAll, everywhere, type Evening, sitDown } from '../../helpers/evening.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { makeDevice, openPage, until } from '../../helpers/tables.ts';

const DECK =
  'quick-trip quick-trip discontinuity time-vortex new-mission new-mission parents-never-met fast-forward grail ark reverse-fate memo'.split(
    ' ',
  );
const PEOPLE = ['I01', 'I02', 'I03', 'I04', 'I05'];
const MISSIONS = ['triptych', 'menagerie', 'auction', 'cheaters'];

/** The same game, dealt from the small deck. */
const game = {
  ...chrononauts,
  moves: {
    ...chrononauts.moves,
    begin: move<State, Readonly<Record<string, never>>>({
      ...begin,
      apply: (s, _, ask) => {
        const todo: readonly Task[] = [
          mixing(
            { pile: 'identityDeck', cards: ask.deck('identityDeck', PEOPLE) },
            { pile: 'missionDeck', cards: ask.deck('missionDeck', MISSIONS) },
            { pile: 'drawPile', cards: ask.deck('drawPile', DECK) },
          ),
          { do: 'deal-out', as: 'identities', n: 1 },
          { do: 'deal-out', as: 'missions', n: 1 },
          { do: 'deal-out', as: 'hand', n: 3 },
          { do: 'stage', to: 'start' },
        ];
        return run({ ...s, stage: 'deal', todo }, ask);
      },
    }),
  },
} as unknown as Game<never, never>;

const seen = (v: TableView): ChrononautsView => v.play!.view as ChrononautsView;
const isQuiet = (v: TableView): boolean =>
  v.connection.waiting === 0 && v.play !== undefined && !['deal', 'resolve'].includes(seen(v).phase);
const isAt =
  (...phases: readonly string[]) =>
  (v: TableView): boolean =>
    v.play !== undefined && phases.includes(seen(v).phase);

/** What is done where several things may be, the first that there is. */
const ORDER = ['choose', 'passMemo', 'draw', 'play', 'loseTime', 'endTurn'];

/** One act of whoever may act; the name of the move, if there was one. */
async function act(
  tables: readonly Table[],
  pick: <T>(list: readonly T[]) => T | undefined,
): Promise<string | undefined> {
  for (const name of ORDER)
    for (const table of tables) {
      const choices = table.choices(name) as readonly { readonly card?: string }[];
      // A search that finds something is the better test.
      const good = choices.filter(({ card }) => name !== 'choose' || card !== undefined);
      const args = pick(good.length > 0 ? good : choices);
      if (args === undefined) continue;
      expect(await table.propose(name, args)).toBeUndefined();
      await until(table, isQuiet);
      return name;
    }
  return undefined;
}

/** What a seat has of its own at a moment of the past, once its device has read it. */
async function ownCards(table: Table, position: number): Promise<readonly CardView[]> {
  const cards = (): readonly CardView[] => {
    const me = seen(table.history.at(position)).me!;
    return [...me.hand, ...me.sideHand, me.identity, me.mission].filter((card) => card !== undefined);
  };
  await until(table, () => cards().every(({ face }) => face !== undefined));
  return cards();
}

/** Each looks back with the own eyes; who comes late sees of all of it what lies open, and nothing of anybody's cards. */
async function lookBack({ tables, link, options }: Evening): Promise<void> {
  const late = await openPage(await makeDevice(), link, options);
  const { log } = tables[0]!.view;
  await until(late, (v) => v.play !== undefined && v.log.length === log.length);
  let looked = 0;
  for (const { position } of late.history.positions) {
    const { play } = late.history.at(position);
    if (!play) continue;
    expect((play.view as ChrononautsView).me).toBeUndefined();
    const shown = JSON.stringify(play.view);
    for (const table of tables)
      for (const { card } of await ownCards(table, position)) {
        expect(shown).not.toContain(`"${card}"`);
        looked++;
      }
  }
  expect(looked).toBeGreaterThan(100);
  await late.close();
}

test('[CH-022, CH-023, CH-024, CH-031, CH-039, CH-193, CH-208] three play by a joint deck: dealt, guessed, exchanged, searched, and nobody is stuck', async () => {
  const seed = freshSeed();
  const rng = seeded(seed);
  const evening = await sitDown(game, 3);
  const { tables } = evening;
  expect(await tables[0]!.start({ skipWindow: false, memoSeconds: 60 })).toBeUndefined();
  await everywhere(tables, (v) => v.keepers?.keepers.length === 3 && !v.keepers.making && isAt('lobby')(v));
  expect(await tables[0]!.propose('begin', {})).toBeUndefined();
  await everywhere(tables, isAt('start'));
  for (const [i, table] of tables.entries()) {
    expect(await table.propose('guessTime', { minute: 60 * i, at: 827 })).toBeUndefined();
    expect(await table.propose(i === 1 ? 'mulliganIdentity' : 'keepIdentity', {})).toBeUndefined();
  }
  await everywhere(tables, isAt('draw'));
  await everywhere(tables, (v) => seen(v).me!.hand.every(({ face }) => DECK.includes(face!)));
  await everywhere(tables, (v) => PEOPLE.includes(seen(v).me!.identity!.face!));
  const done = new Map<string, number>();
  for (let i = 0; i < 45 && !seen(tables[0]!.view).result; i++) {
    const name = await act(tables, rng.pick);
    if (name === undefined) await new Promise((resolve) => setImmediate(resolve));
    else done.set(name, (done.get(name) ?? 0) + 1);
    expect(seen(tables[0]!.view).phase, `SEED=${seed}`).not.toBe('stuck');
  }
  expect(done.get('play'), `SEED=${seed}`).toBeGreaterThan(3);
  await everywhere(tables, isQuiet);
  await agree(evening);
  // Everybody's log names the cards that were played, and what came of them.
  const { log } = tables[0]!.view;
  for (const { args, faces } of log.filter(({ what, refusal }) => what === 'move/play' && !refusal))
    expect(DECK).toContain(faces?.[(args as { readonly card: string }).card]);
  expect(log.map(({ what }) => what)).toContain('news/begins');
  expect(tables[2]!.view.log).toEqual(log);
  await lookBack(evening);
  await closeAll(evening);
});
