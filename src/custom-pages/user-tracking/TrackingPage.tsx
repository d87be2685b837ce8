import './tracking.css'
import Group from '@mui/icons-material/GroupsRounded'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { isAccountRole } from '../../base/business'
import { dayOf, today } from '../../base/day'
import type { TrackedPerson } from '../../contracts/attendance'
import { isRecentPosition, type TrackStop } from '../../domain/attendance/tracking'
import { useMoments } from '../../features/attendance/useMoments'
import type { DrawnPlace, DrawnPlaces } from '../../fields/map/drawPlaces'
import { PlacesMap } from '../../fields/map/PlacesMap'
import { roleLabel } from '../../i18n/roleNames'
import { useMe } from '../../providers/backend/backendContext'
import { useCanLoadPicture } from '../../providers/backend/drawnPictures'
import { ButtonLink } from '../../ui/controls/Button'
import { initials } from '../../ui/controls/Portrait'
import { PageHead } from '../../ui/page/PageHead'
import { Split, Stack } from '../../ui/primitives/layout'
import { StateFrame } from '../../ui/states/StateFrame'
import { LoadingGrid, Waiting } from '../../ui/states/Waiting'
import { OwnPosition } from './OwnPosition'
import { People } from './People'
import { PersonWay } from './PersonWay'
import { TeamChat } from './TeamChat'
import { useTracked, useWay } from './useTracked'

/** The team on the map in working hours, beside its conversation (business.md#tracking). */
export function TrackingPage() {
  const translate = useTranslate()
  const me = useMe()
  const tracked = useTracked()
  const { people, error, isPending, refetch } = tracked
  const isWaiting = isPending || error !== null
  const own = people.find(({ id }) => id === me.ID)
  const selected = useSelectedPerson(people)
  const { person, day, choose } = selected
  const way = useWay(person?.id, day)
  const ownPosition = <OwnPosition own={own} isAlone={people.length === 1} />
  return (
    <div className="p-page">
      <PageHead>
        <ButtonLink to="/dashboard/position-consents" variant="outlined" color="inherit">
          {translate('tracking.consents')}
        </ButtonLink>
      </PageHead>
      {people.length === 1 && ownPosition}
      {isWaiting && (
        <Waiting error={error} onRetry={refetch} shape={<LoadingGrid count={1} height={480} />} />
      )}
      {!isWaiting && people.length === 0 && (
        <StateFrame
          icon={Group}
          title={translate('tracking.none')}
          text={translate('tracking.noneText')}
        />
      )}
      {people.length > 0 && (
        <Split>
          <Stack gap={5}>
            <TeamMap
              people={people}
              selected={person?.id}
              stops={person ? way.stops : []}
              onChoose={choose}
            />
            {person && <PersonWay person={person} selected={selected} way={way} />}
          </Stack>
          <Stack gap={5}>
            <People people={people} selected={person?.id} onChoose={choose} />
            {people.length > 1 && ownPosition}
            <TeamChat own={own} onShow={selected.show} />
          </Stack>
        </Split>
      )}
    </div>
  )
}

/** The chosen person and day: by default the last day with positions. */
function useSelectedPerson(people: readonly TrackedPerson[]) {
  const [id, setId] = useState<number>()
  const [requestedDay, setDay] = useState<string>()
  const [only, ...rest] = people
  const person = rest.length === 0 ? only : people.find(each => each.id === id)
  const latest = person?.last ? dayOf(person.last.at) : today(new Date())
  return {
    ...{ person, latest, setDay },
    day: requestedDay ?? latest,
    /** Shows the day of a message's position. */
    show: (next: number, at: string) => {
      setId(next)
      setDay(dayOf(at))
    },
    choose: (next: number | undefined) => {
      setId(next === id ? undefined : next)
      setDay(undefined)
    },
  }
}
export type SelectedPerson = ReturnType<typeof useSelectedPerson>

interface TeamMapProps {
  readonly people: readonly TrackedPerson[]
  readonly selected: number | undefined
  readonly stops: readonly TrackStop[]
  readonly onChoose: (person: number) => void
}

/** Everybody's last position, or one person and their route; each marker shows name, time and group. */
function TeamMap({ people, selected, stops, onChoose }: TeamMapProps) {
  const translate = useTranslate()
  const drawn = useDrawn({ people, selected, stops })
  const isEmpty = drawn.places.length === 0 && stops.length === 0
  return (
    <section className="p-card tk-map" aria-label={translate('tracking.map')}>
      {isEmpty ? (
        <p className="p-nothing">{translate('tracking.mapNone')}</p>
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
