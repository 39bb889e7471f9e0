/**
 * A first game of two minutes, as data. It holds a game that begins with known cards, what was played before, and steps over the real board.
 * In the steps the newcomer plays too. The game's own rules run it; `embed/tour` shows it.
 */

/** A move's arguments, as they follow from what its seat sees then. */
type Args = (view: unknown) => unknown;

/** A move that is made by itself. */
export interface TourAct {
  readonly seat: number;
  readonly move: string;
  readonly args?: Args;
}

/** Time goes on, as far as the game lets it: windows and clocks run out, letters are carried, devices do what they owe unasked. */
export interface TourWait {
  /** From what the newcomer sees: as far as this. */
  readonly until: (view: unknown) => boolean;
}

/** What happens by itself. */
export type TourDeed = TourAct | TourWait;

/** What the newcomer is asked to do. */
export interface TourWish {
  readonly move: string;
  /** The arguments that are meant, from what the newcomer sees. */
  readonly args: Args;
  /** 'Tap the card, then the year.' */
  readonly does: string;
}

/** One page of a first game. */
export interface TourStep {
  readonly title: string;
  readonly says: string;
  /** Parts of the board that it is about: selectors, with ` >>> ` where they lead into another element's shadow. */
  readonly look?: readonly string[];
  readonly wants?: TourWish;
  /** What happens when the step is done. */
  readonly after?: readonly TourDeed[];
}

/** A first game, as data. */
export interface Tour {
  readonly title: string;
  /** Names of all seats; the first is the newcomer. */
  readonly names: readonly string[];
  readonly options: unknown;
  /** Faces in the order in which they come up after each shuffle, whichever deck they belong to; the rest follows as it lay. */
  readonly top: readonly string[];
  /** What a joint secret of this game turns out to be, cell by cell. */
  readonly secret?: readonly string[];
  /** What joint dice show, in the order in which they are rolled; ones after that. */
  readonly dice?: readonly number[];
  /** What lies on the table's shelf for this game, by its hash. */
  readonly packs?: Readonly<Record<string, unknown>>;
  /** Properties that this game's board has besides those of all boards. */
  readonly board?: object;
  /** Before the first step. */
  readonly before: readonly TourDeed[];
  readonly steps: readonly TourStep[];
}

/** A step's texts in one language. */
interface StepWords {
  readonly title: string;
  readonly says: string;
  /** What to tap; only where one plays. */
  readonly does?: string;
}

/** A tour's texts in one language, by the names of its steps. */
export interface TourWords<StepId extends string> {
  readonly title: string;
  readonly you: string;
  readonly steps: Readonly<Record<StepId, StepWords>>;
}

/** Arguments that are known before, or follow from the view. */
type Given = object | Args;
const argsOf = (given: Given): Args => (typeof given === 'function' ? (given as Args) : (): unknown => given);

/** A move of a seat, made by itself. */
export const act = (seat: number, move: string, args: Given = {}): TourAct => ({ seat, move, args: argsOf(args) });

/** What a step looks at, wants and brings about, without its words. */
export type StepDeed = Omit<TourStep, 'title' | 'says' | 'wants'> & {
  readonly wants?: { readonly move: string; readonly args?: Given };
};

/** A tour's steps in their order, with the words of one language. */
export const stepsOf = <StepId extends string>(
  order: readonly StepId[],
  words: Readonly<Record<StepId, StepWords>>,
  deeds: Readonly<Record<StepId, StepDeed>>,
): readonly TourStep[] =>
  order.map((id) => {
    const { does = '', ...said }: StepWords = words[id];
    const { wants, ...deed }: StepDeed = deeds[id];
    return { ...said, ...deed, ...(wants && { wants: { move: wants.move, args: argsOf(wants.args ?? {}), does } }) };
  });
