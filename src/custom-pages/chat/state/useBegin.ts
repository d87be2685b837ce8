import { type HttpError, useNavigate, useNotify } from 'ra-core'
import { useState } from 'react'
import { startChat } from '../../../contracts/chat'
import { call } from '../../../providers/dataProvider/call'
import { CHAT_PATH } from './chatPath'
import { useChatting } from './chattingContext'

/** Creates or finds a conversation and opens it. */
export function useBegin() {
  const { http, dispatch } = useChatting()
  const navigate = useNavigate()
  const notify = useNotify()
  const [isPending, setIsPending] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  const begin = async (people: readonly number[], name = '') => {
    setIsPending(true)
    try {
      const body = { participants: people, name }
      const { conversation } = await call(http, startChat, { body, key })
      dispatch({ type: 'conversationRead', conversation })
      navigate(`${CHAT_PATH}/${conversation.id}`)
    } catch (error) {
      const { status, message } = error as HttpError
      // a retry keeps the key; other participants are another conversation
      if (status !== 0) setKey(crypto.randomUUID())
      notify(message, { type: 'error' })
    } finally {
      setIsPending(false)
    }
  }
  return { begin, isPending }
}
