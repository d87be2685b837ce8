import { useTranslate } from 'ra-core'
import type { Contact } from '../../domain/chat/chat'
import { timeAgo } from '../../pieces/timeAgo'
import { useLanguage } from '../../providers/backendContext'
import { useHeld } from '../../providers/useHeld'
import { PersonAvatar } from './PersonAvatar'
import { useBegin } from './useBegin'

interface PersonButtonProps {
  readonly person: Contact
  readonly onOpened: () => void
}

/** A person to write to. */
export function PersonButton({ person, onOpened }: PersonButtonProps) {
  const { begin, isPending } = useBegin()
  const held = useHeld()
  return (
    <button
      type="button"
      className="ch-item"
      disabled={isPending}
      onClick={() => void begin([person.id]).then(onOpened)}
      {...held}
    >
      <PersonAvatar person={person} />
      <span className="ch-item-text">
        <bdi className="ch-item-title">{person.name}</bdi>
        <PresenceWords person={person} />
      </span>
    </button>
  )
}

/** How somebody is, or when they were last there. */
export function PresenceWords({ person }: { readonly person: Contact }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { status, lastActivity } = person
  const isGone = status === 'offline' && lastActivity !== null
  return (
    <span className="ch-item-line">
      {isGone
        ? translate('chat.lastSeen', { ago: timeAgo(lastActivity, language) })
        : translate(`chat.${status}`)}
    </span>
  )
}
