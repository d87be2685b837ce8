import { useTranslate } from 'ra-core'
import type { FilterValue } from '../../fields/fieldView'
import { operatorsOf } from '../../fields/filters/condition'
import type { FieldModel } from '../../model/resource'

interface EmptyToggleProps {
  readonly field: FieldModel
  readonly label: string
  readonly condition: FilterValue | undefined
  readonly onChange: (condition: FilterValue | undefined) => void
}

/** "Is empty" and "is not empty", below the filter of a field that may be either. */
export function EmptyToggle({ field, label, condition, onChange }: EmptyToggleProps) {
  const translate = useTranslate()
  const { empty } = operatorsOf(condition)
  if (!mayBeEmpty(field)) return null
  return (
    <div className="r-empty-toggle">
      {[true, false].map(wish => {
        const word = translate(wish ? 'app.filter.empty' : 'app.filter.notEmpty')
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

/** A kind that knows nothing but empty asks for it by its own filter. */
const mayBeEmpty = ({ operators, words }: FieldModel) =>
  operators.length > 1 && operators.includes('empty') && words.required !== true
