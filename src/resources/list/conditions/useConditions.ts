import { pick } from 'es-toolkit'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { conditionsIn, filterOfConditions, type ListConditions } from './items'

/** The conditions of the list while they are edited; each applies as soon as it is complete. */
export function useConditions(start?: ListConditions['items'][number]) {
  const { filterValues, setFilters } = useListContext()
  const asked = JSON.stringify(filterOfConditions(conditionsIn(filterValues)))
  const [seen, setSeen] = useState(asked)
  const [conditions, setConditions] = useState(() => {
    const read = conditionsIn(filterValues)
    if (start) return { ...read, items: [...read.items, start] }
    return read.items.length > 0 ? read : { ...read, items: [blankCondition] }
  })
  // The address changed elsewhere.
  if (asked !== seen) {
    setSeen(asked)
    setConditions(conditionsIn(filterValues))
  }
  const change = (next: ListConditions) => {
    setConditions(next)
    const filter = filterOfConditions(next)
    const text = JSON.stringify(filterOfConditions(conditionsIn(filter)))
    if (text === seen) return
    setSeen(text)
    setFilters({ ...pick(filterValues, ['q', 'tab']), ...filter })
  }
  return { conditions, change }
}

/** A row whose field is not chosen yet. */
export const blankCondition = { path: '', op: 'eq' } as const
