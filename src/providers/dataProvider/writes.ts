import { isEqual } from 'es-toolkit/predicate'
import type { DataProvider, Identifier, RaRecord } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import type { WireRow } from './local/rowIdentity'
import type { ProviderParts } from './parts'

type Reads = Pick<DataProvider, 'getMany'>
type Writes = Pick<DataProvider, 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'>

/** Writes send the version on screen and an idempotency key. */
export function writes({ rest, find }: ProviderParts, { getMany }: Reads): Writes {
  const update: Writes['update'] = async (name, { id, data, previousData }) => {
    const { resource, path } = find(name)
    const changes = changesOf(resource, data, previousData)
    if (previousData && Object.keys(changes).length === 0) return { data: previousData }
    const headers = ifMatch(resource, previousData)
    const call = { resource, operation: 'update', id, headers } as const
    return rest(call).update(path, { id, data: changes, previousData })
  }
  const remove: Writes['delete'] = (name, params) => {
    const { resource, path } = find(name)
    const headers = ifMatch(resource, params.previousData)
    const call = { resource, operation: 'delete', id: params.id, headers } as const
    return rest(call).delete(path, params)
  }
  return {
    update,
    delete: remove,
    create(name, { data, meta }) {
      const { resource, path } = find(name)
      // Created when the form opened, so that a repeated request creates one record.
      const key: string = meta?.idempotencyKey ?? crypto.randomUUID()
      const headers = resource.rest.concurrency ? { 'Idempotency-Key': key } : {}
      const call = { resource, operation: 'create', headers } as const
      return rest(call).create(path, { data: written(resource, data) })
    },
    async updateMany(name, { ids, data, meta }) {
      const records = meta?.records ?? (await getMany(name, { ids })).data
      await inTurns(records, previousData =>
        update(name, { id: previousData.id, data, previousData }),
      )
      return { data: ids }
    },
    async deleteMany(name, { ids, meta }) {
      const records = meta?.records ?? (await getMany(name, { ids })).data
      await inTurns(records, previousData => remove(name, { id: previousData.id, previousData }))
      return { data: ids }
    },
  }
}

const ifMatch = (resource: Resource, record: WireRow | undefined): Record<string, string> =>
  resource.rest.concurrency && record?._VERSION !== undefined
    ? { 'If-Match': `"${record._VERSION}"` }
    : {}

const AT_ONCE = 4

/** A few at a time; after all were tried, the first refusal is thrown. */
async function inTurns(
  records: readonly RaRecord<Identifier>[],
  act: (record: RaRecord<Identifier>) => Promise<unknown>,
) {
  const waiting = [...records]
  const refused: unknown[] = []
  const work = async () => {
    for (let record = waiting.shift(); record; record = waiting.shift()) {
      await act(record).catch((error: unknown) => refused.push(error))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (refused.length > 0) throw refused[0]
}

/** The values of an update: fields that differ from the record the form opened with. */
function changesOf(resource: Resource, data: WireRow, previous: WireRow | undefined): WireRow {
  const changed = Object.entries(written(resource, data)).filter(
    ([name, value]) => value !== undefined && !(previous && isEqual(value, previous[name])),
  )
  return Object.fromEntries(changed)
}

/** A record without `id`, `_VERSION` and `_can`, which react-admin and the server add. */
const written = (resource: Resource, data: WireRow): WireRow =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name]) => !name.startsWith('_') && (name !== 'id' || resource.fields.has('id')),
    ),
  )
