import { ListContextProvider, useListContext } from 'ra-core'
import { type ReactNode, useState } from 'react'

type Filters = Readonly<Record<string, unknown>>

/**
 * Merges filters requested in quick succession: while a slow page loads, `filterValues` still has the
 * previous ones.
 */
export function MergedFilters({ children }: { readonly children: ReactNode }) {
  const list = useListContext()
  const shown = JSON.stringify(list.filterValues)
  const [before, setBefore] = useState(shown)
  const [asked, setAsked] = useState<readonly Filters[]>([])
  if (before !== shown) {
    setBefore(shown)
    setAsked(notYet(asked, shown))
  }
  const setFilters: typeof list.setFilters = (filters, ...more) => {
    setAsked(others => [...others, filters])
    list.setFilters(filters, ...more)
  }
  const filterValues = asked.at(-1) ?? list.filterValues
  return (
    <ListContextProvider value={{ ...list, filterValues, setFilters }}>
      {children}
    </ListContextProvider>
  )
}

/** Filters requested but not shown yet; empty if the address changed otherwise, for example by going back. */
function notYet(asked: readonly Filters[], shown: string): readonly Filters[] {
  const at = asked.findIndex(filters => JSON.stringify(filters) === shown)
  return at < 0 ? [] : asked.slice(at + 1)
}
