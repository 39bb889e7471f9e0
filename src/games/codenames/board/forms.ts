/** Only two of all the people at the table ever write: their forms come with the lobby in which they offer to lead. */
import { fetched } from '../../../elements/loading/fetched.ts';

export const fetchForms: () => void = fetched(() => Promise.all([import('./clue-form.ts'), import('./spell-form.ts')]));
