import type { SentenceField, SentenceFilter } from '../labels/sentenceList'

/** A field of the list itself, not of what a reference names. */
export const isOwn = ({ path }: Pick<SentenceField, 'path'>) => !path.includes('.')

/** The reference behind which a field lies; nothing for one of the list itself. */
export const referenceOf = ({ path }: Pick<SentenceField, 'path'>) =>
  path.split('.').slice(0, -1).join('.')

/** The one field of a condition, and what is asked of it: values, one value, or operators. */
export function askedOf(part: SentenceFilter = {}) {
  const [[path = '', asked] = [], ...more] = Object.entries(part)
  return more.length > 0 ? { path: '' } : { path, asked }
}

/** One of these values, or none of them. */
export const oneOf = (
  { path }: Pick<SentenceField, 'path'>,
  values: readonly unknown[],
  isDenied = false,
): SentenceFilter => ({ [path]: isDenied ? { nin: [...values] } : [...values] })

export const isAbsent = (asked: unknown) => Object(asked).empty === true
export const isDenial = (asked: unknown): asked is { readonly nin: readonly unknown[] } =>
  'nin' in Object(asked)
