/** Where the pages lie that the server hands out, when its settings don't say. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface Pages {
  readonly appDir: string;
  readonly embedDir: string;
}

/** As the build leaves them, in the folder that the server is started in. */
export const BUILT: Pages = { appDir: 'dist', embedDir: 'dist-embed' };

/**
 * In the npm package they lie beside the program, as it may be started in any folder.
 * @param program the folder of `main.js`
 */
export function pagesOf(program: string): Pages {
  const packed = { appDir: join(program, 'app'), embedDir: join(program, 'embed') };
  return existsSync(packed.appDir) && existsSync(packed.embedDir) ? packed : BUILT;
}
