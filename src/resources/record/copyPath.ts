import type { useCreatePath } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import type { SentRecord } from '../../providers/backend/catalogueContext'

/** Parameter of a create form's address: the record whose values it begins with. */
export const COPY_OF = '_copy'

/** Address of the form of a new record that begins as this one. */
export const copyPath = (
  createPath: ReturnType<typeof useCreatePath>,
  { name }: Resource,
  id: SentRecord['id'],
) =>
  `${createPath({ resource: name, type: 'create' })}?${new URLSearchParams({ [COPY_OF]: String(id) })}`
