import type { CallView } from '../../model/access/calls'
import type { Resource } from '../../model/fields/resource'
import type { GroupView } from '../../model/openapi/countPaths'
import type { RecordRow, WireRow } from './local/rowIdentity'
import type { ProviderParts } from './parts'

export interface TabCountView {
  readonly count: number
  readonly atLeast: boolean
}
export type TabCounts = Readonly<Record<string, TabCountView>>
export interface SimilarRecordsView {
  readonly by: readonly string[]
  readonly record: RecordRow
}
export interface ExportInput {
  readonly filter: WireRow
  /** Columns with their orders, one after another. */
  readonly sort: readonly string[]
  readonly format: 'csv' | 'xlsx' | 'report'
  readonly columns: readonly string[]
}

export interface GroupInput {
  readonly filter: WireRow
  /** The column that groups; without one all rows are one group. */
  readonly by?: string | undefined
  /** Groups from the smallest to the largest of these values; null is the one without a value. */
  readonly values?: readonly unknown[]
  readonly sums?: readonly string[]
  /** Fewest rows of a group. */
  readonly least?: number
  readonly signal?: AbortSignal
}

export interface MoveInput {
  readonly id: string | number
  readonly name: string
  /** A call of another system answered by hand, instead of a transition. */
  readonly call?: number | undefined
  readonly answers: WireRow
  /** Version of the record on the person's screen. */
  readonly version: number | undefined
  /** Idempotency key: a repeated request has one effect. */
  readonly key: string
}
export interface FeatureCall {
  /** With its query: `summary?filter=…`. */
  readonly path: string
  /** Sent by POST. */
  readonly body?: unknown
  readonly signal?: AbortSignal
}
export interface DocumentInput {
  readonly id: string | number
  readonly name: string
  readonly key: string
}
/** Calls of generated lists beyond react-admin's nine methods. */
export interface Extras {
  /** Rows per tab under these filters, including `all`. */
  tabCounts(resource: string, params: { filter: WireRow; signal?: AbortSignal }): Promise<TabCounts>
  /** Exact counts and sums over all filtered rows, by a column or in all. */
  groups(resource: string, wish: GroupInput): Promise<readonly GroupView[]>
  /** Calls an endpoint that a feature adds below the path of a resource. */
  askFeature<Answer>(resource: string, call: FeatureCall): Promise<Answer>
}

/** Calls about one record, an export or a search for duplicates. */
export interface RecordCalls {
  /** Possible duplicates of the record being typed; `but` excludes the record itself. */
  alike(
    resource: string,
    params: { values: WireRow; but?: string | number | undefined; signal?: AbortSignal },
  ): Promise<readonly SimilarRecordsView[]>
  /** A signed address of a file with the filtered rows. */
  exportUrl(resource: string, wish: ExportInput): Promise<string>
  /** A signed address of a record's document; the copy is counted. */
  paperUrl(resource: string, wish: DocumentInput): Promise<string>
  /** Calls to other systems for a record, newest first. */
  calls(resource: string, id: string | number): Promise<readonly CallView[]>
  /** Repeats one of them now. */
  tryAgain(resource: string, wish: { id: string | number; call: number }): Promise<unknown>
  /** Makes a transition of a record's flow; returns the record. */
  move(resource: string, wish: MoveInput): Promise<RecordRow>
}

export function extras(parts: ProviderParts, getList: CountRows): Extras {
  return {
    async tabCounts(name, params) {
      const { resource } = parts.find(name)
      if (parts.wholeLists.isWhole(resource)) return countLocally(resource, params.filter, getList)
      return parts.copies?.kept()?.tabs(name, params.filter) ?? countAtServer(parts, name, params)
    },
    async groups(name, { filter, by, values, sums, least, signal }) {
      const query = new URLSearchParams({
        filter: JSON.stringify(filter),
        ...(by !== undefined && { by }),
        ...(values && { values: JSON.stringify(values) }),
        ...(sums && { sums: JSON.stringify(sums) }),
        ...(least !== undefined && { least: String(least) }),
      })
      const { body } = await parts.ask(name, `groups?${query}`, { signal })
      return body.groups as readonly GroupView[]
    },
    async askFeature<Answer>(name: string, { path, body, signal }: FeatureCall) {
      const method = body === undefined ? 'GET' : 'POST'
      const answer = await parts.ask(name, path, { signal, method, body })
      return answer.body as Answer
    },
  }
}

type CountRows = (resource: string, filter: WireRow) => Promise<number>

async function countAtServer(
  { ask }: ProviderParts,
  name: string,
  { filter, signal }: { filter: WireRow; signal?: AbortSignal },
) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  const { body } = await ask(name, `tabs?${query}`, { signal })
  return body.tabs as TabCounts
}

/** Counts in the whole array; each tab is a filter. */
async function countLocally(resource: Resource, filter: WireRow, count: CountRows) {
  const tabs = await Promise.all([
    count(resource.name, filter).then(rows => ['all', rows] as const),
    ...tabIds(resource).map(
      async id => [id, await count(resource.name, { ...filter, tab: id })] as const,
    ),
  ])
  return Object.fromEntries(tabs.map(([id, rows]) => [id, { count: rows, atLeast: false }]))
}

/** One tab per option of the field, or the tabs of the schema. */
function tabIds({ list, fields }: Resource): readonly string[] {
  const { tabs } = list
  if (tabs === undefined) return []
  if (typeof tabs !== 'string') return tabs.map(({ id }) => id)
  const words = fields.get(tabs)?.words
  return words && 'options' in words ? Object.keys(words.options ?? {}) : []
}
