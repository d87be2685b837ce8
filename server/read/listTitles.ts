import { policyOf } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import type { RecordKey, RecordValues, RequestContext } from '../query/requestContext'
import { readTitles } from '../query/titles'

type TitlesByResource = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Titles of the records that the reference columns of a list name, as far as this person may read them. */
export async function listTitles(
  request: RequestContext,
  rows: readonly RecordValues[],
): Promise<TitlesByResource> {
  const keys = new Map<Resource, Set<RecordKey>>()
  for (const { name, target } of shownReferences(request)) {
    const known = keys.get(target) ?? new Set()
    for (const key of rows.flatMap(row => row[name] ?? []))
      if (typeof key === 'string' || typeof key === 'number') known.add(key)
    keys.set(target, known)
  }
  const read = async ([target, some]: [Resource, Set<RecordKey>]) => {
    const titles = await readTitles(request, target, [...some])
    return [target.name, Object.fromEntries(titles)] as const
  }
  return Object.fromEntries(await Promise.all([...keys].map(read)))
}

function shownReferences({ resource, me }: RequestContext) {
  const { readable } = policyOf(resource, me)
  return resource.list.columns.flatMap(name => {
    const target = readable.has(name) ? resource.fields.get(name)?.target : undefined
    return target ? [{ name, target }] : []
  })
}
