/** Where files of ours are seen for a while, by id: an address is no part of the text. */
export const addresses = new Map<string, string>()

/** Files that come into the text next, and ask for their words as they do. */
export const asking = new Set<string>()
