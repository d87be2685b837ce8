import type { Resource } from '../../model/resource'
import { apiRoot } from '../http'
import { isObject } from '../sessionView'
import { addressIn, encoded } from './addresses'
import { httpErrorOf } from './httpError'
import { type RecordRow, type Row, withId } from './identity'
import type { Parts } from './parts'
import { type Past, past } from './past'

export interface TabCount {
  readonly count: number
  readonly atLeast: boolean
}
export interface ExportWish {
  readonly filter: Row
  readonly sort: readonly [field: string, order: 'ASC' | 'DESC']
  readonly format: 'csv' | 'xlsx'
  readonly columns: readonly string[]
}

export interface MoveWish {
  readonly id: string | number
  /** The transition. */
  readonly name: string
  /** What it asks for. */
  readonly answers: Row
  /** The version its maker saw. */
  readonly version: number | undefined
  /** The name of this intention: sent twice, it is done once. */
  readonly key: string
}
/** What generated pages ask beyond react-admin's nine methods. */
export interface Extras extends Past {
  /** Rows per tab under these filters, `all` included. */
  tabCounts(
    resource: string,
    params: { filter: Row; signal?: AbortSignal },
  ): Promise<Readonly<Record<string, TabCount>>>
  /** A signed address of a file with exactly the filtered rows. */
  exportUrl(resource: string, wish: ExportWish): Promise<string>
  /** Makes a move of a record's flow; answers the record as it is then. */
  move(resource: string, wish: MoveWish): Promise<RecordRow>
}

export function extras(parts: Parts, getList: CountRows): Extras {
  return {
    async tabCounts(name, params) {
      const { resource } = parts.find(name)
      return parts.wholes.isWhole(resource)
        ? countLocally(resource, params.filter, getList)
        : countAtServer(parts, resource, params)
    },
    async exportUrl(name, wish) {
      const { resource } = parts.find(name)
      const answer = await parts.http.exchange(addressIn(resource, 'export'), {
        method: 'POST',
        body: wish,
      })
      const url = isObject(answer.body) ? answer.body.url : undefined
      if (!answer.ok || typeof url !== 'string') throw httpErrorOf(answer)
      return new URL(url, apiRoot(parts.base)).href
    },
    ...recordExtras(parts),
    ...past(parts),
  }
}

const recordExtras = ({ http, wholes, find }: Parts): Pick<Extras, 'move'> => ({
  async move(name, { id, name: move, answers, version, key }) {
    const { resource } = find(name)
    const answer = await http.exchange(
      addressIn(resource, `${encoded(id)}/flow/${encoded(move)}`),
      {
        method: 'POST',
        body: answers,
        headers: {
          'Idempotency-Key': key,
          ...(version !== undefined && { 'If-Match': `"${version}"` }),
        },
      },
    )
    wholes.forget(resource)
    if (!answer.ok || !isObject(answer.body)) throw httpErrorOf(answer)
    return withId(resource, answer.body)
  },
})

type CountRows = (resource: string, filter: Row) => Promise<number>

async function countAtServer(
  { http }: Parts,
  resource: Resource,
  { filter, signal }: { filter: Row; signal?: AbortSignal },
) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  const answer = await http.exchange(`${addressIn(resource, 'tabs')}?${query}`, { signal })
  if (!answer.ok || !isObject(answer.body)) throw httpErrorOf(answer)
  return answer.body.tabs as Readonly<Record<string, TabCount>>
}

/** Out of the whole array: each tab is a filter like any other. */
async function countLocally(resource: Resource, filter: Row, count: CountRows) {
  const ids = tabIds(resource)
  const counted = ids.map(
    async id => [id, await count(resource.name, { ...filter, tab: id })] as const,
  )
  const all = await count(resource.name, filter)
  const tabs = [['all', all] as const, ...(await Promise.all(counted))]
  return Object.fromEntries(tabs.map(([id, rows]) => [id, { count: rows, atLeast: false }]))
}

/** A tab per option of the field, or those the schema names. */
function tabIds({ list, fields }: Resource): readonly string[] {
  const { tabs } = list
  if (tabs === undefined) return []
  if (typeof tabs !== 'string') return tabs.map(({ id }) => id)
  const words = fields.get(tabs)?.words
  return words && 'options' in words ? Object.keys(words.options ?? {}) : []
}
