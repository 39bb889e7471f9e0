/** An empty page at `/bench`, into which a benchmark loads its script from the sources. */
import process from 'node:process';
import { createServer } from 'vite';

/** @returns what closes it again */
export async function benchPage(port: number): Promise<() => Promise<void>> {
  const server = await createServer({
    root: process.cwd(),
    configFile: false,
    logLevel: 'error',
    server: { port, strictPort: true, host: 'localhost', fs: { strict: false } },
    appType: 'custom',
    plugins: [
      {
        name: 'bench-page',
        configureServer({ middlewares }) {
          middlewares.use('/bench', (_, response) => {
            response.setHeader('content-type', 'text/html');
            response.end('<!doctype html><title>bench</title>');
          });
        },
      },
    ],
  });
  await server.listen();
  return () => server.close();
}
