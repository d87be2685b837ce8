import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Conversation, Message } from '../../domain/chat/chat'
import { useBackend, useLive, useMe } from '../../providers/backendContext'
import { httpErrorOf } from '../../providers/dataProvider/httpError'
import type { Http } from '../../providers/http'
import { sharingOf } from '../../providers/tracking/sharingOf'

const PATH = '/api/chat'
const POLL_MS = 10_000

/** What is written and not taken yet, by the name of its intention: sent again it counts once. */
interface Writing {
  readonly key: string
  readonly body: string
  readonly isSending: boolean
  readonly reason?: string
}

/** The team's conversation, as it is written; what one writes goes with one's position, where that is shared. */
export function useTeamChat() {
  const backend = useBackend()
  const { http, live } = backend
  const me = useMe()
  const client = useQueryClient()
  const queryKey = ['team-chat', me.ID, me.EMPRESA]
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: () => ask<Told>(http, 'conversations/team', { body: {} }),
    retry: false,
    ...(!live.isOn && { refetchInterval: POLL_MS }),
  })
  const chat = data?.conversation
  const join = async () => {
    const told = await ask<Told>(http, 'conversations/team', { body: { join: true } })
    client.setQueryData<Told>(queryKey, told)
  }
  const read = () => void client.invalidateQueries({ queryKey })
  useLive(news => {
    const isOurs = (id: unknown) => String(id) === String(chat?.id)
    if (news === 'reset' || news.some(({ resource, id }) => resource === 'chat' && isOurs(id)))
      read()
  })
  useSeen(http, chat)
  const [writing, setWriting] = useState<Writing>()
  const send = async (body: string, key = crypto.randomUUID() as string) => {
    if (!chat) return false
    setWriting({ key, body, isSending: true })
    try {
      const wish = { conversationId: chat.id, body }
      const { message } = await ask<{ message: Message }>(http, 'messages', { body: wish, key })
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
    /** They left it; nothing of it is theirs until they come back. */
    hasLeft: data !== undefined && chat === undefined,
    error: data ? null : error,
    id: chat?.id,
    messages: chat?.messages ?? none,
    nameOf: (person: number) => chat?.participants.find(({ id }) => id === person)?.name ?? '—',
  }
}
const none: readonly Message[] = []

interface Told {
  readonly conversation?: Conversation
}

interface Asked {
  readonly body: object
  readonly key?: string
}

async function ask<T>(http: Http, path: string, { body, key }: Asked): Promise<T> {
  const headers = key ? { 'Idempotency-Key': key } : {}
  const answer = await http.exchange(`${PATH}/${path}`, { method: 'POST', body, headers })
  if (!answer.ok) throw httpErrorOf(answer)
  return answer.body as T
}

/** What stands here was read. */
function useSeen(http: Http, chat: Conversation | undefined) {
  const { id, unreadCount = 0 } = chat ?? {}
  useEffect(() => {
    if (id === undefined || unreadCount === 0 || document.visibilityState !== 'visible') return
    void http.exchange(`${PATH}/conversation/mark-as-seen?conversationId=${id}`)
  }, [http, id, unreadCount])
}
