import { useStore } from 'ra-core'
import { columnsFor, type Density, type ListState, usableState } from '../../model/listState'
import type { FieldModel, Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'

export type Look = Pick<ListState, 'columns' | 'widths' | 'density'>
export interface Columns {
  /** In the order shown. */
  readonly shown: readonly FieldModel[]
  /** Every column there could be: those shown first. */
  readonly all: readonly FieldModel[]
  readonly density: Density
  /** In pixels; a column without one is as wide as it needs. */
  readonly widths: Readonly<Record<string, number>>
  readonly choose: (names: readonly string[]) => void
  readonly reset: () => void
  readonly setDensity: (density: Density) => void
  readonly setWidth: (name: string, width: number | undefined) => void
  /** Everything at once, of a view. */
  readonly take: (look: Look) => void
}

/** Which columns, in which order, how wide and high: kept per person; only what they may read. */
export function useColumns(resource: Resource): Columns {
  const me = useMe()
  const [stored, setStored] = useStore<Look>(`${resource.name}.${me.ID}.look`, nothing)
  const look = usableState(stored, { resource, me }).state
  const possible = new Map(columnsFor(resource, me).map(field => [field.name, field]))
  const shown = (look.columns ?? resource.list.columns)
    .map(name => possible.get(name))
    .filter(field => field !== undefined)
  const { widths = {}, density = 'comfortable' } = look
  return {
    shown,
    all: [...shown, ...[...possible.values()].filter(field => !shown.includes(field))],
    density,
    widths,
    choose: columns => setStored({ ...look, columns }),
    reset: () => setStored({ density }),
    setDensity: next => setStored({ ...look, density: next }),
    setWidth: (name, width) => {
      const { [name]: _before, ...others } = widths
      setStored({ ...look, widths: width === undefined ? others : { ...others, [name]: width } })
    },
    take: setStored,
  }
}

const nothing: Look = {}
