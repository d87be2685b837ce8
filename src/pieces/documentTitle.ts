import { useEffect } from 'react'
import { BRAND } from './Brand'

/** The page's title: screen or record, then the product (ux.md 6). */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${BRAND}` : BRAND
  }, [title])
}
