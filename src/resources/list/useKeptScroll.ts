import { useListContext } from 'ra-core'
import { useLayoutEffect, useRef } from 'react'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'

const places = new Map<string, number>()

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
    if (!isRestored.current && place) window.scrollTo(0, place)
    isRestored.current = true
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [isThere, key])
}
