import { useTranslate } from 'ra-core'
import { addDays, dayBounds, dayOf, isDay } from '../../../base/day'
import { DayField } from '../../../fields/dates/DayField'
import type { FilterProps } from '../../../fields/display/fieldView'
import { operatorsOf } from '../../../fields/filters/condition'
import { rangeOf } from '../../../fields/filters/RangeFilter'
import type { Operators } from '../../../model/rules/rule'
import { Grid } from '../../../ui/primitives/layout'

interface Days {
  readonly from: string
  readonly to: string
}

/** Days from and to, both included. */
export function DayFilter({ label, condition, onChange }: FilterProps) {
  const { gte, lte } = operatorsOf(condition)
  const days = { from: String(gte ?? ''), to: String(lte ?? '') }
  const set = ({ from, to }: Days) =>
    onChange(rangeOf({ ...(from && { gte: from }), ...(to && { lte: to }) }))
  return <DayRange label={label} days={days} onChange={set} />
}

/** Whole days in the business's time zone, stored as instants. */
export function InstantFilter({ label, condition, onChange }: FilterProps) {
  const { gte, lt } = operatorsOf(condition)
  const days = {
    from: typeof gte === 'string' ? dayOf(gte) : '',
    to: typeof lt === 'string' ? addDays(dayOf(lt), -1) : '',
  }
  const set = ({ from, to }: Days) => {
    const bounds: Operators = {
      ...(from && { gte: dayBounds(from)[0] }),
      ...(to && { lt: dayBounds(to)[1] }),
    }
    onChange(Object.keys(bounds).length > 0 ? bounds : undefined)
  }
  return <DayRange label={label} days={days} onChange={set} />
}

interface DayRangeProps {
  readonly label: string
  readonly days: Days
  readonly onChange: (days: Days) => void
}

function DayRange({ label, days, onChange }: DayRangeProps) {
  return (
    <fieldset className="f-group">
      <legend>{label}</legend>
      <Grid fit min={120} gap={3}>
        {(['from', 'to'] as const).map(end => (
          <End key={end} end={end} days={days} onChange={onChange} />
        ))}
      </Grid>
    </fieldset>
  )
}

function End({ end, days, onChange }: Omit<DayRangeProps, 'label'> & { readonly end: keyof Days }) {
  const translate = useTranslate()
  return (
    <DayField
      label={translate(`list.filter.${end}`)}
      value={days[end]}
      onValue={day => (day === '' || isDay(day)) && onChange({ ...days, [end]: day })}
      size="small"
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
