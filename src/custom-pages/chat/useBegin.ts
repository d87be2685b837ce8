import { type HttpError, useNavigate, useNotify } from 'ra-core'
import { useState } from 'react'
import { CHAT_PATH } from './chatPath'
import { useChatting } from './chattingContext'

/** Begins a conversation, or goes on in the one there is, and opens it. */
export function useBegin() {
  const { calls, dispatch } = useChatting()
  const navigate = useNavigate()
  const notify = useNotify()
  const [isPending, setIsPending] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  const begin = async (people: readonly number[], name = '') => {
    setIsPending(true)
    try {
      const conversation = await calls.begin(people, name, key)
      dispatch({ type: 'conversationRead', conversation })
      navigate(`${CHAT_PATH}/${conversation.id}`)
    } catch (error) {
      const { status, message } = error as HttpError
      // tried again it is the same conversation; with other people it is another
      if (status !== 0) setKey(crypto.randomUUID())
      notify(message, { type: 'error' })
    } finally {
      setIsPending(false)
    }
  }
  return { begin, isPending }
}
