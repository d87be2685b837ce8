import type { GetListParams } from 'ra-core'
import { fold } from '../../base/fold'
import { policyOf } from '../../model/access/access'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { hasShadow } from '../../model/fields/shadow'
import type { ConditionList } from '../../model/lists/askable'
import { dependsOnTime } from '../../model/lists/deviceCopy'
import { type ListQuery, parseFilter, parseListQuery } from '../../model/lists/query/parseQuery'
import { holds } from '../../model/rules/evaluate'
import { meFieldsOf, type Node, type Operator, parseRule } from '../../model/rules/rule'
import { foldedValue, isLong, otherSpelling, searchText } from '../../model/search/searchText'
import { type RecordRow, serverQuery } from '../dataProvider/local/rowIdentity'
import type { ListCopy } from './copy'
import { columnOrder, isSingle, sortedRows } from './orders'
import { idle } from './read'
import { alike } from './record'

type Test = (row: RecordRow) => boolean

/** Rows of a page, and how many there are; undefined where the server may answer in another way. */
export function answerList(copy: ListCopy, list: ConditionList, params: GetListParams) {
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
  const sorted = test && sortedRows(copy, asked.sort)
  if (!sorted) return undefined
  const rows = sorted.filter(test)
  return { rows: rows.slice(asked.offset, asked.offset + asked.limit), total: rows.length }
}

/** Number of rows under a filter. */
export function countList(
  copy: ListCopy,
  list: ConditionList,
  filter: Readonly<Record<string, unknown>>,
) {
  const test = testOf(list, parseFilter(filter, list), filter.tab)
  return test && [...copy.rows.values()].filter(test).length
}

const FOLDED_AT_ONCE = 1_000

/** Sorts the columns that the list shows, and folds what it searches, while the browser is idle: the first question waits for neither. */
export async function prepareAnswers(copy: ListCopy, goesOn: () => boolean) {
  const { resource, rows } = copy
  const all = [...rows.values()]
  const folds = Array.from({ length: Math.ceil(all.length / FOLDED_AT_ONCE) }, (_, at) => () => {
    const some = all.slice(at * FOLDED_AT_ONCE, (at + 1) * FOLDED_AT_ONCE)
    for (const row of some) textOf(resource, row)
  })
  const sorts = resource.list.columns.map(name => () => columnOrder(copy, name))
  for (const work of [...sorts, ...folds]) {
    await idle()
    if (!goesOn()) return
    work()
  }
}

type Question = Pick<ListQuery, 'where' | 'words'>

function testOf(list: ConditionList, { where, words }: Question, tab: unknown): Test | undefined {
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

/** Undefined where a search also looks at what the rows do not show. */
function searchOf({ resource, me }: ConditionList, words: readonly string[]): Test | undefined {
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
      each.every(word => {
        if (isLong(word)) return text.includes(word)
        return each.some(isLong)
          ? ` ${text.replaceAll('\n', ' ')}`.includes(` ${word}`)
          : beginsWith(searched, row, word)
      }),
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
