import type { FieldModel } from '../../model/resource'

/** The picture in the rows, and how many of them there may be. */
export function photosOf(lines: FieldModel) {
  const picture = lines.fields?.find(({ kind }) => kind === 'image')
  if (!picture) throw new Error(`${lines.name} has no picture in its rows`)
  return { picture, most: (lines.words as { max?: number }).max ?? 20 }
}
