/** Minimum number of characters. */
export const SHORTEST = 2
/** Pause in typing before the text is sought. */
export const PAUSE_MS = 250
