import { currencySign, formatMoney } from '../../../base/money'
import type { FieldView, ValueProps } from '../../../fields/display/fieldView'
import { NumberText } from '../../../fields/display/plain'
import { numberParts } from '../../../fields/registry/parts'

/** `$1.234,50` in every language. */
export function Amount({ value }: ValueProps<unknown, number>) {
  return <NumberText value={value} text={formatMoney(value)} />
}

export const view: FieldView<'money'> = {
  Cell: Amount,
  Display: Amount,
  ...numberParts(2, () => ({ start: currencySign(), least: 2 })),
}
