import './chat.css'
import './thread.css'
import { Navigate, useLocation } from 'ra-core'
import { useEffect } from 'react'
import { useNarrow } from '../../fields/inputs/useNarrow'
import type { Me } from '../../model/access'
import { PageHead } from '../../pieces/PageHead'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { useBackend } from '../../providers/backendContext'
import { ConversationList } from './ConversationList'
import { CHAT_PATH } from './chatPath'
import { ChattingContext, useChatting } from './chattingContext'
import { NewChat } from './NewChat'
import { Nothing } from './Nothing'
import { Thread } from './Thread'
import { useChat } from './useChat'

/** Conversations on one side, the open one on the other; on a phone one after the other. */
export function ChatPage() {
  const opened = useOpened()
  const chatting = useChat()
  const { query, dispatch, me } = chatting
  const { storage } = useBackend()
  const isNarrow = useNarrow('(max-width: 899.95px)')
  const id = opened === undefined || opened === 'new' ? null : Number(opened)
  const isRead = query.data !== undefined
  useEffect(() => {
    if (!isRead) return
    dispatch(id === null ? { type: 'reset' } : { type: 'activated', id })
    if (id !== null) storage.set(lastName(me), String(id))
  }, [dispatch, id, isRead, storage, me])
  return (
    <ChattingContext value={chatting}>
      <div className="p-page ch-page" data-open={opened !== undefined || undefined}>
        <PageHead />
        <section className="p-card ch-panes" aria-busy={query.isPending}>
          {query.isPending && <LoadingRows />}
          {!isRead && query.error && (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          )}
          {isRead && !(isNarrow && opened) && <ConversationList opened={id} />}
          {isRead && !(isNarrow && !opened) && <Opened opened={opened} id={id} />}
        </section>
      </div>
    </ChattingContext>
  )
}

/** What the address opens: `new`, a conversation's key, or nothing. */
function useOpened(): string | undefined {
  const { pathname } = useLocation()
  return /\/chat\/([^/]+)\/?$/.exec(pathname)?.[1]
}

/** Where nothing is asked for: what was open here last, else nothing. */
function Last() {
  const { storage } = useBackend()
  const { state, me } = useChatting()
  const id = Number(storage.get(lastName(me)) ?? 0)
  return state.conversations[id] ? <Navigate to={`${CHAT_PATH}/${id}`} replace /> : <Nothing />
}

const lastName = ({ ID, EMPRESA }: Me) => `mostrador.chat.last.${ID}.${EMPRESA}`

function Opened({
  opened,
  id,
}: {
  readonly opened: string | undefined
  readonly id: number | null
}) {
  if (opened === 'new') return <NewChat />
  return id === null ? <Last /> : <Thread key={id} id={id} />
}
