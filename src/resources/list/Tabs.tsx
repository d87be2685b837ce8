import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext, useTranslate } from 'ra-core'
import { printNumber } from '../../base/numbers'
import { offeredBy } from '../../fields/display/options'
import type { Resource } from '../../model/fields/resource'
import { tabsFor } from '../../model/lists/listTabs'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { TabList } from '../../ui/controls/TabList'
import { Count } from '../../ui/primitives/Chip'
import { FeaturePieces } from '../slots/SlotPiece'

interface TabShown {
  readonly id: string
  readonly label: string
}

/** Tabs with their counts under the active filters; the selected tab is a filter. */
export function Tabs() {
  const resource = useResource()
  const translate = useTranslate()
  const tabs = useTabs(resource)
  const counts = useTabCounts(resource)
  const label = useTabsLabel(resource)
  const { filterValues, setFilters } = useListContext()
  if (tabs.length === 0) return null
  const { tab: current = 'all', ...others } = filterValues
  const all = [{ id: 'all', label: translate('app.common.all') }, ...tabs]
  return (
    <TabList className="p-tabs r-tabs" aria-label={label} selected={String(current)}>
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

function useTabsLabel({ list, fields }: Resource) {
  const labels = useLabels()
  const field = typeof list.tabs === 'string' ? fields.get(list.tabs) : undefined
  return field && labels.field(field)
}

/** Tabs that can contain rows for this person. */
function useTabs(resource: Resource): readonly TabShown[] {
  const { list, fields } = resource
  const open = tabsFor(resource, useMe())
  const language = useLanguage()
  const labels = useLabels()
  const { tabs = [] } = list
  if (typeof tabs !== 'string') {
    return tabs
      .filter(({ id }) => open.includes(id))
      .map(tab => ({ id: tab.id, label: labels.text(tab.label) }))
  }
  const field = fields.get(tabs)
  const offered = field ? offeredBy(field, language) : []
  return offered
    .map(({ value, label }) => ({ id: String(value), label }))
    .filter(({ id }) => open.includes(id))
}

function useTabCounts(resource: Resource) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { tab: _tab, ...filter } = useListContext().filterValues
  const { data } = useQuery({
    queryKey: [resource.name, 'tabCounts', filter],
    queryFn: ({ signal }) => dataProvider.tabCounts(resource.name, { filter, signal }),
    enabled: resource.list.tabs !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return data
}
