import { useLayoutEffect } from 'react'
import { brand } from './Brand'

/** Sets the browser's title as the page is drawn: screen or record, then the product. */
export function useDocumentTitle(title: string | undefined) {
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${brand()}` : brand()
  }, [title])
}
