// Puts the one line that is the embed's types beside `tavolata.js`; tsc has written the rest to dist-embed/types.
import { writeFileSync } from 'node:fs';

writeFileSync('dist-embed/tavolata.d.ts', "export * from './types/embed/tavolata.ts';\n");
