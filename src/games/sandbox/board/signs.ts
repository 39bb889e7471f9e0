/** Signs that this board draws: its own, and icons that every page has. */
import type { TemplateResult } from 'lit';
import { ICONS, type IconName } from '../../../elements/pictures/icons-data.ts';
import { signsOf } from '../../../elements/pictures/sign.ts';
import { SIGNS, type SignName as OwnName } from './signs-data.ts';

/** Icons of windows that are fetched apart may not be there: none of them is drawn here. */
export type SignName = OwnName | IconName;

export const sign: (name: SignName) => TemplateResult = signsOf({ ...(ICONS as Record<IconName, string>), ...SIGNS });
