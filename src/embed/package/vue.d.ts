// `import 'tavolata/vue'` once: Vue's templates and TypeScript know <tavolata-table>, its properties and its events.
import type { DefineComponent } from 'vue';
import type { CamelListeners, Properties } from './element.js';

declare module 'vue' {
  interface GlobalComponents {
    'tavolata-table': DefineComponent<Properties & CamelListeners>;
  }
}
