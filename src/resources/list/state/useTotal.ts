import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext, useTranslate } from 'ra-core'
import { printNumber } from '../../../base/numbers'
import { useResource } from '../../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'

/** Number of rows as text; totals above a thousand are shown as "at least" until they are counted. */
export function useTotal(): string {
  const translate = useTranslate()
  const { meta } = useListContext()
  const { atLeast = 0 } = (meta ?? {}) as { atLeast?: number }
  return useExactTotal() ?? translate('list.atLeast', { total: printNumber(atLeast) })
}

/** The exact number of rows as text; undefined while it is known as "at least". */
export function useExactTotal(): string | undefined {
  const { total } = useListContext()
  const { data } = useCounting()
  const exact = total ?? data
  return exact === undefined ? undefined : printNumber(exact)
}

/** Counts all rows of the filter when asked. */
export function useCounting() {
  const resource = useResource()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { filterValues } = useListContext()
  return useQuery({
    // Below the name of the resource, so that a change of its records makes the number unknown again.
    queryKey: [resource.name, 'count', filterValues],
    queryFn: async ({ signal }) => {
      const [all] = await dataProvider.groups(resource.name, { filter: filterValues, signal })
      return all?.count ?? 0
    },
    enabled: false,
  })
}
