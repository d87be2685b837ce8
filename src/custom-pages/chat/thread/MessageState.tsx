import DoneAll from '@mui/icons-material/DoneAllRounded'
import Done from '@mui/icons-material/DoneRounded'
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded'
import Schedule from '@mui/icons-material/ScheduleRounded'
import { useTranslate } from 'ra-core'
import type { Conversation } from '../../../contracts/chat'
import { useConnection } from '../../../providers/backend/backendContext'
import { useErrorWords } from '../../../providers/backend/useErrorWords'
import { Button } from '../../../ui/controls/Button'
import { useChatting } from '../state/chattingContext'
import { useChatWords } from '../state/chatWords'
import type { Outgoing } from '../state/messages'
import { isOutgoing, type ThreadItem } from '../state/thread'

interface MessageStateProps {
  readonly item: ThreadItem
  readonly conversation: Conversation
  readonly isLast: boolean
}

/** Time, and delivery state of the user's own message: sending, sent, read or refused. */
export function MessageState({ item, conversation, isLast }: MessageStateProps) {
  const words = useChatWords()
  const { me } = useChatting()
  const { message, at, senderId } = item
  if (isOutgoing(message) && message.state === 'refused') return <Failed message={message} />
  if (!isLast && !isOutgoing(message)) return null
  return (
    <span className="ch-state">
      <time dateTime={at}>{words.time(at)}</time>
      {isOutgoing(message) && <Sending />}
      {!isOutgoing(message) && senderId === me.ID && (
        <Reached n={message.n} conversation={conversation} />
      )}
    </span>
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
    <div className="p-cluster ch-failed" role="alert">
      <span>
        <ErrorOutline fontSize="inherit" aria-hidden="true" />{' '}
        {translate('chat.failed', { reason: errorText(reason) })}
      </span>
      <Button onClick={() => retry(message)}>{translate('chat.retry')}</Button>
      <Button color="inherit" onClick={() => discard(message)}>
        {translate('chat.discard')}
      </Button>
    </div>
  )
}
