// `import 'tavolata/svelte'` once: Svelte's templates know <tavolata-table>, its properties and its events.
import type { HTMLAttributes } from 'svelte/elements';
import type { TavolataTable } from './tavolata.js';

type Set =
  | 'invitation'
  | 'table'
  | 'log'
  | 'relay'
  | 'share'
  | 'theme'
  | 'setup'
  | 'integrity'
  | 'policy'
  | 'edit'
  | 'tools';
type Told = {
  [Name in keyof HTMLElementEventMap as Name extends `tv-${string}` ? `on${Name}` : never]?: (
    event: HTMLElementEventMap[Name],
  ) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'tavolata-table': HTMLAttributes<TavolataTable> & Partial<Pick<TavolataTable, Set>> & Told;
  }
}
