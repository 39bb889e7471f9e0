/** Rules whose code no test misses, and why. */
export const NONE = {
  'TS-058': 'The deck has gone on to an agent who can pay before anybody chooses: this refusal is a belt over braces.',
  'TS-060': 'A place has been chosen when its A card is due, and places stay: this refusal is a belt over braces.',
};
