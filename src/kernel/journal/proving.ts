/**
 * Proves what was drawn: checks all signatures of entries that came in bulk, piece by piece, off the page's thread. Until it is through,
 * the page shows the table and writes, stamps, contributes and stores nothing of it. What may be done meanwhile is `core/core.ts`'s business.
 */
import type { Entry } from './entry.ts';
import type { Journal } from './journal.ts';
import type { Verifier } from '../ports.ts';

/** Signatures asked for in one go: a twentieth of a second. */
const PIECE = 512;

/** Entries whose signatures are being checked. */
interface Piece {
  readonly entries: readonly Entry[];
  readonly verdicts: Promise<readonly boolean[]>;
}

/** What proving entries that are shown already needs, and whom it tells. */
export interface ProvingPorts {
  readonly journal: Journal;
  readonly verifier: Verifier;
  /** These may be stored: each comes after its predecessor. */
  proven(entries: readonly Entry[]): void;
  /** Something that was drawn is forged: whatever was made of it must be made again. */
  voided(): void;
  /** All is proven. */
  done(): void;
}

/** Checks the signatures of a long log in slices, while the page shows it already. */
export class Proving {
  readonly #ports: ProvingPorts;
  #running: Promise<boolean> | undefined;
  #closed = false;

  constructor(ports: ProvingPorts) {
    this.#ports = ports;
  }

  /** Given while something isn't proven yet; fulfilled when all is, with `false` where the page was closed before. */
  get running(): Promise<boolean> | undefined {
    return this.#running;
  }

  /** Begins, if there is anything to prove and it isn't under way. */
  work(): void {
    if (!this.#ports.journal.proven && !this.#closed) this.#running ??= this.#loop();
  }

  close(): void {
    this.#closed = true;
  }

  async #loop(): Promise<boolean> {
    const { journal } = this.#ports;
    let next: Piece | undefined;
    while (!journal.proven && !this.#closed) {
      const piece: Piece = next ?? this.#ask(0)!;
      // So that the platform has something to do while this piece's verdicts are taken.
      next = this.#ask(piece.entries.length);
      const good = await piece.verdicts;
      if (this.#closed) break;
      const { proven, voided } = journal.prove(piece.entries, good);
      this.#ports.proven(proven);
      if (voided) this.#ports.voided();
    }
    this.#running = undefined;
    if (this.#closed) return false;
    this.#ports.done();
    return true;
  }

  /** @param after so many of those that aren't proven */
  #ask(after: number): Piece | undefined {
    const { journal, verifier } = this.#ports;
    const asked = journal.unproven(PIECE, after);
    if (asked.length === 0) return undefined;
    return { entries: asked.map(({ entry }) => entry), verdicts: verifier.verify(asked.map(({ job }) => job)) };
  }
}
