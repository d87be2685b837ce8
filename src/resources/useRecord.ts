import { useGetOne } from 'ra-core'
import type { Can } from '../model/access'
import type { HandMarks } from '../model/calls'
import type { Resource } from '../model/resource'
import { useRecordId } from './useRecordId'

/** A record as the server sends it: its fields, its version, what may be done with it. */
export interface Sent extends Readonly<Record<string, unknown>> {
  readonly id: string | number
  readonly _VERSION?: number
  readonly _can?: Can
  /** What of it a person entered in place of another system. */
  readonly _byHand?: HandMarks
}

/** The record in the address, or the one given. */
export function useRecord(resource: Resource, given?: string) {
  const inPath = useRecordId()
  const id = given ?? inPath
  return useGetOne<Sent>(resource.name, { id }, { retry: false })
}
