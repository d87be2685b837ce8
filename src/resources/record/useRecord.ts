import { useGetOne } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { useRecordId } from './useRecordId'

/** The record with the id in the address, or with the given id. */
export function useRecord(resource: Resource, given?: string) {
  const inPath = useRecordId()
  const id = given ?? inPath
  return useGetOne<SentRecord>(resource.name, { id })
}
