/** The board of Chrononauts over the real rules and the test dealer. */
import { chrononauts } from '../../../../src/games/chrononauts/chrononauts.ts';
import { advice as adviceIt, rules as rulesIt } from '../../../../src/games/chrononauts/words/it.ts';
import '../../../../src/games/chrononauts/board/chrononauts-board.ts';
// What the board fetches when it is first wanted is there at once in tests.
import '../../../../src/games/chrononauts/board/chrono-receipt.ts';
import type { ChrononautsBoard } from '../../../../src/games/chrononauts/board/chrononauts-board.ts';
import { Scene, type Judged, type Stage } from '../../../helpers/scene.ts';
import { questionStood } from '../../../helpers/question-stood.ts';
import { button } from '../../../helpers/shadow.ts';
import type { Trial } from '../trial.ts';

const NAMES = ['Giulia', 'Marco', 'Elena', 'Tom', 'Nadia', 'Piero', 'Sara', 'Luca', 'Ines'];

export class ChronoScene extends Scene<ChrononautsBoard> {
  readonly t: Trial;

  constructor(t: Trial, stage: Stage = {}) {
    super(document.createElement('chrononauts-board'), stage, { advice: adviceIt, rules: rulesIt });
    this.t = t;
    this.feed();
  }

  override feed(): void {
    const { t, me, lang, check } = this;
    Object.assign(this.board, {
      view: t.view(me),
      people: t.s.seats.map((seat) => ({ seat, name: NAMES[seat], plate: seat, me: seat === me })),
      me,
      lang,
      waiting: chrononauts.awaits(t.s),
      choices: (move: string) => (me === null ? [] : t.choices(me, move)),
      check,
    });
  }

  protected override judge(seat: number, move: string, args: unknown): Judged {
    return this.t.dealer.judge(seat, move, args);
  }

  protected override play(seat: number, move: string, args: unknown): void {
    const out = this.t.do(seat, move, args);
    if (out !== 'ok') throw new Error(`${move}: ${out}`);
    this.feed();
  }
}

const scenes: ChronoScene[] = [];

/** A board over this game, gone again with `closeScenes`. */
export async function open(t: Trial, stage: Stage = {}): Promise<ChronoScene> {
  t.dealer.now = Date.now();
  const scene = new ChronoScene(t, stage);
  scenes.push(scene);
  await scene.settled();
  return scene;
}

export const closeScenes = (): void => scenes.splice(0).forEach((scene) => scene.remove());

export async function tap(scene: ChronoScene, words: string): Promise<void> {
  button(scene.board, words).click();
  await scene.settled();
}

/** Answers what a tap has just asked, once the question has stood for a moment. */
export async function sure(scene: ChronoScene): Promise<void> {
  questionStood();
  await tap(scene, 'Sì, davvero');
}
