import { useEffect } from 'react'
import './pageSnapshot'

let isTold = false

/**
 * Tells that the page shows what it was opened for: an answer of this API address. The snapshot of its last visit
 * goes, and the next one is saved (decision 038).
 */
export function usePageDrawn(path: string, isDrawn: boolean) {
  useEffect(() => {
    const snapshot = window.pageSnapshot
    if (!snapshot || !isDrawn || isTold) return
    isTold = true
    // After the frame that shows the rows.
    requestAnimationFrame(() => setTimeout(snapshot.hide))
    void import('./saveSnapshot')
      .then(({ saveSnapshot }) => saveSnapshot(snapshot, path))
      .catch(() => undefined)
  }, [path, isDrawn])
}
