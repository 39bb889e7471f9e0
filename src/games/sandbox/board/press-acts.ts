/** A button's press, with what it asks before: its numbers one after the other, then whether it is meant. */
import type { Asked, PieceAct } from './act.ts';
import { defOf, factsOf } from './context.ts';

export const presses: Asked = ({ context, numbers, pieces }) => {
  const [n] = numbers;
  const def = defOf(context, pieces[0]!.of);
  const { button } = def ?? {};
  if (n === undefined || numbers.length !== 1 || !button || button.asleep !== undefined) return [];
  const { name } = def!;
  const bounds = factsOf(context, pieces[0]!)?.asks ?? [];
  const plain = { id: 'press', label: name, icon: 'play', move: 'press' } as const;
  const asked = (answers: readonly number[]): PieceAct => {
    const question = bounds[answers.length];
    const args = { n, answers };
    if (!question) return { ...plain, args, ...(button.sure && { sure: context.w.pressSure(name) }) };
    const { least, most } = question;
    const text = button.asks?.[answers.length]?.text ?? name;
    const more = (answer: number): readonly number[] => [...answers, answer];
    return {
      ...plain,
      args,
      count: {
        from: Math.max(least, Math.min(most, 1)),
        least,
        most,
        label: (answer) => `${text}: ${answer}`,
        args: (answer) => ({ n, answers: more(answer) }),
        next: (answer) => asked(more(answer)),
      },
    };
  };
  return [asked([])];
};
