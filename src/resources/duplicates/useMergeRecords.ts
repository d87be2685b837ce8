import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { isNone } from '../../fields/registry/ShownValue'
import { policyOf } from '../../model/access/access'
import { type MergeResult, mergeRecords } from '../../model/endpoints/merge'
import { referenceCounts } from '../../model/endpoints/references'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { sameValue } from '../../model/fields/sameValue'
import { useBackend, useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useCatalogue } from '../../providers/backend/catalogueContext'
import { call } from '../../providers/dataProvider/call'

type Key = SentRecord['id']
export interface MergedRecord {
  readonly record: SentRecord
  /** Number of records that refer to it. */
  readonly uses: number
}
type Chosen = Readonly<Record<string, Key>>

/** The whole records with the number of their references, most used first. */
export function useMergedRecords({ name }: Resource, ids: readonly Key[]) {
  const dataProvider = useDataProvider()
  const { http } = useBackend()
  const { load } = useCatalogue()
  return useQuery({
    // News of the merge itself does not read the deleted records again.
    queryKey: ['merge', name, ...ids],
    gcTime: 0,
    queryFn: async () => {
      const found = await Promise.all(
        ids.map(async (id): Promise<MergedRecord> => {
          const [{ data: record }, { references }] = await Promise.all([
            dataProvider.getOne<SentRecord>(name, { id }),
            call(http, referenceCounts, {
              params: { resource: name, id: String(id) },
              query: {},
            }),
          ])
          await load(references.map(({ resource }) => resource))
          return { record, uses: references.reduce((sum, each) => sum + each.records, 0) }
        }),
      )
      return found.sort((a, b) => b.uses - a.uses)
    },
  })
}

/** The fields in which the records differ, and whether the one that stays can take another value. */
export function useDifferences(resource: Resource) {
  const { readable, writable, fixed } = policyOf(resource, useMe())
  return (kept: SentRecord, records: readonly SentRecord[]) =>
    [...resource.fields.values()]
      .filter(field => readable.has(field.name) && field !== resource.key && !field.isSecret)
      .filter(({ computed, status, concat }) => !computed && !status && !concat)
      .filter(field => records.some(each => !hasSameValue(field, each, kept)))
      .map(field => {
        const may = kept._can?.fields?.includes(field.name) ?? true
        const isOpen = writable.has(field.name) && !fixed.has(field.name) && !field.isFile
        return { field, isOpen: isOpen && may }
      })
}

interface Alike {
  readonly resource: Resource
  readonly records: readonly SentRecord[]
}

/** The filled value, where the record that stays has none; not one that names a merged record. */
export const filledIn = (
  { name, target }: FieldModel,
  kept: SentRecord,
  { resource, records }: Alike,
): Key => {
  const isMerged = (value: unknown) => target === resource && records.some(({ id }) => id === value)
  const isFilling = (each: SentRecord) => !isNone(each[name]) && !isMerged(each[name])
  return (isNone(kept[name]) ? records.find(isFilling) : undefined)?.id ?? kept.id
}

export const hasSameValue = (field: FieldModel, one: SentRecord, other: SentRecord): boolean =>
  sameValue(field, withoutIds(one[field.name]), withoutIds(other[field.name]))

/** Lines of different records have ids of their own. */
const withoutIds = (value: unknown) =>
  Array.isArray(value)
    ? value.map(row => (typeof row === 'object' && row !== null ? { ...row, _ID: undefined } : row))
    : value

/** Rehearses the merge, then makes it; after a refusal the records are read again. */
export function useMergeRecords({ name }: Resource, readAgain: () => unknown) {
  const { http } = useBackend()
  const [key] = useState(() => crypto.randomUUID())
  const [state, setState] = useState<{
    readonly rehearsed?: MergeResult
    readonly done?: MergeResult
    readonly error?: string
    readonly isBusy?: boolean
  }>({})
  const send = async (kept: SentRecord, others: readonly SentRecord[], more: object) => {
    const body = {
      version: kept._VERSION ?? 0,
      others: others.map(({ id, _VERSION = 0 }) => ({ id, version: _VERSION })),
      ...more,
    }
    setState(before => ({ ...before, isBusy: true }))
    return call(http, mergeRecords, {
      params: { resource: name, id: String(kept.id) },
      body,
      key,
    })
  }
  const failed = (error: Error) => {
    setState({ error: error.message })
    void readAgain()
  }
  return {
    ...state,
    /** Forgets the rehearsal: the choice changed. */
    reset: () => setState({}),
    rehearse: (kept: SentRecord, others: readonly SentRecord[], values: Chosen) =>
      send(kept, others, { values, dryRun: true }).then(
        rehearsed => setState({ rehearsed }),
        failed,
      ),
    merge: (kept: SentRecord, others: readonly SentRecord[], values: Chosen) =>
      send(kept, others, { values }).then(done => setState({ done }), failed),
  }
}
