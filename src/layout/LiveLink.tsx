import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tenantOf } from '../base/business'
import { useBackend, useMe, useViewedUser } from '../providers/backend/backendContext'

/** Delay after the first page. */
const CALM_MS = 1500

/** Follows live events for the current person, company and impersonation. */
export function LiveLink() {
  const { http, live } = useBackend()
  const me = useMe()
  const { ID, PLAIN_SERVER } = me
  const tenant = tenantOf(me)
  const looked = useViewedUser()?.wanted ?? ''
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!live.isOn || PLAIN_SERVER) return undefined
    const began = Date.now()
    let stops: readonly (() => void)[] | undefined = []
    const begin = async () => {
      const [{ followInTabs }, { refreshQueries: freshen }] = await Promise.all([
        import('../providers/live/liveTabs'),
        import('../providers/live/refreshQueries'),
      ])
      const name = `mostrador-live ${ID} ${tenant} ${looked}`
      // Unmounted before it was loaded.
      if (!stops) return
      stops = [
        live.subscribe(news => freshen(queryClient, news)),
        followInTabs({ http, live, name, began }),
      ]
    }
    // Pages load their data when they open.
    const timer = setTimeout(() => void begin().catch(() => undefined), CALM_MS)
    return () => {
      clearTimeout(timer)
      for (const stop of stops ?? []) stop()
      stops = undefined
    }
  }, [http, live, queryClient, ID, tenant, looked, PLAIN_SERVER])
  return null
}
