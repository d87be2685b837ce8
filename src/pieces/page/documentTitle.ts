import { useEffect } from 'react'
import { BRAND } from './Brand'

/** Sets the browser's title: screen or record, then the product. */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${BRAND}` : BRAND
  }, [title])
}
