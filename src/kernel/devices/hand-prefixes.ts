/** Under these a store keeps what only its seat may know; a device that gives its hand away forgets all of it. SPEC I19. */
export const HAND_PREFIXES: readonly string[] = ['secret/', 'coin/', 'sealed/', 'kept/', 'hand/', 'keep/'];
