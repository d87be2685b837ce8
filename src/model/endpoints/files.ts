import type { StoredFile } from '../../kinds/file/data'
import { defineRoute } from '../route/defineRoute'
import * as s from '../route/shapes'

export const storedFile = s.object({
  id: s.uuid,
  'name?': s.text,
  'type?': s.text,
  'size?': s.integer,
  url: { ...s.text, format: 'uri-reference' },
}) as s.RouteShape<StoredFile>

/**
 * Uploads a file for a field of a resource (`IMAGES.URL` for child rows), or copies a stored file given by
 * `from` instead of `name`. The file is unattached until a record is saved with it.
 */
export const uploadFile = defineRoute('POST files', {
  name: 'platform.upload',
  policy: 'schema',
  query: { resource: s.text, field: s.text, 'name?': s.text, 'from?': s.text },
  upload: true,
  response: storedFile,
  status: 201,
  refusals: [403, 404, 429],
})

/** Downloads a file by the signed address from its record. */
export const downloadFile = defineRoute('GET files/:id', {
  name: 'platform.download',
  policy: 'signed',
  response: s.bytes,
  partial: true,
  refusals: [403, 404],
})
