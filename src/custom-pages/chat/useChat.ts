import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useEvent } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { type ChatAction, type ChatState, chat, noChat } from '../../domain/chat/chat'
import { type ToldChat, withTold } from '../../domain/chat/told'
import { useBackend, useLive, useMe } from '../../providers/backendContext'
import { type ChatCalls, chatCalls } from './chatCalls'
import { useOutgoing } from './useOutgoing'

/** Where no live stream tells, everything is asked so often. */
const POLL_MS = 10_000
/** So many changed conversations are read one by one; of more all. */
const FEW = 8
/** So many people's presence is asked at once. */
const MANY = 100

/** The chat as it is; what others write comes as they write it. */
export function useChat() {
  const { http, live, connection } = useBackend()
  const me = useMe()
  const client = useQueryClient()
  const calls = useMemo(() => chatCalls(http), [http])
  const queryKey = useMemo(() => ['chat', me.ID, me.EMPRESA], [me])
  const known = useEvent(() => client.getQueryData<ChatState>(queryKey) ?? noChat)
  const dispatch = useEvent((action: ChatAction) => {
    client.setQueryData<ChatState>(queryKey, chat(known(), action))
  })
  const query = useQuery<ChatState>({
    queryKey,
    queryFn: async () => {
      const [contacts, conversations] = await Promise.all([calls.contacts(), calls.conversations()])
      const first = chat(known(), { type: 'contactsRead', contacts })
      return chat(first, { type: 'conversationsRead', conversations })
    },
    retry: false,
    ...(!live.isOn && { refetchInterval: POLL_MS }),
  })
  const refresh = useEvent(() => client.invalidateQueries({ queryKey }))
  const read = useReading({ calls, dispatch, known })
  const sending = useOutgoing(async message => {
    dispatch({ type: 'sent', message })
    const last = known().conversations[message.conversationId]?.last ?? 0
    if (last < message.n) await read(message.conversationId)
  })
  const take = useEvent((id: number, told: ToldChat) => {
    const now = withTold(known(), { id, told, me: me.ID })
    if (now) client.setQueryData<ChatState>(queryKey, now)
    return now !== undefined
  })
  useNews({ read, take, refresh, dispatch, calls })
  useEffect(
    () => connection.subscribe(() => void (connection.view() === 'fine' && refresh())),
    [connection, refresh],
  )
  return { ...sending, me, calls, dispatch, refresh, query, state: query.data ?? noChat }
}
export type Chatting = ReturnType<typeof useChat>

interface Reading {
  readonly calls: ChatCalls
  readonly dispatch: (action: ChatAction) => void
  readonly known: () => ChatState
}

/** Of a conversation that changed only what is new is read. */
const useReading = ({ calls, dispatch, known }: Reading) =>
  useEvent(async (id: number) => {
    const conversation = known().conversations[id]
    const last = conversation && (conversation.messages.at(-1)?.n ?? conversation.last)
    try {
      const now = last === undefined ? await calls.conversation(id) : await calls.changes(id, last)
      dispatch({ type: 'conversationRead', conversation: now })
    } catch (error) {
      if ((error as HttpError).status === 404) dispatch({ type: 'left', id })
    }
  })

interface Hearing extends Omit<Reading, 'known'> {
  readonly read: (id: number) => Promise<void>
  /** Whether what was told was all there is to know. */
  readonly take: (id: number, told: ToldChat) => boolean
  readonly refresh: () => Promise<void>
}

function useNews({ read, take, refresh, dispatch, calls }: Hearing) {
  const hear = (id: number, now: ToldChat | null | undefined) => {
    // left in another window
    if (now === null) dispatch({ type: 'left', id })
    else if (!now || !take(id, now)) void read(id)
  }
  useLive(news => {
    if (news === 'reset') return void refresh()
    const of = (name: string) => news.filter(({ resource }) => resource === name)
    const [chats, people] = [of('chat'), of('presence').map(({ id }) => Number(id))]
    if (chats.length > FEW || people.length > MANY) return void refresh()
    for (const { id, now } of chats) hear(Number(id), now as ToldChat | null | undefined)
    if (people.length > 0)
      void calls.presence(people).then(
        told => dispatch({ type: 'presenceRead', people: told }),
        () => 'a connection that comes back reads everything anew',
      )
    return undefined
  })
}
