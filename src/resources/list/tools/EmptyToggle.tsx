import { useTranslate } from 'ra-core'
import type { FilterValue } from '../../../fields/display/fieldView'
import { operatorsOf } from '../../../fields/filters/condition'
import type { FieldModel } from '../../../model/fields/resource'

interface EmptyToggleProps {
  readonly field: FieldModel
  readonly label: string
  readonly condition: FilterValue | undefined
  readonly onChange: (condition: FilterValue | undefined) => void
}

/** "Is empty" and "is not empty", below the filter of an optional field. */
export function EmptyToggle({ field, label, condition, onChange }: EmptyToggleProps) {
  const translate = useTranslate()
  const { empty } = operatorsOf(condition)
  if (!mayBeEmpty(field)) return null
  return (
    <div className="p-wrap r-empty-toggle">
      {[true, false].map(wish => {
        const word = translate(wish ? 'list.filter.empty' : 'list.filter.notEmpty')
        return (
          <button
            key={word}
            type="button"
            aria-label={`${label}: ${word}`}
            aria-pressed={empty === wish}
            onClick={() => onChange(empty === wish ? undefined : { empty: wish })}
          >
            {word}
          </button>
        )
      })}
    </div>
  )
}

/** A kind with `empty` as its only operator has its own filter. */
const mayBeEmpty = ({ operators, words }: FieldModel) =>
  operators.length > 1 && operators.includes('empty') && words.required !== true
