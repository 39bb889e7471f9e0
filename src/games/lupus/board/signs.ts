/** Signs that only this board draws. */
import type { TemplateResult } from 'lit';
import { signsOf } from '../../../elements/pictures/sign.ts';
import { SIGNS, type SignName } from './signs-data.ts';

/** A pitchfork, what a mob carries: drawn for this board. */
const FORK = '<path d="M12 22V3M5.5 3v4a6.5 6.5 0 0 0 13 0V3"/>';

export const sign: (name: SignName | 'fork') => TemplateResult = signsOf({ ...SIGNS, fork: FORK });
