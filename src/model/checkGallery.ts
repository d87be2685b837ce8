import type { Resource } from './resource'

/** What of a gallery is no image, no choice, or not described at all. */
export function checkGallery({ name, schema, fields }: Resource): string[] {
  const { opens, gallery } = schema.list ?? {}
  if (!gallery) {
    return opens === 'gallery' ? [`${name}.list: opens as a gallery, which is not described`] : []
  }
  const { picture, chips } = gallery
  return [
    ...(fields.get(picture)?.kind === 'image'
      ? []
      : [`${name}.${picture}: is the picture of the gallery, but no image`]),
    ...(chips === undefined || fields.get(chips)?.options
      ? []
      : [`${name}.${chips}: is a chip of the gallery, but no choice`]),
  ]
}
