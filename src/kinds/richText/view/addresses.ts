/** Temporary addresses of files by id; they are not part of the text. */
export const addresses = new Map<string, string>()

/** Files about to be inserted, whose description is asked for. */
export const pending = new Set<string>()
