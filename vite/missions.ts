/**
 * Makes the sealed files of the missions that come with the table, and what the first visit shows, while a page is built. So people are
 * given all pages, and no chunk and no source map has the words of a card that nobody has read.
 */
import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { slimmed } from '../src/games/time-stories/vault/slim.ts';

const FILE = /\/missions\/[\w-]+\/mission-(file|visit)-[\w-]+\.ts$/;

interface Made {
  readonly file?: () => Promise<Uint8Array>;
  readonly visit?: unknown;
}

/** The module that stands for one which would make the same in the page. */
async function standIn({ file, visit }: Made): Promise<string> {
  if (!file) return `export const visit = JSON.parse(${JSON.stringify(JSON.stringify(visit))});`;
  const from = (names: string, path: string): string => `import { ${names} } from ${JSON.stringify(resolve(path))};\n`;
  const text = JSON.stringify(Buffer.from(await slimmed(await file())).toString('base64url'));
  return (
    from('unbase64url', 'src/kernel/base64url.ts') +
    from('fleshed', 'src/games/time-stories/vault/slim.ts') +
    `export const file = async () => fleshed(unbase64url(${text}));`
  );
}

export function sealedMissions(): Plugin {
  return {
    name: 'sealed-missions',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!FILE.test(id)) return undefined;
      const { module, dependencies } = await runnerImport<Made>(id, { configFile: false, logLevel: 'error' });
      for (const one of dependencies) this.addWatchFile(one);
      return { code: await standIn(module), map: { mappings: '' } };
    },
  };
}
