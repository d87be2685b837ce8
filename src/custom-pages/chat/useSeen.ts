import { useEffect, useState } from 'react'
import type { Conversation } from '../../domain/chat/chat'
import { useLooked } from '../../providers/backendContext'
import { useChatting } from './chattingContext'

/** A typing that is not repeated is over. */
const TYPING_MS = 6000

/**
 * What is on the screen is read, and marked so; answers the first message that was new when the
 * conversation was opened.
 */
export function useSeen({ id, unreadCount, last, typing }: Conversation): number | undefined {
  const { calls, dispatch } = useChatting()
  const looked = useLooked()
  const [freshFrom] = useState(unreadCount > 0 ? last - unreadCount + 1 : undefined)
  useEffect(() => {
    if (unreadCount === 0 || looked) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      dispatch({ type: 'markedAsSeen', id })
      calls.seen(id).catch(() => 'it is marked with the next')
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [unreadCount, id, calls, dispatch, looked])
  useEffect(() => {
    if (typing.length === 0) return
    const timer = setTimeout(() => dispatch({ type: 'typingEnded', id }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typing, id, dispatch])
  return freshFrom
}
