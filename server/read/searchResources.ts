import { fold } from '../../src/base/fold'
import { isNear } from '../../src/base/likeness'
import { policyOf } from '../../src/model/access/access'
import type { Found, FoundAll } from '../../src/model/endpoints/search'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { recordTitle } from '../../src/model/fields/title'
import { byMatch, isFindable, matchOf, subtitleFields } from '../../src/model/search/globalSearch'
import { Refusal } from '../base/refusal'
import { conditionListOf, readListQuery } from '../query/list/listQuery'
import { type RecordValues, type RequestContext, recordKey } from '../query/requestContext'
import { titleReader } from '../query/titles'
import { firstRecords } from './list'

const ROWS_PER_LIST = 5
const LISTS_AT_ONCE = 4
const FACTS = 2
/** Rows of a list that are compared with a misspelt word. */
const CANDIDATES = 60
const SHORTEST_MISSPELT = 4

interface GlobalSearch {
  readonly words: string
  /** Milliseconds after which the results so far are returned. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
  readonly onFault: (resource: string, error: unknown) => void
}
type SearchContext = Omit<RequestContext, 'resource'>

/**
 * Best rows of every list the user may open, with the rights, company and order of that list. A list that
 * fails or is late is named and does not delay others.
 */
export async function searchResources(
  context: SearchContext,
  globalSearch: GlobalSearch,
): Promise<FoundAll> {
  const lists = [...context.records.catalogue.resources.values()].filter(resource =>
    isFindable(resource, context.me),
  )
  const found = new Map<Resource, readonly Found[]>()
  const titles = titleReader(context)
  const timeout = deadline(globalSearch.timeoutMs)
  let at = 0
  const searchNext = async () => {
    for (let list = lists[at++]; list && isRunning(); list = lists[at++]) {
      try {
        found.set(
          list,
          await searchList({ ...context, resource: list }, { words: globalSearch.words, titles }),
        )
      } catch (error) {
        if (!(error instanceof Refusal)) globalSearch.onFault(list.name, error)
      }
      await yieldToOtherRequests()
    }
  }
  const isRunning = () => !timeout.passed() && !globalSearch.signal?.aborted
  await Promise.race([Promise.all(Array.from({ length: LISTS_AT_ONCE }, searchNext)), timeout.done])
  const exact = byMatch(lists.flatMap(list => found.get(list) ?? []))
  const isMissed = exact.length === 0 && isRunning()
  const near = isMissed
    ? searchMisspelt({ context, lists, isRunning, titles }, globalSearch.words)
    : []
  const closest = await Promise.race([near, timeout.done.then(() => [])])
  timeout.forget()
  return {
    found: exact.length > 0 ? exact : closest,
    left: lists.filter(list => !found.has(list)).map(({ name }) => name),
  }
}

interface Misspelt {
  readonly context: SearchContext
  readonly lists: readonly Resource[]
  readonly isRunning: () => boolean
  readonly titles: ReturnType<typeof titleReader>
}

/** When nothing has the words as typed: rows that begin or end alike and have titles a typing error away. */
async function searchMisspelt({ context, lists, isRunning, titles }: Misspelt, typed: string) {
  const words = fold(typed).split(/\s+/)
  if (words.some(word => word.length < SHORTEST_MISSPELT)) return []
  const isMeant = ({ title }: Found) => {
    const parts = fold(title).split(/[^\p{L}\p{N}]+/u)
    return words.every(word => parts.some(part => isNear(word, part)))
  }
  const found = new Map<string, Found>()
  for (const resource of lists)
    for (const part of [words.map(word => word.slice(0, 3)), words.map(word => word.slice(-3))]) {
      if (!isRunning()) return [...found.values()]
      const request = { ...context, resource }
      // A fault was reported by the exact search.
      const search = { words: part.join(' '), titles, most: CANDIDATES }
      const rows = await searchList(request, search).catch(() => [])
      for (const one of rows.filter(isMeant).slice(0, ROWS_PER_LIST))
        found.set(`${one.resource} ${one.id}`, one)
      await yieldToOtherRequests()
    }
  return [...found.values()]
}

interface ListSearch {
  readonly words: string
  readonly titles: ReturnType<typeof titleReader>
  /** Rows at most. */
  readonly most?: number
}

async function searchList(
  request: RequestContext,
  { words, titles, most = ROWS_PER_LIST }: ListSearch,
): Promise<readonly Found[]> {
  const { resource, me, language } = request
  const filter = JSON.stringify({ q: words })
  const query = readListQuery({ filter, range: `[0,${most - 1}]` }, conditionListOf(request))
  // `OG`, typed on the way to `OG123`, is not yet a record's number.
  if (query.words.length === 0) return []
  const rows = await firstRecords(request, query)
  const { readable } = policyOf(resource, me)
  const titleFields = resource.title.flatMap(name => resource.fields.get(name) ?? [])
  const facts = subtitleFields(resource, readable)
  const names = await referenceTitles([...titleFields, ...facts], rows, titles)
  return rows.map(record => {
    const print = ({ name, target, print }: FieldModel) => {
      const value = record[name] ?? ''
      if (value === '') return ''
      return target ? (names.get(target)?.get(value) ?? '') : print(value, language)
    }
    const id = recordKey(resource, record)
    // An unreadable reference shows its bare key, which is left out here.
    const isReadable = (field: FieldModel) => print(field) !== String(record[field.name] ?? '')
    const shown = facts.filter(field => !field.target || isReadable(field))
    const subtitle = shown.map(print).filter(Boolean).slice(0, FACTS)
    return {
      resource: resource.name,
      id,
      title: recordTitle(resource, record, print),
      ...(subtitle.length > 0 && { subtitle: subtitle.join(' · ') }),
      match: matchOf({ resource, words, readable }, record),
    }
  })
}

/** Titles of the rows' references in these fields: one query per resource. */
async function referenceTitles(
  fields: readonly FieldModel[],
  rows: readonly RecordValues[],
  titles: ReturnType<typeof titleReader>,
) {
  const names = new Map<Resource, ReadonlyMap<unknown, string>>()
  for (const { name, target } of fields)
    if (target)
      names.set(
        target,
        await titles(
          target,
          rows.map(row => row[name]),
        ),
      )
  return names
}

/** Yields to other requests: the embedded database runs on this thread. */
const yieldToOtherRequests = () => new Promise<void>(resolve => setTimeout(resolve))

function deadline(timeoutMs: number) {
  let isOver = false
  let end = () => {}
  const done = new Promise<void>(resolve => {
    end = resolve
  })
  const timer = setTimeout(() => {
    isOver = true
    end()
  }, timeoutMs)
  return { done, passed: () => isOver, forget: () => clearTimeout(timer) }
}
