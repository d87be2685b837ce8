import { useTranslate } from 'ra-core'
import type { Conversation } from '../../../contracts/chat'
import { useBackend } from '../../../providers/backend/backendContext'
import { ItemLink } from '../../../ui/primitives/Item'
import { Count, Row, Stack, Text } from '../../../ui/primitives/layout'
import { PersonAvatar } from '../people/PersonAvatar'
import { CHAT_PATH } from '../state/chatPath'
import { useChatting } from '../state/chattingContext'
import { chatTitle, otherParticipants, useChatWords } from '../state/chatWords'
import { draftText } from '../state/draft'

interface ConversationItemProps {
  readonly conversation: Conversation
  readonly isOpen: boolean
}

export function ConversationItem({ conversation, isOpen }: ConversationItemProps) {
  const translate = useTranslate()
  const { me } = useChatting()
  const words = useChatWords()
  const line = useLastLine(conversation, isOpen)
  const { id, lastAt, unreadCount, type } = conversation
  const isGroup = type === 'GROUP'
  const title = chatTitle(conversation, me.ID)
  const person = otherParticipants(conversation, me.ID)[0] ?? { id, name: title }
  return (
    <li>
      <ItemLink
        to={`${CHAT_PATH}/${id}`}
        className="ch-item"
        aria-current={isOpen ? 'true' : undefined}
        data-unread={unreadCount > 0 || undefined}
        start={<PersonAvatar person={isGroup ? { id, name: title } : person} isGroup={isGroup} />}
        title={<bdi>{title}</bdi>}
        sub={
          <Row as="span" gap={1}>
            {line.by && <bdi>{line.by}</bdi>}
            <Text clip dir="auto">
              {line.text}
            </Text>
          </Row>
        }
        end={
          <Stack as="span" gap={1} align="end">
            <time dateTime={lastAt}>{words.when(lastAt)}</time>
            {unreadCount > 0 && (
              <Count solid tone="primary">
                <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount}</span>
                <span className="p-hidden">
                  {translate('chat.unread', { number: unreadCount })}
                </span>
              </Count>
            )}
          </Stack>
        }
      />
    </li>
  )
}

interface Line {
  /** Author, separated because text direction may differ. */
  readonly by?: string
  readonly text: string
}

/** Typing indicator, draft or last message. */
function useLastLine(conversation: Conversation, isOpen: boolean): Line {
  const translate = useTranslate()
  const words = useChatWords()
  const { storage } = useBackend()
  const { me, outgoing } = useChatting()
  const typing = useTyping(conversation)
  const asLine = (name: string, text: string): Line => ({
    by: translate('chat.said', { name, text: '' }).trim(),
    text,
  })
  if (typing) return { text: typing }
  const draft = isOpen ? '' : draftText(storage, me, conversation.id)
  if (draft) return { text: translate('chat.draft', { text: draft }) }
  const latestOutgoing = outgoing
    .filter(({ conversationId }) => conversationId === conversation.id)
    .at(-1)
  const last = conversation.messages.at(-1)
  if (latestOutgoing) return asLine(translate('chat.you'), words.line(latestOutgoing))
  if (!last) return { text: '' }
  const text = words.line(last)
  if (last.senderId === me.ID) return asLine(translate('chat.you'), text)
  if (conversation.type === 'ONE_TO_ONE') return { text }
  const sender = conversation.participants.find(({ id }) => id === last.senderId)
  return sender ? asLine(firstName(sender.name), text) : { text }
}

const firstName = (name: string) => name.split(' ')[0] ?? name

/** Typing indicator as text. */
export function useTyping({ typing, participants }: Conversation): string {
  const translate = useTranslate()
  if (typing.length > 1) return translate('chat.typingMany')
  const person = participants.find(({ id }) => id === typing[0])
  return person ? translate('chat.typingOne', { name: firstName(person.name) }) : ''
}
