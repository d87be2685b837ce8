import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { addDays, dayBounds, dayOf } from '../../../base/day'
import type { FilterValue } from '../../../fields/display/fieldView'
import { chosenIn, operatorsOf } from '../../../fields/filters/condition'
import { ReferredTitle } from '../../../fields/record/Referred'
import { date } from '../../../kinds/date/data'
import type { FieldModel } from '../../../model/fields/resource'
import type { Operators } from '../../../model/rules/rule'
import { useLanguage } from '../../../providers/backend/backendContext'

interface ConditionTextProps {
  readonly field: FieldModel
  readonly condition: FilterValue
}

/** A condition as text: titles, formatted values, "from – to". */
export function ConditionText({ field, condition }: ConditionTextProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const chosen = chosenIn(condition)
  if (chosen.length > 0) {
    return chosen.map((value, at) => (
      <Fragment key={String(value)}>
        {at > 0 && ', '}
        {field.target ? (
          <ReferredTitle target={field.target} id={value as string | number} />
        ) : (
          field.print(field.isList ? [value] : value, language)
        )}
      </Fragment>
    ))
  }
  const { contains, empty, ...bounds } = operatorsOf(condition)
  if (contains !== undefined) return `“${contains}”`
  if (empty !== undefined) return translate(`list.filter.${empty ? 'empty' : 'notEmpty'}`)
  const days = field.store === 'instant' ? wholeDays(bounds) : undefined
  if (days) return boundsText(days, value => date.print(value as string, {}, language))
  return boundsText(bounds, value => field.print(value, language))
}

/** Instants from midnight to midnight are shown as days, as they were chosen. */
function wholeDays({ gte, lt, ...others }: Operators): Operators | undefined {
  const ends = [gte, lt].filter(end => end !== undefined)
  const areMidnights = ends.every(
    end => typeof end === 'string' && dayBounds(dayOf(end))[0] === end,
  )
  if (ends.length === 0 || Object.keys(others).length > 0 || !areMidnights) return undefined
  return {
    ...(gte !== undefined && { gte: dayOf(String(gte)) }),
    ...(lt !== undefined && { lte: addDays(dayOf(String(lt)), -1) }),
  }
}

function boundsText({ gte, gt, lte, lt }: Operators, print: (value: unknown) => string) {
  const from = gte ?? gt
  const to = lte ?? lt
  if (from !== undefined && to !== undefined) return `${print(from)} – ${print(to)}`
  return from === undefined ? `≤ ${print(to)}` : `≥ ${print(from)}`
}
