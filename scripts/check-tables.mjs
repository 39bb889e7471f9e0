// `npm run check-tables [how many] [from which seed]`: tables that simulated devices have played and written down, read by the independent checker.
// Goes on where it stopped. JOBS=n plays them in so many processes at once; MIX, MOST, FRESH: see test/checker/tables.ts. docs/check-a-log.md.
import process from 'node:process';
import { runJobs } from './jobs.mjs';

process.exit(await runJobs('test/checker/tables.ts', 'data/check-tables'));
