import type { ChatView } from '../../../contracts/chat'
import { type ChatState, chat } from './chatState'

interface Telling {
  readonly id: number
  readonly told: ChatView
  readonly me: number
}

/** Applies a streamed conversation; undefined if messages are missing and must be loaded. */
export function withChatMessage(
  state: ChatState,
  { id, told, me }: Telling,
): ChatState | undefined {
  const known = state.conversations[id]
  if (!known || !isOfSame(known.participants, told)) return undefined
  const had = known.messages.at(-1)?.n ?? known.last
  const messages = told.messages.filter(({ n }) => n > had)
  if (messages.length < told.last - had) return undefined
  const { name, last, lastAt, seen, typing } = told
  const unreadCount = Math.max(0, last - (seen[me] ?? 0))
  const conversation = { ...known, name, last, lastAt, seen, typing, unreadCount, messages }
  return chat(state, { type: 'conversationRead', conversation })
}

const isOfSame = (people: readonly { readonly id: number }[], { seen }: ChatView) =>
  people.length === Object.keys(seen).length && people.every(({ id }) => id in seen)
