import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { isAccountRole } from '../../base/business'
import type { TrackedPerson } from '../../contracts/attendance'
import { isRecentPosition, type TrackStop } from '../../domain/attendance/tracking'
import { useMoments } from '../../features/attendance/useMoments'
import type { DrawnPlace, DrawnPlaces } from '../../fields/map/drawPlaces'
import { PlacesMap } from '../../fields/map/PlacesMap'
import { roleLabel } from '../../i18n/roleNames'
import { useCanLoadPicture } from '../../providers/backend/drawnPictures'
import { initials } from '../../ui/controls/Portrait'

interface TeamMapProps {
  readonly people: readonly TrackedPerson[]
  readonly selected: number | undefined
  readonly stops: readonly TrackStop[]
  readonly onChoose: (person: number) => void
}

/** Everybody's last position, or one person and their route; each marker shows name, time and group. */
export function TeamMap({ people, selected, stops, onChoose }: TeamMapProps) {
  const translate = useTranslate()
  const drawn = useDrawn({ people, selected, stops })
  const isEmpty = drawn.places.length === 0 && stops.length === 0
  return (
    <section className="p-card tk-map" aria-label={translate('tracking.map')}>
      {isEmpty ? (
        <p className="tk-empty">{translate('tracking.mapNone')}</p>
      ) : (
        <PlacesMap drawn={drawn} onPick={id => onChoose(Number(id))} />
      )}
    </section>
  )
}

function useDrawn({ people, selected, stops }: Omit<TeamMapProps, 'onChoose'>): DrawnPlaces {
  const translate = useTranslate()
  const moments = useMoments()
  const canLoadPicture = useCanLoadPicture()
  return useMemo(() => {
    const now = Date.now()
    const visiblePeople =
      selected === undefined ? people : people.filter(({ id }) => id === selected)
    return {
      places: visiblePeople.flatMap(({ id, name, photo, role, last }): DrawnPlace[] => {
        if (!last) return []
        const group = isAccountRole(role) ? roleLabel(role, translate) : role
        return [
          {
            ...{ id, lat: last.lat, lng: last.lng, accuracy: last.accuracy },
            letters: photo && canLoadPicture(photo) ? '' : initials(name),
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
