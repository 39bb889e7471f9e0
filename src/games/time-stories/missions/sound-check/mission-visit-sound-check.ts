/** Prova microfono as far as the first visit goes. In what is built this stands as data, without the words of any other card (`vite/missions.ts`). */
import type { Mission } from '../../pack/mission.ts';
import { visitOf } from '../kit/visit.ts';
import { soundCheck } from './mission-sound-check.ts';

/** The sill is read; its test brings the knob. */
export const visit: Mission = visitOf(soundCheck, ['sill', 'element.2']);
