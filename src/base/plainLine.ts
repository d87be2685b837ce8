/** Embeddings, overrides and isolates, which make a line display differently from its content. */
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/u

/** The text without invisible marks of the writing direction, which Arabic dates contain. */
export const withoutDirection = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '')

export const keepsDirection = (text: string) => !turnsDirection.test(text)

/** True without control characters, lone surrogates and direction marks. */
export const isPlainLine = (text: string) => !/\p{Cc}|\p{Cs}/u.test(text) && keepsDirection(text)
