import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useDataProvider, useEvent, useNotify } from 'ra-core'
import { agenda, closeVisit } from '../../contracts/calendar'
import { useBackend, useLive } from '../../providers/backend/backendContext'
import { call } from '../../providers/dataProvider/call'
import type { LiveNews } from '../../providers/live/live'
import { type Visit, visitIn, visitsIn, withVisit } from './visit'

/** Agenda of a user, with its actions and live changes. */
export function useAgenda(userId: number) {
  const { http } = useBackend()
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const queryKey = ['agenda', userId]
  const query = useQuery<readonly Visit[]>({
    queryKey,
    queryFn: async () =>
      visitsIn((await call(http, agenda, { query: { USER_ID: userId } }))?.events),
  })
  const refresh = useEvent(() => client.invalidateQueries({ queryKey: ['agenda'] }))
  const applyVisit = (id: number, now: Visit | null) => {
    for (const [key] of client.getQueriesData({ queryKey: ['agenda'] }))
      client.setQueryData<readonly Visit[]>(
        key,
        current => current && withVisit(current, { id, now, agent: Number(key[1]) }),
      )
  }
  useLive(news => {
    if (news === 'reset' || isUnsaid(news)) return void refresh()
    for (const { resource, id, now } of news)
      if (resource === 'visits') applyVisit(Number(id), now as Visit | null)
    return undefined
  })
  /** Replaces a visit by the server's answer. */
  const replace = (visit: Visit) =>
    client.setQueryData<readonly Visit[]>(queryKey, current =>
      current?.map(each => (each.id === visit.id ? visit : each)),
    )
  const notifyError = (error: unknown) => notify((error as HttpError).message, { type: 'error' })
  return {
    ...query,
    refresh,
    /** Closes the visit at once, and reopens it if the server refuses. */
    async close(visit: Visit) {
      const closed = { ...visit, VISITO: true }
      replace(closed)
      try {
        const { event } = await call(http, closeVisit, { body: { ID_AGENDA: visit.ID_AGENDA } })
        replace(visitIn({ ...closed, ...event }))
      } catch (error) {
        replace(visit)
        notifyError(error)
      }
    },
    /** Returns whether the move succeeded. */
    async move(visit: Visit, data: Pick<Visit, 'FECHA' | 'FECHA_FIN'>): Promise<boolean> {
      replace({ ...visit, ...data })
      try {
        const { data: saved } = await dataProvider.update('visits', {
          ...{ id: visit.id, data, previousData: { ...visit } },
        })
        replace({ ...visit, ...data, _VERSION: saved._VERSION ?? visit._VERSION })
        return true
      } catch (error) {
        replace(visit)
        notifyError(error)
        await refresh()
        return false
      }
    },
    async remove(visit: Visit) {
      try {
        await dataProvider.delete('visits', { id: visit.id, previousData: { ...visit } })
        applyVisit(visit.id, null)
      } catch (error) {
        notifyError(error)
        await refresh()
      }
    },
  }
}

/** The change of a visit is not included in the event. */
const isUnsaid = (news: Exclude<LiveNews, 'reset'>) =>
  news.some(({ resource, now }) => resource === 'visits' && now === undefined)

export type Agenda = ReturnType<typeof useAgenda>
