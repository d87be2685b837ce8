import type { ChatMessage, Contact, Conversation, Present } from '../../../contracts/chat'

export interface ChatState {
  readonly contacts: readonly Contact[]
  readonly conversations: Readonly<Record<number, Conversation>>
  /** Null while no conversation is open. */
  readonly activeConversationId: number | null
}

export type ChatAction =
  | { readonly type: 'contactsRead'; readonly contacts: readonly Contact[] }
  | { readonly type: 'presenceRead'; readonly people: readonly Present[] }
  /** The complete list; others are removed. */
  | { readonly type: 'conversationsRead'; readonly conversations: readonly Conversation[] }
  | { readonly type: 'conversationRead'; readonly conversation: Conversation }
  | { readonly type: 'olderRead'; readonly id: number; readonly page: Older }
  | { readonly type: 'sent'; readonly message: ChatMessage }
  | { readonly type: 'activated'; readonly id: number }
  | { readonly type: 'reset' }
  | { readonly type: 'markedAsSeen'; readonly id: number }
  | { readonly type: 'typingEnded'; readonly id: number }
  | { readonly type: 'left'; readonly id: number }

interface Older {
  readonly messages: readonly ChatMessage[]
  readonly hasMore: boolean
}

export const noChat: ChatState = { contacts: [], conversations: {}, activeConversationId: null }

/** Reducer; repeated events have no effect. */
export function chat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'contactsRead':
      return { ...state, contacts: action.contacts }
    case 'presenceRead':
      return withPresence(state, action.people)
    case 'conversationsRead':
      return { ...state, conversations: mergeAll(state.conversations, action.conversations) }
    case 'conversationRead':
      return put(state, merge(state.conversations[action.conversation.id], action.conversation))
    case 'olderRead':
      return change(state, action.id, current => withOlder(current, action.page))
    case 'sent':
      return change(state, action.message.conversationId, current =>
        withSent(current, action.message),
      )
    case 'activated':
      return { ...state, activeConversationId: action.id }
    case 'reset':
      return { ...state, activeConversationId: null }
    case 'markedAsSeen':
      return change(state, action.id, current => ({ ...current, unreadCount: 0 }))
    case 'typingEnded':
      return change(state, action.id, current => ({ ...current, typing: [] }))
    case 'left':
      return without(state, action.id)
  }
}

const put = (state: ChatState, conversation: Conversation): ChatState => ({
  ...state,
  conversations: { ...state.conversations, [conversation.id]: conversation },
})

function change(state: ChatState, id: number, next: (current: Conversation) => Conversation) {
  const current = state.conversations[id]
  return current ? put(state, next(current)) : state
}

function withPresence(state: ChatState, people: readonly Present[]): ChatState {
  const view = new Map(people.map(person => [person.id, person]))
  const now = (all: readonly Contact[]) =>
    all.some(({ id }) => view.has(id)) ? all.map(each => ({ ...each, ...view.get(each.id) })) : all
  const conversations = Object.entries(state.conversations).map(([id, each]) => {
    const participants = now(each.participants)
    return [id, participants === each.participants ? each : { ...each, participants }]
  })
  return {
    ...state,
    contacts: now(state.contacts),
    conversations: Object.fromEntries(conversations),
  }
}

function without(state: ChatState, id: number): ChatState {
  const { [id]: _, ...conversations } = state.conversations
  const isActive = state.activeConversationId === id
  return { ...state, conversations, ...(isActive && { activeConversationId: null }) }
}

const mergeAll = (current: ChatState['conversations'], read: readonly Conversation[]) =>
  Object.fromEntries(read.map(each => [each.id, merge(current[each.id], each)]))

/** Keeps loaded messages if the new ones continue them without a gap. */
function merge(current: Conversation | undefined, read: Conversation): Conversation {
  if (!current) return read
  // outdated answer
  if (read.last < current.last) return current
  const [first] = read.messages
  const last = current.messages.at(-1)?.n
  if (first && (last === undefined || first.n > last + 1)) return read
  const before = current.messages.filter(({ n }) => first === undefined || n < first.n)
  const isLonger = before.length > 0
  return {
    ...read,
    messages: [...before, ...read.messages],
    hasMore: isLonger ? current.hasMore : read.hasMore,
  }
}

function withOlder(current: Conversation, { messages, hasMore }: Older): Conversation {
  const first = current.messages[0]?.n ?? current.last + 1
  // a page that is loaded already or is not adjacent
  if (messages.length > 0 && messages.at(-1)?.n !== first - 1) return current
  return { ...current, messages: [...messages, ...current.messages], hasMore }
}

/** Adds the user's sent message; messages before it may not be loaded yet. */
function withSent(current: Conversation, message: ChatMessage): Conversation {
  const last = current.messages.at(-1)?.n ?? current.last
  if (message.n !== last + 1) return current
  const messages = [...current.messages, message]
  return { ...current, messages, last: message.n, lastAt: message.createdAt, unreadCount: 0 }
}

/** Latest first. */
export const inMessageOrder = ({ conversations }: ChatState): readonly Conversation[] =>
  Object.values(conversations).sort((a, b) => b.lastAt.localeCompare(a.lastAt) || b.id - a.id)
