import Linkify from 'linkify-react'
import { useTranslate } from 'ra-core'
import type { Conversation } from '../../../contracts/chat'
import { PersonAvatar } from '../people/PersonAvatar'
import { useChatting } from '../state/chattingContext'
import { useChatWords } from '../state/chatWords'
import type { ThreadItem } from '../state/thread'
import { AttachmentView } from './AttachmentView'
import { MessageState } from './MessageState'
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
  const words = useChatWords()
  const { me } = useChatting()
  const { message, senderId, day, isFirst, isLast } = item
  const isMine = senderId === me.ID
  const sender = conversation.participants.find(({ id }) => id === senderId)
  const isNamed = !isMine && conversation.type === 'GROUP'
  return (
    <div className="ch-message" data-first={isFirst || undefined} data-mine={isMine || undefined}>
      {day && (
        <p className="p-row ch-day">
          <span>{words.day(day)}</span>
        </p>
      )}
      {isFresh && (
        <p className="p-row ch-fresh">
          <span>{translate('chat.fresh')}</span>
        </p>
      )}
      <div className="ch-line">
        {isNamed && (
          <span className="ch-side">
            {isFirst && <PersonAvatar person={sender ?? { id: senderId, name: '?' }} />}
          </span>
        )}
        <div className="p-column ch-body">
          {isFirst && (
            <span className={isNamed ? 'p-quiet ch-sender' : 'p-hidden'}>
              <bdi>{isMine ? translate('chat.you') : (sender?.name ?? '')}</bdi>
            </span>
          )}
          <div className="ch-bubble" data-wanted={isWanted || undefined}>
            {message.attachments.map(attachment => (
              <AttachmentView key={attachment.id} attachment={attachment} />
            ))}
            {message.card && <RecordCard card={message.card} />}
            {message.body && (
              <p dir="auto">
                <Linkify options={links}>{message.body}</Linkify>
              </p>
            )}
          </div>
          <MessageState item={item} conversation={conversation} isLast={isLast} />
        </div>
      </div>
    </div>
  )
}
