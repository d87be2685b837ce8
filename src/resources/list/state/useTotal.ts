import { useListContext, useTranslate } from 'ra-core'
import { printNumber } from '../../../base/numbers'

/** Number of rows as text; totals above a thousand are shown as "at least". */
export function useTotal(): string {
  const translate = useTranslate()
  const { total, meta } = useListContext()
  if (typeof total === 'number') return printNumber(total)
  const { atLeast = 0 } = (meta ?? {}) as { atLeast?: number }
  return translate('list.atLeast', { total: printNumber(atLeast) })
}
