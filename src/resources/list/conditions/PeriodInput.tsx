import { useTranslate } from 'ra-core'
import { useTypedFilter } from '../../../fields/filters/condition'
import { daysIn, periodKey } from '../../../i18n/periodWords'
import { useSelecting } from '../../../ui/controls/useSelecting'
import { Input, Select } from '../../../ui/primitives/inputs'

const named = [
  ...['today', 'yesterday', 'tomorrow', 'this week', 'last week', 'next week'],
  ...['this month', 'last month', 'next month', 'this quarter', 'last quarter'],
  ...['this year', 'last year'],
]
const sides = ['last', 'next', 'older than'] as const
const USUAL_DAYS = '30'

interface PeriodInputProps {
  readonly value: unknown
  readonly onChange: (period: string | undefined) => void
}

/** Days relative to today: a named period, or a number of days before or after. */
export function PeriodInput({ value, onChange }: PeriodInputProps) {
  const translate = useTranslate()
  const selecting = useSelecting()
  const counted = daysIn(value)
  const [typed, type] = useTypedFilter(counted?.days ?? '', days => {
    if (counted && /^[1-9]\d{0,4}$/.test(days)) onChange(`${counted.side} ${days} days`)
  })
  const choose = (chosen: string) => {
    const isSide = sides.some(side => side === chosen)
    onChange(isSide ? `${chosen} ${counted?.days ?? USUAL_DAYS} days` : chosen || undefined)
  }
  return (
    <div className="r-condition-value r-condition-period">
      <Select
        compact
        aria-label={translate('list.conditions.value')}
        value={counted?.side ?? String(value ?? '')}
        onChange={event => choose(event.target.value)}
        options={[...named, ...sides].map(words => [
          words,
          translate(periodKey(words), { days: '…' }),
        ])}
      >
        <option value="" hidden />
      </Select>
      {counted && (
        <Input
          compact
          inputMode="numeric"
          {...selecting}
          aria-label={translate('list.periods.days')}
          value={typed}
          onChange={event => type(event.target.value)}
        />
      )}
    </div>
  )
}
