/**
 * Non-interference. Of one moment of a table two worlds are made that differ only in what a viewer may not know. The viewer must find both
 * alike: view, choices, duties, who is awaited, silent or hushed. So is what others' devices do unasked, the shape of veiled letters and
 * the number of a secret's cells, which everybody sees on the wire.
 */
import type { Eyes, Game, Seat } from '../../src/kernel/game.ts';
import type { Start } from '../../src/kernel/pipeline/play.ts';
import type { OpenAsk, Play } from '../../src/kernel/play/state.ts';
import { eyesOf } from '../../src/kernel/play/eyes.ts';
import { lawful } from '../../src/kernel/play/sift.ts';
import { botStep, type Filler } from '../helpers/bots.ts';
import { Dealer, type VeilAsk } from '../helpers/dealer.ts';
import { seeded, withSeeds, type Rng } from '../helpers/rng.ts';
import { type Faces, fresh, type Hides, TwoWorlds } from './two-worlds.ts';

export interface WorldsSuite extends Hides {
  readonly starts: readonly Start[];
  readonly fill?: Filler;
  readonly rare?: readonly string[];
  readonly packs?: Readonly<Record<string, unknown>>;
  /** Before bots play: a table without cards hides nothing. */
  readonly first?: (dealer: Dealer) => void;
  /** Pairs of worlds that are compared. */
  readonly pairs: number;
  /** Moves at one table. */
  readonly moves: number;
  /** A device that says aloud what came of the hidden, by the rules: another world may make it say another thing. */
  readonly says?: (seat: Seat, state: unknown) => boolean;
}

/** Tables without a single difference that a viewer may not know show nothing. */
const MOST_TABLES = 60;

/** Throws where two worlds don't look alike. @returns pairs compared */
export function looksAlike(game: Game<unknown>, suite: WorldsSuite): number {
  let pairs = 0;
  for (let table = 0; pairs < suite.pairs && table < MOST_TABLES; table++)
    withSeeds(1, (seed) => {
      const start = suite.starts[(seed + table) % suite.starts.length]!;
      const dealer = new Dealer(game, start, seed, { packs: suite.packs ?? {}, loose: true });
      suite.first?.(dealer);
      const worlds = new Worlds(dealer, seeded(seed), suite);
      for (let i = 0; i < suite.moves && pairs < suite.pairs; i++) {
        worlds.settle();
        if (worlds.compare()) pairs++;
        if (!botStep(dealer, suite)) break;
      }
    });
  return pairs;
}

class Worlds {
  readonly #dealer: Dealer;
  readonly #rng: Rng;
  readonly #says: NonNullable<WorldsSuite['says']>;
  readonly #worlds: TwoWorlds;

  constructor(dealer: Dealer, rng: Rng, suite: WorldsSuite) {
    this.#dealer = dealer;
    this.#rng = rng;
    this.#says = suite.says ?? (() => false);
    this.#worlds = new TwoWorlds(dealer, rng, suite);
  }

  /** Answers what is asked; letters and secrets must have one shape in all worlds. */
  settle(): void {
    const { play } = this.#dealer;
    for (const ask of play.asks) {
      if (ask.kind === 'veil' && ask.way === 'out') this.#sameLetters(ask);
      if (ask.kind === 'secret') this.#sameCells(ask);
    }
    this.#sameNumbers();
    if (this.#dealer.answerOne()) this.settle();
  }

  /** @returns whether there was a difference that somebody may not know, and that somebody else reads: else nothing could give it away */
  compare(): boolean {
    const viewer = this.#rng.pick([null, ...this.#dealer.play.seats])!;
    const pair = this.#worlds.pair(this.#dealer.known(viewer));
    if (!pair) return false;
    const { faces: other, others } = pair;
    const { play } = this.#dealer;
    const alone = this.#seen(fresh(play), viewer);
    for (const faces of [undefined, other]) {
      const table = fresh(play);
      for (const seat of others) this.#seen(table, seat, faces);
      same(alone, this.#seen(table, viewer), `${viewer} sees`);
    }
    for (const seat of others) this.#sameDuties(seat, other);
    return true;
  }

  /** All that a page of this seat gets of a table, in a world where hidden things have these faces. */
  #seen(play: Play, seat: Seat | null, faces?: Faces): string {
    const { game } = this.#dealer;
    const known = this.#worlds.known(seat, faces);
    const eyes = eyesOf(play, seat, known);
    const offered = seat === null ? [] : lawful(game, play, seat, known);
    const { state } = play;
    const said = [game.awaits(state), game.silent?.seats(state), game.hushed?.(state), game.outcome(state)];
    return JSON.stringify([game.view(state, eyes), offered, game.duties?.(state, eyes), said]);
  }

  #eyes(seat: Seat, faces?: Faces): Eyes {
    return eyesOf(this.#dealer.play, seat, this.#worlds.known(seat, faces));
  }

  /** What a device does unasked everybody sees: that it does so, and when, must not hang on what they may not know. */
  #sameDuties(seat: Seat, other: Faces): void {
    const { game, play } = this.#dealer;
    if (!game.duties || this.#says(seat, play.state)) return;
    const duties = (faces?: Faces): string => JSON.stringify(game.duties!(play.state, this.#eyes(seat, faces)));
    same(duties(), duties(other), `the device of ${seat} does`);
  }

  /** As many letters, each with as many numbers, whatever the cards are. */
  #sameLetters(ask: VeilAsk): void {
    const { game, play } = this.#dealer;
    for (const viewer of play.seats.filter((seat) => seat !== ask.hub)) {
      const other = this.#worlds.otherwise(this.#dealer.known(viewer));
      if (!other) continue;
      const shape = (faces?: Faces): string =>
        JSON.stringify(game.letters?.(play.state, this.#eyes(ask.hub, faces), ask.tag)?.map((one) => one?.length)) ??
        '';
      same(shape(), shape(other), `letters '${ask.tag}' have`);
      return;
    }
  }

  #sameCells({ layout }: Extract<OpenAsk, { readonly kind: 'secret' }>): void {
    const { game, play } = this.#dealer;
    const cells = (): number => game.layouts![layout]!(this.#rng.bytes(64), play.state).length;
    same(`${cells()}`, `${cells()}`, `cells of '${layout}':`);
  }

  /** A veiled choice is as long as none. */
  #sameNumbers(): void {
    const { game, play } = this.#dealer;
    for (const [name, { veiled }] of Object.entries(game.moves)) {
      if (!veiled) continue;
      const seat = this.#rng.pick(play.seats)!;
      for (const args of this.#dealer.choices(seat, name))
        same(`${veiled.none.length}`, `${veiled.numbers(args as never).length}`, `numbers of '${name}':`);
    }
  }
}

function same(one: string, two: string, what: string): void {
  if (one === two) return;
  const from = Math.max(0, Array.from(one).findIndex((sign, i) => sign !== two[i]) - 60);
  throw new Error(`${what} …${one.slice(from, from + 200)} in one world, …${two.slice(from, from + 200)} in another`);
}
