/**
 * Whole stories by chance, from the choice of the Lantern to the end, by the real fold. For tables of what happens in twenty thousand of
 * them.
 */
import { memento } from '../../../src/games/memento/memento.ts';
import { characterOf, enviable, living, type State } from '../../../src/games/memento/state.ts';
import { Dealer } from '../../helpers/dealer.ts';
import type { Play } from '../../../src/kernel/play/state.ts';
import { inChoice } from './tale.ts';

export interface Told {
  readonly scenes: number;
  readonly why: string;
  /** How often each kind of news came. */
  readonly news: Readonly<Record<string, number>>;
}

/** A story that has got so far is the same for all: plays are never changed, so it is told once. */
const begun = new Map<number, Play<State>>();
function before(seats: number): Play<State> {
  const play = begun.get(seats) ?? inChoice(seats).dealer.play;
  begun.set(seats, play);
  return play;
}

const MOST = 5_000;

export function wholeStory(seats: number, seed: number): Told {
  const start = { seats: Array.from({ length: seats }, (_, seat) => seat), options: {} };
  const dealer = new Dealer<State>(memento, start, seed, { loose: true });
  dealer.play = before(seats);
  const news: Record<string, number> = {};
  for (let moves = 0; moves < MOST; moves++) {
    const was = dealer.state;
    if (was.stage === 'epilogue') return { scenes: was.scenes, why: was.why, news };
    step(dealer);
    dealer.settle();
    for (const { what } of memento.news!(was, dealer.state)) news[what] = (news[what] ?? 0) + 1;
  }
  throw new Error(`SEED=${seed}: no end after ${MOST} moves`);
}

/** One move of one who is awaited. */
function step(dealer: Dealer<State>): void {
  const { state: s } = dealer;
  const seat = memento.awaits(s)[0]!;
  const [move, args] = choice(s, seat, dealer);
  const out = dealer.move(seat, move, args);
  if (!out.ok) throw new Error(`${move}: ${out.refusal.code}`);
  // Everybody has voted and they don’t agree: the clock decides.
  if (dealer.state.decision && memento.awaits(dealer.state).length === 0) dealer.wait();
}

function choice(s: State, seat: number, { rng }: Dealer<State>): readonly [string, unknown] {
  if (s.decision) return ['vote', { option: rng.pick(s.decision.options) }];
  const { step, kind } = s.scene!;
  if (step === 'narrate') return ['close', {}];
  if (step === 'trickster')
    return rng.oneIn(2) ? ['accept', {}] : ['trickster', { trait: rng.pick(characterOf(s, seat)!.traits) }];
  if (kind === 'lantern') return ['cast', {}];
  return kind === 'darkness'
    ? ['target', { seat: rng.pick(living(s)) }]
    : ['envy', { trait: rng.pick(enviable(s, seat)) ?? -1 }];
}
