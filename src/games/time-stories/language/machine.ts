/** Runs a program up to its next question or its end: depth first, in bounded steps, the same on every device (format ). */
import { REPEAT_MOST, type Program } from '../pack/blocks.ts';
import { isSealed } from '../pack/texts.ts';
import { holds, valueOf, type Facts } from './evaluate.ts';
import {
  frameOf,
  STEPS_MOST,
  withTop,
  type Frame,
  type Instruction,
  type Question,
  type Run,
  type World,
} from './run.ts';

export interface Advanced<S> {
  readonly state: S;
  readonly run: Run;
}

/** Up to the next question, or the end. */
export function advance<S>(state: S, run: Run, world: World<S>): Advanced<S> {
  let now: Advanced<S> = { state, run };
  while (now.run.frames.length > 0 && now.run.asks === null) now = step(now.state, now.run, world);
  return now;
}

const pushed = (run: Run, frame: Frame): Run => ({ ...run, frames: [...run.frames, frame] });
const asking = (run: Run, asks: Question): Run => ({ ...run, asks });

/** The instruction is done: what was answered for it is no answer for the next. */
export const past = (run: Run): Run =>
  withTop(run, { at: run.frames.at(-1)!.at + 1, granted: false, chosen: null, tries: null });

function step<S>(state: S, run: Run, world: World<S>): Advanced<S> {
  const frame = run.frames.at(-1)!;
  const block = frame.blocks[frame.at];
  if (!block) return { state, run: turned(state, run, frame, world) };
  if (run.cut)
    return world.outlasts(state, block)
      ? performed(state, run, frame, block, world, world.facts(state, frame.by))
      : { state, run: past(run) };
  if (run.steps >= STEPS_MOST) return { state, run: shortened(state, run, world) };
  const facts = world.facts(state, frame.by);
  // Of `if` alone this is the question itself.
  if (block.op !== 'if' && block.when !== undefined && !holds(block.when, facts)) return { state, run: past(run) };
  if (block.optional && !frame.granted) return { state, run: asking(run, { what: 'may', by: frame.by, block }) };
  // An instruction that comes back with an answer is still the same step.
  const isAgain = frame.chosen !== null || frame.tries !== null;
  const counted = isAgain ? run : { ...run, steps: run.steps + 1 };
  return (
    controlled(state, counted, frame, block, world, facts) ?? performed(state, counted, frame, block, world, facts)
  );
}

/** MP-09: of a list that is too long what the rounds owe alone is left. */
function shortened<S>(state: S, run: Run, world: World<S>): Run {
  const frames = run.frames.map(({ by, blocks, at }) =>
    frameOf(
      by,
      blocks.slice(at).filter((block) => world.outlasts(state, block)),
    ),
  );
  return { ...run, frames: frames.filter(({ blocks }) => blocks.length > 0), cut: true };
}

/** The list is through: a `repeat` begins it anew, any other goes on where it was set off. */
function turned<S>(state: S, run: Run, frame: Frame, world: World<S>): Run {
  const isOver = frame.turns === 0 || (frame.until !== null && holds(frame.until, world.facts(state, frame.by)));
  if (isOver) return { ...run, frames: run.frames.slice(0, -1) };
  return withTop(run, { at: 0, turns: frame.turns - 1 });
}

/** Into a program, whose page may have to be opened first. */
export function entered(run: Run, program: Program | undefined, turns = 0, until: Frame['until'] = null): Run {
  const { by } = run.frames.at(-1)!;
  const next = past(run);
  if (program === undefined) return next;
  if (isSealed(program))
    return asking(pushed(next, frameOf(by, [], turns, until)), { what: 'page', blob: program.sealed });
  return program.length > 0 ? pushed(next, frameOf(by, program, turns, until)) : next;
}

/** Instructions that only steer; undefined for the others. */
function controlled<S>(
  state: S,
  run: Run,
  frame: Frame,
  block: Instruction,
  world: World<S>,
  facts: Facts,
): Advanced<S> | undefined {
  const go = (next: Run): Advanced<S> => ({ state, run: next });
  switch (block.op) {
    case 'seq':
      return go(entered(run, block.do));
    case 'if':
      return go(entered(run, holds(block.when, facts) ? block.do : block.else));
    case 'repeat': {
      const times = Math.min(REPEAT_MOST, valueOf(block.times, facts));
      const isOver = times < 1 || (block.until !== undefined && holds(block.until, facts));
      return go(isOver ? past(run) : entered(run, block.do, times - 1, block.until ?? null));
    }
    case 'choose': {
      const offered = block.options.flatMap(({ when }, i) => (when === undefined || holds(when, facts) ? [i] : []));
      if (offered.length === 0) return go(past(run));
      return go(asking(run, { what: 'choose', by: frame.by, options: block.options, offered }));
    }
    case 'askCode':
      return go(asking(run, { what: 'code', by: frame.by, block, tries: frame.tries ?? block.tries ?? 1 }));
    case 'groupSpend': {
      const n = Math.max(0, valueOf(block.n, facts));
      if (world.groupHas(state, block.resource) < n) return go(entered(run, block.else));
      return go(asking(run, { what: 'spend', by: frame.by, resource: block.resource, n }));
    }
    default:
      return undefined;
  }
}

/** What changes the table: for whom, how much; then what that sets off. */
function performed<S>(
  state: S,
  run: Run,
  frame: Frame,
  block: Instruction,
  world: World<S>,
  facts: Facts,
): Advanced<S> {
  const { by, chosen } = frame;
  const { who = 'reader' } = block;
  if (who === 'chosen' && chosen === null) {
    const seats = world.seats(state, 'all', by);
    return { state, run: seats.length > 0 ? asking(run, { what: 'whom', by, block, seats }) : past(run) };
  }
  const seats = who === 'chosen' ? [chosen!] : world.seats(state, who, by);
  const amount = 'n' in block ? block.n : block.op === 'addCounter' ? block.value : undefined;
  const n = amount === undefined ? 1 : valueOf(amount, facts);
  const done = world.perform(state, { block, by, seats, n });
  const lists = done.lists ?? [];
  const next = lists.toReversed().reduce((now, { by: reader, program }) => {
    if (!isSealed(program)) return pushed(now, frameOf(reader, program));
    return pushed(now, { ...frameOf(reader, []), blocks: [{ op: 'seq', do: program }] });
  }, past(run));
  return { state: done.state, run: done.asks === undefined ? next : asking(next, { what: 'deed', about: done.asks }) };
}
