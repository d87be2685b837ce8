import { useTranslate } from 'ra-core'
import type { TrackedPerson } from '../../contracts/attendance'
import { isRecentPosition, lastSeenDays } from '../../domain/attendance/tracking'
import { useLanguage } from '../../providers/backend/backendContext'
import { Button } from '../../ui/controls/Button'
import { timeAgo } from '../../ui/controls/timeAgo'
import { Avatar } from '../../ui/primitives/Avatar'
import { ItemButton } from '../../ui/primitives/Item'
import { Card, Stack, Text } from '../../ui/primitives/layout'

interface PeopleProps {
  readonly people: readonly TrackedPerson[]
  readonly selected: number | undefined
  readonly onChoose: (person: number | undefined) => void
}

/** The visible people: those moving now first, those without consent last. */
export function People({ people, selected, onChoose }: PeopleProps) {
  const translate = useTranslate()
  const now = Date.now()
  const sorted = [...people].sort(
    (a, b) => getRank(b, now) - getRank(a, now) || a.name.localeCompare(b.name),
  )
  return (
    <Card
      flush
      className="tk-people"
      title={translate('tracking.people')}
      actions={
        selected !== undefined &&
        people.length > 1 && <Button onClick={() => onChoose(undefined)} i18nKey="tracking.all" />
      }
    >
      <Stack as="ul" gap={0} pad={2}>
        {sorted.map(person => (
          <li key={person.id}>
            <Person
              person={person}
              now={now}
              aria-pressed={person.id === selected}
              onClick={() => onChoose(person.id)}
            />
          </li>
        ))}
      </Stack>
    </Card>
  )
}

const getRank = ({ consent, last }: TrackedPerson, now: number) => {
  if (!consent) return 0
  if (!last) return 1
  return isRecentPosition(last.at, now) ? 3 : 2
}

interface PersonProps {
  readonly person: TrackedPerson
  readonly now: number
  readonly 'aria-pressed': boolean
  readonly onClick: () => void
}

function Person({ person, now, ...button }: PersonProps) {
  const translate = useTranslate()
  const { name, photo, hours, isWorking, consent, last } = person
  const isHere = last !== null && isRecentPosition(last.at, now)
  return (
    <ItemButton
      {...button}
      start={
        <span className="p-corner">
          <Avatar name={name} photo={photo} />
          {isHere && <span className="p-dot tone-success" />}
        </span>
      }
      title={<bdi>{name}</bdi>}
      sub={
        <>
          <LastSeen person={person} isHere={isHere} />
          {consent && (
            <Text as="small" style={{ display: 'block' }}>
              {translate(isWorking ? 'tracking.working' : 'tracking.offHours')}
              {' · '}
              <bdi dir="ltr">
                {hours.starts}–{hours.ends}
              </bdi>
            </Text>
          )}
        </>
      }
    />
  )
}

function LastSeen({ person, isHere }: { person: TrackedPerson; isHere: boolean }) {
  const { consent, last } = person
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
