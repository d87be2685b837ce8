import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef } from 'react'
import { named } from '../../fields/record/useTitles'
import { LoadingRows } from '../../ui/loading/Loading'
import { ErrorState } from '../../ui/states/ErrorState'
import { useMarkPlaces } from './useMarksShown'
import type { useReport } from './useReport'
import { useReportTexts } from './useReportTexts'

/** Positions of the marks, if sent; the table shows the same data. */
export function MarksMap({ report }: { readonly report: ReturnType<typeof useReport> }) {
  const translate = useTranslate()
  const words = useReportTexts()
  const { names, visibleDays, markFilter } = report
  const { data, error, isPending, refetch } = useMarkPlaces(visibleDays, markFilter)
  const holder = useRef<HTMLDivElement>(null)
  const points = useMemo(
    () =>
      (data?.marks ?? []).flatMap(mark =>
        mark.GEOLOCALIZACION ? [{ ...mark, at: mark.GEOLOCALIZACION }] : [],
      ),
    [data],
  )
  const latest = useRef({ words, names })
  latest.current = { words, names }
  useEffect(() => {
    let drawnMap: { remove: () => void } | undefined
    let isUnmounted = false
    void import('../../fields/map/drawPoints').then(({ drawPoints }) => {
      if (isUnmounted || !holder.current) return
      const { words: reportWords, names: personNames } = latest.current
      const titled = points.map(({ at, USER_ID, TIPO, MARKED_DATE }) => ({
        ...at,
        title: `${named(personNames, USER_ID)} · ${reportWords.type(TIPO)} ${reportWords.time(MARKED_DATE)}`,
      }))
      drawnMap = drawPoints(holder.current, titled)
    })
    return () => {
      isUnmounted = true
      drawnMap?.remove()
    }
  }, [points])
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (isPending) return <LoadingRows />
  if (points.length === 0) return <p>{translate('hr.mapNone')}</p>
  return (
    <>
      {!data?.isWhole && <p>{translate('hr.mapLatest', { count: points.length })}</p>}
      <div ref={holder} className="f-map ar-map" dir="ltr" />
    </>
  )
}
