import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import { printNumber } from '../../base/numbers'
import type { Resource } from '../../model/fields/resource'
import { workTabs } from '../../model/lists/listTabs'
import { useResourceView } from '../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { TabList } from '../../ui/controls/TabList'
import { Count } from '../../ui/primitives/layout'
import { FeaturePieces } from '../slots/SlotPiece'
import { useTabs } from './state/useTabs'

/**
 * Tabs with their counts under the active filters; the selected tab is a filter. Queues of other people's work
 * are left out while they are empty. Nothing is counted before a linked view is known.
 */
export function Tabs({ isAwaited }: { readonly isAwaited: boolean }) {
  const { resource, translate, labels, me } = useResourceView()
  const tabs = useTabs(resource)
  const { data: counts, isPending } = useTabCounts(resource, isAwaited)
  const { tabs: by } = resource.list
  const field = typeof by === 'string' ? resource.fields.get(by) : undefined
  const { filterValues, setFilters } = useListContext()
  const kept = [...workTabs(resource, me), filterValues.tab]
  if (tabs.length === 0) return null
  const { tab: current = 'all', ...others } = filterValues
  const isEmpty = (id: string) => (counts ? counts[id]?.count === 0 : isPending)
  const shown = tabs.filter(({ id }) => kept.includes(id) || !isEmpty(id))
  const all = [{ id: 'all', label: translate('app.common.all') }, ...shown]
  return (
    <TabList
      className="p-tabs r-tabs"
      aria-label={field && labels.field(field)}
      selected={String(current)}
    >
      {all.map(({ id, label: word }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={current === id}
          tabIndex={current === id ? 0 : -1}
          onClick={() => setFilters(id === 'all' ? others : { ...others, tab: id })}
        >
          {word}{' '}
          {counts?.[id] && (
            <Count>
              {printNumber(counts[id].count)}
              {counts[id].atLeast && '+'}
            </Count>
          )}
          <FeaturePieces place="tab" tab={id} />
        </button>
      ))}
    </TabList>
  )
}

function useTabCounts(resource: Resource, isAwaited: boolean) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { tab: _tab, ...filter } = useListContext().filterValues
  return useQuery({
    queryKey: [resource.name, 'tabCounts', filter],
    queryFn: ({ signal }) => dataProvider.tabCounts(resource.name, { filter, signal }),
    enabled: resource.list.tabs !== undefined && !isAwaited,
    placeholderData: keepPreviousData,
  })
}
