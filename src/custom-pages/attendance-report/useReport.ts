import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type PersonDay, totalsOf } from '../../domain/attendanceReport/byDay'
import { addDays, isDay, today } from '../../domain/day'
import { useBackend, useMe } from '../../providers/backendContext'
import { callsTo } from '../../providers/callsTo'

export interface Asked {
  readonly from: string
  readonly to: string
  readonly person: string
  readonly branch: string
}
interface Told {
  /** The first day of which every mark is still there. */
  readonly keptFrom: string
  readonly people: Readonly<Record<string, string>>
  readonly days: readonly PersonDay[]
}

/** Rows that are drawn at a time. */
export const PAGE = 50

/** What is asked for, and the days the server counts of it. */
export function useReport() {
  const { http } = useBackend()
  const me = useMe()
  const now = today(new Date())
  const [asked, setAsked] = useState<Asked>(() => ({
    ...{ from: addDays(now, -6), to: now, person: '', branch: '' },
  }))
  const [page, setPage] = useState(0)
  const { from, to, person, branch } = asked
  const isWrong = !isDay(from) || !isDay(to) || to < from
  const query = new URLSearchParams({
    ...{ from, to, ...(person && { person }), ...(branch && { branch }) },
  })
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['attendance-marks', 'report', me.EMPRESA, String(query)],
    queryFn: () => callsTo(http, '/hanadb/api/attendance').ask<Told>(`report?${query}`),
    retry: false,
    enabled: !isWrong,
  })
  const days = useMemo(() => (isWrong ? none : (data?.days ?? none)), [data, isWrong])
  const totals = useMemo(() => totalsOf(days), [days])
  const first = Math.min(page, Math.max(0, Math.ceil(days.length / PAGE) - 1)) * PAGE
  const names = useMemo(() => new Map(Object.entries(data?.people ?? {})), [data])
  return {
    ...{ asked, isWrong, days, totals, names, refetch },
    ...{ shown: days.slice(first, first + PAGE), first, setPage },
    isPending: isPending && isFetching && !isWrong,
    ask(change: Partial<Asked>) {
      setPage(0)
      setAsked(before => ({ ...before, ...change }))
    },
    error: data || isWrong ? null : error,
    /** Marks of earlier days that are asked for are deleted for their age. */
    goneBefore: data && !isWrong && from < data.keptFrom ? data.keptFrom : undefined,
    seesAll: me.ROLE === '10',
    /** What is asked for, as a filter of the marks themselves. */
    filter: {
      MARKED_DATE: { gte: from, lte: to },
      ...(person && { USER_ID: Number(person) }),
      ...(branch && { SUCURSAL: branch }),
    },
  }
}

const none: readonly never[] = []
