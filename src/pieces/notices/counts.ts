import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBackend, useMe } from '../../providers/backendContext'

/** The page first. */
const CALM_MS = 1500
const AGAIN_MS = 60_000
const NEWS_MS = 2000

/** How many one has not read, once the first page stands. */
export function useUnread(): number {
  const { notices } = useBackend()
  const { data } = useCalmly(['notices', 'unread'], () => notices.page({ unread: true }))
  return data?.unread ?? 0
}

/** How many records of each flow wait for the reader. */
export function useWaiting(): Readonly<Record<string, number>> {
  const { notices } = useBackend()
  const { ID, EMPRESA } = useMe()
  return useCalmly(['waiting', ID, EMPRESA], () => notices.waiting()).data ?? nothing
}

const nothing = {}

/** Asked after the first page, each minute, and soon after something changed somewhere. */
function useCalmly<Said>(queryKey: readonly unknown[], queryFn: () => Promise<Said>) {
  const { live } = useBackend()
  const client = useQueryClient()
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS)
    return () => clearTimeout(timer)
  }, [])
  const first = queryKey[0]
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = live.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: [first] })
      }, NEWS_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [live, client, first])
  return useQuery({ queryKey, queryFn, enabled: isCalm, retry: false, refetchInterval: AGAIN_MS })
}
