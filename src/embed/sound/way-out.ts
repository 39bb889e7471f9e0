/** The one way out for sound that a page has, whatever tables are on it. It is open only while something sounds. */
let audio: AudioContext | undefined;
/** Parts that have not ended. */
let sounding = 0;

/** None where the browser has no sound. */
export function wayOut(): AudioContext | undefined {
  if (typeof AudioContext !== 'undefined') audio ??= new AudioContext();
  return audio;
}

/**
 * Called within a touch. An iPhone lets a page sound on its own only once sound was asked for within a touch. It shuts the way out again when
 * a call has come in between.
 */
export function openedByTouch(): void {
  // Another way out than `running` and `suspended`: `interrupted`, which only Safari knows.
  if (audio && ['running', 'suspended'].includes(audio.state)) return;
  const way = wayOut();
  way
    ?.resume()
    .then(() => (sounding === 0 ? way.suspend() : undefined))
    .catch(() => undefined);
}

/** Keeps the way out open for a part of a sound. @returns to be called at the part's end */
export function kept(): () => void {
  sounding++;
  return () => {
    // Silence costs as much as sound: a way out that is left open keeps a phone at work all evening.
    if (--sounding === 0) audio?.suspend().catch(() => undefined);
  };
}
