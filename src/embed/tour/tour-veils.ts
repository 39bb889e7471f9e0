/** Letters of a first game, in the clear: what each seat has chosen for the night, and what the hub answers. */
import type { Eyes, Game, Handle, Seat } from '../../kernel/game.ts';
import type { OpenAsk, Play } from '../../kernel/play/state.ts';
import { slotOf } from '../../kernel/play/slot.ts';

type Numbers = readonly number[];
type VeilAsk = Extract<OpenAsk, { readonly kind: 'veil' }>;

interface Chosen {
  readonly move: string;
  readonly args: unknown;
  readonly slot: string | undefined;
}

interface Letters {
  readonly hub: Seat;
  readonly seats: readonly Seat[];
  readonly numbers: readonly Numbers[];
}

export class TourVeils {
  readonly #game: Game<unknown>;
  readonly #chosen = new Map<Seat, Chosen>();
  readonly #letters = new Map<string, Letters>();

  constructor(game: Game<unknown>) {
    this.#game = game;
  }

  put(seat: Seat, move: string, args: unknown, play: Play): void {
    this.#chosen.set(seat, { move, args, slot: slotOf(this.#game, play, move, args) });
  }

  desk(seat: Seat, play: Play): readonly Chosen[] {
    const chosen = this.#chosen.get(seat);
    return chosen && this.#isPresent(chosen, play) ? [chosen] : [];
  }

  /** The letters of one exchange, under a name of their own. */
  carry({ id, tag, way, hub, seats }: VeilAsk, play: Play, eyes: Eyes): Handle {
    const numbers =
      way === 'in' ? seats.map((seat) => this.#sent(seat, tag, play)) : this.#game.letters?.(play.state, eyes, tag);
    this.#letters.set(id, { hub, seats, numbers: numbers ?? [] });
    return id as Handle;
  }

  /** Faces of all letters, as this seat reads them: the hub all places, others their own. */
  read(seat: Seat): readonly (readonly [string, string])[] {
    return [...this.#letters].map(([thing, { hub, seats, numbers }]) => [
      thing,
      JSON.stringify(seats.map((one, i) => (seat === hub || seat === one ? (numbers[i] ?? null) : null))),
    ]);
  }

  #isPresent({ move, args, slot }: Chosen, play: Play): boolean {
    return slotOf(this.#game, play, move, args) === slot;
  }

  #sent(seat: Seat, tag: string, play: Play): Numbers {
    const chosen = this.#chosen.get(seat);
    const moves = Object.values(this.#game.moves);
    const none = moves.find(({ veiled }) => veiled?.tag === tag)?.veiled?.none ?? [];
    const move = chosen && this.#isPresent(chosen, play) ? this.#game.moves[chosen.move] : undefined;
    const typed = move?.args.read(chosen?.args);
    return typed === undefined || move?.veiled?.tag !== tag ? none : move.veiled.numbers(typed);
  }
}
