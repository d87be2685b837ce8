import { useEffect } from 'react'

/** A file dropped where nothing takes it does nothing: the browser would leave the page to open it. */
export function useStrayFiles() {
  useEffect(() => {
    const hold = (event: DragEvent) => {
      const data = event.dataTransfer
      if (event.defaultPrevented || !data?.types.includes('Files')) return
      event.preventDefault()
      data.dropEffect = 'none'
    }
    const end = new AbortController()
    window.addEventListener('dragover', hold, { signal: end.signal })
    window.addEventListener('drop', hold, { signal: end.signal })
    return () => end.abort()
  }, [])
}
