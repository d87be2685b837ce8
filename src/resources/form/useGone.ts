import { type HttpError, useGetOne } from 'ra-core'
import type { Resource } from '../../model/resource'
import type { DeletedRow } from '../../providers/dataProvider/past'
import type { Sent } from '../useRecord'

/** A record that was deleted, by whom and when. */
export interface Gone extends Readonly<DeletedRow['_DELETED']> {
  readonly id: string | number
}

/** What the page's last reading of the record says: somebody may have deleted it while it stands open. */
export function useGone(resource: Resource, record: Sent | undefined): Gone | undefined {
  const id = record?.id ?? ''
  // It is read by the page around, and again when the server tells of a change.
  const { error } = useGetOne<Sent, HttpError>(resource.name, { id }, { enabled: false })
  const told = (error?.body as { deleted?: Omit<Gone, 'id'> } | null | undefined)?.deleted
  return told && { id, ...told }
}
