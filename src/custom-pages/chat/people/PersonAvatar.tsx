import { useTranslate } from 'ra-core'
import type { Contact } from '../../../contracts/chat'
import { useChatting } from '../state/chattingContext'

/** Number of tones in the theme; a user always has the same. */
const TONES = 6

interface PersonAvatarProps {
  readonly person: Pick<Contact, 'id' | 'name'>
  /** Groups have no presence. */
  readonly isGroup?: boolean
}

/** Initials and presence of a user. */
export function PersonAvatar({ person: { id, name }, isGroup = false }: PersonAvatarProps) {
  const translate = useTranslate()
  const status = useStatus(id)
  return (
    <span
      className="ch-avatar"
      data-tone={Number(id) % TONES || 0}
      data-group={isGroup || undefined}
    >
      <span aria-hidden="true">{getInitials(name)}</span>
      {!isGroup && status && (
        <span className="ch-presence" data-status={status} title={translate(`chat.${status}`)}>
          <span className="p-hidden">{translate(`chat.${status}`)}</span>
        </span>
      )}
    </span>
  )
}

/** Presence of a user, if visible. */
function useStatus(id: number): Contact['status'] | undefined {
  const { state, me } = useChatting()
  if (id === me.ID) return undefined
  const contact = state.contacts.find(contact => contact.id === id)
  if (contact) return contact.status
  for (const { participants } of Object.values(state.conversations)) {
    const person = participants.find(each => each.id === id)
    if (person) return person.status
  }
  return undefined
}

const getInitials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => [...word][0]?.toLocaleUpperCase())
    .join('')
