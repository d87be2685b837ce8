import ArrowDown from '@mui/icons-material/ArrowDownwardRounded'
import { useEvent, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso'
import { type Conversation, olderMessages } from '../../../contracts/chat'
import { call } from '../../../providers/dataProvider/call'
import { IconButton } from '../../../ui/controls/Button'
import { useChatting } from '../state/chattingContext'
import { chatTitle, useChatWords } from '../state/chatWords'
import { isOutgoing, type ThreadItem } from '../state/thread'
import { Bubble } from './Bubble'

interface MessageLogProps {
  readonly conversation: Conversation
  readonly items: readonly ThreadItem[]
  /** Number of the first unread message at opening. */
  readonly freshFrom: number | undefined
  /** Number of a searched message; 0 for none. */
  readonly targetId: number
}
/** Maximum pages loaded to reach a searched message. */
const MOST_PAGES = 60
const MAX_JUMP = 200
const MAX_TRIES = 20

/** Virtual list of messages; scrolling up loads older ones. */
export function MessageLog({ conversation, items, freshFrom, targetId }: MessageLogProps) {
  const translate = useTranslate()
  const { me } = useChatting()
  const list = useRef<VirtuosoHandle>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const first = conversation.messages[0]?.n ?? conversation.last + 1
  const older = useOlder(conversation)
  useJump({ list, targetId, first, hasMore: conversation.hasMore, older })
  const toEnd = () => list.current?.scrollToIndex({ index: 'LAST', align: 'end' })
  useOwnToEnd(items, toEnd)
  const frame = useStickToEnd(isAtEnd, toEnd)
  return (
    <div className="ch-log" ref={frame}>
      <Virtuoso
        ref={list}
        role="log"
        aria-live="off"
        aria-label={translate('chat.log', { name: chatTitle(conversation, me.ID) })}
        data={items}
        context={conversation}
        firstItemIndex={first}
        initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
        alignToBottom
        followOutput={atEnd => (atEnd ? 'auto' : false)}
        atBottomStateChange={setIsAtEnd}
        atBottomThreshold={60}
        increaseViewportBy={400}
        startReached={() => void older()}
        computeItemKey={messageKey}
        components={parts}
        itemContent={(_, item) => (
          <Bubble
            item={item}
            conversation={conversation}
            isFresh={!isOutgoing(item.message) && item.message.n === freshFrom}
            isWanted={!isOutgoing(item.message) && item.message.n === targetId}
          />
        )}
      />
      {!isAtEnd && (
        <IconButton className="ch-to-end" aria-label={translate('chat.toEnd')} onClick={toEnd}>
          <ArrowDown />
        </IconButton>
      )}
      <Arrivals conversation={conversation} />
    </div>
  )
}

/** Same key while sending and after arrival. */
const messageKey = (_: number, { message }: ThreadItem) =>
  isOutgoing(message) ? message.key : (message.key ?? message.id)

const parts = { Header: Begin }

function Begin({ context }: { readonly context?: Conversation }) {
  const translate = useTranslate()
  return (
    <p className="p-nothing">
      {context?.hasMore ? translate('app.common.loading') : translate('chat.begin')}
    </p>
  )
}

/** Announces new messages to screen readers; the list itself is not announced while scrolling. */
function Arrivals({ conversation }: { readonly conversation: Conversation }) {
  const translate = useTranslate()
  const words = useChatWords()
  const { me } = useChatting()
  const [initialLast] = useState(conversation.last)
  const last = conversation.messages.at(-1)
  const isNew = last !== undefined && last.n > initialLast && last.senderId !== me.ID
  const name = conversation.participants.find(({ id }) => id === last?.senderId)?.name ?? ''
  return (
    <p className="p-hidden" role="status">
      {isNew && translate('chat.said', { name, text: words.line(last) })}
    </p>
  )
}

/** Loads the previous page. Returns whether it succeeded. */
function useOlder(conversation: Conversation) {
  const { http, dispatch } = useChatting()
  const isReading = useRef(false)
  return useEvent(async (limit?: number) => {
    const { id, messages, hasMore, last } = conversation
    if (!hasMore || isReading.current) return false
    isReading.current = true
    try {
      const page = await call(http, olderMessages, {
        query: { conversationId: id, before: messages[0]?.n ?? last + 1, limit },
      })
      dispatch({ type: 'olderRead', id, page })
      return true
    } catch {
      return false // repeated by scrolling up
    } finally {
      isReading.current = false
    }
  })
}

interface Jump {
  readonly list: React.RefObject<VirtuosoHandle | null>
  readonly targetId: number
  readonly first: number
  readonly hasMore: boolean
  readonly older: (limit?: number) => Promise<boolean>
}

/** Scrolls to a searched message, loading pages until it is found. */
function useJump({ list, targetId, first, hasMore, older }: Jump) {
  const done = useRef(0)
  const pages = useRef(0)
  useEffect(() => {
    if (targetId === 0 || done.current === targetId) return
    if (first > targetId && hasMore && pages.current < MOST_PAGES) {
      pages.current += 1
      void older(MAX_JUMP)
      return
    }
    let triesLeft = MAX_TRIES
    // added rows may still move the list
    const timer = setInterval(() => {
      triesLeft -= 1
      if (triesLeft === 0 || document.querySelector('.ch-bubble[data-wanted]')) {
        done.current = targetId
        clearInterval(timer)
      } else list.current?.scrollToIndex({ index: Math.max(0, targetId - first), align: 'center' })
    }, 100)
    return () => clearInterval(timer)
  }, [list, targetId, first, hasMore, older])
}

/** Keeps the list at its end while the area below grows. */
function useStickToEnd(isAtEnd: boolean, toEnd: () => void) {
  const frame = useRef<HTMLDivElement>(null)
  const scrollToEnd = useEvent(toEnd)
  const wasAtEnd = useRef(isAtEnd)
  // reset after the height is known, because growth moves the list away from its end
  useEffect(() => {
    const timer = setTimeout(() => {
      wasAtEnd.current = isAtEnd
    }, 300)
    return () => clearTimeout(timer)
  }, [isAtEnd])
  useEffect(() => {
    if (!frame.current) return
    const watch = new ResizeObserver(() => wasAtEnd.current && scrollToEnd())
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [scrollToEnd])
  return frame
}

/** Scrolls to the user's own new message. */
function useOwnToEnd(items: readonly ThreadItem[], toEnd: () => void) {
  const last = items.at(-1)?.message
  const key = last && isOutgoing(last) ? last.key : undefined
  const scroll = useEvent(toEnd)
  useEffect(() => {
    if (key === undefined) return
    const frame = requestAnimationFrame(scroll)
    return () => cancelAnimationFrame(frame)
  }, [key, scroll])
}
