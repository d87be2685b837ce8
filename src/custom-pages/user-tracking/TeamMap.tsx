import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isAccountRole } from '../../base/business'
import type { TrackedPerson } from '../../contracts/attendance'
import { isRecentPosition, type TrackStop } from '../../domain/attendance/tracking'
import { useMoments } from '../../features/attendance/useMoments'
import { roleLabel } from '../../i18n/roleNames'
import { useCanLoadPicture } from '../../providers/backend/drawnPictures'
import { initials } from '../../ui/controls/Portrait'
import type { Drawn, DrawnPerson, drawTeam } from './drawTeam'

interface TeamMapProps {
  readonly people: readonly TrackedPerson[]
  readonly selected: number | undefined
  readonly stops: readonly TrackStop[]
  readonly onChoose: (person: number) => void
}

/** Everybody's last position, or one person and their route; each marker shows name, time and group. */
export function TeamMap({ people, selected, stops, onChoose }: TeamMapProps) {
  const translate = useTranslate()
  const drawnRef = useDrawn({ people, selected, stops })
  const latest = useRef(onChoose)
  latest.current = onChoose
  const holder = useRef<HTMLDivElement>(null)
  const [team, setTeam] = useState<ReturnType<typeof drawTeam>>()
  const isEmpty = drawnRef.people.length === 0 && drawnRef.stops.length === 0
  useEffect(() => {
    if (isEmpty) return
    let teamMap: ReturnType<typeof drawTeam> | undefined
    let isUnmounted = false
    void import('./drawTeam').then(module => {
      if (isUnmounted || !holder.current) return
      teamMap = module.drawTeam(holder.current, person => latest.current(person))
      setTeam(teamMap)
    })
    return () => {
      isUnmounted = true
      setTeam(undefined)
      teamMap?.remove()
    }
  }, [isEmpty])
  useEffect(() => team?.show(drawnRef), [team, drawnRef])
  return (
    <section className="p-card tk-map" aria-label={translate('tracking.map')}>
      {isEmpty ? (
        <p className="tk-empty">{translate('tracking.mapNone')}</p>
      ) : (
        <div ref={holder} className="f-map" dir="ltr" />
      )}
    </section>
  )
}

function useDrawn({ people, selected, stops }: Omit<TeamMapProps, 'onChoose'>): Drawn {
  const translate = useTranslate()
  const moments = useMoments()
  const canLoadPicture = useCanLoadPicture()
  return useMemo(() => {
    const now = Date.now()
    const visiblePeople =
      selected === undefined ? people : people.filter(({ id }) => id === selected)
    return {
      people: visiblePeople.flatMap(({ id, name, photo, role, last }): DrawnPerson[] => {
        if (!last) return []
        const group = isAccountRole(role) ? roleLabel(role, translate) : role
        return [
          {
            ...{ id, lat: last.lat, lng: last.lng, accuracy: last.accuracy },
            initials: photo && canLoadPicture(photo) ? '' : initials(name),
            photo: photo && canLoadPicture(photo) ? photo : '',
            title: `${name} · ${moments.moment(last.at)} · ${group}`,
            isFresh: isRecentPosition(last.at, now),
            isSelected: id === selected,
          },
        ]
      }),
      stops: stops.map(({ lat, lng, from, until }) => ({
        ...{ lat, lng },
        title:
          from === until ? moments.time(from) : `${moments.time(from)} – ${moments.time(until)}`,
      })),
      view: `${selected ?? ''} ${stops[0]?.from.slice(0, 10) ?? ''} ${stops.length > 0}`,
    }
  }, [people, selected, stops, translate, moments, canLoadPicture])
}
