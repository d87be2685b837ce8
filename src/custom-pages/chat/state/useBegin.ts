import { type HttpError, useNavigate } from 'ra-core'
import { useState } from 'react'
import { startChat } from '../../../contracts/chat'
import { call } from '../../../providers/dataProvider/call'
import { useAttempt } from '../../../ui/controls/useAttempt'
import { CHAT_PATH } from './chatPath'
import { useChatting } from './chattingContext'

/** Creates or finds a conversation and opens it. */
export function useBegin() {
  const { http, dispatch } = useChatting()
  const navigate = useNavigate()
  const { attempt, isPending } = useAttempt()
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  const begin = (people: readonly number[], name = '') =>
    attempt(async () => {
      const started = call(http, startChat, { body: { participants: people, name }, key })
      const { conversation } = await started.catch((error: HttpError) => {
        // a retry keeps the key; other participants are another conversation
        if (error.status !== 0) setKey(crypto.randomUUID())
        throw error
      })
      dispatch({ type: 'conversationRead', conversation })
      navigate(`${CHAT_PATH}/${conversation.id}`)
    })
  return { begin, isPending }
}
