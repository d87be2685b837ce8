import { useEffect, useState } from 'react'
import { type Conversation, markChatSeen } from '../../../contracts/chat'
import { useLooked } from '../../../providers/backend/backendContext'
import { call } from '../../../providers/dataProvider/call'
import { useChatting } from './chattingContext'

/** A typing signal expires after this time. */
const TYPING_MS = 6000

/** Marks visible messages as read. Returns the first message that was unread at opening. */
export function useSeen({ id, unreadCount, last, typing }: Conversation): number | undefined {
  const { http, dispatch } = useChatting()
  const looked = useLooked()
  const [freshFrom] = useState(unreadCount > 0 ? last - unreadCount + 1 : undefined)
  useEffect(() => {
    if (unreadCount === 0 || looked) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      dispatch({ type: 'markedAsSeen', id })
      call(http, markChatSeen, { query: { conversationId: id } }).catch(
        () => 'it is marked with the next',
      )
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [unreadCount, id, http, dispatch, looked])
  useEffect(() => {
    if (typing.length === 0) return
    const timer = setTimeout(() => dispatch({ type: 'typingEnded', id }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typing, id, dispatch])
  return freshFrom
}
