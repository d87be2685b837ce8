import { useStore } from 'ra-core'
import type { Resource } from '../../../model/fields/resource'
import { mayGroup } from '../../../model/lists/grouping'
import {
  columnsFor,
  type Density,
  type ListState,
  usableState,
  usualColumns,
} from '../../../model/lists/listState'
import { useMe } from '../../../providers/backend/backendContext'

type ColumnLook = Pick<ListState, 'columns' | 'widths' | 'density' | 'pinned' | 'group'>
export type ListColumnChoice = ReturnType<typeof useColumns>

/** Columns, order, widths and row height, stored per person and limited to readable fields. */
export function useColumns(resource: Resource) {
  const me = useMe()
  const [stored, setStored] = useStore<ColumnLook>(`${resource.name}.${me.ID}.look`, nothing)
  const look = usableState(stored, { resource, me }).state
  const possible = new Map(columnsFor(resource, me).map(field => [field.name, field]))
  const shown =
    look.columns?.flatMap(name => possible.get(name) ?? []) ?? usualColumns(resource, me)
  const { widths = {}, density = 'comfortable', pinned = [], group } = look
  return {
    /** In display order. */
    shown,
    /** All available columns, visible ones first. */
    all: [...shown, ...[...possible.values()].filter(field => !shown.includes(field))],
    /** Columns or widths are the person's own choice. */
    isArranged: look.columns !== undefined || look.widths !== undefined,
    density,
    /** In pixels; columns without a width are sized automatically. */
    widths,
    /** Columns that stay at the start. */
    pinned,
    /** The column whose values stand as heads above their rows. */
    group: group && mayGroup(group, { resource, me }) ? possible.get(group) : undefined,
    choose: (columns: readonly string[]) => setStored({ ...look, columns }),
    reset: () => setStored({ density }),
    setDensity: (next: Density) => setStored({ ...look, density: next }),
    setWidth: (name: string, width: number | undefined) => {
      const { [name]: _before, ...others } = widths
      setStored({ ...look, widths: width === undefined ? others : { ...others, [name]: width } })
    },
    setPinned: (name: string, isPinned: boolean) => {
      const others = pinned.filter(each => each !== name)
      setStored({ ...look, pinned: isPinned ? [...others, name] : others })
    },
    setGroup: (name: string | undefined) => {
      const { group: _before, ...others } = look
      setStored({ ...others, ...(name !== undefined && { group: name }) })
    },
    /** Applies the columns of a view. */
    take: setStored,
  }
}

const nothing: ColumnLook = {}
