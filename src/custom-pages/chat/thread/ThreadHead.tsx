import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import Info from '@mui/icons-material/InfoOutlined'
import { LinkBase, useTranslate } from 'ra-core'
import type { Conversation } from '../../../contracts/chat'
import { IconButton } from '../../../ui/controls/Button'
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
        <ArrowBack />
      </LinkBase>
      <PersonAvatar
        person={isGroup || !person ? { id: conversation.id, name: title } : person}
        isGroup={isGroup}
      />
      <div className="ch-item-text">
        <h2>
          <bdi>{title}</bdi>
        </h2>
        {isGroup || !person ? (
          <span className="ch-item-line">
            {translate('chat.members', { number: conversation.participants.length })}
          </span>
        ) : (
          <PresenceWords person={person} />
        )}
      </div>
      <IconButton
        aria-label={translate('chat.details')}
        title={translate('chat.details')}
        aria-expanded={isDetailed}
        onClick={onDetails}
      >
        <Info />
      </IconButton>
    </header>
  )
}
