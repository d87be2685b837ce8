import { offeredBy } from '../../../fields/display/options'
import type { Resource } from '../../../model/fields/resource'
import { tabsFor } from '../../../model/lists/listTabs'
import { useMe } from '../../../providers/backend/backendContext'
import { useResource, useTexts } from '../../../providers/backend/catalogueContext'

/** Tabs that can contain rows for this person. */
export function useTabs(resource: Resource) {
  const { list, fields } = resource
  const open = tabsFor(resource, useMe())
  const { language, labels } = useTexts()
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

/** The label of a tab in the list's filter. */
export function useTabLabel() {
  const tabs = useTabs(useResource())
  return (tab: string) => tabs.find(({ id }) => id === tab)?.label ?? tab
}
