import { policyOf } from '../../src/model/access'
import { byMatch, type Found, isFindable, matchOf, subtitleFields } from '../../src/model/found'
import type { FieldModel, Resource } from '../../src/model/resource'
import { recordTitle } from '../../src/model/title'
import { Refusal } from '../refusal'
import type { Asking, Values } from './context'
import { firstRecords } from './list'
import { readListQuery } from './listQuery'
import { titleReader } from './titles'

/** Rows told of one list. */
const EACH = 5
/** Lists looked through side by side. */
const ABREAST = 4
/** What a subtitle has room for. */
const FACTS = 2

interface Wish {
  readonly words: string
  /** Milliseconds after which what was found is answered, and the rest is left. */
  readonly within: number
  /** Who asked no longer listens. */
  readonly signal?: AbortSignal
  readonly onFault: (resource: string, error: unknown) => void
}
export interface FoundAll {
  readonly found: readonly Found[]
  /** Lists that were not looked through in time, or could not be. */
  readonly left: readonly string[]
}
type Searching = Omit<Asking, 'resource'>

/**
 * The best few rows of every list this person may open, found as that list finds them: with its rights,
 * its company and its order. A list that fails or comes too late is named, and keeps nobody waiting.
 */
export async function searchAll(searching: Searching, wish: Wish): Promise<FoundAll> {
  const lists = [...searching.records.catalogue.resources.values()].filter(resource =>
    isFindable(resource, searching.me),
  )
  const found = new Map<Resource, readonly Found[]>()
  const titles = titleReader(searching)
  const ends = deadline(wish.within)
  let at = 0
  const look = async () => {
    for (let list = lists[at++]; list && isWanted(); list = lists[at++]) {
      try {
        found.set(list, await inList({ ...searching, resource: list }, wish.words, titles))
      } catch (error) {
        if (!(error instanceof Refusal)) wish.onFault(list.name, error)
      }
      await turn()
    }
  }
  const isWanted = () => !ends.passed() && !wish.signal?.aborted
  await Promise.race([Promise.all(Array.from({ length: ABREAST }, look)), ends.done])
  ends.forget()
  return {
    found: byMatch(lists.flatMap(list => found.get(list) ?? [])),
    left: lists.filter(list => !found.has(list)).map(({ name }) => name),
  }
}

async function inList(
  asking: Asking,
  words: string,
  titles: ReturnType<typeof titleReader>,
): Promise<readonly Found[]> {
  const { resource, me, language } = asking
  const filter = JSON.stringify({ q: words })
  const query = readListQuery({ filter, range: `[0,${EACH - 1}]` }, resource, me)
  // `OG`, typed on the way to `OG123`, names no record yet
  if (query.words.length === 0) return []
  const rows = await firstRecords(asking, query)
  const { readable } = policyOf(resource, me)
  const naming = resource.title.flatMap(name => resource.fields.get(name) ?? [])
  const facts = subtitleFields(resource, readable)
  const names = await namesIn([...naming, ...facts], rows, titles)
  return rows.map(record => {
    const print = ({ name, target, print }: FieldModel) => {
      const value = record[name] ?? ''
      if (value === '') return ''
      return target ? (names.get(target)?.get(value) ?? '') : print(value, language)
    }
    const id = record[resource.key.name] as string | number
    // what may not be read keeps its bare key, which says nothing here
    const isTold = (field: FieldModel) => print(field) !== String(record[field.name] ?? '')
    const shown = facts.filter(field => !field.target || isTold(field))
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

/** What the rows refer to in these fields, by its names: one question a resource. */
async function namesIn(
  fields: readonly FieldModel[],
  rows: readonly Values[],
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

/** Other requests first: the embedded database answers on this very thread. */
const turn = () => new Promise<void>(resolve => setTimeout(resolve))

function deadline(within: number) {
  let isOver = false
  let end = () => {}
  const done = new Promise<void>(resolve => {
    end = resolve
  })
  const timer = setTimeout(() => {
    isOver = true
    end()
  }, within)
  return { done, passed: () => isOver, forget: () => clearTimeout(timer) }
}
