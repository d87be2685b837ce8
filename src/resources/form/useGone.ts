import { type HttpError, useGetOne } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import type { DeletedRow } from '../../providers/dataProvider/past'

export interface Gone extends Readonly<DeletedRow['_DELETED']> {
  readonly id: string | number
}

/** The deletion of the open record, from the page's last read. */
export function useGone(resource: Resource, record: SentRecord | undefined): Gone | undefined {
  const id = record?.id ?? ''
  // Read by the surrounding page, and again after a live event.
  const { error } = useGetOne<SentRecord, HttpError>(resource.name, { id }, { enabled: false })
  const deletion = (error?.body as { deleted?: Omit<Gone, 'id'> } | null | undefined)?.deleted
  return deletion && { id, ...deletion }
}
