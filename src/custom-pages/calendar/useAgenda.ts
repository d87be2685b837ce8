import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useDataProvider, useEvent, useNotify } from 'ra-core'
import { useBackend, useLive } from '../../providers/backendContext'
import { httpErrorOf } from '../../providers/dataProvider/httpError'
import type { LiveNews } from '../../providers/live'
import { type Visit, visitsIn, withVisit } from './visit'

const PATH = '/hanadb/api/customers/calendar'

/** Somebody's agenda, with what changes it; what others change in it comes as it happens. */
export function useAgenda(userId: number) {
  const { http } = useBackend()
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const queryKey = ['agenda', userId]
  const query = useQuery<readonly Visit[]>({
    queryKey,
    queryFn: async () => {
      const answer = await http.exchange(`${PATH}?USER_ID=${userId}`)
      if (!answer.ok) throw httpErrorOf(answer)
      return visitsIn((answer.body as { events?: unknown } | null)?.events)
    },
  })
  const refresh = useEvent(() => client.invalidateQueries({ queryKey: ['agenda'] }))
  const take = (id: number, now: Visit | null) => {
    for (const [key] of client.getQueriesData({ queryKey: ['agenda'] }))
      client.setQueryData<readonly Visit[]>(
        key,
        known => known && withVisit(known, { id, now, agent: Number(key[1]) }),
      )
  }
  useLive(news => {
    if (news === 'reset' || isUnsaid(news)) return void refresh()
    for (const { resource, id, now } of news)
      if (resource === 'visits') take(Number(id), now as Visit | null)
    return undefined
  })
  /** What the server answers replaces what is known (product.md 7). */
  const replace = (visit: Visit) =>
    client.setQueryData<readonly Visit[]>(queryKey, known =>
      known?.map(each => (each.id === visit.id ? visit : each)),
    )
  const told = (error: unknown) => notify((error as HttpError).message, { type: 'error' })
  return {
    ...query,
    refresh,
    /** Closes the visit at once, and opens it again where the server refuses. */
    async close(visit: Visit) {
      replace({ ...visit, VISITO: true })
      const body = { ID_AGENDA: visit.ID_AGENDA }
      const answer = await http.exchange(`${PATH}/events/update`, { method: 'PUT', body })
      if (answer.ok) return replace((answer.body as { event: Visit }).event)
      replace(visit)
      return told(httpErrorOf(answer))
    },
    /** Answers whether the visit is there now. */
    async move(visit: Visit, data: Pick<Visit, 'FECHA' | 'FECHA_FIN'>): Promise<boolean> {
      replace({ ...visit, ...data })
      try {
        await dataProvider.update('visits', { id: visit.id, data, previousData: { ...visit } })
        return true
      } catch (error) {
        replace(visit)
        told(error)
        return false
      } finally {
        await refresh()
      }
    },
    async remove(visit: Visit) {
      try {
        await dataProvider.delete('visits', { id: visit.id, previousData: { ...visit } })
      } catch (error) {
        told(error)
      }
      await refresh()
    },
  }
}

/** A visit changed, and it is not said how. */
const isUnsaid = (news: Exclude<LiveNews, 'reset'>) =>
  news.some(({ resource, now }) => resource === 'visits' && now === undefined)

export type Agenda = ReturnType<typeof useAgenda>
