import { useTranslate } from 'ra-core'
import type { Contact } from '../../../contracts/chat'
import { useLanguage } from '../../../providers/backend/backendContext'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import { timeAgo } from '../../../ui/controls/timeAgo'
import { useBegin } from '../state/useBegin'
import { PersonAvatar } from './PersonAvatar'

interface PersonButtonProps {
  readonly person: Contact
  readonly onOpened: () => void
}

export function PersonButton({ person, onOpened }: PersonButtonProps) {
  const { begin, isPending } = useBegin()
  const readOnly = useReadOnlyProps()
  return (
    <button
      type="button"
      className="ch-item"
      disabled={isPending}
      onClick={() => void begin([person.id]).then(onOpened)}
      {...readOnly}
    >
      <PersonAvatar person={person} />
      <span className="ch-item-text">
        <bdi className="ch-item-title">{person.name}</bdi>
        <PresenceWords person={person} />
      </span>
    </button>
  )
}

/** Presence or last activity. */
export function PresenceWords({ person }: { readonly person: Contact }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { status, lastActivity } = person
  const hasLeft = status === 'offline' && lastActivity !== null
  return (
    <span className="ch-item-line">
      {hasLeft
        ? translate('chat.lastSeen', { ago: timeAgo(lastActivity, language) })
        : translate(`chat.${status}`)}
    </span>
  )
}
