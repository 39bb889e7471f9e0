/** Rules whose code no test misses, and why. */
export const NONE = {};
