import { chunk } from 'es-toolkit'
import type { DataProvider, GetListParams, GetListResult, GetManyParams } from 'ra-core'
import { isObject } from '../../base/parseJson'
import type { HttpAnswer } from '../http/http'
import type { PageCursors } from './cursors'
import { notFound } from './httpError'
import { titlesIn, titlesQuery } from './listTitles'
import type { ProviderParts } from './parts'

type Reads = Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'getManyReference'>
/** Number of ids that fit into an address. */
const BATCH = 100

export function reads(parts: ProviderParts): Reads {
  const getMany: Reads['getMany'] = async (name, params) => {
    const ids = [...new Set(params.ids)]
    const kept = parts.copies?.kept()?.many(name, ids)
    if (kept) return { data: kept as never }
    const found = await Promise.all(
      chunk(ids, BATCH).map(batch => readBatch(parts, name, { ...params, ids: batch })),
    )
    return { data: found.flat() }
  }
  return {
    getMany,
    getList(name, params) {
      const read = () => readList(parts, name, params)
      return parts.copies?.kept()?.list(name, params, read) ?? read()
    },
    getManyReference: (name, { target, id, filter, ...params }) =>
      readList(parts, name, { ...params, filter: { ...filter, [target]: id } }),
    async getOne(name, params) {
      const { resource, path } = parts.find(name)
      const isAlone = resource.rest.operations?.one !== undefined
      if (isAlone || !parts.wholeLists.isWhole(resource)) {
        const read = () =>
          parts.rest({ resource, operation: 'one', id: params.id }).getOne(path, params)
        return (parts.copies?.kept()?.one(name, params.id, read) ?? read()) as never
      }
      const { data } = await getMany(name, { ids: [params.id], ...signalOf(params) })
      if (!data[0]) throw notFound()
      return { data: data[0] }
    },
  }
}

async function readBatch(parts: ProviderParts, name: string, params: GetManyParams) {
  const { resource, path } = parts.find(name)
  const { data } = await parts.rest({ resource, operation: 'list' }).getMany(path, params)
  return data
}

async function readList(
  { copies, cursors, company, rest, find, isPlain, onTitles }: ProviderParts,
  name: string,
  params: GetListParams,
): Promise<GetListResult> {
  const { resource, path } = find(name)
  const asked = company()
  const list = `${asked ?? ''} ${name}`
  const isShown = params.meta?.list === true && !isPlain?.()
  let answer: HttpAnswer | undefined
  const { data, total } = await rest({
    resource,
    operation: 'list',
    query: { ...cursors.leadingTo(list, params), ...(isShown && titlesQuery(resource)) },
    onAnswer: given => {
      answer = given
    },
  }).getList(path, { filter: {}, ...params })
  // Another company has been chosen since: its names are others.
  if (company() === asked) onTitles?.(titlesIn(answer?.body))
  // A list that cannot be copied is asked of the server.
  if (isShown && !params.meta.some) void copies?.keep(name).catch(() => undefined)
  const neighbours = cursorsOf(answer)
  if (neighbours) cursors.remember(list, params, neighbours)
  if (answer?.headers.get('X-Total') !== 'at-least') return { data, total: total ?? data.length }
  const hasNextPage = neighbours?.next !== undefined
  const hasPreviousPage = (params.pagination?.page ?? 1) > 1
  const atLeast = (total ?? 1) - 1
  return { data, pageInfo: { hasNextPage, hasPreviousPage }, meta: { atLeast } }
}

function cursorsOf(answer: HttpAnswer | undefined): PageCursors | undefined {
  const cursors = isObject(answer?.body) ? answer.body.cursors : undefined
  return isObject(cursors) ? (cursors as PageCursors) : undefined
}

const signalOf = ({ signal }: { signal?: AbortSignal | undefined }) => (signal ? { signal } : {})
