import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  type ChatMessage,
  type Conversation,
  markChatSeen,
  openTeamChat,
  sendChatMessage,
} from '../../contracts/chat'
import { sharingOf } from '../../features/attendance/sharingOf'
import { useBackend, useLive, useMe } from '../../providers/backend/backendContext'
import { useCall } from '../../providers/backend/useCall'
import { call } from '../../providers/dataProvider/call'
import type { Http } from '../../providers/http/http'

const POLL_MS = 10_000

/** A message without confirmation of the server; its key prevents duplicates. */
interface Writing {
  readonly key: string
  readonly body: string
  readonly isSending: boolean
  readonly reason?: string
}

/** The team's conversation; sent messages carry the person's position if it is shared. */
export function useTeamChat() {
  const backend = useBackend()
  const { http, live } = backend
  const me = useMe()
  const client = useQueryClient()
  const queryKey = ['team-chat', me.ID]
  const { data, error, isPending, refetch } = useCall(
    openTeamChat,
    { body: {} },
    { queryKey, ...(!live.isOn && { refetchInterval: POLL_MS }) },
  )
  const chat = data?.conversation
  const join = async () => {
    client.setQueryData(queryKey, await call(http, openTeamChat, { body: { join: true } }))
  }
  const read = () => void client.invalidateQueries({ queryKey })
  useLive(news => {
    const isRelevant = (id: unknown) => String(id) === String(chat?.id)
    if (news === 'reset' || news.some(({ resource, id }) => resource === 'chat' && isRelevant(id)))
      read()
  })
  useMarkAsRead(http, chat)
  const [writing, setWriting] = useState<Writing>()
  const send = async (body: string, key = crypto.randomUUID() as string) => {
    if (!chat) return false
    setWriting({ key, body, isSending: true })
    try {
      const newMessage = { conversationId: chat.id, body }
      const { message } = await call(http, sendChatMessage, { body: newMessage, key })
      setWriting(undefined)
      await client.invalidateQueries({ queryKey })
      if (await sharingOf(backend).tellFrom(message.id))
        void client.invalidateQueries({ queryKey: ['positions'] })
      return true
    } catch (thrown) {
      setWriting({ key, body, isSending: false, reason: (thrown as Error).message })
      return false
    }
  }
  return {
    ...{ me, isPending, refetch, writing, send, join },
    /** The person left the conversation, and may join again. */
    hasLeft: data !== undefined && chat === undefined,
    error: data ? null : error,
    id: chat?.id,
    messages: chat?.messages ?? none,
    personName: (person: number) => chat?.participants.find(({ id }) => id === person)?.name ?? '—',
  }
}
const none: readonly ChatMessage[] = []

/** Marks the shown messages as read. */
function useMarkAsRead(http: Http, chat: Conversation | undefined) {
  const { id, unreadCount = 0 } = chat ?? {}
  useEffect(() => {
    if (id === undefined || unreadCount === 0 || document.visibilityState !== 'visible') return
    call(http, markChatSeen, { query: { conversationId: id } }).catch(
      // The next message marks it as read.
      () => undefined,
    )
  }, [http, id, unreadCount])
}
