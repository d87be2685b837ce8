import { useGetOne } from 'ra-core'
import type { ManualMarks } from '../../model/access/calls'
import type { Can } from '../../model/access/can'
import type { Resource } from '../../model/fields/resource'
import { useRecordId } from './useRecordId'

/** A record from the server: fields, version and permitted actions. */
export interface SentRecord extends Readonly<Record<string, unknown>> {
  readonly id: string | number
  readonly _VERSION?: number
  readonly _can?: Can
  /** Fields that a person entered in place of another system. */
  readonly _byHand?: ManualMarks
}

/** The record with the id in the address, or with the given id. */
export function useRecord(resource: Resource, given?: string) {
  const inPath = useRecordId()
  const id = given ?? inPath
  return useGetOne<SentRecord>(resource.name, { id })
}
