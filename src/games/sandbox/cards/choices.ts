/** The job of opening what all have chosen in secret, at once. */
import { tell } from '../news.ts';
import { wordIn } from '../show.ts';
import { isSince5, type State } from '../state.ts';
import { changedJob, tagOf, withJob, type Plan } from './plan.ts';

/** A word has one line of the text. */
const BREAK = /\s+/gu;

export const choices: Plan = {
  pieces: () => [],
  loose: () => 'none',
  ask(s, k, ask) {
    ask.open(
      tagOf(k),
      (s.choice?.got ?? []).map(({ thing }) => thing),
    );
    return changedJob(s, k, { step: 'asked', owed: 1 });
  },
  answered(s: State, k, { faces = [] }) {
    const { by } = s.jobs[k]!;
    const done = withJob(s, k, null);
    if (!s.choice) return done;
    const seats = s.choice.got.map(({ seat }) => seat);
    const words = faces.map((face) => wordIn(face) ?? '');
    const text = isSince5(s) ? words.map((word) => word.replaceAll(BREAK, ' ')).join('\n') : '';
    return tell({ ...done, choice: { ...s.choice, words } }, 'choices', by, { seats, n: words.length, text });
  },
};
