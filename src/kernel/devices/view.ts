/** What faces get to see of devices, of pairing and of seats that are taken back. */
import type { DevicesView } from './types.ts';

export const NO_DEVICES: DevicesView = { role: null, list: [], requests: [], reclaims: [], erased: false };
