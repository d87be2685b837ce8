import type { BesideRows } from '../../model/beside'
import type { CallTold } from '../../model/calls'
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
/** Rows in a state, and what they come to. */
export interface Sum {
  readonly count: number
  /** Absent for who may not read the amounts. */
  readonly sum?: number
  /** States whose rows are counted and not added up. */
  readonly without?: readonly string[]
}
/** A record much like the one being typed, and the fields that speak for it. */
export interface Alike {
  readonly by: readonly string[]
  readonly record: RecordRow
}
export interface BesideWish {
  readonly id: string | number
  /** The child rows' field. */
  readonly field: string
  readonly draft?: { readonly record: Row; readonly rows: readonly Row[] }
}
export interface ExportWish {
  readonly filter: Row
  readonly sort: readonly [field: string, order: 'ASC' | 'DESC']
  readonly format: 'csv' | 'xlsx' | 'report'
  readonly columns: readonly string[]
}

export interface MoveWish {
  readonly id: string | number
  /** The transition. */
  readonly name: string
  /** The call that is answered in place of its system, where no move is made. */
  readonly call?: number | undefined
  /** What it asks for. */
  readonly answers: Row
  /** The version its maker saw. */
  readonly version: number | undefined
  /** The name of this intention: sent twice, it is done once. */
  readonly key: string
}
/** A message about a record; where its sender chooses what it speaks of, one for each. */
export interface Message {
  readonly text: string
  /** As WhatsApp dials it. */
  readonly phone: string | null
  readonly choices?: readonly { readonly label: string; readonly text: string }[]
}
export interface PaperWish {
  readonly id: string | number
  /** The paper. */
  readonly name: string
  readonly key: string
}
/** What generated pages ask beyond react-admin's nine methods. */
export interface Extras extends Past {
  /** Rows per tab under these filters, `all` included. */
  tabCounts(
    resource: string,
    params: { filter: Row; signal?: AbortSignal },
  ): Promise<Readonly<Record<string, TabCount>>>
  /** What stands in each state under these filters, `all` included. */
  summary(
    resource: string,
    params: { filter: Row; signal?: AbortSignal },
  ): Promise<Readonly<Record<string, Sum>>>
  /** Records that may be the one being typed; `but` is the record itself. */
  alike(
    resource: string,
    params: { values: Row; but?: string | number | undefined; signal?: AbortSignal },
  ): Promise<readonly Alike[]>
  /** A signed address of a file with exactly the filtered rows. */
  exportUrl(resource: string, wish: ExportWish): Promise<string>
  /** A signed address of a paper of a record; the copy is counted. */
  paperUrl(resource: string, wish: PaperWish): Promise<string>
  /** What other systems were asked for a record, the last first. */
  calls(resource: string, id: string | number): Promise<readonly CallTold[]>
  /** Has one of them tried again now. */
  tryAgain(resource: string, wish: { id: string | number; call: number }): Promise<unknown>
  /** Numbers of other resources beside the child rows of a record, by their `_ID`; of a draft, by their place. */
  beside(resource: string, wish: BesideWish): Promise<BesideRows>
  /** The message a schema words about its records. */
  message(resource: string, id: string | number): Promise<Message>
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
    async summary(name, { filter, signal }) {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) })
      const path = `${addressIn(parts.find(name).resource, 'summary')}?${query}`
      const answer = await parts.http.exchange(path, { signal })
      if (!answer.ok || !isObject(answer.body)) throw httpErrorOf(answer)
      return answer.body.summary as Readonly<Record<string, Sum>>
    },
    async alike(name, { values, but, signal }) {
      const { resource } = parts.find(name)
      const answer = await parts.http.exchange(addressIn(resource, 'alike'), {
        method: 'POST',
        body: { values, ...(but !== undefined && { but }) },
        signal,
      })
      if (!answer.ok || !isObject(answer.body)) throw httpErrorOf(answer)
      const found = answer.body.alike as readonly { by: readonly string[]; record: Row }[]
      return found.map(({ by, record }) => ({ by, record: withId(resource, record) }))
    },
    async exportUrl(name, wish) {
      const { resource } = parts.find(name)
      const answer = await parts.http.exchange(addressIn(resource, 'export'), {
        method: 'POST',
        body: wish,
      })
      return urlIn(parts, answer)
    },
    async paperUrl(name, { id, name: paper, key }) {
      const { resource } = parts.find(name)
      const path = addressIn(resource, `${encoded(id)}/papers/${encoded(paper)}`)
      const headers = { 'Idempotency-Key': key }
      return urlIn(parts, await parts.http.exchange(path, { method: 'POST', headers }))
    },
    ...recordExtras(parts),
    ...past(parts),
  }
}

function urlIn({ base }: Parts, answer: Awaited<ReturnType<Parts['http']['exchange']>>): string {
  const url = isObject(answer.body) ? answer.body.url : undefined
  if (!answer.ok || typeof url !== 'string') throw httpErrorOf(answer)
  return new URL(url, apiRoot(base)).href
}

const recordExtras = ({
  http,
  wholes,
  find,
}: Parts): Pick<Extras, 'move' | 'message' | 'beside' | 'calls' | 'tryAgain'> => ({
  async beside(name, { id, field, draft }) {
    const path = addressIn(find(name).resource, `${encoded(id)}/beside/${encoded(field)}`)
    const answer = await http.exchange(path, draft && { method: 'POST', body: draft })
    if (!answer.ok || !isObject(answer.body)) throw httpErrorOf(answer)
    return answer.body.beside as BesideRows
  },
  async message(name, id) {
    const answer = await http.exchange(addressIn(find(name).resource, `${encoded(id)}/message`))
    const { body } = answer
    if (!answer.ok || !isObject(body) || typeof body.text !== 'string') throw httpErrorOf(answer)
    return body as unknown as Message
  },
  async calls(name, id) {
    const answer = await http.exchange(addressIn(find(name).resource, `${encoded(id)}/calls`))
    if (!answer.ok || !isObject(answer.body) || !Array.isArray(answer.body.calls))
      throw httpErrorOf(answer)
    return answer.body.calls as readonly CallTold[]
  },
  async tryAgain(name, { id, call }) {
    const path = addressIn(find(name).resource, `${encoded(id)}/calls/${call}/retry`)
    const answer = await http.exchange(path, { method: 'POST' })
    if (!answer.ok) throw httpErrorOf(answer)
  },
  async move(name, { id, name: move, call, answers, version, key }) {
    const { resource } = find(name)
    const answer = await http.exchange(
      addressIn(
        resource,
        `${encoded(id)}/${call === undefined ? `flow/${encoded(move)}` : `calls/${call}/answer`}`,
      ),
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
