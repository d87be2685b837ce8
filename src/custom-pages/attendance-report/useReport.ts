import { useMemo, useState } from 'react'
import { addDays, isDay, today } from '../../base/day'
import { attendance } from '../../contracts/attendance'
import { attendanceTotals } from '../../domain/attendance/reportByDay'
import { useMe } from '../../providers/backend/backendContext'
import { useCall } from '../../providers/backend/useCall'

interface ReportFilter {
  readonly from: string
  readonly to: string
  readonly person: string
  readonly branch: string
}
/** Rows per page. */
export const REPORT_PAGE = 50

/** Filter of the report, and the days the server answers. */
export function useReport() {
  const me = useMe()
  const now = today(new Date())
  const [filter, setFilter] = useState<ReportFilter>(() => ({
    ...{ from: addDays(now, -6), to: now, person: '', branch: '' },
  }))
  const [page, setPage] = useState(0)
  const { from, to, person, branch } = filter
  const isWrong = !isDay(from) || !isDay(to) || to < from
  const query = {
    ...{ from, to, ...(person && { person: Number(person) }), ...(branch && { branch }) },
  }
  const { data, error, isPending, isFetching, refetch } = useCall(
    attendance,
    { query },
    { queryKey: ['attendance-marks', 'report', query], enabled: !isWrong },
  )
  const days = useMemo(() => (isWrong ? none : (data?.days ?? none)), [data, isWrong])
  const totals = useMemo(() => attendanceTotals(days), [days])
  const first = Math.min(page, Math.max(0, Math.ceil(days.length / REPORT_PAGE) - 1)) * REPORT_PAGE
  const names = useMemo(() => new Map(Object.entries(data?.people ?? {})), [data])
  return {
    ...{ filter, isWrong, days, totals, names, refetch },
    ...{ visibleDays: days.slice(first, first + REPORT_PAGE), first, setPage },
    isPending: isPending && isFetching && !isWrong,
    changeFilter(change: Partial<ReportFilter>) {
      setPage(0)
      setFilter(before => ({ ...before, ...change }))
    },
    error: data || isWrong ? null : error,
    /** Set when requested marks were deleted by age. */
    deletedBefore: data && !isWrong && from < data.keptFrom ? data.keptFrom : undefined,
    canSeeAll: me.ROLE === '10',
    /** The same filter for the list of marks. */
    markFilter: {
      MARKED_DATE: { gte: from, lte: to },
      ...(person && { USER_ID: Number(person) }),
      ...(branch && { SUCURSAL: branch }),
    },
  }
}

const none: readonly never[] = []
