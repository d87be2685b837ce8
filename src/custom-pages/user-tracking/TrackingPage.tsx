import './tracking.css'
import Group from '@mui/icons-material/GroupsRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { dayOf, today } from '../../base/day'
import type { TrackedPerson } from '../../contracts/attendance'
import { useMe } from '../../providers/backend/backendContext'
import { ButtonLink } from '../../ui/controls/Button'
import { LoadingRows } from '../../ui/loading/Loading'
import { PageHead } from '../../ui/page/PageHead'
import { Split, Stack } from '../../ui/primitives/layout'
import { ErrorState } from '../../ui/states/ErrorState'
import { StateFrame } from '../../ui/states/StateFrame'
import { OwnPosition } from './OwnPosition'
import { People } from './People'
import { PersonWay } from './PersonWay'
import { TeamChat } from './TeamChat'
import { TeamMap } from './TeamMap'
import { useTracked, useWay } from './useTracked'

/** The team on the map in working hours, beside its conversation (business.md#tracking). */
export function TrackingPage() {
  const translate = useTranslate()
  const me = useMe()
  const tracked = useTracked()
  const { people, error, isPending, refetch } = tracked
  const own = people.find(({ id }) => id === me.ID)
  const selected = useSelectedPerson(people)
  const { person, day, choose } = selected
  const way = useWay(person?.id, day)
  return (
    <div className="p-page">
      <PageHead>
        <ButtonLink to="/dashboard/position-consents" variant="outlined" color="inherit">
          {translate('tracking.consents')}
        </ButtonLink>
      </PageHead>
      <OwnPosition own={own} isAlone={people.length === 1} />
      {isPending && <LoadingRows />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isPending && !error && people.length === 0 && (
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
