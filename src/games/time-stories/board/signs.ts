/** Signs that only this board draws. */
import type { TemplateResult } from 'lit';
import { signsOf } from '../../../elements/pictures/sign.ts';
import { SIGNS, type SignName } from './signs-data.ts';

export const sign: (name: SignName) => TemplateResult = signsOf(SIGNS);
