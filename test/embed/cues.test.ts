/** Sounds of a page: heard, and then nothing is left running. */
import { afterEach, expect, test, vi } from 'vitest';
import { Cues } from '../../src/embed/cues.ts';

afterEach(() => {
  Speaker.notes = [];
  vi.unstubAllGlobals();
});

interface Note {
  onended?: () => void;
}

/** A way out for sound whose notes end when the test says so. */
class Speaker {
  static notes: Note[] = [];
  static state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator(): Note {
    const note: Note & Record<string, unknown> = { frequency: {}, connect: (to: object) => to, start() {}, stop() {} };
    Speaker.notes.push(note);
    return note;
  }
  createGain(): object {
    const set = (): void => undefined;
    return {
      gain: { setValueAtTime: set, linearRampToValueAtTime: set, exponentialRampToValueAtTime: set },
      connect: set,
    };
  }
  async suspend(): Promise<void> {
    Speaker.state = 'suspended';
  }
  async resume(): Promise<void> {
    Speaker.state = 'running';
  }
}

test('a page that has sounded is silent for nothing: its way out for sound is shut after the last note, and opened for the next', () => {
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  const cues = new Cues(() => true);
  cues.play('turn');
  cues.play('said');
  const [first, second, third] = Speaker.notes.splice(0);
  first!.onended!();
  third!.onended!();
  expect(Speaker.state).toBe('running');
  second!.onended!();
  expect(Speaker.state).toBe('suspended');
  cues.play('said');
  expect(Speaker.state).toBe('running');
});

test('a page that nobody has touched, or whose person wants none, makes no sound', () => {
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  new Cues(() => true).play('turn');
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  new Cues(() => false).play('turn');
  expect(Speaker.notes).toEqual([]);
});
