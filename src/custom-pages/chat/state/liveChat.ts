import type { ChatView } from '../../../contracts/chat'
import { type ChatState, chat } from './chatState'

interface ChatEventContext {
  readonly id: number
  readonly view: ChatView
  readonly me: number
}

/** Applies a streamed conversation; undefined if messages are missing and must be loaded. */
export function withChatMessage(
  state: ChatState,
  { id, view, me }: ChatEventContext,
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
