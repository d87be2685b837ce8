import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBackend, useLooked, useMe } from '../providers/backendContext'

/** The page first. */
const CALM_MS = 1500

/** Follows what others do, for as long as somebody is at this desk: person, company and eyes. */
export function LiveLink() {
  const { http, live } = useBackend()
  const { ID, EMPRESA } = useMe()
  const looked = useLooked()?.wanted ?? ''
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!live.isOn) return undefined
    const began = Date.now()
    let stops: readonly (() => void)[] | undefined = []
    const begin = async () => {
      const [{ followInTabs }, { freshen }] = await Promise.all([
        import('../providers/liveTabs'),
        import('../providers/freshen'),
      ])
      const name = `mostrador-live ${ID} ${EMPRESA} ${looked}`
      // Left before it was there.
      if (!stops) return
      stops = [
        live.subscribe(news => freshen(queryClient, news)),
        followInTabs({ http, live, name, began }),
      ]
    }
    const timer = setTimeout(() => void begin().catch(() => 'the pages read as they open'), CALM_MS)
    return () => {
      clearTimeout(timer)
      for (const stop of stops ?? []) stop()
      stops = undefined
    }
  }, [http, live, queryClient, ID, EMPRESA, looked])
  return null
}
