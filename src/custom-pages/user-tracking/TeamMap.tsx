import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { TrackedPerson } from '../../contracts/userTracking'
import { isAccountRole } from '../../domain/accounts/roles'
import { isRecentPosition, type TrackStop } from '../../domain/attendance/tracking'
import type { Drawn, DrawnPerson, drawTeam } from './drawTeam'
import { markerInitialsOf } from './initials'
import { useMoments } from './useMoments'

interface TeamMapProps {
  readonly people: readonly TrackedPerson[]
  readonly chosen: number | undefined
  readonly stops: readonly TrackStop[]
  readonly onChoose: (person: number) => void
}

/** Everybody's last position, or one person and their route; each marker shows name, time and group. */
export function TeamMap({ people, chosen, stops, onChoose }: TeamMapProps) {
  const translate = useTranslate()
  const drawn = useDrawn({ people, chosen, stops })
  const latest = useRef(onChoose)
  latest.current = onChoose
  const holder = useRef<HTMLDivElement>(null)
  const [team, setTeam] = useState<ReturnType<typeof drawTeam>>()
  const isEmpty = drawn.people.length === 0 && drawn.stops.length === 0
  useEffect(() => {
    if (isEmpty) return
    let made: ReturnType<typeof drawTeam> | undefined
    let isGone = false
    void import('./drawTeam').then(module => {
      if (isGone || !holder.current) return
      made = module.drawTeam(holder.current, person => latest.current(person))
      setTeam(made)
    })
    return () => {
      isGone = true
      setTeam(undefined)
      made?.remove()
    }
  }, [isEmpty])
  useEffect(() => team?.show(drawn), [team, drawn])
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

function useDrawn({ people, chosen, stops }: Omit<TeamMapProps, 'onChoose'>): Drawn {
  const translate = useTranslate()
  const moments = useMoments()
  return useMemo(() => {
    const now = Date.now()
    const shown = chosen === undefined ? people : people.filter(({ id }) => id === chosen)
    return {
      people: shown.flatMap(({ id, name, role, last }): DrawnPerson[] => {
        if (!last) return []
        const group = isAccountRole(role) ? translate(`roles.${role}`) : role
        return [
          {
            ...{ id, lat: last.lat, lng: last.lng, accuracy: last.accuracy },
            initials: markerInitialsOf(name),
            title: `${name} · ${moments.moment(last.at)} · ${group}`,
            isFresh: isRecentPosition(last.at, now),
            isChosen: id === chosen,
          },
        ]
      }),
      stops: stops.map(({ lat, lng, from, until }) => ({
        ...{ lat, lng },
        title:
          from === until ? moments.time(from) : `${moments.time(from)} – ${moments.time(until)}`,
      })),
      view: `${chosen ?? ''} ${stops[0]?.from.slice(0, 10) ?? ''} ${stops.length > 0}`,
    }
  }, [people, chosen, stops, translate, moments])
}
