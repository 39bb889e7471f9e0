/** Sounds of a page: heard, and then nothing is left running. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bringSounds, Cues } from '../../src/embed/cues.ts';
import { StartedEvent, TurnEvent } from '../../src/embed/events.ts';
import { soundOf } from '../../src/embed/settings.ts';
import type { LogLine, TableView } from '../../src/kernel/view/table-view.ts';

beforeAll(bringSounds);
afterEach(() => {
  for (const note of Speaker.notes.splice(0)) note.onended?.();
  Speaker.loud = [];
  vi.unstubAllGlobals();
});

const ON = {};
const OFF = { sound: 'off' } as const;

interface Note {
  onended?: () => void;
}

/** A way out for sound whose notes end when the test says so. */
class Speaker {
  static notes: Note[] = [];
  static state = 'running';
  readonly currentTime = 0;
  get state(): string {
    return Speaker.state;
  }
  readonly destination = {};
  readonly sampleRate = 100;
  /** Loudness that was asked for, of each part. */
  static loud: number[] = [];
  #note(): Note {
    const set = (): void => undefined;
    const note: Note & Record<string, unknown> = {
      frequency: { setValueAtTime: set, exponentialRampToValueAtTime: set },
      connect: (to: object) => to,
      start() {},
      stop() {},
    };
    Speaker.notes.push(note);
    return note;
  }
  createOscillator(): Note {
    return this.#note();
  }
  createBufferSource(): Note {
    return this.#note();
  }
  createBuffer(_channels: number, length: number): object {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }
  createBiquadFilter(): object {
    return { frequency: {}, Q: {}, connect: (to: object) => to };
  }
  createGain(): object {
    const set = (): void => undefined;
    const linearRampToValueAtTime = (loud: number): void => void Speaker.loud.push(loud);
    return { gain: { setValueAtTime: set, linearRampToValueAtTime, exponentialRampToValueAtTime: set }, connect: set };
  }
  async suspend(): Promise<void> {
    Speaker.state = 'suspended';
  }
  async resume(): Promise<void> {
    Speaker.state = 'running';
  }
}

// First: a page's one way out for sound is opened here.
test('a touch opens the way out for sound once, and again after a call has shut it; never where sounds are off', async () => {
  vi.stubGlobal('AudioContext', Speaker);
  Speaker.state = 'suspended';
  const resumed: string[] = [];
  vi.spyOn(Speaker.prototype, 'resume').mockImplementation(async () => {
    resumed.push(Speaker.state);
    Speaker.state = 'running';
  });
  new Cues(() => OFF).touched();
  expect(resumed).toEqual([]);
  const cues = new Cues(() => ON);
  cues.touched();
  await Promise.resolve();
  await Promise.resolve();
  cues.touched();
  expect([resumed, Speaker.state]).toEqual([['suspended'], 'suspended']);
  Speaker.state = 'interrupted';
  cues.touched();
  expect(resumed).toEqual(['suspended', 'interrupted']);
  vi.restoreAllMocks();
  Speaker.state = 'running';
});

test('a page that has sounded is silent for nothing: its way out for sound is shut after the last note, and opened for the next', () => {
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  const cues = new Cues(() => ON);
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
  new Cues(() => ON).play('turn');
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  new Cues(() => OFF).play('turn');
  expect(Speaker.notes).toEqual([]);
});

test('a phone shakes for its own person’s turn, 20 ms, and for nobody else’s; never where sounds are off or nobody has touched the page', () => {
  const shaken: number[] = [];
  const phone = (hasBeenActive: boolean): object => ({
    userActivation: { hasBeenActive },
    vibrate: (ms: number) => shaken.push(ms),
  });
  vi.stubGlobal('navigator', phone(true));
  new Cues(() => ON).tell(new TurnEvent([0, 1], true));
  expect(shaken).toEqual([20]);
  new Cues(() => ON).tell(new TurnEvent([1], false));
  new Cues(() => OFF).tell(new TurnEvent([0], true));
  vi.stubGlobal('navigator', phone(false));
  new Cues(() => ON).tell(new TurnEvent([0], true));
  expect(shaken).toEqual([20]);
});

const touched = (vibrate: (ms: number | number[]) => unknown = () => true): void => {
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
};
const line = (position: number, what: string, more: Partial<LogLine> = {}): LogLine => ({
  position,
  time: 0,
  seat: 0,
  name: 'Giulia',
  what,
  ...more,
});

test('a person is called once for a turn: not again when others answer, nor when the game goes on with the same people after a reveal', () => {
  const shaken: number[] = [];
  touched((ms) => shaken.push(ms as number));
  const cues = new Cues(() => ON);
  const waits = (...seats: number[]): number => {
    cues.tell(new TurnEvent(seats, seats.includes(0)));
    return shaken.length;
  };
  // Others answer, one after the other.
  expect([waits(0, 1, 2), waits(0, 2), waits(0)]).toEqual([1, 1, 1]);
  // Nobody is waited for while a picture is turned over, then the same people again.
  expect([waits(), waits(0)]).toEqual([1, 1]);
  // Somebody else's turn comes in between, or another set of people is asked.
  expect([waits(1), waits(0, 1)]).toEqual([1, 2]);
  expect([waits(), waits(0)]).toEqual([2, 3]);
});

test('a person is called for the first turn of the next game, and at another table, also where they were waited for before', () => {
  const shaken: number[] = [];
  touched((ms) => shaken.push(ms as number));
  const cues = new Cues(() => ON);
  const mine = new TurnEvent([0], true);
  cues.tell(mine);
  cues.tell(new StartedEvent(2, 'codenames'));
  cues.tell(mine);
  expect(shaken.length).toBe(2);
  cues.begin();
  cues.tell(mine);
  expect(shaken.length).toBe(3);
});

/** Loudness of each part of what is heard as this comes into the log. */
function heard(...news: readonly (readonly [what: string, args?: unknown])[]): readonly number[] {
  touched();
  Speaker.loud = [];
  const cues = new Cues(() => ON);
  cues.look([], true);
  cues.look(
    news.map(([what, args], i) => line(i, what, { args })),
    true,
  );
  return Speaker.loud;
}

test('what comes into the log is heard once, by what it tells; what was there before, is refused or isn’t told is not', () => {
  touched();
  const cues = new Cues(() => ON);
  const log = [line(1, 'move/giveClue')];
  cues.look(log, false);
  cues.look([...log, line(2, 'move/giveClue')], true);
  expect(Speaker.loud).toEqual([]);
  const refusal = { code: 'x', rule: 'CN-1' };
  cues.look([...log, line(3, 'move/touch'), line(4, 'move/giveClue', { refusal }), line(5, 'move/mark')], true);
  expect(Speaker.loud).toEqual([]);
  cues.look([...log, line(6, 'news/opened'), line(7, 'news/opened')], true);
  const once = Speaker.loud.length;
  expect(once).toBeGreaterThan(0);
  cues.look([...log, line(6, 'news/opened'), line(7, 'news/opened')], true);
  expect(Speaker.loud).toHaveLength(once);
});

test('a sound that comes before what makes it is heard as soon as that is there', async () => {
  touched();
  vi.resetModules();
  const anew = await import('../../src/embed/cues.ts');
  new anew.Cues(() => ON).play('dice');
  expect(Speaker.loud).toEqual([]);
  await vi.dynamicImportSettled();
  expect(Speaker.loud).not.toEqual([]);
});

test('one knock for each reveal, whatever it was: the words of the line don’t reach the sound', () => {
  const of = (args: object): readonly number[] => heard(['news/opened', args]);
  expect(of({ cell: 3, identity: 'assassin' })).toEqual(of({ cell: 9, identity: 'bystander' }));
});

test('one sound for every dawn, whoever was found; and none of what the night was like', () => {
  const quiet = heard(['news/unharmed', { night: 2 }]);
  expect(quiet).not.toEqual([]);
  expect(heard(['news/mauled', { seats: [3] }])).toEqual(quiet);
  expect(heard(['news/mauled', { seats: [3] }], ['news/dead', { seats: [3, 5] }])).toEqual(quiet);
  expect(heard(['news/names', { seats: [3, 5] }])).toEqual(quiet);
  expect(heard(['news/moderatorMauled'])).toEqual(quiet);
  expect(heard(['news/night'], ['move/pick'])).toEqual([]);
});

test('every vote that is given aloud is a fork laid down, for whomever it was', () => {
  const fork = heard(['move/vote', { seat: 1 }]);
  expect(fork).not.toEqual([]);
  expect(heard(['move/vote', { option: 4 }])).toEqual(fork);
});

test('a clock that has run out on a free table is heard, and a button that somebody presses', () => {
  expect(heard(['news/timeUp'])).not.toEqual([]);
  expect(heard(['move/press'])).not.toEqual([]);
});

test('each kind is turned off by itself, and all are as loud as was chosen', () => {
  touched();
  const play = (choice: ConstructorParameters<typeof Cues>[0], sound: 'dice' | 'clue' | 'turn'): readonly number[] => {
    Speaker.loud = [];
    new Cues(choice).play(sound);
    return Speaker.loud;
  };
  expect(play(() => ({ mute: ['dice'] }), 'dice')).toEqual([]);
  expect(play(() => ({ mute: ['dice'] }), 'clue')).not.toEqual([]);
  expect(play(() => ({ mute: ['people'] }), 'turn')).toEqual([]);
  const usual = play(() => ({}), 'dice');
  expect(play(() => ({ volume: 1 }), 'dice')).toEqual(usual.map((loud) => loud / 2));
});

test('a screen that shows the table only is silent until somebody turns its sounds on', () => {
  const view = (role: 'table' | 'hand'): Pick<TableView, 'devices'> =>
    ({ devices: { role } }) as unknown as Pick<TableView, 'devices'>;
  expect([soundOf({}, view('table')), soundOf({}, view('hand')), soundOf({}, undefined)]).toEqual(['off', 'on', 'on']);
  expect([soundOf({ sound: 'on' }, view('table')), soundOf({ sound: 'off' }, view('hand'))]).toEqual(['on', 'off']);
});

test('a nudge is heard and felt, and where sounds are off neither', () => {
  const shaken: unknown[] = [];
  touched((ms) => shaken.push(ms));
  new Cues(() => ON).nudge();
  expect([Speaker.loud.length > 0, shaken]).toEqual([true, [[40, 90, 40]]]);
  Speaker.loud = [];
  new Cues(() => OFF).nudge();
  expect([Speaker.loud, shaken.length]).toEqual([[], 1]);
});
