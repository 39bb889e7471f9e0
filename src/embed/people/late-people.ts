/**
 * What is said of the people at a table: at first there is nothing of it to say, and nobody waits for it. It is fetched as soon as a table
 * has been drawn, so that it can be said without a network too.
 */
import { type DrawnLater, drawnLater } from '../../elements/loading/fetched.ts';

export type People = typeof import('./people-apart.ts');

export const latePeople: DrawnLater<People> = drawnLater(() => import('./people-apart.ts'));
