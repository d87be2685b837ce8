import type { FieldModel } from '../../model/fields/resource'

/** The picture field of the rows, and their maximum number. */
export function photosOf(lines: FieldModel) {
  const picture = lines.fields?.find(({ isPicture }) => isPicture)
  if (!picture) throw new Error(`${lines.name} has no picture in its rows`)
  return { picture, most: lines.lines?.max ?? 20 }
}
