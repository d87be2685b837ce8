import { useLocation, useTranslate } from 'ra-core'
import { Suspense, useEffect, useMemo, useState } from 'react'
import type { Conversation } from '../../domain/chat/chat'
import { threadOf } from '../../domain/chat/thread'
import { LoadingRows } from '../../pieces/states/Loading'
import { Composer } from './Composer'
import { useTyping } from './ConversationItem'
import { useChatting } from './chattingContext'
import { titleOf } from './chatWords'
import { Details } from './Details'
import { MessageLog } from './messageLogLater'
import { Nothing } from './Nothing'
import { ThreadHead } from './ThreadHead'
import { useSeen } from './useSeen'

/** A conversation: what was said, and a place to say more. */
export function Thread({ id }: { readonly id: number }) {
  const { state, calls, dispatch } = useChatting()
  const conversation = state.conversations[id]
  const [isGone, setIsGone] = useState(false)
  const isUnknown = conversation === undefined
  useEffect(() => {
    if (!isUnknown) return
    const read = Number.isSafeInteger(id) ? calls.conversation(id) : Promise.reject()
    read.then(
      found => dispatch({ type: 'conversationRead', conversation: found }),
      () => setIsGone(true),
    )
  }, [isUnknown, id, calls, dispatch])
  if (conversation) return <Open conversation={conversation} />
  return isGone ? <Nothing isGone /> : <LoadingRows />
}

function Open({ conversation }: { readonly conversation: Conversation }) {
  const translate = useTranslate()
  const { me, outgoing } = useChatting()
  const [isDetailed, setIsDetailed] = useState(false)
  const typing = useTyping(conversation)
  const { id, messages } = conversation
  const freshFrom = useSeen(conversation)
  const items = useMemo(
    () =>
      threadOf(
        messages,
        outgoing.filter(({ conversationId }) => conversationId === id),
        me.ID,
      ),
    [messages, outgoing, id, me.ID],
  )
  const wanted = Number(new URLSearchParams(useLocation().search).get('m') ?? 0)
  return (
    <>
      <section
        className="ch-thread"
        aria-label={translate('chat.log', { name: titleOf(conversation, me.ID) })}
      >
        <ThreadHead
          conversation={conversation}
          isDetailed={isDetailed}
          onDetails={() => setIsDetailed(shown => !shown)}
        />
        <Suspense fallback={<LoadingRows />}>
          <MessageLog
            conversation={conversation}
            items={items}
            freshFrom={freshFrom}
            wanted={wanted}
          />
        </Suspense>
        <p className="ch-typing" aria-hidden="true">
          {typing}
        </p>
        <Composer conversation={conversation} />
      </section>
      {isDetailed && <Details conversation={conversation} onClose={() => setIsDetailed(false)} />}
    </>
  )
}
