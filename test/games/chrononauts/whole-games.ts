/**
 * Whole games of Chrononauts by players who see no more than `choices` offers them, decks opened in the clear. How long they are and how
 * they end. Any lawful thing is done, a win is said as soon as it is offered, and time is lost seldom. Players who want to end it do one
 * thing more: Artifacts of their own Mission are played first and kept to the last, and so is what brings them.
 */
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { findCard, type Step } from '../../../src/games/chrononauts/cards/deck.ts';
import { findMission, type Slot } from '../../../src/games/chrononauts/cards/goals.ts';
import { findArtifact } from '../../../src/games/chrononauts/goals.ts';
import { phaseOf, type Phase, type State } from '../../../src/games/chrononauts/state.ts';
import type { Handle, Seat } from '../../../src/kernel/game.ts';
import { Dealer, type Happened } from '../../helpers/dealer.ts';

/** What there is to do in each phase: `choices` says which of it may be done. Managing the table isn't playing. */
const DONE: Readonly<Partial<Record<Phase, readonly string[]>>> = {
  start: ['guessTime', 'keepIdentity', 'mulliganIdentity'],
  draw: ['draw', 'loseTimeSwap'],
  play: ['play', 'loseTime', 'loseTimeSwap'],
  window: ['memo', 'passMemo'],
  choose: ['choose'],
  end: ['declareWin', 'endTurn', 'loseTimeSwap'],
  step: ['play', 'discardAny', 'discardPatch'],
  home: ['sendHome', 'refill', 'discardPatch'],
};

/** Made once in eight times, or where nothing else is to be done. */
const SELDOM: ReadonlySet<string> = new Set(['loseTime', 'discardAny', 'discardPatch', 'refill', 'memo']);
/** Made whenever offered. */
const ALWAYS: ReadonlySet<string> = new Set(['declareWin', 'sendHome']);

export interface Ended {
  /** Rule by which it ended; undefined: it didn't, in so many moves. */
  readonly why: string | undefined;
  readonly winners: readonly Seat[];
  /** Turns; in Solonauts steps. */
  readonly turns: number;
  readonly moves: number;
  /** Solonauts: Identities that are home. */
  readonly home: number;
  /** All that happened, to play it again. */
  readonly log: readonly Happened[];
}

export interface WholeGame {
  readonly seats: number;
  readonly options: object;
  readonly seed: number;
  /** Plays towards the own Mission. */
  readonly minded?: boolean;
  /** Nothing of it is frozen: for thousands of them. */
  readonly loose?: boolean;
  /** Moves after which a game counts as endless. */
  readonly most?: number;
}

interface Option {
  readonly move: string;
  readonly args: { readonly card?: Handle; readonly targets?: readonly string[] };
}

const fillsSlot = (slot: Slot, id: string): boolean =>
  slot.kind === 'artifact'
    ? slot.id === id
    : slot.kind === 'any-of'
      ? slot.ids.includes(id)
      : findArtifact(id)?.class === slot.class;

class Players {
  readonly dealer: Dealer<State>;
  readonly #minded: boolean;
  moves = 0;

  constructor({ seats, options, seed, minded = false, loose = false }: WholeGame) {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    this.dealer = new Dealer<State>(chrononauts, { seats: all, options }, seed, { loose });
    this.#minded = minded;
    this.#do(0, 'begin', {});
  }

  get s(): State {
    return this.dealer.state;
  }

  #do(seat: Seat, move: string, args: unknown): void {
    const moved = this.dealer.move(seat, move, args);
    if (!moved.ok) throw new Error(`lawful ${move} ${JSON.stringify(args)} of ${seat}: ${moved.refusal.code}`);
    this.moves++;
    this.dealer.settle();
  }

  /** One thing done by somebody of whom it is awaited. */
  step(): void {
    const { rng } = this.dealer;
    const phase = phaseOf(this.s);
    for (const seat of rng.shuffle(chrononauts.awaits(this.s))) {
      const chosen = this.#chosen(seat, DONE[phase] ?? []);
      if (!chosen) continue;
      const guess = { minute: rng.below(1_440), at: 16 };
      this.#do(seat, chosen.move, chosen.move === 'guessTime' ? guess : chosen.args);
      return;
    }
    if (!this.dealer.wait()) throw new Error(`a dead end in ${phase}`);
    this.dealer.settle();
  }

  #offered(seat: Seat, moves: readonly string[]): readonly Option[] {
    const names = this.dealer.rng.shuffle(moves);
    return names.flatMap((move) =>
      this.dealer.choices(seat, move).map((args) => ({ move, args: args as Option['args'] })),
    );
  }

  #chosen(seat: Seat, moves: readonly string[]): Option | undefined {
    const { rng } = this.dealer;
    const always = this.#offered(
      seat,
      moves.filter((move) => ALWAYS.has(move)),
    );
    if (always[0]) return always[0];
    const others = moves.filter((move) => !ALWAYS.has(move));
    // Now and then they change their mind, else two could hold for ever what the other one wants.
    if (this.#minded && !rng.oneIn(12)) return this.#wanted(seat, this.#offered(seat, others));
    const usual = rng.oneIn(8)
      ? []
      : this.#offered(
          seat,
          others.filter((move) => !SELDOM.has(move)),
        );
    return rng.pick(usual.length > 0 ? usual : this.#offered(seat, others));
  }

  /** The best, among equals any. */
  #wanted(seat: Seat, offered: readonly Option[]): Option | undefined {
    const { rng } = this.dealer;
    const mission = findMission(this.#read(seat, this.s.missions[seat]));
    const wants = (id: string): boolean => mission?.slots.some((slot) => fillsSlot(slot, id)) ?? false;
    const worth = (one: Option): number => this.#worth(seat, one, wants);
    const best = Math.max(...offered.map(worth));
    return rng.pick(offered.filter((one) => worth(one) === best));
  }

  #read(seat: Seat, card: Handle | undefined): string | undefined {
    return card === undefined ? undefined : this.dealer.eyes(seat).read(card);
  }

  /** What it does for a Mission: higher is better. */
  #worth(seat: Seat, { move, args }: Option, wants: (id: string) => boolean): number {
    const face = this.#read(seat, args.card) ?? '';
    const card = findCard(face);
    const does = (step: Step['do']): boolean => card?.steps.some((one) => one.do === step) ?? false;
    const target = args.targets?.[0] ?? '';
    if (move === 'memo' || move === 'refill') return -1;
    if (move.startsWith('loseTime') || move.startsWith('discard'))
      return wants(face) ? -9 : card?.kind === 'artifact' ? -2 : -3;
    if (move !== 'play' && move !== 'choose') return 0;
    if (does('place')) return wants(face) ? 9 : 1;
    if (does('take')) return wants(target) ? 8 : 1;
    if (does('destroy')) return wants(target) ? -8 : 2;
    // Where the piles are empty Double Time draws itself again, and a turn could go on for ever.
    if ((does('forward') || does('search')) && this.s.drawPile.length < 2) return -4;
    if (does('pass-hands') || does('pool-hands') || does('new-mission')) return -4;
    return 3;
  }
}

export function wholeGame(game: WholeGame): Ended {
  const players = new Players(game);
  const most = game.most ?? 20_000;
  while (players.s.result === null && players.moves < most) players.step();
  const { result, turn, home } = players.s;
  const { log } = players.dealer;
  return {
    why: result?.why,
    winners: result?.winners ?? [],
    turns: turn,
    moves: players.moves,
    home: home.length,
    log,
  };
}
