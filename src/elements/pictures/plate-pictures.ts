/**
 * Pictures on plates, and of the food between them: nobody waits for them. They are fetched once the page has drawn something, and their
 * elements are drawn again then. A plate without its picture is as large, and has its rim.
 */
import { type DrawnLater, drawnLater } from '../loading/fetched.ts';

/** The module that comes later. */
export type PlatePictures = typeof import('./plate-pictures-data.ts');

/** A page on which everything has pictures brings them along. */
export const platePictures: DrawnLater<PlatePictures> = drawnLater(() => import('./plate-pictures-data.ts'));
