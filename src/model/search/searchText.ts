import { fold } from '../../base/fold'
import type { Resource } from '../fields/resource'

/** The folded copy of a text; other values have none. */
export const foldedValue = (value: unknown) => (typeof value === 'string' ? fold(value) : null)

/** The text that the search box searches: searched fields, folded, one per line. */
export function searchText(
  { searched }: Resource,
  record: Readonly<Record<string, unknown>>,
): string | null {
  const texts = searched.map(field => searchable(record[field.name])).filter(Boolean)
  return texts.length > 0 ? texts.join('\n') : null
}

/** A number is found by its digits. */
const searchable = (value: unknown) =>
  typeof value === 'number' ? String(value) : foldedValue(value)

/** Longer words are found anywhere in a text; shorter ones begin a field, or any word where a longer one is sought. */
export const isLong = (word: string) => [...word].length >= 3

/** Another spelling of the words, such as a phone number in its stored form. */
export function otherSpelling(
  { searched, searchedBehind }: Resource,
  words: readonly string[],
): string | undefined {
  const typed = words.join(' ')
  const fields = [...searched, ...searchedBehind.flatMap(({ target }) => target?.searched ?? [])]
  const found = fields.map(({ sought }) => sought?.(typed)).find(Boolean)
  return found === typed ? undefined : found
}
