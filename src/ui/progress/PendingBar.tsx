import { useEffect } from 'react'
import { startAfterDelay } from './startAfter'

/** Placeholder of a loading page: shows the progress bar at the top. */
export function PendingBar() {
  useEffect(startAfterDelay, [])
  return null
}
