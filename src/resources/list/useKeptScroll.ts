import { useListContext } from 'ra-core'
import { useLayoutEffect, useRef } from 'react'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'

interface Place {
  readonly page: number
  readonly rows: number
}
const places = new Map<string, Place>()

/** The rows scroll inside their frame on a desk, with the page on a phone. */
const frameOfRows = () => document.querySelector('.r-list .r-scroll')

/** Who comes back to a list finds it scrolled as they left it, once its rows stand. */
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
    // an element's scrolling does not bubble
    const options = { capture: true, passive: true }
    window.addEventListener('scroll', remember, options)
    return () => window.removeEventListener('scroll', remember, options)
  }, [isThere, key])
}
