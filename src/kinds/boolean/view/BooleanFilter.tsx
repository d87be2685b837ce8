import { useTranslate } from 'ra-core'
import type { FilterProps } from '../../../fields/display/fieldView'
import { chosenIn } from '../../../fields/filters/condition'
import { EitherFilter } from '../../../fields/filters/EitherFilter'

export function BooleanFilter({ label, condition, onChange }: FilterProps) {
  const translate = useTranslate()
  return (
    <EitherFilter
      label={label}
      value={chosenIn(condition)[0]}
      labels={[translate('app.common.yes'), translate('app.common.no')]}
      onChange={onChange}
    />
  )
}
