import { printNumber } from '../../base/numbers'
import { useResource } from '../../providers/backend/catalogueContext'
import './summary.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext, useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import { offeredBy } from '../../fields/display/options'
import type { Resource } from '../../model/fields/resource'
import { useLanguage } from '../../providers/backend/backendContext'
import { useLabels } from '../../providers/backend/labels'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { summaryFeature } from '../../schemas/features/checkout'

/** Number of rows in a state, and their total. */
interface SumView {
  readonly count: number
  /** Absent without the right to read the amounts. */
  readonly sum?: number
  /** States whose rows are counted but not summed. */
  readonly without?: readonly string[]
}

/** Count and total of each state under the active filters; a card selects its tab. */
export function SummaryCards() {
  const resource = useResource()
  const translate = useTranslate()
  const labels = useLabels()
  const language = useLanguage()
  const { filterValues, setFilters } = useListContext()
  const { tab: current = 'all', ...filter } = filterValues
  const sums = useSums(resource, filter)
  const { tabs } = resource.list
  const field = typeof tabs === 'string' ? resource.fields.get(tabs) : undefined
  if (!sums || !field) return <div className="r-sums-space" />
  const named = new Map(offeredBy(field, language).map(each => [String(each.value), each]))
  const ids = ['all', ...(summaryFeature.of(resource.schema)?.values.map(String) ?? [])]
  const without = sums.all?.without
  const namesOf = (states: readonly string[]) =>
    [...new Set(states.map(state => named.get(state)?.label ?? state))].join(', ')
  return (
    <>
      <ul className="r-sums p-across" aria-label={labels.field(field)}>
        {ids.map(id => {
          const sum = sums[id]
          if (!sum) return null
          const { label = translate('app.common.all'), colour = 'default' } = named.get(id) ?? {}
          return (
            <li key={id}>
              <button
                type="button"
                className={`r-sum f-chip-${colour}`}
                aria-pressed={current === id}
                onClick={() => setFilters(id === 'all' ? filter : { ...filter, tab: id })}
              >
                <SumText label={label} sum={sum} of={sums.all?.count ?? 0} />
              </button>
            </li>
          )
        })}
      </ul>
      {without && (
        <p className="r-sums-note">{translate('list.sumWithout', { names: namesOf(without) })}</p>
      )}
    </>
  )
}

interface SumTextProps {
  readonly label: string
  readonly sum: SumView
  /** Number of records of all states. */
  readonly of: number
}

function SumText({ label, sum: { count, sum }, of }: SumTextProps) {
  const share = of > 0 ? `${Math.round((count / of) * 100)} %` : ''
  return (
    <>
      <span className="r-sum-label">{label}</span>
      <b>{sum === undefined ? printNumber(count) : formatMoney(sum)}</b>
      <small>{sum === undefined ? share : `${printNumber(count)} · ${share}`}</small>
    </>
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
    retry: false,
  })
  return data
}
