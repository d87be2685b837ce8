import { useListContext } from 'ra-core'
import { useLayoutEffect, useRef } from 'react'
import type { Resource } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'

interface Place {
  readonly page: number
  readonly rows: number
}
const places = new Map<string, Place>()

/** Rows scroll inside their frame on desktops, and with the page on phones. */
const frameOfRows = () => document.querySelector('.r-list .r-scroll')

/** Restores a list's scroll position on return, once its rows are drawn. */
export function useKeptScroll({ name }: Resource): void {
  const { ID } = useMe()
  const key = `${ID} ${name}`
  const { data } = useListContext()
  const isThere = data !== undefined
  const isRestored = useRef(false)
  useLayoutEffect(() => {
    if (!isThere) return
    const place = places.get(key)
    if (!isRestored.current && place) {
      window.scrollTo(0, place.page)
      frameOfRows()?.scrollTo(0, place.rows)
    }
    isRestored.current = true
    const remember = () =>
      places.set(key, { page: window.scrollY, rows: frameOfRows()?.scrollTop ?? 0 })
    // Scroll events of an element do not bubble.
    const options = { capture: true, passive: true }
    window.addEventListener('scroll', remember, options)
    return () => window.removeEventListener('scroll', remember, options)
  }, [isThere, key])
}
