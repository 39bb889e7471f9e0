/** What of a mission came to light in the runs of bots: cards, endings, outcomes of tests, tokens, places. */
import { endingText } from '../../table/ending.ts';
import type { Mission } from '../../pack/mission.ts';
import type { State } from '../../table/state.ts';
import { cardsOf } from '../../pack/names.ts';
import { openLocations } from '../../pack/story.ts';
import { isSealed } from '../../pack/texts.ts';

export class Seen {
  /** In how many runs each was seen. */
  readonly things: Map<string, number> = new Map();
  runs = 0;
  #run = new Set<string>();
  #trials: State['trials'] = [];

  /** @param reads cards that any agent reads now: together a group reads everything that any of them does */
  look(s: State, reads: readonly string[]): void {
    for (const id of reads) this.#run.add(`card ${id}`);
    for (const number of Object.keys(s.elements)) this.#run.add(`element ${number}`);
    for (const { token } of s.tokens) this.#run.add(`token ${token}`);
    for (const place of Object.keys(s.visits)) this.#run.add(`place ${place}`);
    // A test is gone when its outcome is there.
    for (const { id, card, test } of this.#trials)
      if (!s.trials.some((one) => one.id === id)) this.#run.add(`test ${card} ${test} ${s.lastOutcome ?? ''}`);
    this.#trials = s.trials;
    const ending = endingText(s)?.id;
    if (ending !== undefined) this.#run.add(`ending ${s.ending?.result ?? ''} ${ending}`);
  }

  runOver(): void {
    this.runs++;
    for (const thing of this.#run) this.things.set(thing, (this.things.get(thing) ?? 0) + 1);
    this.#run = new Set();
    this.#trials = [];
  }
}

/** Everything that there is to be seen; Powers, which lie face up, apart. */
export function allOf(mission: Mission): readonly string[] {
  const { shared, receptacles, story, ending } = mission;
  const powers = new Set(receptacles.map(({ personal }) => personal.power));
  const cards = cardsOf(mission).filter(({ card }) => !powers.has(card));
  return [
    ...cards.map(({ card }) => `card ${card.id}`),
    ...cards.flatMap(({ card: { id, tests } }) =>
      (isSealed(tests) ? [] : (tests ?? [])).flatMap((test) =>
        ['FAILURE', 'SUCCESS', 'CRITICAL'].map((outcome) => `test ${id} ${test.id} ${outcome}`),
      ),
    ),
    ...shared.tokens.filter(({ count }) => count > 0).map(({ id }) => `token ${id}`),
    ...openLocations(story).map(({ id }) => `place ${id}`),
    ...(isSealed(ending)
      ? []
      : (['success', 'failure'] as const).flatMap((result) =>
          ending[result].flatMap(({ id }) => (id === undefined ? [] : [`ending ${result} ${id}`])),
        )),
  ];
}
