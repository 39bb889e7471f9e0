/**
 * The log as a story. What came of an act stands inside the line of that act, and how the table proves it is folded away. Lines of people,
 * and what went wrong, stay lines of their own.
 */
import type { LogItem } from './log-lines.ts';

/** An item of the story: one act, what came of it, and the proofs. */
export interface StoryItem extends LogItem {
  /** Sentences, in the order in which it happened. */
  readonly came: readonly string[];
  /** How the table knows. */
  readonly proofs: readonly string[];
  /** The place in the order of the last of it: one looks at an act with what came of it. */
  readonly until: number;
}

/** The table's own work for an act: rolls, cards, keys. Nobody would miss them from a story. */
const isWork = ({ kind }: LogItem): boolean => kind === 'work' || kind === 'roll';

/** What something may come of; what is said or who comes in between has nothing to do with it. */
const isAct = ({ kind }: LogItem): boolean => kind === 'move' || kind === 'start' || kind === 'undo';

const sentence = ({ name, text }: LogItem): string => {
  const whole = `${name} ${text}`.trim();
  return /[.!?…]$/u.test(whole) ? whole : `${whole}.`;
};

/** @param items oldest first */
export function storyOf(items: readonly LogItem[]): readonly StoryItem[] {
  const story: StoryItem[] = [];
  /** Of an act that isn't told: they stand with what came of it. */
  let kept: readonly string[] = [];
  for (const item of items) {
    const at = story.findLastIndex(isAct);
    const act = story[at];
    const told = [sentence(item), ...item.more.filter((one) => one !== item.result)];
    // A game that has begun, or gone back, has no part in what people did in it since.
    const isUntolds = item.own === true && act !== undefined && act.kind !== 'move';
    if (isUntolds && isWork(item)) {
      kept = [...kept, ...told];
      continue;
    }
    // What is heard before anybody has done anything stands by itself. So does what came of an act that isn't told, as one without a name.
    const isOwn = item.kind === 'news' && act !== undefined && (isUntolds || item.position > act.until);
    if (!act || isOwn || !(isWork(item) || item.kind === 'news')) {
      story.push({ ...item, came: [], proofs: isOwn ? kept : [], until: item.position });
      if (isOwn) kept = [];
      continue;
    }
    const came = item.kind === 'news' ? told : item.result === undefined ? [] : [item.result];
    const proofs = item.kind === 'news' ? [] : told;
    const until = Math.max(act.until, item.position);
    story[at] = { ...act, came: [...act.came, ...came], proofs: [...act.proofs, ...proofs], until };
  }
  const last = story.at(-1);
  return last && kept.length > 0 ? [...story.slice(0, -1), { ...last, proofs: [...last.proofs, ...kept] }] : story;
}
