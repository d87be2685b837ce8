import type { Resource } from '../fields/resource'

/** Errors in a gallery: unsuitable or missing fields. */
export function checkGallery({ name, schema, fields }: Resource): string[] {
  const { defaultView, gallery } = schema.list ?? {}
  if (!gallery) {
    return defaultView === 'gallery'
      ? [`${name}.list: opens as a gallery, which is not described`]
      : []
  }
  const { picture, chips } = gallery
  return [
    ...(fields.get(picture)?.isPicture
      ? []
      : [`${name}.${picture}: is the picture of the gallery, but no image`]),
    ...(chips === undefined || fields.get(chips)?.options
      ? []
      : [`${name}.${chips}: is a chip of the gallery, but no choice`]),
  ]
}
