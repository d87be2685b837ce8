import { useStore } from 'ra-core'
import { policyOf } from '../../model/access'
import type { FieldModel, Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'

export type Density = 'comfortable' | 'compact'
export interface Columns {
  /** In the order shown. */
  readonly shown: readonly FieldModel[]
  /** Every column there could be: those shown first. */
  readonly all: readonly FieldModel[]
  readonly density: Density
  readonly choose: (names: readonly string[]) => void
  readonly reset: () => void
  readonly setDensity: (density: Density) => void
}

/** Values that travel with a list only where the schema shows them there. */
const children = new Set(['references', 'lines'])

/** Which columns, in which order, how high: kept per person; only what they may read. */
export function useColumns(resource: Resource): Columns {
  const me = useMe()
  const key = `${resource.name}.${me.ID}`
  const [stored, setStored] = useStore<readonly string[] | null>(`${key}.columns`, null)
  const [density, setDensity] = useStore<Density>(`${key}.density`, 'comfortable')
  const { readable } = policyOf(resource, me)
  const possible = new Map(
    [...resource.fields].filter(
      ([name, { kind }]) =>
        readable.has(name) && (!children.has(kind) || resource.list.columns.includes(name)),
    ),
  )
  const fieldsOf = (names: readonly string[]) =>
    names.map(name => possible.get(name)).filter(field => field !== undefined)
  const wanted = fieldsOf(Array.isArray(stored) ? stored : [])
  const shown = wanted.length > 0 ? wanted : fieldsOf(resource.list.columns)
  return {
    shown,
    all: [...shown, ...[...possible.values()].filter(field => !shown.includes(field))],
    density: density === 'compact' ? 'compact' : 'comfortable',
    choose: setStored,
    reset: () => setStored(null),
    setDensity,
  }
}
