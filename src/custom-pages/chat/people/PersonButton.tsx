import { useTranslate } from 'ra-core'
import type { Contact } from '../../../contracts/chat'
import { useLanguage } from '../../../providers/backend/backendContext'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import { timeAgo } from '../../../ui/controls/timeAgo'
import { ItemButton } from '../../../ui/primitives/Item'
import { Text } from '../../../ui/primitives/layout'
import { useBegin } from '../state/useBegin'
import { PersonAvatar } from './PersonAvatar'

export function PersonButton({ person, onOpened }: { person: Contact; onOpened: () => void }) {
  const { begin, isPending } = useBegin()
  const readOnly = useReadOnlyProps()
  return (
    <ItemButton
      className="ch-item"
      disabled={isPending}
      onClick={() => void begin([person.id]).then(onOpened)}
      {...readOnly}
      start={<PersonAvatar person={person} />}
      title={<bdi>{person.name}</bdi>}
      sub={<PresenceWords person={person} />}
    />
  )
}

/** Presence or last activity. */
export function PresenceWords({ person }: { readonly person: Contact }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { status, lastActivity } = person
  const hasLeft = status === 'offline' && lastActivity !== null
  return (
    <Text size="sm" tone="secondary" clip>
      {hasLeft
        ? translate('chat.lastSeen', { ago: timeAgo(lastActivity, language) })
        : translate(`chat.${status}`)}
    </Text>
  )
}
