/**
 * Codenames by random play through the rules engine alone. All choices of the acting seat sifted before each move, and the move judged by
 * the whole pipeline. No network, no journal, no cryptography: keys are laid beforehand, as the table's part.
 */
import { codenames } from '../../src/games/codenames/codenames.ts';
import { layKey } from '../../src/games/codenames/lay-key.ts';
import type { State } from '../../src/games/codenames/state.ts';
import type { Answer, Handle, Seat } from '../../src/kernel/game.ts';
import { answerAsk, begin, makeMove } from '../../src/kernel/pipeline/play.ts';
import { eyesOf } from '../../src/kernel/play/eyes.ts';
import type { OpenAsk, Play } from '../../src/kernel/play/state.ts';
import { choices } from '../../src/kernel/play/sift.ts';
import { slotOf } from '../../src/kernel/play/slot.ts';
import type { Rng } from '../helpers/rng.ts';

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];
const NOTHING: ReadonlyMap<string, string> = new Map();
const KEYS: readonly (readonly string[])[] = Array.from({ length: 100 }, (_, i) =>
  layKey(Uint8Array.of(i), { cells: 20, source: 'generated', lastKey: [] }),
);

/** Where a thing lies in the key that `#answer` has laid. */
const cellOf = (thing: string): number => Number(thing.slice(thing.lastIndexOf('/') + 1));

/** What was played so far. */
export interface Count {
  moves: number;
  answers: number;
  /** Choices that were sifted. */
  offered: number;
}

export const nothingYet = (): Count => ({ moves: 0, answers: 0, offered: 0 });

/** One game from the lobby to the outcome. */
export function playGame(rng: Rng, count: Count): void {
  new Table(rng, count).game();
}

class Table {
  play: Play<State>;
  readonly #rng: Rng;
  readonly #count: Count;
  #key: readonly string[] = [];
  #causes = 0;

  constructor(rng: Rng, count: Count) {
    this.#rng = rng;
    this.#count = count;
    this.play = begin(codenames, { seats: SEATS, options: {} }, this.#cause(), 0);
  }

  /** One game from the lobby to the outcome. */
  game(): void {
    this.#move(0, 'claimSpymaster');
    this.#move(1, 'claimSpymaster');
    this.#move(2, 'drawGrid');
    while (this.play.state.phase !== 'over') {
      const seat = this.#rng.pick(codenames.awaits(this.play.state))!;
      const stops = this.play.state.guessesMade > 0 && this.#rng.oneIn(3);
      this.#move(seat, this.play.state.phase === 'clue' ? 'giveClue' : stops ? 'stop' : 'touch');
    }
  }

  #move(seat: Seat, move: string): void {
    const offered = choices(codenames, this.play, move, eyesOf(this.play, seat, NOTHING));
    const choice = this.#rng.pick(offered);
    const args = move === 'giveClue' ? { word: 'veliero', number: (choice as { number: number }).number } : choice;
    const slot = slotOf(codenames, this.play, move, args);
    const moved = makeMove(codenames, this.play, { seat, move, args, slot, cause: this.#cause(), now: 0 });
    if (!moved.ok) throw new Error(`${move}: ${moved.refusal.code}`);
    this.play = moved.play;
    this.#count.moves++;
    this.#count.offered += offered.length;
    for (let asked = this.play.asks[0]; asked; asked = this.play.asks[0]) {
      this.play = answerAsk(codenames, this.play, asked.id, this.#answer(asked), 0);
      this.#count.answers++;
    }
  }

  #answer(asked: OpenAsk): Omit<Answer, 'tag'> {
    if (asked.kind === 'roll')
      return { values: Array.from({ length: asked.n }, () => this.#rng.below(asked.sides) + 1) };
    if (asked.kind === 'open') return { faces: asked.things.map((thing) => this.#key[cellOf(thing)]!) };
    this.#key = this.#rng.pick(KEYS)!;
    return { cards: this.#key.map((_, i) => `${asked.id}/${i}` as Handle) };
  }

  #cause(): string {
    return (this.#causes++).toString(16).padStart(64, '0');
  }
}
