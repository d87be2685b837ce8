import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef } from 'react'
import { named } from '../../fields/useTitles'
import type { ReportedMark } from './byDay'
import { useWords } from './useWords'

interface MarksMapProps {
  readonly marks: readonly ReportedMark[]
  readonly names: ReadonlyMap<string, string>
}

/** Where the marks were made, as far as a position was sent; what it draws stands in the table too. */
export function MarksMap({ marks, names }: MarksMapProps) {
  const translate = useTranslate()
  const words = useWords()
  const holder = useRef<HTMLDivElement>(null)
  const points = useMemo(
    () =>
      marks.flatMap(mark => (mark.GEOLOCALIZACION ? [{ ...mark, at: mark.GEOLOCALIZACION }] : [])),
    [marks],
  )
  const latest = useRef({ words, names })
  latest.current = { words, names }
  useEffect(() => {
    let drawn: { remove: () => void } | undefined
    let isGone = false
    void import('../../fields/inputs/drawPoints').then(({ drawPoints }) => {
      if (isGone || !holder.current) return
      const { words: say, names: known } = latest.current
      const titled = points.map(({ at, USER_ID, TIPO, MARKED_DATE }) => ({
        ...at,
        title: `${named(known, USER_ID)} · ${say.type(TIPO)} ${say.time(MARKED_DATE)}`,
      }))
      drawn = drawPoints(holder.current, titled)
    })
    return () => {
      isGone = true
      drawn?.remove()
    }
  }, [points])
  if (points.length === 0) return <p>{translate('hr.mapNone')}</p>
  return <div ref={holder} className="f-map ar-map" dir="ltr" />
}
