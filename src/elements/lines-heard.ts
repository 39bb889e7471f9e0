/** Says that a line has come which not everybody may read, and from whom. What it says nobody hears: a screen reader is audible on a call. */
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { Announcer } from './announce.ts';

/** Hears of lines that others write: the host feeds it with each view, and draws `region()` once, also before there is a line. */
export class LinesHeard {
  readonly #voice: Announcer;
  #known: number | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#voice = new Announcer(host);
  }

  /**
   * @param names of those who wrote the lines, in their order: one for each line. What is there at first is old
   * @param from what is said of a new line
   */
  feed(names: readonly string[], from: (name: string) => string): void {
    const isNew = this.#known !== undefined && names.length > this.#known;
    this.#known = names.length;
    if (isNew) this.#voice.say(() => from(names.at(-1)!));
  }

  region(): TemplateResult {
    return this.#voice.region();
  }
}
