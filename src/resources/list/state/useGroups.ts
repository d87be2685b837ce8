import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useListContext } from 'ra-core'
import { fold } from '../../../base/fold'
import type { FieldModel } from '../../../model/fields/resource'
import { maySum } from '../../../model/lists/grouping'
import type { GroupView } from '../../../model/openapi/countPaths'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import type { ListColumnChoice } from './useColumns'
import { useSort } from './useSort'

export interface GroupHeadView {
  readonly field: FieldModel
  readonly value: unknown
  /** Counts and sums over all rows of the filter; undefined until the server answers. */
  readonly group: GroupView | undefined
}

/** The heads above the rows of a page: the group that begins at a row, if one does. */
export function useGroups({ group: field, shown }: ListColumnChoice) {
  const { resource, me } = useResourceView()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { sort } = useSort()
  const { data = [], filterValues } = useListContext()
  const by = field && sort.field === field.name ? field : undefined
  const values = by ? data.map(row => row[by.name] ?? null) : []
  const filled = values.filter(value => value !== null)
  const ends = [...new Set([filled[0], filled.at(-1)].filter(value => value !== undefined))]
  const asked = values.includes(null) ? [...ends, null] : ends
  const sums = shown.flatMap(({ name }) => (maySum(name, { resource, me }) ? [name] : []))
  const query = { filter: filterValues, by: by?.name, values: asked, sums }
  const { data: groups = [] } = useQuery({
    queryKey: [resource.name, 'groups', query],
    queryFn: ({ signal }) => dataProvider.groups(resource.name, { ...query, signal }),
    enabled: by !== undefined && asked.length > 0,
    placeholderData: keepPreviousData,
  })
  return (row: RaRecord, before: RaRecord | undefined): GroupHeadView | undefined => {
    if (!by) return undefined
    const value = row[by.name] ?? null
    if (before && groupKey(before[by.name]) === groupKey(value)) return undefined
    return {
      field: by,
      value,
      group: groups.find(each => groupKey(each.value) === groupKey(value)),
    }
  }
}

/** Texts are grouped without regard to case and accents. */
const groupKey = (value: unknown) =>
  typeof value === 'string' ? fold(value) : JSON.stringify(value ?? null)
