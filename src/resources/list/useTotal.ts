import { useListContext, useTranslate } from 'ra-core'

const print = (number: number) => number.toLocaleString('es-EC')

/** How many rows there are, in words: beyond a thousand nobody counts, "at least" will do. */
export function useTotal(): string {
  const translate = useTranslate()
  const { total, meta } = useListContext()
  if (typeof total === 'number') return print(total)
  const { atLeast = 0 } = (meta ?? {}) as { atLeast?: number }
  return translate('app.list.atLeast', { total: print(atLeast) })
}
