import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetList } from 'ra-core'
import { useMemo, useState } from 'react'
import { addDays, isDay, today } from '../../domain/day'
import type { StoredSchedule } from '../../domain/schedule'
import { useTitles } from '../../fields/useTitles'
import { useMe } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { byDay } from './byDay'
import { everyMark, PAGE } from './everyMark'
import { useUnmarked } from './useUnmarked'

export interface Asked {
  readonly from: string
  readonly to: string
  readonly person: string
  readonly branch: string
}

/** What is asked for, the marks the server tells of it, and the days they make. */
export function useReport() {
  const me = useMe()
  const now = today(new Date())
  const [asked, setAsked] = useState<Asked>(() => ({
    ...{ from: addDays(now, -6), to: now, person: '', branch: '' },
  }))
  const { from, to, person, branch } = asked
  const isWrong = !isDay(from) || !isDay(to) || to < from
  const filter = {
    MARKED_DATE: { gte: from, lte: to },
    ...(person && { USER_ID: Number(person) }),
    ...(branch && { SUCURSAL: branch }),
  }
  const dataProvider = useDataProvider()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['attendance-marks', 'report', me.EMPRESA, filter],
    queryFn: () => everyMark(dataProvider, filter),
    retry: false,
    enabled: !isWrong,
  })
  const marks = useMemo(() => (isWrong ? [] : (data?.marks ?? [])), [data, isWrong])
  const { data: schedules = none } = useGetList<StoredSchedule & { readonly id: number }>(
    'work-schedules',
    everySchedule,
    { staleTime: 60_000, retry: false },
  )
  const unmarked = useUnmarked({ asked, schedules, data: isWrong ? undefined : data })
  const days = useMemo(
    () => byDay(marks, { today: now, schedules, unmarked }),
    [marks, now, schedules, unmarked],
  )
  const names = useTitles(
    'users',
    days.map(day => day.person),
  )
  return {
    ...{ asked, isWrong, marks, days, names, isPending: isPending && !isWrong, refetch },
    ask: (change: Partial<Asked>) => setAsked(before => ({ ...before, ...change })),
    error: data ? null : error,
    isCapped: !isWrong && data !== undefined && data.total > marks.length,
    seesAll: me.ROLE === '10',
  }
}

const none: readonly never[] = []

const everySchedule = {
  pagination: { page: 1, perPage: PAGE },
  sort: { field: 'ID', order: 'DESC' },
  meta: listMeta,
} as const
