import { useResourceContext, useStoreContext } from 'ra-core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldModel } from '../../../model/fields/resource'

/** Columns that stay, whatever the width. */
const LEAST = 4

interface Fit {
  readonly rows: unknown
  readonly width: number
  readonly count: number
}

/**
 * The first columns of a list that is not arranged by its reader, as many as the table has width for; the others are
 * chosen under "Columns". Counts again when the table gets wider or its rows change. The next visit in the
 * same window begins with the last count, so that its rows are drawn once.
 */
export function useFitting(columns: readonly FieldModel[], isArranged: boolean, rows: unknown) {
  const area = useRef<HTMLDivElement>(null)
  const store = useStoreContext()
  const key = `${useResourceContext()}.fit`
  const table = `${window.innerWidth} ${columns.map(({ name }) => name).join()}`
  const [fit, setFit] = useState<Fit | undefined>(() => {
    const last = store.getItem<(Fit & { readonly table: string }) | null>(key, null)
    return last?.table === table ? { ...last, rows } : undefined
  })
  const count = !fit || isArranged || fit.rows !== rows ? columns.length : fit.count
  useLayoutEffect(() => {
    const element = area.current
    if (!element || isArranged) return
    const look = () => {
      const { clientWidth: width, scrollWidth } = element
      const isWider = fit !== undefined && width > fit.width
      if (isWider) setFit(undefined)
      else if (scrollWidth > width && count > LEAST) {
        const next = { width, count: without(element, scrollWidth - width, count) }
        store.setItem(key, { ...next, table })
        setFit({ ...next, rows })
      }
    }
    look()
    const observer = new ResizeObserver(look)
    // Actions that load later widen the table.
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [fit, count, isArranged, rows, store, key, table])
  return { area, fitting: columns.slice(0, count) }
}

/** How many columns remain once the last ones are gone whose widths add up to the surplus. */
function without(area: HTMLElement, surplus: number, count: number): number {
  const heads = area.querySelectorAll<HTMLElement>('thead th:not(.r-tick, .r-act)')
  let [left, over] = [count, surplus]
  while (over > 0 && left > LEAST) over -= heads[--left]?.offsetWidth ?? over
  return left
}
