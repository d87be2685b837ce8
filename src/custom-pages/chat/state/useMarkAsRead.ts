import { useEffect, useState } from 'react'
import { type Conversation, markChatSeen } from '../../../contracts/chat'
import { useViewedUser } from '../../../providers/backend/backendContext'
import { call } from '../../../providers/dataProvider/call'
import { useChatting } from './chattingContext'

/** A typing signal expires after this time. */
const TYPING_MS = 6000

/** Marks visible messages as read. Returns the first message that was unread at opening. */
export function useMarkAsRead({ id, unreadCount, last, typing }: Conversation): number | undefined {
  const { http, dispatch } = useChatting()
  const viewedUser = useViewedUser()
  const [freshFrom] = useState(unreadCount > 0 ? last - unreadCount + 1 : undefined)
  useEffect(() => {
    if (unreadCount === 0 || viewedUser) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      dispatch({ type: 'markedAsSeen', id })
      call(http, markChatSeen, { query: { conversationId: id } }).catch(
        // The next message marks it as read.
        () => undefined,
      )
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [unreadCount, id, http, dispatch, viewedUser])
  useEffect(() => {
    if (typing.length === 0) return
    const timer = setTimeout(() => dispatch({ type: 'typingEnded', id }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typing, id, dispatch])
  return freshFrom
}
