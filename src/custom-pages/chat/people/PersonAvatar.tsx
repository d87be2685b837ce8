import { useTranslate } from 'ra-core'
import type { Contact } from '../../../contracts/chat'
import { Avatar } from '../../../ui/primitives/Avatar'
import { useChatting } from '../state/chattingContext'

interface PersonAvatarProps {
  readonly person: Pick<Contact, 'id' | 'name'> & Partial<Pick<Contact, 'avatar'>>
  /** Groups have no presence. */
  readonly isGroup?: boolean
}

/** Photo or initials, and presence of a user. */
export function PersonAvatar({ person, isGroup = false }: PersonAvatarProps) {
  const translate = useTranslate()
  const status = useStatus(person.id)
  return (
    <span className="p-corner ch-avatar" data-group={isGroup || undefined}>
      <Avatar name={person.name} photo={person.avatar} />
      {!isGroup && status && (
        <span className="p-dot" data-status={status} title={translate(`chat.${status}`)}>
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
