// `import 'tavolata/react'` once: React and TypeScript know <tavolata-table>, its properties and its events.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
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

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tavolata-table': DetailedHTMLProps<HTMLAttributes<TavolataTable>, TavolataTable> &
        Partial<Pick<TavolataTable, Set>> &
        Told;
    }
  }
}
