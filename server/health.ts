/** What the relay says of itself: whether it lets people in, and why not, for whoever watches it and for a balancer before it. */
import type { RequestListener } from 'node:http';
import type { Gauge, Metrics } from './metrics.ts';

/** Why it isn't well. With `store` it lets people in as far as rooms can be read; otherwise nobody new is let in. */
export type Why = 'closing' | 'connections' | 'memory' | 'messages' | 'lateness' | 'store';

/** What health and metrics are told from. */
export interface HealthParts {
  readonly why: () => Why | undefined;
  readonly rooms: () => number;
  readonly connections: () => number;
  /** What `/metrics` answers with; without them it doesn't. */
  readonly metrics?: { readonly counted: Metrics; readonly gauges: () => Promise<readonly Gauge[]> } | undefined;
  /** Answers everything else. */
  readonly serve?: RequestListener | undefined;
}

/** Answers `/healthz` (200, or 503 with the reason) and `/metrics`, and hands on everything else. */
export function answerHealth({ why, rooms, connections, metrics, serve }: HealthParts): RequestListener {
  return (request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path === '/healthz') {
      const because = why();
      response.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store');
      response.statusCode = because === undefined ? 200 : 503;
      const about = { rooms: rooms(), connections: connections() };
      response.end(
        JSON.stringify(because === undefined ? { ok: true, ...about } : { ok: false, why: because, ...about }),
      );
    } else if (path === '/metrics' && metrics !== undefined) {
      response.setHeader('Content-Type', 'text/plain; version=0.0.4').setHeader('Cache-Control', 'no-store');
      void metrics.gauges().then((gauges) => response.end(metrics.counted.text(gauges)));
    } else if (serve === undefined) response.writeHead(404).end();
    else serve(request, response);
  };
}
