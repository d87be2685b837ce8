import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import {
  type ReferenceCount,
  type ReferringRecord,
  referenceCounts,
  referringRecords,
} from '../../model/endpoints/references'
import type { Resource } from '../../model/fields/resource'
import { replaceReference } from '../../model/lists/replaceReference'
import { useBackend } from '../../providers/backend/backendContext'
import { type SentRecord, useCatalogue } from '../../providers/backend/catalogueContext'
import type { BulkAnswer, BulkInput } from '../../providers/dataProvider/bulk'
import { call } from '../../providers/dataProvider/call'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { inParts } from '../../providers/dataProvider/inParts'

type Key = SentRecord['id']

/** The records that refer by one field, and what happens or happened to them. */
export interface ReassignResult {
  readonly of: ReferenceCount
  readonly records: readonly ReferringRecord[]
  readonly answer: BulkAnswer
}

/** References to a record by resource and field; those that this user may change come first. */
export function useReferences({ name }: Resource, id: Key) {
  const { http } = useBackend()
  const { load } = useCatalogue()
  return useQuery({
    queryKey: [name, 'references', String(id)],
    queryFn: async () => {
      const params = { resource: name, id: String(id) }
      const answer = await call(http, referenceCounts, { params, query: {} })
      await load(answer.references.map(({ resource }) => resource))
      return [...answer.references].sort((a, b) => Number(b.mayChange) - Number(a.mayChange))
    },
  })
}

/** Rehearses and makes the change of a reference in all records that have it. */
export function useReassign(target: Resource, id: Key) {
  const { recordsOf, send } = useReassignCalls(target, id)
  const [state, setState] = useState<{
    readonly rehearsed?: readonly ReassignResult[]
    readonly done?: readonly ReassignResult[]
    readonly error?: string
    readonly busy?: boolean
  }>({})
  const [operation, setOperation] = useState(() => crypto.randomUUID())
  const working = async (work: () => Promise<typeof state>) => {
    setState(before => ({ ...before, busy: true }))
    setState(await work().catch((error: Error) => ({ error: error.message })))
  }
  return {
    ...state,
    /** Forgets the rehearsal: the choice changed. */
    reset: () => setState({}),
    rehearse: (chosen: readonly ReferenceCount[], to: Key) =>
      working(async () => {
        setOperation(crypto.randomUUID())
        const rehearsed: ReassignResult[] = []
        for (const of of chosen) {
          const records = await recordsOf(of)
          const answer = await send({ of, records }, to, { dryRun: true })
          rehearsed.push({ of, records, answer })
        }
        return { rehearsed }
      }),
    /** Changes what the rehearsal found possible, as one operation with a batch of each resource. */
    apply: (to: Key) =>
      working(async () => {
        const done: ReassignResult[] = []
        for (const { of, records } of state.rehearsed ?? []) {
          const before = done.filter(each => each.of.resource === of.resource)
          const batch = before.findLast(each => each.answer.batch)?.answer.batch
          const answer = await send({ of, records: withoutVersions(records, before) }, to, {
            ...{ skipRefused: true, key: `${operation}-${of.resource}-${of.field}`, operation },
            ...(batch && { batch }),
          })
          done.push({ of, records, answer })
        }
        return { done }
      }),
  }
}

/** A record may refer by two fields: the change of the first one gave it another version. */
function withoutVersions(
  records: readonly ReferringRecord[],
  before: readonly ReassignResult[],
): Sent['records'] {
  const changed = before.flatMap(({ answer }) =>
    answer.rows.flatMap(({ outcome, id }) => (outcome === 'change' ? [id] : [])),
  )
  const isChanged = new Set<unknown>(changed)
  return records.map(({ version, ...each }) =>
    isChanged.has(each.id) ? each : { ...each, version },
  )
}

interface Sent extends Pick<ReassignResult, 'of'> {
  /** Without a version, the current one is changed. */
  readonly records: readonly (Omit<ReferringRecord, 'version'> & { readonly version?: number })[]
}

function useReassignCalls({ name }: Resource, id: Key) {
  const { http } = useBackend()
  const catalogue = useCatalogue()
  const dataProvider = useDataProvider<AppDataProvider>()
  return {
    recordsOf: async ({ resource: from, field }: ReferenceCount) => {
      const found: ReferringRecord[] = []
      for (let after: string | undefined; ; ) {
        const params = { resource: name, id: String(id) }
        const page = await call(http, referringRecords, { params, query: { from, field, after } })
        found.push(...page.records)
        if (page.next === undefined) return found
        after = page.next
      }
    },
    send: ({ of: { resource, field }, records }: Sent, to: Key, bulkInput: BulkInput) => {
      const model = catalogue.get(resource).fields.get(field)
      const changed = ({ value = id }: Sent['records'][number]) =>
        model && replaceReference(model, value, { target: catalogue.get(name), from: id, to })
      const items = records.map(each => ({
        ...{ id: each.id, _VERSION: each.version },
        changes: { [field]: changed(each) },
      }))
      return inParts(items, { ...bulkInput, source: 'reassign' }, (rows, part) =>
        dataProvider.bulk(resource, rows, part),
      )
    },
  }
}
