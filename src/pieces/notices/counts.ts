import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { NOTICE_NEWS } from '../../model/notice'
import type { Catalogue } from '../../model/resource'
import { useBackend, useLive, useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import type { LiveChange, LiveNews } from '../../providers/live'

/** The page first. */
const CALM_MS = 1500
const AGAIN_MS = 60_000
const TOGETHER_MS = 2000

/** How many one has not read, once the first page stands; a new one counts as soon as it is there. */
export function useUnread(): number {
  const { notices } = useBackend()
  const { data } = useCalmly(['notices', 'unread'], () => notices.page({ unread: true }), {
    isNews: news => news === 'reset' || news.some(({ resource }) => resource === NOTICE_NEWS),
    afterMs: 0,
  })
  return data?.unread ?? 0
}

/** How many records of each flow wait for the reader. */
export function useWaiting(): Readonly<Record<string, number>> {
  const { notices } = useBackend()
  const { ID, EMPRESA } = useMe()
  const { resources } = useCatalogue()
  const key = ['waiting', ID, EMPRESA]
  const ear: Ear = {
    isNews: news => news === 'reset' || news.some(change => mayWait(resources, change)),
    afterMs: TOGETHER_MS,
  }
  return useCalmly(key, () => notices.waiting(), ear).data ?? nothing
}

const nothing = {}

/** What waits is counted of records with a flow, and of what people write; a card or a visit changes none of it. */
export const mayWait = (resources: Catalogue['resources'], { resource }: LiveChange) =>
  resource === 'chat' || resource === 'mail' || 'flow' in (resources.get(resource)?.schema ?? {})

interface Ear {
  readonly isNews: (news: LiveNews) => boolean
  /** Many changes come together: they are asked after once. */
  readonly afterMs: number
}

/** Asked after the first page, each minute for where no stream comes through, and at its news. */
function useCalmly<Said>(queryKey: readonly unknown[], queryFn: () => Promise<Said>, ear: Ear) {
  const client = useQueryClient()
  const [isCalm, setCalm] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS)
    return () => {
      clearTimeout(timer)
      clearTimeout(waiting.current)
    }
  }, [])
  useLive(news => {
    if (!ear.isNews(news)) return
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined
      void client.invalidateQueries({ queryKey: queryKey.slice(0, 1) })
    }, ear.afterMs)
  })
  return useQuery({ queryKey, queryFn, enabled: isCalm, retry: false, refetchInterval: AGAIN_MS })
}
