// What frameworks are told of <tavolata-table>, derived from the element's own type: nothing is listed by hand.
import type { TavolataTable } from './tavolata.js';

type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
type Method = (...args: never) => unknown;
type Own = Omit<TavolataTable, Exclude<keyof HTMLElement, 'lang'>>;

/** What a page may set: neither methods nor what can only be read. */
export type Properties = {
  [
    Name in keyof Own as Own[Name] extends Method
      ? never
      : Same<Pick<Own, Name>, Readonly<Pick<Own, Name>>> extends true
        ? never
        : Name
  ]?: Own[Name] | undefined;
};

type Told = {
  [Name in keyof HTMLElementEventMap as Name extends `tv-${string}` ? Name : never]: HTMLElementEventMap[Name];
};
/** A listener for each event, by the event's name behind `on`: `ontv-over`. */
export type Listeners = { [Name in keyof Told as `on${Name}`]?: (event: Told[Name]) => void };
/** The same by the names of Vue's templates: `onTvOver`. */
export type CamelListeners = {
  [Name in keyof Told as Name extends `tv-${infer Rest}` ? `onTv${Capitalize<Rest>}` : never]?: (
    event: Told[Name],
  ) => void;
};
