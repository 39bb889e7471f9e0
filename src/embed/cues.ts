/**
 * Short soft sounds of a table and of those at it. They tell that it is your turn, that somebody sat down or spoke, that the game is over, that
 * a picture is revealed. A browser lets a page sound only after its person has touched it: until then it stays silent.
 */
import type { LogLine } from '../kernel/view/table-view.ts';
import { JoinedEvent, OverEvent, StartedEvent, TurnEvent } from './events.ts';
import type { Settings } from './settings.ts';
import { FreshLines } from './sound/fresh-lines.ts';
import type { Sound } from './sound/synth.ts';
import { openedByTouch } from './sound/way-out.ts';
import type { Tiding } from './tidings.ts';

type Sounding = typeof import('./sound/sounding.ts');
let sounding: Sounding | undefined;

/** Fetches what makes the sounds: with the first touch, or with a sound that a browser may let out before. The table is silent where it can't be had. */
export async function bringSounds(): Promise<void> {
  sounding ??= await import('./sound/sounding.ts').catch(() => undefined);
}

const SHAKE_MS = 20;
/** A nudge is felt through a table. */
const NUDGE_MS: readonly number[] = [40, 90, 40];

/** What of this person's choices is asked: all of it absent is the usual. */
type Choice = Pick<Settings, 'sound' | 'volume' | 'mute'>;

export class Cues {
  readonly #choice: () => Choice;
  readonly #lines = new FreshLines();
  /** Of this game: those whom it waited for last, and whether it has waited for nobody since, as in a reveal. */
  #awaited: TurnEvent | undefined;
  #paused = false;

  /** @param choice of this person, `sound: 'off'` on a screen that is shared and of which nothing else was said */
  constructor(choice: () => Choice) {
    this.#choice = choice;
  }

  /** Another table is opened. */
  begin(): void {
    this.#lines.begin();
    this.#awaited = undefined;
  }

  /** A finger or a pen has touched the table. */
  touched(): void {
    if (this.#choice().sound === 'off') return;
    openedByTouch();
    void bringSounds();
  }

  /** What has come into the log is heard. @param live this page hears the others now */
  look(log: readonly LogLine[], live: boolean): void {
    const fresh = this.#lines.look(log, live);
    if (fresh.length > 0) this.#let((out) => out.playNews(fresh, this.#choice()));
  }

  tell(event: Tiding): void {
    if (event instanceof StartedEvent) this.#awaited = undefined;
    if (event instanceof TurnEvent) this.#turn(event);
    if (event instanceof JoinedEvent && !event.me) this.play('joined');
    if (event instanceof OverEvent) this.play('over');
  }

  /** A person is called when their turn begins. They aren't when others answer, nor when the same people go on after a reveal. */
  #turn(event: TurnEvent): void {
    const { me, seats } = event;
    const before = this.#awaited;
    const isPaused = this.#paused;
    this.#paused = seats.length === 0;
    if (this.#paused) return;
    this.#awaited = event;
    if (!me || (before?.me && (!isPaused || before.seats.join() === seats.join()))) return;
    this.play('turn');
    this.#shake(SHAKE_MS);
  }

  /** Somebody asks for this person. */
  nudge(): void {
    this.play('nudge');
    this.#shake([...NUDGE_MS]);
  }

  play(sound: Sound): void {
    this.#let((out) => out.play(sound, this.#choice()));
  }

  #let(sound: (out: Sounding) => void): void {
    if (!this.#isOn()) return;
    if (sounding) sound(sounding);
    else void bringSounds().then(() => sounding && sound(sounding));
  }

  #isOn(): boolean {
    return this.#choice().sound !== 'off' && navigator.userActivation?.hasBeenActive;
  }

  /** A phone that lies on the table: for its person's turn, and where they are asked for. */
  #shake(ms: number | number[]): void {
    if (this.#isOn()) navigator.vibrate?.(ms);
  }
}
