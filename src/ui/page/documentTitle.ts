import { useEffect } from 'react'
import { brand } from './Brand'

/** Sets the browser's title: screen or record, then the product. */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${brand()}` : brand()
  }, [title])
}
