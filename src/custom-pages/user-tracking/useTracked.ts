import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DataProvider, useDataProvider } from 'ra-core'
import { useEffect, useMemo, useRef } from 'react'
import { tracking } from '../../contracts/attendance'
import { findStops, type SeenPosition, wayLength } from '../../domain/attendance/tracking'
import { useLive, useMe } from '../../providers/backend/backendContext'
import { useCall } from '../../providers/backend/useCall'
import { listMeta } from '../../providers/dataProvider/dataProvider'

/** Working hours change without an event of movement. */
const AGAIN_MS = 60_000
/** Events within this time cause one request. */
const CALM_MS = 1200
/** The server's maximum per request; a day has fewer. */
const PAGE = 200
const MOST = 1000

interface StoredPosition {
  readonly id: number
  readonly USER_ID: number
  readonly FECHA: string
  readonly GEOLOCALIZACION: { readonly lat: number; readonly lng: number }
  readonly PRECISION?: number | null
  readonly MENSAJE?: string | null
}

/** The visible people and their current state, reloaded on every movement. */
export function useTracked() {
  const client = useQueryClient()
  const queryKey = ['tracking', useMe().ID]
  const query = useCall(tracking, {}, { queryKey, refetchInterval: AGAIN_MS })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive(news => {
    const isRelevant =
      news === 'reset' || news.some(({ resource }) => trackedResources.has(resource))
    if (!isRelevant) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: WAYS })
    }, CALM_MS)
  })
  return { ...query, people: query.data?.people ?? none, error: query.data ? null : query.error }
}
const none: readonly never[] = []
const trackedResources = new Set(['positions', 'position-consents', 'work-schedules'])
const WAYS = ['positions', 'ways'] as const

/** A person's route on a day, by stops. */
export function useWay(person: number | undefined, day: string) {
  const dataProvider = useDataProvider()
  const filter = { USER_ID: person, FECHA: { gte: day, lte: day } }
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...WAYS, filter],
    queryFn: async () => (await everyPosition(dataProvider, filter)).map(toSeenPosition),
    enabled: person !== undefined,
  })
  const stops = useMemo(() => findStops(data ?? []), [data])
  return { stops, metres: wayLength(stops), error: data ? null : error, isPending, refetch }
}

/** Positions of the messages, as far as the reader may see them. */
export function useTrackedPlaces(messages: readonly string[]) {
  const dataProvider = useDataProvider()
  const filter = { MENSAJE: [...messages] }
  const { data } = useQuery({
    queryKey: [...WAYS, filter],
    queryFn: () => everyPosition(dataProvider, filter),
    enabled: messages.length > 0,
  })
  return useMemo(
    () =>
      new Map(
        (data ?? []).map(position => [
          `${position.MENSAJE} ${position.USER_ID}`,
          toSeenPosition(position),
        ]),
      ),
    [data],
  )
}

async function everyPosition(dataProvider: DataProvider, filter: object) {
  const all: StoredPosition[] = []
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<StoredPosition>('positions', {
      filter,
      sort: { field: 'FECHA', order: 'DESC' },
      pagination: { page, perPage: PAGE },
      meta: listMeta,
    })
    all.push(...data)
    if (data.length < PAGE || page * PAGE >= Math.min(total, MOST)) return all
  }
}

const toSeenPosition = (stored: StoredPosition): SeenPosition => ({
  ...{ at: stored.FECHA, accuracy: stored.PRECISION ?? null, ...stored.GEOLOCALIZACION },
})
