/** The Worker's end of `helper.ts`: answers what the page asks, each as soon as it is there. Imports nothing of the page. */
import type { Answered, Asked } from './helper.ts';

interface Scope<Q> {
  postMessage(message: Answered<unknown>): void;
  onmessage: ((event: MessageEvent<Asked<Q>>) => void) | null;
}

/** The number of no question. */
const READY = -1;
/** So that what has been asked already comes first. */
const REST_MS = 2;

type Answer<R, Q> = (ready: R, question: Q) => unknown;

/**
 * Does nothing on a page, which imports the chunk only to learn its address.
 * @param ready what answering needs; where that doesn't come, the Worker falls over, and the page knows
 * @param answer at once, or by a promise
 * @param rest called some time after an answer, when nothing has come since
 */
export function answerQuestions<R, Q>(
  ready: () => Promise<R>,
  answer: Answer<R, Q>,
  rest: (ready: R) => void = () => undefined,
): void {
  const scope = globalThis as unknown as Scope<Q>;
  if (typeof document !== 'undefined' || typeof scope.postMessage !== 'function') return;
  const loading = ready();
  loading.then(
    () => scope.postMessage({ n: READY, answer: undefined }),
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
  let resting: ReturnType<typeof setTimeout> | undefined;
  scope.onmessage = ({ data: { n, question } }) => {
    clearTimeout(resting);
    void loading.then(
      async (tools) => {
        try {
          scope.postMessage({ n, answer: await answer(tools, question) });
        } catch (error) {
          scope.postMessage({ n, failed: error instanceof Error ? error.message : String(error) });
        }
        clearTimeout(resting);
        resting = setTimeout(() => rest(tools), REST_MS);
      },
      () => undefined,
    );
  };
}
