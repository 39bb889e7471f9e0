/** The page under `npm run dev`: what a build takes away has to be taken away there as well. */
import { expect, test } from 'vitest';
import { createServer } from 'vite';

test('pictures come in development too: a browser would refuse JSON that is asked for as such and sent as code', async () => {
  const server = await createServer({
    configFile: 'vite.config.ts',
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { code } = (await server.transformRequest('/src/pictures/load.ts'))!;
    expect(code).toContain('icons.json');
    expect(code).not.toMatch(/type: ?['"]json['"]/u);
  } finally {
    await server.close();
  }
});
