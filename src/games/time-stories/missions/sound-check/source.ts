/** Prova microfono as the author's tool takes it: the mission, and its pictures by blob. */
import { soundCheck } from './mission-sound-check.ts';
import { soundCheckPictures } from './mission-art-sound-check.ts';

export default soundCheck;
export const art: Readonly<Record<string, string>> = soundCheckPictures();
