/** Embeddings, overrides and isolates: with them a line reads as something other than it is. */
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/u

export const keepsDirection = (text: string) => !turnsDirection.test(text)

/** A line of text: no control characters, no half of a surrogate pair, nothing that turns its direction. */
export const isPlainLine = (text: string) => !/\p{Cc}|\p{Cs}/u.test(text) && keepsDirection(text)
