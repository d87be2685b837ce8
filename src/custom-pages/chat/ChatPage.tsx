import { tenantOf } from '../../base/business'
import './chat.css'
import './thread/thread.css'
import { Navigate, useLocation } from 'ra-core'
import { useEffect } from 'react'
import { keyIn } from '../../base/readValues'
import { useNarrow } from '../../fields/registry/useNarrow'
import type { Me } from '../../model/access/access'
import { useBackend, useIsPlain } from '../../providers/backend/backendContext'
import { LoadingRows } from '../../ui/loading/Loading'
import { PageHead } from '../../ui/page/PageHead'
import { Panes } from '../../ui/primitives/Panes'
import { ErrorState } from '../../ui/states/ErrorState'
import { ConversationList } from './list/ConversationList'
import { EmptyChat } from './list/EmptyChat'
import { NewChat } from './people/NewChat'
import { CHAT_PATH } from './state/chatPath'
import { ChattingContext, useChatting } from './state/chattingContext'
import { useChat } from './state/useChat'
import { Thread } from './thread/Thread'

/** Conversations and the open one, side by side or, on phones, in sequence. */
export function ChatPage() {
  const opened = useOpened()
  const chatting = useChat()
  const { query, dispatch, me } = chatting
  const { storage } = useBackend()
  const isNarrow = useNarrow('(max-width: 899.95px)')
  const id = opened === undefined || opened === 'new' ? null : keyIn(opened)
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
        <Panes full aria-busy={query.isPending}>
          {query.isPending && <LoadingRows />}
          {!isRead && query.error && (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          )}
          {isRead && !(isNarrow && opened) && <ConversationList opened={id} />}
          {isRead && !(isNarrow && !opened) && <Opened opened={opened} id={id} />}
        </Panes>
      </div>
    </ChattingContext>
  )
}

/** Open conversation from the address: `new`, a key, or none. */
function useOpened(): string | undefined {
  const { pathname } = useLocation()
  return /\/chat\/([^/]+)\/?$/.exec(pathname)?.[1]
}

/** Default: the last conversation opened here. */
function Last() {
  const { storage } = useBackend()
  const { state, me } = useChatting()
  const id = keyIn(storage.get(lastName(me)) ?? 0)
  return state.conversations[id] ? <Navigate to={`${CHAT_PATH}/${id}`} replace /> : <EmptyChat />
}

const lastName = (me: Me) => `mostrador.chat.last.${me.ID}.${tenantOf(me)}`

function Opened({
  opened,
  id,
}: {
  readonly opened: string | undefined
  readonly id: number | null
}) {
  const isPlain = useIsPlain()
  if (opened === 'new' && !isPlain) return <NewChat />
  return id === null ? <Last /> : <Thread key={id} id={id} />
}
