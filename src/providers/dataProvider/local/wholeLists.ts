import type { Resource } from '../../../model/fields/resource'
import { listsOf, type RecordRow, type WireRow, withId } from './rowIdentity'

const FRESH_MS = 30_000

export type WholeLists = ReturnType<typeof createWholeLists>

/** Caches whole arrays for a moment, for servers without paging: one fetch serves paging and sorting. */
export function createWholeLists(company: () => string | null, isPlain = () => false) {
  const kept = new Map<string, { rows: Promise<readonly WireRow[]>; until: number }>()
  const learnt = new Set<string>()
  const keyOf = ({ name }: Resource) => `${company() ?? ''} ${name}`
  return {
    /** Declared by the schema, detected by an answer without Content-Range, or on a plain server. */
    isWhole: ({ name, rest }: Resource) => rest.paging === 'whole' || isPlain() || learnt.has(name),
    rows(resource: Resource, read: () => Promise<readonly WireRow[]>): Promise<readonly WireRow[]> {
      const key = keyOf(resource)
      const known = kept.get(key)
      if (known && known.until > Date.now()) return known.rows
      const rows = read().then(found => identifiedIn(resource, found))
      kept.set(key, { rows, until: Date.now() + FRESH_MS })
      rows.catch(() => kept.delete(key))
      return rows
    },
    learn(resource: Resource, rows: readonly WireRow[]) {
      learnt.add(resource.name)
      const identified = identifiedIn(resource, rows)
      kept.set(keyOf(resource), { rows: Promise.resolve(identified), until: Date.now() + FRESH_MS })
      return identified
    },
    forget: (resource: Resource) => kept.delete(keyOf(resource)),
  }
}

const identifiedIn = (resource: Resource, rows: readonly WireRow[]): readonly RecordRow[] =>
  rows.map(row => withId(resource, listsOf(resource, row)))
