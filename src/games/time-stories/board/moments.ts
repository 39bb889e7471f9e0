/** What comes as soon as a run is on (`time-moments.ts`). */
import { fetched } from '../../../elements/loading/fetched.ts';

export const fetchMoments: () => void = fetched(() => import('./time-moments.ts'));
