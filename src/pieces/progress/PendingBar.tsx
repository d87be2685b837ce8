import { useEffect } from 'react'
import { startAfterDelay } from './startAfter'

/** Stands where a page is not there yet: the bar at the top, as between the pages of the desk. */
export function PendingBar() {
  useEffect(startAfterDelay, [])
  return null
}
