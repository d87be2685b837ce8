import type { DataProvider, Identifier, RaRecord } from 'ra-core'
import type { Resource } from '../../model/resource'
import { changesOf, written } from './changes'
import type { Row } from './identity'
import type { Parts } from './parts'

type Reads = Pick<DataProvider, 'getMany'>
type Writes = Pick<DataProvider, 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'>

/** Writes carry what keeps them safe: the version they saw, the key of their intention. */
export function writes({ rest, find }: Parts, { getMany }: Reads): Writes {
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
      // Made when the form opened, so that sending twice creates once (design.md, wire contract).
      const key: string = meta?.idempotencyKey ?? crypto.randomUUID()
      const headers = resource.rest.versions ? { 'Idempotency-Key': key } : {}
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

const ifMatch = (resource: Resource, record: Row | undefined): Record<string, string> =>
  resource.rest.versions && record?._VERSION !== undefined
    ? { 'If-Match': `"${record._VERSION}"` }
    : {}

const AT_ONCE = 4

/** A few at a time; the first refusal is told after all were tried. */
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
