import { type ChatState, chat, type Message } from './chat'

/** What a conversation is now, as the live stream says it to who takes part in it. */
export interface ToldChat {
  readonly name: string | null
  /** The number of the last message. */
  readonly last: number
  readonly lastAt: string
  /** Up to which message each participant has read: whoever takes part has an entry. */
  readonly seen: Readonly<Record<string, number>>
  readonly typing: readonly number[]
  /** A few of its last messages, of words alone. */
  readonly messages: readonly Message[]
}

interface Telling {
  readonly id: number
  readonly told: ToldChat
  readonly me: number
}

/** The chat with what was told of a conversation; none where that is not all, and it is to be asked for. */
export function withTold(state: ChatState, { id, told, me }: Telling): ChatState | undefined {
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

const isOfSame = (people: readonly { readonly id: number }[], { seen }: ToldChat) =>
  people.length === Object.keys(seen).length && people.every(({ id }) => id in seen)
