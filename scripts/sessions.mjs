// `npm run sessions [how many] [from which seed]`: simulated sessions under bad luck, ten thousand unless said. What must hold is in test/sim.
// JOBS=n plays them in so many processes at once; SHORT, TRACE, FRESH, MIX, SCHEDULES, MOST: see test/sim/sessions.ts.
import process from 'node:process';
import { runJobs } from './jobs.mjs';

process.exit(await runJobs('test/sim/sessions.ts', process.env.OUT ?? 'data/sessions'));
