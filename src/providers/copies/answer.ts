import type { GetListParams } from 'ra-core'
import { fold } from '../../base/fold'
import { policyOf } from '../../model/access/access'
import type { FieldModel, Resource, SortKey } from '../../model/fields/resource'
import { hasShadow } from '../../model/fields/shadow'
import type { AskedList } from '../../model/lists/askable'
import { dependsOnTime } from '../../model/lists/deviceCopy'
import { type ListQuery, parseFilter, parseListQuery } from '../../model/lists/query/parseQuery'
import { sortKeys } from '../../model/lists/sortKeys'
import { codePointOrder, holds } from '../../model/rules/evaluate'
import { meFieldsOf, type Node, type Operator, parseRule } from '../../model/rules/rule'
import { foldedValue, isLong, otherSpelling, searchText } from '../../model/search/searchText'
import { type RecordRow, serverQuery } from '../dataProvider/local/rowIdentity'
import type { ListCopy } from './copy'

type Test = (row: RecordRow) => boolean

/** Rows of a page, and how many there are; undefined where the server may answer in another way. */
export function answerList(copy: ListCopy, list: AskedList, params: GetListParams) {
  const { page = 1, perPage = 10 } = params.pagination ?? {}
  const { field = 'id', order = 'ASC' } = params.sort ?? {}
  const query = serverQuery(
    copy.resource,
    new URLSearchParams({
      filter: JSON.stringify(params.filter ?? {}),
      range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
      sort: JSON.stringify([field, order]),
    }),
  )
  const asked = parseListQuery(Object.fromEntries(query), list)
  const test = testOf(list, asked, params.filter?.tab)
  const sorted = test && sortedRows(copy, asked)
  if (!sorted) return undefined
  const rows = sorted.filter(test)
  return { rows: rows.slice(asked.offset, asked.offset + asked.limit), total: rows.length }
}

/** Number of rows under a filter. */
export function countList(
  copy: ListCopy,
  list: AskedList,
  filter: Readonly<Record<string, unknown>>,
) {
  const test = testOf(list, parseFilter(filter, list), filter.tab)
  return test && [...copy.rows.values()].filter(test).length
}

type Question = Pick<ListQuery, 'where' | 'words'>

function testOf(list: AskedList, { where, words }: Question, tab: unknown): Test | undefined {
  const { resource } = list
  if (!isAnsweredAlike(resource, where) || !isSteadyTab(resource, tab)) return undefined
  const finds = words.length === 0 ? () => true : searchOf(list, words)
  return finds && (row => holds(where, row, {}) && finds(row))
}

/** The tab's rule asks for no more of the person than browser and server know alike. */
function isSteadyTab({ list: { tabs } }: Resource, tab: unknown): boolean {
  if (tab === undefined || !Array.isArray(tabs)) return true
  const rule = tabs.find(({ id }) => id === tab)?.where
  const node = rule && parseRule(rule)
  return !node || (!dependsOnTime(node) && meFieldsOf(node).every(name => alike.has(name)))
}
const alike: ReadonlySet<string> = new Set(['ID', 'ROLE'])

const singleOperators: ReadonlySet<Operator> = new Set<Operator>([
  ...(['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'empty'] as const),
])
const listOperators: ReadonlySet<Operator> = new Set<Operator>(['has', 'empty'])

/** Every comparison is of an own field that the rows show, by a sign that means the same here and in a database. */
function isAnsweredAlike(resource: Resource, node: Node): boolean {
  if ('all' in node) return node.all.every(part => isAnsweredAlike(resource, part))
  if ('any' in node) return node.any.every(part => isAnsweredAlike(resource, part))
  if ('not' in node) return isAnsweredAlike(resource, node.not)
  const field = 'field' in node.left && !node.left.plus && resource.fields.get(node.left.field)
  if (!field || !('value' in node.right)) return false
  if (node.op === 'contains') return hasShadow(resource, field)
  if (isSingle(field)) return singleOperators.has(node.op)
  const isShown = field.store !== null || resource.list.columns.includes(field.name)
  const isListed = field.isList || field.references !== undefined
  return isShown && isListed && listOperators.has(node.op)
}

/** The column holds one value, equal to the one on the wire. */
const isSingle = ({ store, isList, isFile }: FieldModel) =>
  store !== null && store !== 'json' && !isList && !isFile

/** Undefined where a search also looks at what the rows do not show. */
function searchOf({ resource, me }: AskedList, words: readonly string[]): Test | undefined {
  const { readable } = policyOf(resource, me)
  const { searched, searchedBehind } = resource
  const isOwn = searched.every(
    field => readable.has(field.name) && (field.id || hasShadow(resource, field)),
  )
  if (!isOwn || searchedBehind.length > 0) return undefined
  const other = otherSpelling(resource, words)
  const spellings = [words, ...(other ? [[other]] : [])].map(each => each.map(fold).filter(Boolean))
  return row => {
    const text = textOf(resource, row)
    return spellings.some(each =>
      each.every(word => (isLong(word) ? text.includes(word) : beginsWith(searched, row, word))),
    )
  }
}

const texts = new WeakMap<RecordRow, string>()

function textOf(resource: Resource, row: RecordRow): string {
  const known = texts.get(row) ?? searchText(resource, row) ?? ''
  texts.set(row, known)
  return known
}

const beginsWith = (searched: readonly FieldModel[], row: RecordRow, word: string) =>
  searched.some(field =>
    field.id
      ? /^\d+$/.test(word) && row[field.name] === Number(word)
      : foldedValue(row[field.name])?.startsWith(word),
  )

type Rank = string | number | null

/** Rows in an order, as the server sorts them: folded texts by code point, nulls last, ties by key. */
function sortedRows(copy: ListCopy, { sort }: ListQuery): readonly RecordRow[] | undefined {
  const { resource, orders, rows } = copy
  const keys = sortKeys(sort)
  const name = JSON.stringify(keys)
  const known = orders.get(name)
  if (known) return known
  const places = keys.map(key => placeOf(resource, key))
  if (!places.every(place => place !== undefined)) return undefined
  const key = placeOf(resource, { field: resource.key.name, order: (sort.next ?? sort).order })
  if (!key) return undefined
  // The key itself is compared as it is stored.
  const all = [...places, { ...key, isFolded: false }]
  const ranked = [...rows.values()].map(row => ({ row, by: all.map(place => rankOf(place, row)) }))
  const isRare = ranked.some(({ by }) =>
    by.some(rank => typeof rank === 'string' && rare.test(rank)),
  )
  ranked.sort(byRanks(all, isRare ? compareRareRanks : compareRanks))
  const sorted = ranked.map(({ row }) => row)
  orders.set(name, sorted)
  return sorted
}

interface Place {
  readonly name: string
  readonly isFolded: boolean
  readonly isAscending: boolean
}

function placeOf(resource: Resource, { field: name, order }: SortKey): Place | undefined {
  const field = resource.fields.get(name)
  if (!field || !isSingle(field)) return undefined
  return { name, isFolded: hasShadow(resource, field), isAscending: order === 'ASC' }
}

function rankOf({ name, isFolded }: Place, row: RecordRow): Rank {
  const value = row[name]
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'number') return value
  if (!isFolded) return String(value)
  // Plain letters need no normalising.
  return plain.test(String(value)) ? String(value).toLowerCase().trim() : fold(String(value))
}

const plain = /^[ -~]*$/

type RankOrder = (a: string | number, b: string | number) => number
interface Ranked {
  readonly by: readonly Rank[]
}
const byRanks = (places: readonly Place[], compare: RankOrder) => (a: Ranked, b: Ranked) => {
  for (const [at, { isAscending }] of places.entries()) {
    const [left = null, right = null] = [a.by[at], b.by[at]]
    if (left !== right) return inOrder(left, right, isAscending ? compare : reversed(compare))
  }
  return 0
}

const reversed =
  (compare: RankOrder): RankOrder =>
  (a, b) =>
    compare(b, a)

/** Nulls come last in both directions. */
function inOrder(a: Rank, b: Rank, compare: RankOrder): number {
  if (a === null) return 1
  return b === null ? -1 : compare(a, b)
}

/** Units that sort differently from their code points. */
const rare = /[\ud800-\uffff]/

const compareRanks: RankOrder = (a, b) => (a < b ? -1 : 1)

const compareRareRanks: RankOrder = (a, b) =>
  typeof a === 'string' && typeof b === 'string' ? codePointOrder(a, b) : compareRanks(a, b)
