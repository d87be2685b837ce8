import { useEffect } from 'react'
import './pageSnapshot'

let isTold = false

/** Waits until no part of the page is a placeholder. */
async function whenWhole() {
  do await new Promise(requestAnimationFrame)
  while (document.querySelector('#root [data-placeholder]'))
}

/**
 * Tells that the page shows what it was opened for: an answer of this API address. The snapshot of its last visit
 * goes, and the next one is saved (decision 038).
 */
export function usePageDrawn(path: string, isDrawn: boolean) {
  useEffect(() => {
    const snapshot = window.pageSnapshot
    if (!snapshot || isTold) return
    snapshot.drawnAt = Number.POSITIVE_INFINITY
    if (!isDrawn) return
    isTold = true
    const save = async () => {
      await whenWhole()
      snapshot.drawnAt = performance.now()
      const shown = [...snapshot.tags.keys()]
      // After the frame that shows the rows.
      setTimeout(snapshot.hide)
      const { saveSnapshot } = await import('./saveSnapshot')
      await saveSnapshot(snapshot, { path, shown })
    }
    save().catch(() => undefined)
  }, [path, isDrawn])
}
