import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { tenantOf } from '../../base/business'
import { NOTICE_NEWS } from '../../model/definition/notice'
import { notices, waiting } from '../../model/endpoints/notices'
import type { Catalogue } from '../../model/fields/resource'
import { useBackend, useIsPlain, useLive, useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { call } from '../../providers/dataProvider/call'
import type { LiveChange, LiveNews } from '../../providers/live/live'
import { useCustomPages } from '../../providers/navigation/customPages'

/** Delay after the first page. */
const CALM_MS = 1500
const AGAIN_MS = 60_000
const TOGETHER_MS = 2000

/** Number of unread notices, loaded after the first page and updated by live events. */
export function useUnread(): number {
  const { http } = useBackend()
  const fetchCount = ({ signal }: Leaving) =>
    call(http, notices, { query: { unread: 'true' }, signal })
  const { data } = useCalmly(['notices', 'unread'], fetchCount, {
    isNews: news => news === 'reset' || news.some(({ resource }) => resource === NOTICE_NEWS),
    afterMs: 0,
  })
  return data?.unread ?? 0
}

type Counts = Readonly<Record<string, number>>

/** Number of records that wait for the reader, by flow; loaded after the first page. */
export const useWaiting = (): Counts => useWaitingCounts() ?? noCounts

/** The same, undefined until known; at once for the page that shows them. */
export function useWaitingCounts(isUrgent = false): Counts | undefined {
  const { http } = useBackend()
  const me = useMe()
  const { ID } = me
  const tenant = tenantOf(me)
  const { resources } = useCatalogue()
  const unread = useCustomPages().flatMap(page => (page.countsUnread ? page.path : []))
  const key = ['waiting', ID, tenant]
  const ear: Ear = {
    isNews: news =>
      news === 'reset' || news.some(change => canAffect(change, { resources, unread })),
    afterMs: TOGETHER_MS,
    isUrgent,
  }
  return useCalmly(key, ({ signal }) => call(http, waiting, { signal }), ear).data?.waiting
}

const noCounts = {}

interface Counted extends Pick<Catalogue, 'resources'> {
  /** Names of the live events of pages with unread messages. */
  readonly unread: readonly string[]
}

/** Counts depend on records with a flow and on unread messages. */
export const canAffect = ({ resource }: LiveChange, { resources, unread }: Counted) =>
  unread.includes(resource) || 'flow' in (resources.get(resource)?.schema ?? {})

interface Ear {
  readonly isNews: (news: LiveNews) => boolean
  /** Delay that combines several changes into one request. */
  readonly afterMs: number
  readonly isUrgent?: boolean
}

/** Aborted when nothing shows the counts any more, as after the sign-out. */
interface Leaving {
  readonly signal: AbortSignal
}

/** Queries after the first page, at live events, and every minute in case the stream is blocked. */
function useCalmly<Answer>(
  queryKey: readonly unknown[],
  queryFn: (leaving: Leaving) => Promise<Answer>,
  ear: Ear,
) {
  const client = useQueryClient()
  const isPlain = useIsPlain()
  const [isCalm, setCalm] = useState(false)
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS)
    return () => {
      clearTimeout(timer)
      clearTimeout(timeout.current)
    }
  }, [])
  useLive(news => {
    if (!ear.isNews(news)) return
    timeout.current ??= setTimeout(() => {
      timeout.current = undefined
      void client.invalidateQueries({ queryKey: queryKey.slice(0, 1) })
    }, ear.afterMs)
  })
  const enabled = (isCalm || ear.isUrgent === true) && !isPlain
  return useQuery({ queryKey, queryFn, enabled, refetchInterval: AGAIN_MS })
}
