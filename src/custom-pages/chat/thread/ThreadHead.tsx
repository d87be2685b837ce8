import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import Info from '@mui/icons-material/InfoOutlined'
import { LinkBase, useTranslate } from 'ra-core'
import type { Conversation } from '../../../contracts/chat'
import { IconButton } from '../../../ui/controls/Button'
import { Stack } from '../../../ui/primitives/layout'
import { Text } from '../../../ui/primitives/Text'
import { PersonAvatar } from '../people/PersonAvatar'
import { PresenceWords } from '../people/PersonButton'
import { CHAT_PATH } from '../state/chatPath'
import { useChatting } from '../state/chattingContext'
import { chatTitle, otherParticipants } from '../state/chatWords'

interface ThreadHeadProps {
  readonly conversation: Conversation
  readonly isDetailed: boolean
  readonly onDetails: () => void
}

export function ThreadHead({ conversation, isDetailed, onDetails }: ThreadHeadProps) {
  const translate = useTranslate()
  const { me, state } = useChatting()
  const title = chatTitle(conversation, me.ID)
  const isGroup = conversation.type === 'GROUP'
  const other = otherParticipants(conversation, me.ID)[0]
  const person = state.contacts.find(({ id }) => id === other?.id) ?? other
  return (
    <header className="p-row ch-head">
      <LinkBase
        to={CHAT_PATH}
        className="p-icon-button ch-back"
        aria-label={translate('chat.back')}
      >
        <ArrowBack className="p-mirror" />
      </LinkBase>
      <PersonAvatar
        person={isGroup || !person ? { id: conversation.id, name: title } : person}
        isGroup={isGroup}
      />
      <Stack gap={0} grow>
        <Text as="h2" size="lg" strong clip>
          <bdi>{title}</bdi>
        </Text>
        {isGroup || !person ? (
          <Text size="sm" tone="secondary" clip>
            {translate('chat.members', { number: conversation.participants.length })}
          </Text>
        ) : (
          <PresenceWords person={person} />
        )}
      </Stack>
      <IconButton title={translate('chat.details')} aria-expanded={isDetailed} onClick={onDetails}>
        <Info />
      </IconButton>
    </header>
  )
}
