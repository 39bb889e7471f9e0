/** L'ora doppia as the author's tool takes it: the mission, and its pictures by blob. */
import { doubleHour } from './mission.ts';
import { doubleHourPictures } from './pictures.ts';

export default doubleHour;
export const art: Readonly<Record<string, string>> = doubleHourPictures();
