/**
 * Short soft sounds of a table and of those at it. They tell that it is your turn, that somebody sat down or spoke, that the game is over, that
 * a picture is revealed. A browser lets a page sound only after its person has touched it: until then it stays silent.
 */
import type { LogLine } from '../kernel/view/table-view.ts';
import { JoinedEvent, OverEvent, TurnEvent } from './events.ts';
import type { Settings } from './settings.ts';
import { HeardLines } from './sound/heard.ts';
import { kindOf, USUAL_VOLUME, VOLUMES } from './sound/sound-kinds.ts';
import type { Sound } from './sound/synth.ts';
import { openedByTouch } from './sound/way-out.ts';
import type { Tiding } from './tidings.ts';

let synth: typeof import('./sound/synth.ts') | undefined;

/** Fetches what makes the sounds: with the first touch, or with a sound that a browser may let out before. The table is silent where it can't be had. */
export async function bringSounds(): Promise<void> {
  synth ??= await import('./sound/synth.ts').catch(() => undefined);
}

const SHAKE_MS = 20;
/** A nudge is felt through a table. */
const NUDGE_MS: readonly number[] = [40, 90, 40];

/** What of this person's choices is asked: all of it absent is the usual. */
type Choice = Pick<Settings, 'sound' | 'volume' | 'mute'>;

export class Cues {
  readonly #choice: () => Choice;
  readonly #heard = new HeardLines();

  /** @param choice of this person, `sound: 'off'` on a screen that is shared and of which nothing else was said */
  constructor(choice: () => Choice) {
    this.#choice = choice;
  }

  /** Another table is opened. */
  begin(): void {
    this.#heard.begin();
  }

  /** A finger or a pen has touched the table. */
  touched(): void {
    if (this.#choice().sound === 'off') return;
    openedByTouch();
    void bringSounds();
  }

  /** What has come into the log is heard. @param live this page hears the others now */
  look(log: readonly LogLine[], live: boolean): void {
    for (const sound of this.#heard.look(log, live)) this.play(sound);
  }

  tell(event: Tiding): void {
    if (event instanceof TurnEvent && event.me) {
      this.play('turn');
      this.#shake(SHAKE_MS);
    }
    if (event instanceof JoinedEvent && !event.me) this.play('joined');
    if (event instanceof OverEvent) this.play('over');
  }

  /** Somebody asks for this person. */
  nudge(): void {
    this.play('nudge');
    this.#shake([...NUDGE_MS]);
  }

  play(sound: Sound): void {
    const { volume = USUAL_VOLUME, mute = [] } = this.#choice();
    if (!this.#isOn() || mute.includes(kindOf(sound))) return;
    const loud = VOLUMES[volume] ?? 1;
    if (synth) synth.sounds(sound, loud);
    else void bringSounds().then(() => synth?.sounds(sound, loud));
  }

  #isOn(): boolean {
    return this.#choice().sound !== 'off' && navigator.userActivation?.hasBeenActive;
  }

  /** A phone that lies on the table: for its person's turn, and where they are asked for. */
  #shake(ms: number | number[]): void {
    if (this.#isOn()) navigator.vibrate?.(ms);
  }
}
