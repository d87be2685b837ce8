import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import type { FilterValue } from '../../fields/fieldView'
import { chosenIn, operatorsOf } from '../../fields/filters/condition'
import { ReferredTitle } from '../../fields/Referred'
import type { FieldModel } from '../../model/resource'
import type { Operators } from '../../model/rule'
import { useLanguage } from '../../providers/backendContext'

interface ConditionTextProps {
  readonly field: FieldModel
  readonly condition: FilterValue
}

/** A condition in words: titles, printed values, "from – to". */
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
          field.print(field.kind === 'choices' ? [value] : value, language)
        )}
      </Fragment>
    ))
  }
  const { contains, empty, ...bounds } = operatorsOf(condition)
  if (contains !== undefined) return `“${contains}”`
  if (empty !== undefined) return translate(`app.filter.${empty ? 'empty' : 'notEmpty'}`)
  return boundsText(bounds, value => field.print(value, language))
}

function boundsText({ gte, gt, lte, lt }: Operators, print: (value: unknown) => string) {
  const from = gte ?? gt
  const to = lte ?? lt
  if (from !== undefined && to !== undefined) return `${print(from)} – ${print(to)}`
  return from === undefined ? `≤ ${print(to)}` : `≥ ${print(from)}`
}
