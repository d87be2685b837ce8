import DoneAll from '@mui/icons-material/DoneAllRounded'
import Done from '@mui/icons-material/DoneRounded'
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded'
import Schedule from '@mui/icons-material/ScheduleRounded'
import Linkify from 'linkify-react'
import { useTranslate } from 'ra-core'
import type { Conversation } from '../../../contracts/chat'
import { useConnection } from '../../../providers/backend/backendContext'
import { useErrorWords } from '../../../providers/backend/useErrorWords'
import { Button } from '../../../ui/controls/Button'
import { Row, Stack, Text } from '../../../ui/primitives/layout'
import { PersonAvatar } from '../people/PersonAvatar'
import { useChatting } from '../state/chattingContext'
import { useChatWords } from '../state/chatWords'
import type { Outgoing } from '../state/messages'
import { isOutgoing, type ThreadItem } from '../state/thread'
import { AttachmentView } from './AttachmentView'
import { RecordCard } from './RecordCard'

/** Only web and mail addresses become links, without a referrer. */
const links = {
  defaultProtocol: 'https',
  target: '_blank',
  rel: 'noopener noreferrer nofollow',
  validate: (value: string, type: string) =>
    type === 'email' || (type === 'url' && !/^(?!https?:)[\w+.-]+:/i.test(value)),
}

interface BubbleProps {
  readonly item: ThreadItem
  readonly conversation: Conversation
  readonly isFresh: boolean
  readonly isWanted: boolean
}

/** A message, always as plain text. */
export function Bubble({ item, conversation, isFresh, isWanted }: BubbleProps) {
  const translate = useTranslate()
  const { me } = useChatting()
  const { message, senderId, day, isFirst, isLast } = item
  const isMine = senderId === me.ID
  const sender = conversation.participants.find(({ id }) => id === senderId)
  const isNamed = !isMine && conversation.type === 'GROUP'
  return (
    <div className="ch-message" data-first={isFirst || undefined} data-mine={isMine || undefined}>
      <Dividers day={day} isFresh={isFresh} />
      <Row gap={3} align="start" {...(isMine && { justify: 'end' })}>
        {isNamed && (
          <span className="ch-side">
            {isFirst && <PersonAvatar person={sender ?? { id: senderId, name: '?' }} />}
          </span>
        )}
        <Stack gap={1} align={isMine ? 'end' : 'start'} className="ch-body">
          {isFirst && (
            <span className={isNamed ? 'p-quiet p-small' : 'p-hidden'}>
              <bdi>{isMine ? translate('chat.you') : (sender?.name ?? '')}</bdi>
            </span>
          )}
          <Stack className="p-bubble ch-bubble" data-wanted={isWanted || undefined}>
            {message.attachments.map(attachment => (
              <AttachmentView key={attachment.id} attachment={attachment} />
            ))}
            {message.card && <RecordCard card={message.card} />}
            {message.body && (
              <p dir="auto" className="p-prose">
                <Linkify options={links}>{message.body}</Linkify>
              </p>
            )}
          </Stack>
          <MessageState item={item} conversation={conversation} isLast={isLast} />
        </Stack>
      </Row>
    </div>
  )
}

/** The day, and where unread messages begin. */
function Dividers({ day, isFresh }: Pick<ThreadItem, 'day'> & Pick<BubbleProps, 'isFresh'>) {
  const translate = useTranslate()
  const words = useChatWords()
  return (
    <>
      {day && (
        <p className="p-row p-quiet p-small ch-day">
          <span>{words.day(day)}</span>
        </p>
      )}
      {isFresh && (
        <p className="p-row p-small ch-fresh">
          <span>{translate('chat.fresh')}</span>
        </p>
      )}
    </>
  )
}

interface MessageStateProps {
  readonly item: ThreadItem
  readonly conversation: Conversation
  readonly isLast: boolean
}

/** Time, and delivery state of the user's own message: sending, sent, read or refused. */
function MessageState({ item, conversation, isLast }: MessageStateProps) {
  const words = useChatWords()
  const { me } = useChatting()
  const { message, at, senderId } = item
  if (isOutgoing(message) && message.state === 'refused') return <Failed message={message} />
  if (!isLast && !isOutgoing(message)) return null
  return (
    <Row as="span" gap={1} className="p-quiet p-small ch-state">
      <time dateTime={at}>{words.time(at)}</time>
      {isOutgoing(message) && <Sending />}
      {!isOutgoing(message) && senderId === me.ID && (
        <Reached n={message.n} conversation={conversation} />
      )}
    </Row>
  )
}

function Sending() {
  const translate = useTranslate()
  const isDisconnected = useConnection() === 'lost'
  const words = translate(isDisconnected ? 'chat.waiting' : 'chat.sending')
  return (
    <>
      <Schedule fontSize="inherit" aria-hidden="true" />
      <span className={isDisconnected ? undefined : 'p-hidden'}>{words}</span>
    </>
  )
}

function Reached({ n, conversation }: { readonly n: number; readonly conversation: Conversation }) {
  const translate = useTranslate()
  const { me } = useChatting()
  const otherParticipants = conversation.participants.filter(({ id }) => id !== me.ID)
  const isRead =
    otherParticipants.length > 0 &&
    otherParticipants.every(({ id }) => (conversation.seen[String(id)] ?? 0) >= n)
  const Icon = isRead ? DoneAll : Done
  return (
    <span data-seen={isRead || undefined} title={translate(isRead ? 'chat.seen' : 'chat.sent')}>
      <Icon fontSize="inherit" aria-hidden="true" />
      <span className="p-hidden">{translate(isRead ? 'chat.seen' : 'chat.sent')}</span>
    </span>
  )
}

function Failed({ message }: { readonly message: Outgoing }) {
  const translate = useTranslate()
  const { retry, discard } = useChatting()
  const errorText = useErrorWords()
  const { reason = '' } = message
  return (
    <div className="p-cluster p-end" role="alert">
      <Text size="sm" tone="error">
        <ErrorOutline fontSize="inherit" aria-hidden="true" />{' '}
        {translate('chat.failed', { reason: errorText(reason) })}
      </Text>
      <Button onClick={() => retry(message)}>{translate('chat.retry')}</Button>
      <Button color="inherit" onClick={() => discard(message)} i18nKey="chat.discard" />
    </div>
  )
}
