import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useEvent } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { tenantOf } from '../../../base/business'
import {
  type ChatMessage,
  type ChatView,
  type Conversation,
  chatChanges,
  chatContacts,
  chatConversation,
  chatConversations,
  chatPresence,
} from '../../../contracts/chat'
import { useBackend, useLive, useMe } from '../../../providers/backend/backendContext'
import { call } from '../../../providers/dataProvider/call'
import type { Http } from '../../../providers/http/http'
import { useLater } from '../../../providers/sendLater/laterOf'
import { contactsIn, conversationIn, conversationsIn } from './chatIn'
import { type ChatAction, type ChatState, chat, noChat } from './chatState'
import { messageKind, type Outgoing } from './messages'

/** Polling interval without a live stream. */
const POLL_MS = 10_000
/** Up to this many changed conversations are loaded individually. */
const FEW = 8
/** Users per presence request. */
const PAGE_SIZE = 100

/** State of the chat with live updates. */
export function useChat() {
  const { http, live, connection } = useBackend()
  const me = useMe()
  const client = useQueryClient()
  const queryKey = useMemo(() => ['chat', me.ID, tenantOf(me)], [me])
  const current = useEvent(() => client.getQueryData<ChatState>(queryKey) ?? noChat)
  const dispatch = useEvent((action: ChatAction) => {
    client.setQueryData<ChatState>(queryKey, chat(current(), action))
  })
  const query = useQuery<ChatState>({
    queryKey,
    queryFn: async () => {
      const [people, chats] = await Promise.all([
        call(http, chatContacts, {}),
        call(http, chatConversations, {}),
      ])
      const contacts = contactsIn(people.contacts)
      const conversations = conversationsIn(chats.conversations)
      const first = chat(current(), { type: 'contactsRead', contacts })
      return chat(first, { type: 'conversationsRead', conversations })
    },
    ...((!live.isOn || me.PLAIN_SERVER) && { refetchInterval: POLL_MS }),
  })
  const refresh = useEvent(() => client.invalidateQueries({ queryKey }))
  const readConversation = useEvent(async (id: number) => {
    const view = await call(http, chatConversation, { query: { conversationKey: id } })
    return conversationIn(view.conversation)
  })
  const read = useReading({ http, readConversation, dispatch, current })
  const sending = useOutgoing(async message => {
    dispatch({ type: 'sent', message })
    const last = current().conversations[message.conversationId]?.last ?? 0
    if (last < message.n) await read(message.conversationId)
  })
  const receiveView = useEvent((id: number, view: ChatView) => {
    const now = withChatMessage(current(), { id, view, me: me.ID })
    if (now) client.setQueryData<ChatState>(queryKey, now)
    return now !== undefined
  })
  useNews({ read, receiveView, refresh, dispatch, http })
  useEffect(
    () => connection.subscribe(() => void (connection.view() === 'fine' && refresh())),
    [connection, refresh],
  )
  const state = query.data ?? noChat
  return { ...sending, me, http, readConversation, dispatch, refresh, query, state }
}
export type Chatting = ReturnType<typeof useChat>

interface Reading {
  readonly http: Http
  readonly readConversation: (id: number) => Promise<Conversation>
  readonly dispatch: (action: ChatAction) => void
  readonly current: () => ChatState
}

/** Loads only new messages of a changed conversation. */
const useReading = ({ http, readConversation, dispatch, current }: Reading) =>
  useEvent(async (id: number) => {
    const conversation = current().conversations[id]
    const last = conversation && (conversation.messages.at(-1)?.n ?? conversation.last)
    try {
      const readNew = async (after: number) => {
        const query = { conversationId: id, after }
        return (await call(http, chatChanges, { query })).conversation
      }
      const now = await (last === undefined ? readConversation(id) : readNew(last))
      dispatch({ type: 'conversationRead', conversation: now })
    } catch (error) {
      if ((error as HttpError).status === 404) dispatch({ type: 'left', id })
    }
  })

interface Hearing extends Pick<Reading, 'http' | 'dispatch'> {
  readonly read: (id: number) => Promise<void>
  /** Returns whether the event was complete. */
  readonly receiveView: (id: number, view: ChatView) => boolean
  readonly refresh: () => Promise<void>
}

function useNews({ read, receiveView, refresh, dispatch, http }: Hearing) {
  const receiveNews = (id: number, now: ChatView | null | undefined) => {
    // left in another window
    if (now === null) dispatch({ type: 'left', id })
    else if (!now || !receiveView(id, now)) void read(id)
  }
  useLive(news => {
    if (news === 'reset') return void refresh()
    const newsOf = (name: string) => news.filter(({ resource }) => resource === name)
    const [chats, people] = [newsOf('chat'), newsOf('presence').map(({ id }) => Number(id))]
    if (chats.length > FEW || people.length > PAGE_SIZE) return void refresh()
    for (const { id, now } of chats) receiveNews(Number(id), now as ChatView | null | undefined)
    if (people.length > 0)
      void call(http, chatPresence, { query: { ids: people.join() } }).then(
        ({ presence }) => dispatch({ type: 'presenceRead', people: presence }),
        // A restored connection reloads everything.
        () => undefined,
      )
    return undefined
  })
}

/** Applies a streamed conversation; undefined if messages are missing and must be loaded. */
export function withChatMessage(
  state: ChatState,
  { id, view, me }: { readonly id: number; readonly view: ChatView; readonly me: number },
): ChatState | undefined {
  const current = state.conversations[id]
  if (!current || !hasSamePeople(current.participants, view)) return undefined
  const had = current.messages.at(-1)?.n ?? current.last
  const messages = view.messages.filter(({ n }) => n > had)
  if (messages.length < view.last - had) return undefined
  const { name, last, lastAt, seen, typing } = view
  const unreadCount = Math.max(0, last - (seen[me] ?? 0))
  const conversation = { ...current, name, last, lastAt, seen, typing, unreadCount, messages }
  return chat(state, { type: 'conversationRead', conversation })
}

const hasSamePeople = (people: readonly { readonly id: number }[], { seen }: ChatView) =>
  people.length === Object.keys(seen).length && people.every(({ id }) => id in seen)

type NewMessage = Pick<Outgoing, 'conversationId' | 'body' | 'attachments' | 'card'>

/** Pending messages; each is removed once it is part of the thread. */
function useOutgoing(onSent: (message: ChatMessage) => Promise<void>) {
  const { queue, entries, newHead } = useLater(messageKind, (_, body) =>
    onSent((body as { message: ChatMessage }).message),
  )
  return {
    outgoing: entries,
    sendMessage: useEvent((message: NewMessage) => {
      const head = newHead()
      if (head) void queue.add({ ...message, ...head })
    }),
    retry: ({ reason: _, ...message }: Outgoing) =>
      void queue.add({ ...message, state: 'waiting' }),
    discard: (message: Outgoing) => void queue.drop(message),
  }
}
