/**
 * Short soft sounds for who looks elsewhere: it is your turn, somebody sat down, somebody spoke, the game is over. Two sine notes each, made
 * here; nothing is loaded. A browser lets a page sound only after its person has touched it: until then it stays silent.
 */
import { JoinedEvent, OverEvent, TurnEvent } from './events.ts';
import type { Tiding } from './tidings.ts';

type Cue = 'turn' | 'joined' | 'said' | 'over';

/** Notes in Hz, one after the other. */
const NOTES: Readonly<Record<Cue, readonly number[]>> = {
  turn: [587, 784],
  joined: [440, 523],
  said: [659],
  over: [523, 659, 784],
};
const LOUD = 0.06;
const NOTE_S = 0.16;

/** A page has one way out for sound, whatever tables are on it. */
let audio: AudioContext | undefined;
/** Notes that have not ended. */
let sounding = 0;

export class Cues {
  readonly #isOn: () => boolean;

  /** @param isOn what this person chose */
  constructor(isOn: () => boolean) {
    this.#isOn = isOn;
  }

  tell(event: Tiding): void {
    if (event instanceof TurnEvent && event.me) this.play('turn');
    if (event instanceof JoinedEvent && !event.me) this.play('joined');
    if (event instanceof OverEvent) this.play('over');
  }

  play(cue: Cue): void {
    if (!this.#isOn() || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
    audio ??= new AudioContext();
    audio.resume().catch(() => undefined);
    const begin = audio.currentTime + 0.02;
    for (const [i, hz] of NOTES[cue].entries()) note(audio, hz, begin + i * NOTE_S);
  }
}

function note(to: AudioContext, hz: number, at: number): void {
  const tone = to.createOscillator();
  const volume = to.createGain();
  tone.frequency.value = hz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_S * 1.8);
  tone.connect(volume).connect(to.destination);
  sounding++;
  tone.onended = () => {
    // Silence costs as much as sound: a way out that is left open keeps a phone at work all evening.
    if (--sounding === 0) to.suspend().catch(() => undefined);
  };
  tone.start(at);
  tone.stop(at + NOTE_S * 2);
}
