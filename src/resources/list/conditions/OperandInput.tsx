import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { typedNumber } from '../../../base/numbers'
import type { FilterValue } from '../../../fields/display/fieldView'
import { readTypedNumber } from '../../../fields/display/numbers'
import { chosenIn, operatorsOf, useTypedFilter } from '../../../fields/filters/condition'
import { viewOf } from '../../../fields/registry/registry'
import { daysIn, periodKey } from '../../../i18n/periodWords'
import type { FieldModel } from '../../../model/fields/resource'
import { useSelecting } from '../../../ui/controls/useSelecting'
import { Input, Select } from '../../../ui/primitives/inputs'
import { Bone } from '../../../ui/primitives/Meter'
import type { Comparison, CountCondition } from './items'
import { operandShape } from './operators'

interface OperandInputProps {
  /** Absent for a number of rows. */
  readonly field?: FieldModel | undefined
  readonly label: string
  readonly item: Comparison | CountCondition
  readonly onChange: (value: unknown) => void
}

/** The value that a condition compares with. */
export function OperandInput({ field, label, item, onChange }: OperandInputProps) {
  const shape = field ? operandShape(field, item.op) : 'number'
  if (shape === 'none') return null
  if (shape === 'period') return <PeriodInput value={item.value} onChange={onChange} />
  if (shape === 'filter')
    return field && <KindFilter field={field} label={label} item={item} onChange={onChange} />
  if (shape === 'number') return <NumberInput {...{ field, label, item, onChange }} />
  return <TypedInput shape={shape} {...{ label, item, onChange }} />
}

/** The filter of the field's kind, for several values or a range. */
function KindFilter({ field, label, item, onChange }: OperandInputProps & { field: FieldModel }) {
  const { Filter } = viewOf(field)
  const { op, value } = item
  const condition = (op === 'has' ? { has: value } : value) as FilterValue | undefined
  const set = (next: FilterValue | undefined) => {
    if (op === 'has') return onChange(operatorsOf(next).has)
    if (op === 'between') return onChange(next)
    const chosen = chosenIn(next)
    onChange(op === 'eq' ? chosen[0] : chosen)
  }
  return (
    <div className="r-condition-value">
      <Suspense fallback={<Bone />}>
        <Filter
          field={field}
          label={label}
          condition={value === undefined ? undefined : condition}
          onChange={set}
        />
      </Suspense>
    </div>
  )
}

function NumberInput({ field, label, item, onChange }: OperandInputProps) {
  const decimals = !field || field.store === 'int' ? 0 : field.store === 'cents' ? 2 : 6
  const text = typeof item.value === 'number' ? typedNumber(item.value) : ''
  const selecting = useSelecting()
  const [typed, type] = useTypedFilter(text, next => {
    const number = readTypedNumber(next, decimals)
    if (typeof number !== 'string') onChange(number ?? undefined)
  })
  return (
    <Input
      compact
      className="r-condition-value"
      inputMode="decimal"
      {...selecting}
      dir="ltr"
      autoComplete="off"
      aria-label={label}
      value={typed}
      onText={type}
    />
  )
}

const types = { day: 'date', time: 'time', text: 'text' } as const
interface TypedInputProps extends Omit<OperandInputProps, 'field'> {
  readonly shape: keyof typeof types
}

function TypedInput({ shape, label, item, onChange }: TypedInputProps) {
  const translate = useTranslate()
  const [typed, type] = useTypedFilter(String(item.value ?? ''), next =>
    onChange(next.trim() === '' ? undefined : next.trim()),
  )
  return (
    <Input
      compact
      className="r-condition-value"
      type={types[shape]}
      autoComplete="off"
      maxLength={200}
      aria-label={label}
      placeholder={translate('list.conditions.value')}
      value={typed}
      onText={type}
    />
  )
}

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
function PeriodInput({ value, onChange }: PeriodInputProps) {
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
    <div className="p-row r-condition-value r-condition-period">
      <Select
        compact
        aria-label={translate('list.conditions.value')}
        value={counted?.side ?? String(value ?? '')}
        onText={choose}
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
          onText={type}
        />
      )}
    </div>
  )
}
