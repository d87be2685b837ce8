import { policyOf } from '../../src/model/access/access'
import type { Found, FoundAll } from '../../src/model/endpoints/search'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { recordTitle } from '../../src/model/fields/title'
import { byMatch, isFindable, matchOf, subtitleFields } from '../../src/model/search/globalSearch'
import { Refusal } from '../base/refusal'
import { readListQuery } from '../query/list/listQuery'
import { type RecordValues, type RequestContext, recordKey } from '../query/requestContext'
import { titleReader } from '../query/titles'
import { firstRecords } from './list'

const ROWS_PER_LIST = 5
const LISTS_AT_ONCE = 4
const FACTS = 2

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
  wish: GlobalSearch,
): Promise<FoundAll> {
  const lists = [...context.records.catalogue.resources.values()].filter(resource =>
    isFindable(resource, context.me),
  )
  const found = new Map<Resource, readonly Found[]>()
  const titles = titleReader(context)
  const timeout = deadline(wish.timeoutMs)
  let at = 0
  const searchNext = async () => {
    for (let list = lists[at++]; list && isRunning(); list = lists[at++]) {
      try {
        found.set(list, await searchList({ ...context, resource: list }, wish.words, titles))
      } catch (error) {
        if (!(error instanceof Refusal)) wish.onFault(list.name, error)
      }
      await yieldToOtherRequests()
    }
  }
  const isRunning = () => !timeout.passed() && !wish.signal?.aborted
  await Promise.race([Promise.all(Array.from({ length: LISTS_AT_ONCE }, searchNext)), timeout.done])
  timeout.forget()
  return {
    found: byMatch(lists.flatMap(list => found.get(list) ?? [])),
    left: lists.filter(list => !found.has(list)).map(({ name }) => name),
  }
}

async function searchList(
  request: RequestContext,
  words: string,
  titles: ReturnType<typeof titleReader>,
): Promise<readonly Found[]> {
  const { resource, me, language } = request
  const filter = JSON.stringify({ q: words })
  const query = readListQuery({ filter, range: `[0,${ROWS_PER_LIST - 1}]` }, resource, me)
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
