import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import { formatMoney } from '../../base/money'
import { offeredBy } from '../../fields/display/options'
import type { Resource } from '../../model/fields/resource'
import { useTexts } from '../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { summaryFeature } from '../../schemas/features/checkout'
import type { SlotProps } from '../../ui/features/slotProps'

/** Total of the rows of a state. */
interface SumView {
  /** Absent without the right to read the amounts. */
  readonly sum?: number
  /** States whose rows are not summed. */
  readonly without?: readonly string[]
}

/** Total of a tab's rows under the active filters; that of all names the amount it adds up. */
export function TabSum({ resource, tab = 'all' }: SlotProps) {
  const { translate, language, labels } = useTexts()
  const { tab: _tab, ...filter } = useListContext().filterValues
  const sums = useSums(resource, filter)
  const { sum, without } = sums?.[tab] ?? {}
  // A state that the total of all leaves out has none of its own.
  const isLeftOut = sums?.all?.without?.includes(tab)
  const { tabs } = resource.list
  const field = typeof tabs === 'string' ? resource.fields.get(tabs) : undefined
  const labelOf = (state: string) =>
    field && offeredBy(field, language).find(({ value }) => String(value) === state)?.label
  const summed = resource.fields.get(summaryFeature.of(resource.schema)?.sum ?? '')
  const prefix = tab === 'all' && summed ? `${labels.field(summed)} ` : ''
  const names = [...new Set(without?.map(state => labelOf(state) ?? state))]
  const told = names.length > 0 ? translate('list.sumWithout', { names }) : undefined
  return (
    <small title={told}>
      {sum === undefined || isLeftOut ? '\u00a0' : `${prefix}${formatMoney(sum)}`}
    </small>
  )
}

interface Summary {
  readonly summary: Readonly<Record<string, SumView>>
}

function useSums({ name }: Resource, filter: Readonly<Record<string, unknown>>) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { data } = useQuery({
    queryKey: [name, 'summary', filter],
    queryFn: async ({ signal }) => {
      const path = `summary?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
      const { summary } = await dataProvider.askFeature<Summary>(name, { path, signal })
      return summary
    },
    placeholderData: keepPreviousData,
  })
  return data
}
