import type { StoredFile } from '../../kinds/file/data'
import { defineRoute } from '../route/defineRoute'
import { bytes, integer, object, type RouteShape, text, uuid } from '../route/shapes'

export const storedFile = object({
  id: uuid,
  'name?': text,
  'type?': text,
  'size?': integer,
  url: { ...text, format: 'uri-reference' },
}) as RouteShape<StoredFile>

/**
 * Uploads a file for a field of a resource (`IMAGES.URL` for child rows), or copies a stored file given by
 * `from` instead of `name`. The file is unattached until a record is saved with it.
 */
export const uploadFile = defineRoute('POST files', {
  name: 'platform.upload',
  policy: 'schema',
  query: { resource: text, field: text, 'name?': text, 'from?': text },
  upload: true,
  response: storedFile,
  status: 201,
  refusals: [403, 404, 429],
})

/** Downloads a file by the signed address from its record. */
export const downloadFile = defineRoute('GET files/:id', {
  name: 'platform.download',
  policy: 'signed',
  response: bytes,
  partial: true,
  refusals: [403, 404],
})
