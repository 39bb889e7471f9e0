/**
 * A Worker at work: questions go there, answers come back by number. From another origin a Worker can't be started directly, so its script is
 * a blob of one line that imports the chunk. There is no answer where none starts (the page's CSP, an old browser), or where it falls over or
 * falls silent. Then the code that asked does it on the page. The Worker is kept while there is something to do, and a while longer.
 */
import { Silence } from './silence.ts';

/** So long its code is waited for. */
const CHUNK_MS = 10_000;

/** Goes to the Worker; `n` comes back with the answer. */
export interface Asked<Q> {
  readonly n: number;
  readonly question: Q;
}

/** Comes back, and once by itself, with no question's number, when everything is there. `failed` says why the Worker's code threw: our own mistake. */
export type Answered<A> = { readonly n: number } & ({ readonly answer: A } | { readonly failed: string });

/** A Worker, as the page asks it. */
export interface Helper<Q, A> {
  /** `undefined` where no Worker answers. Rejects where the Worker's code threw, or where `moved` isn't here any more. */
  ask(question: Q, moved?: readonly ArrayBuffer[]): Promise<{ readonly answer: A } | undefined>;
  /** Is there a Worker with everything it needs, so that nobody waits for it to start? */
  readonly ready: boolean;
  /** So that there is one some time. */
  start(): void;
}

/**
 * @param chunk imports the Worker's code, which tells its address to the page (`answerQuestions`)
 * @param idleMs how long it is kept after its last answer
 */
export function helper<Q, A>(chunk: () => Promise<{ readonly address: string }>, idleMs: number): Helper<Q, A> {
  let starting: Promise<Working<Q, A> | undefined> | undefined;
  let started: Working<Q, A> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let waiting = 0;
  return {
    get ready() {
      return started?.ready === true;
    },
    start: () => void whileStarted(() => Promise.resolve()),
    ask: (question, moved = []) => whileStarted(async (working) => working?.ask(question, moved)),
  };

  async function whileStarted<T>(use: (working: Working<Q, A> | undefined) => Promise<T>): Promise<T> {
    clearTimeout(idle);
    waiting++;
    try {
      // One that has worked is replaced at once. One that never did would fall again: another is tried after a rest.
      if (started?.fellAtWork) rid();
      started = await (starting ??= start<Q, A>(chunk));
      return await use(started);
    } finally {
      waiting--;
      clearTimeout(idle);
      if (waiting === 0) idle = setTimeout(() => rest(), idleMs);
    }
  }

  function rest(): void {
    // One that didn't start isn't tried again.
    if (started && waiting === 0) rid();
  }

  function rid(): void {
    starting = undefined;
    started?.close();
    started = undefined;
  }
}

async function start<Q, A>(chunk: () => Promise<{ readonly address: string }>): Promise<Working<Q, A> | undefined> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  try {
    // What a dropped line holds back comes some time (`late.ts`): the page can do it by itself meanwhile.
    const over = new Promise<undefined>((resolve) => (patience = setTimeout(() => resolve(undefined), CHUNK_MS)));
    const come = await Promise.race([chunk(), over]);
    if (!come) return undefined;
    const { address } = come;
    const blob = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
    return new Working(URL.createObjectURL(blob));
  } catch {
    return undefined;
  } finally {
    clearTimeout(patience);
  }
}

interface Waiting<A> {
  resolve(answer: { readonly answer: A } | undefined): void;
  reject(error: Error): void;
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

let policy: ReturnType<Policies['createPolicy']> | undefined;

/** Where a page's policy asks for it, only this may say what a Worker runs: a blob that imports a file of this build. Throws where it may not. */
function trusted(script: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('tavolata-worker', { createScriptURL: (url) => url });
  return policy ? (policy.createScriptURL(script) as string) : script;
}

class Working<Q, A> {
  readonly #worker: Worker;
  readonly #script: string;
  readonly #asked = new Map<number, Waiting<A>>();
  readonly #silence = new Silence(() => this.#fall());
  #n = 0;
  #broken = false;
  #heard = false;
  #worked = false;

  constructor(script: string) {
    this.#script = script;
    this.#worker = new Worker(trusted(script), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Answered<A>>) => {
      this.#heard = true;
      this.#silence.heard();
      const asker = this.#asked.get(data.n);
      if (this.#asked.delete(data.n)) this.#worked = true;
      if (this.#asked.size === 0) this.#silence.end();
      if ('failed' in data) asker?.reject(new Error(data.failed));
      else asker?.resolve({ answer: data.answer });
    };
    this.#worker.onerror = () => this.#fall();
  }

  get ready(): boolean {
    return this.#heard && !this.#broken;
  }

  /** It answers no more, and had answered before. */
  get fellAtWork(): boolean {
    return this.#broken && this.#worked;
  }

  ask(question: Q, moved: readonly ArrayBuffer[]): Promise<{ readonly answer: A } | undefined> {
    if (this.#broken) return Promise.resolve(undefined);
    const n = this.#n++;
    return new Promise((resolve, reject) => {
      this.#worker.postMessage({ n, question } satisfies Asked<Q>, [...moved]);
      this.#asked.set(n, { resolve, reject });
      this.#silence.begin();
    });
  }

  close(): void {
    this.#silence.end();
    this.#worker.terminate();
    URL.revokeObjectURL(this.#script);
  }

  /** It couldn't load, fell over or says nothing: whoever waits does it on the page. */
  #fall(): void {
    this.#broken = true;
    this.#silence.end();
    this.#worker.terminate();
    for (const asker of this.#asked.values()) asker.resolve(undefined);
    this.#asked.clear();
  }
}

/** Lets everything else have its turn; unlike a timer it isn't slowed down in a hidden page. */
export function breath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
