// `import 'tavolata/vue'` once: Vue's templates and TypeScript know <tavolata-table>, its properties and its events.
import type { DefineComponent } from 'vue';
import type { TavolataTable } from './tavolata.js';

type Set =
  | 'invitation'
  | 'table'
  | 'log'
  | 'relay'
  | 'share'
  | 'lang'
  | 'theme'
  | 'setup'
  | 'integrity'
  | 'policy'
  | 'edit'
  | 'tools';
type Told = {
  [Name in keyof HTMLElementEventMap as Name extends `tv-${infer Rest}` ? `onTv${Capitalize<Rest>}` : never]?: (
    event: HTMLElementEventMap[Name],
  ) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'tavolata-table': DefineComponent<Partial<Pick<TavolataTable, Set>> & Told>;
  }
}
