import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { TrackedPerson } from '../../contracts/attendance'
import { isRecentPosition, lastSeenDays } from '../../domain/attendance/tracking'
import { Button } from '../../pieces/controls/Button'
import { timeAgo } from '../../pieces/controls/timeAgo'
import { useLanguage } from '../../providers/backend/backendContext'
import { markerInitials } from './initials'

interface PeopleProps {
  readonly people: readonly TrackedPerson[]
  readonly selected: number | undefined
  readonly onChoose: (person: number | undefined) => void
}

/** The visible people: those moving now first, those without consent last. */
export function People({ people, selected, onChoose }: PeopleProps) {
  const translate = useTranslate()
  const id = useId()
  const now = Date.now()
  const sorted = [...people].sort(
    (a, b) => getRank(b, now) - getRank(a, now) || a.name.localeCompare(b.name),
  )
  return (
    <section className="p-card tk-people" aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('tracking.people')}</h2>
        {selected !== undefined && people.length > 1 && (
          <Button onClick={() => onChoose(undefined)}>{translate('tracking.all')}</Button>
        )}
      </header>
      <ul>
        {sorted.map(person => (
          <li key={person.id}>
            <button
              type="button"
              aria-pressed={person.id === selected}
              onClick={() => onChoose(person.id)}
            >
              <Person person={person} now={now} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const getRank = ({ consent, last }: TrackedPerson, now: number) => {
  if (!consent) return 0
  if (!last) return 1
  return isRecentPosition(last.at, now) ? 3 : 2
}

function Person({ person, now }: { readonly person: TrackedPerson; readonly now: number }) {
  const translate = useTranslate()
  const { name, hours, isWorking, consent, last } = person
  const isHere = last !== null && isRecentPosition(last.at, now)
  return (
    <>
      <span
        className="p-centred tk-face"
        data-here={isHere || undefined}
        data-silent={!consent || undefined}
        aria-hidden="true"
      >
        {markerInitials(name)}
      </span>
      <span className="tk-person">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="tk-seen">
          <LastSeen person={person} isHere={isHere} />
        </span>
        {consent && (
          <small>
            {translate(isWorking ? 'tracking.working' : 'tracking.offHours')}
            {' · '}
            <bdi dir="ltr">
              {hours.starts}–{hours.ends}
            </bdi>
          </small>
        )}
      </span>
    </>
  )
}

function LastSeen({
  person: { consent, last },
  isHere,
}: {
  readonly person: TrackedPerson
  readonly isHere: boolean
}) {
  const translate = useTranslate()
  const language = useLanguage()
  if (!consent) return translate('tracking.noConsent')
  if (!last) return translate('tracking.unseen', { days: lastSeenDays })
  const accuracy =
    last.accuracy === null ? '' : ` · ${translate('tracking.accuracy', { count: last.accuracy })}`
  const when = isHere
    ? translate('tracking.now')
    : translate('tracking.seen', { ago: timeAgo(last.at, language) })
  return when + accuracy
}
