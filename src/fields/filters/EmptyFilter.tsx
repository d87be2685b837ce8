import { useTranslate } from 'ra-core'
import type { FilterProps } from '../display/fieldView'
import { operatorsOf } from './condition'
import { EitherFilter } from './EitherFilter'

/** With a value, without, or either. */
export function EmptyFilter({ label, condition, onChange }: FilterProps) {
  const translate = useTranslate()
  return (
    <EitherFilter
      label={label}
      value={operatorsOf(condition).empty}
      labels={[translate('list.filter.empty'), translate('list.filter.notEmpty')]}
      onChange={empty => onChange(empty === undefined ? undefined : { empty })}
    />
  )
}
