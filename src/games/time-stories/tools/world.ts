/** What commands of the author's tool have of the world outside, so that tests need no files. */
import type { Source } from '../vault/source.ts';

export interface World {
  read(file: string): Promise<Source>;
  /** There is such a file. */
  has(file: string): boolean;
  print(line: string): void;
  write(file: string, content: Uint8Array | string): void;
}

/** By name without the dashes; one without a value is ''. */
export type Options = Readonly<Record<string, string>>;

/** @returns whether all is well with the mission */
export type Command = (world: World, file: string, options: Options) => Promise<boolean>;
