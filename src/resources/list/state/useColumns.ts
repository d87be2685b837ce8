import { useStore } from 'ra-core'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { mayGroup } from '../../../model/lists/grouping'
import {
  columnsFor,
  type Density,
  type ListState,
  usableState,
  usualColumns,
} from '../../../model/lists/listState'
import { useMe } from '../../../providers/backend/backendContext'

export type ColumnLook = Pick<ListState, 'columns' | 'widths' | 'density' | 'pinned' | 'group'>
export interface ListColumnChoice {
  /** In display order. */
  readonly shown: readonly FieldModel[]
  /** All available columns, visible ones first. */
  readonly all: readonly FieldModel[]
  /** Columns or widths are the person's own choice. */
  readonly isArranged: boolean
  readonly density: Density
  /** In pixels; columns without a width are sized automatically. */
  readonly widths: Readonly<Record<string, number>>
  /** Columns that stay at the start. */
  readonly pinned: readonly string[]
  /** The column whose values stand as heads above their rows. */
  readonly group: FieldModel | undefined
  readonly choose: (names: readonly string[]) => void
  readonly reset: () => void
  readonly setDensity: (density: Density) => void
  readonly setWidth: (name: string, width: number | undefined) => void
  readonly setPinned: (name: string, isPinned: boolean) => void
  readonly setGroup: (name: string | undefined) => void
  /** Applies the columns of a view. */
  readonly take: (look: ColumnLook) => void
}

/** Columns, order, widths and row height, stored per person and limited to readable fields. */
export function useColumns(resource: Resource): ListColumnChoice {
  const me = useMe()
  const [stored, setStored] = useStore<ColumnLook>(`${resource.name}.${me.ID}.look`, nothing)
  const look = usableState(stored, { resource, me }).state
  const possible = new Map(columnsFor(resource, me).map(field => [field.name, field]))
  const shown =
    look.columns?.flatMap(name => possible.get(name) ?? []) ?? usualColumns(resource, me)
  const { widths = {}, density = 'comfortable', pinned = [], group } = look
  return {
    shown,
    all: [...shown, ...[...possible.values()].filter(field => !shown.includes(field))],
    isArranged: look.columns !== undefined || look.widths !== undefined,
    density,
    widths,
    pinned,
    group: group && mayGroup(group, { resource, me }) ? possible.get(group) : undefined,
    choose: columns => setStored({ ...look, columns }),
    reset: () => setStored({ density }),
    setDensity: next => setStored({ ...look, density: next }),
    setWidth: (name, width) => {
      const { [name]: _before, ...others } = widths
      setStored({ ...look, widths: width === undefined ? others : { ...others, [name]: width } })
    },
    setPinned: (name, isPinned) => {
      const others = pinned.filter(each => each !== name)
      setStored({ ...look, pinned: isPinned ? [...others, name] : others })
    },
    setGroup: name => {
      const { group: _before, ...others } = look
      setStored({ ...others, ...(name !== undefined && { group: name }) })
    },
    take: setStored,
  }
}

const nothing: ColumnLook = {}
