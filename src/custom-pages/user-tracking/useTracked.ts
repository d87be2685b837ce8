import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DataProvider, useDataProvider } from 'ra-core'
import { useEffect, useMemo, useRef } from 'react'
import { tracking } from '../../contracts/attendance'
import { findStops, type SeenPosition, wayLength } from '../../domain/attendance/tracking'
import { useLive, useMe } from '../../providers/backend/backendContext'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { useCall } from '../../providers/backend/useCall'
import { readMost } from '../../resources/record/readMost'

/** Working hours change without an event of movement. */
const AGAIN_MS = 60_000
/** Events within this time cause one request. */
const CALM_MS = 1200

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
    queryFn: async ({ signal }) =>
      (await everyPosition(dataProvider, filter, signal)).map(toSeenPosition),
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
    queryFn: ({ signal }) => everyPosition(dataProvider, filter, signal),
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

/** A day has fewer positions than are read at most. */
async function everyPosition(dataProvider: DataProvider, filter: object, signal: AbortSignal) {
  const sort = { field: 'FECHA', order: 'DESC' } as const
  const { rows } = await readMost(dataProvider, 'positions', { filter, sort, signal })
  return rows
}

const toSeenPosition = ({ FECHA, PRECISION, GEOLOCALIZACION }: SentRecord): SeenPosition => ({
  ...{ at: String(FECHA), accuracy: (PRECISION ?? null) as number | null },
  ...(GEOLOCALIZACION as { readonly lat: number; readonly lng: number }),
})
