// `import 'tavolata/react'` once: React and TypeScript know <tavolata-table>, its properties and its events.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Listeners, Properties } from './element.js';
import type { TavolataTable } from './tavolata.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tavolata-table': DetailedHTMLProps<HTMLAttributes<TavolataTable>, TavolataTable> & Properties & Listeners;
    }
  }
}
