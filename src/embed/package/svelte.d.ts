// `import 'tavolata/svelte'` once: Svelte's templates know <tavolata-table>, its properties and its events.
import type { HTMLAttributes } from 'svelte/elements';
import type { Listeners, Properties } from './element.js';
import type { TavolataTable } from './tavolata.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'tavolata-table': HTMLAttributes<TavolataTable> & Properties & Listeners;
  }
}
