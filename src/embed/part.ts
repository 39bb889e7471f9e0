/** Parts of the page that are fetched when they are first wanted. A part that couldn't be had is told apart from what is wrong in it. */

/** Thrown where a part of the page that is fetched when it is wanted couldn't be had. */
export class PartError extends Error {
  override readonly name = 'PartError';
}

/** The same import, which rejects with a `PartError`. */
export async function part<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new PartError('a part of the page couldn’t be fetched', { cause });
  }
}

/** Has its words in `failure-words.ts`. */
export const failureOf = <C extends string>(error: unknown, otherwise: C): C | 'page/part' =>
  error instanceof PartError ? 'page/part' : otherwise;
