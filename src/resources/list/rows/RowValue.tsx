import { dayOf, daysBetween } from '../../../base/day'
import { ShownValue } from '../../../fields/registry/ShownValue'
import type { FieldModel } from '../../../model/fields/resource'
import { useLanguage } from '../../../providers/backend/backendContext'
import { timeAgo } from '../../../ui/controls/timeAgo'

interface RowValueProps {
  readonly field: FieldModel
  readonly value: unknown
}

/** A value of a row: an instant of the last days by its age, with the exact time as its title. */
export function RowValue({ field, value }: RowValueProps) {
  const language = useLanguage()
  if (field.store !== 'instant' || typeof value !== 'string' || !isRecent(value)) {
    return <ShownValue field={field} value={value} as="Cell" />
  }
  return (
    <time className="f-time" dateTime={value} title={field.print(value, language)}>
      {timeAgo(value, language)}
    </time>
  )
}

const WEEK = 7

const isRecent = (instant: string) => {
  const age = daysBetween(dayOf(instant), dayOf(new Date().toISOString()))
  return age >= 0 && age < WEEK
}
