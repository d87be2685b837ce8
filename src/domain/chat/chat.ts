/** A person one may write to, or who takes part (domain.md 2.13). */
export interface Contact {
  readonly id: number
  readonly name: string
  readonly avatar: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly lastActivity: string | null
  readonly status: 'online' | 'away' | 'busy' | 'offline'
  readonly role: string
}
export interface Attachment {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly type: string
  readonly path: string
  /** Of a picture: where it is seen. */
  readonly preview: string | null
  readonly dateCreated: string
  readonly dateModified: string
}
/** A record somebody shows; without a title its reader may not see it. */
export interface Card {
  /** What kind of record: `Pedido`. */
  readonly label: string
  readonly resource?: string
  readonly id?: string | number
  readonly title?: string
}
/** A message (product.md 3); `n` counts those of its conversation without gaps. */
export interface Message {
  readonly id: string
  readonly conversationId: number
  readonly n: number
  /** Its sender's name for it, by which they know it again. */
  readonly key: string | null
  readonly body: string
  readonly contentType: 'text' | 'image'
  readonly attachments: readonly Attachment[]
  readonly card: Card | null
  readonly createdAt: string
  readonly senderId: number
}
/** A conversation (product.md 3), with what is ours besides. */
export interface Conversation {
  readonly id: number
  /** As `chat/{id}` and the calls name it. */
  readonly conversationKey: string
  readonly type: 'ONE_TO_ONE' | 'GROUP'
  /** Of a group that has one. */
  readonly name: string | null
  readonly participants: readonly Contact[]
  readonly unreadCount: number
  /** The number of the last message. */
  readonly last: number
  readonly lastAt: string
  /** Up to which message each participant has read. */
  readonly seen: Readonly<Record<string, number>>
  /** Who is typing now. */
  readonly typing: readonly number[]
  readonly messages: readonly Message[]
  /** There are older ones than these. */
  readonly hasMore: boolean
}

/** The chat as one browser has it (product.md 3 and 4). */
export interface ChatState {
  readonly contacts: readonly Contact[]
  readonly conversations: Readonly<Record<number, Conversation>>
  /** None is active until one is opened, and again when it is left. */
  readonly activeConversationId: number | null
}

export type ChatAction =
  | { readonly type: 'contactsRead'; readonly contacts: readonly Contact[] }
  | { readonly type: 'presenceRead'; readonly people: readonly Present[] }
  /** All there are: those not among them are gone. */
  | { readonly type: 'conversationsRead'; readonly conversations: readonly Conversation[] }
  | { readonly type: 'conversationRead'; readonly conversation: Conversation }
  | { readonly type: 'olderRead'; readonly id: number; readonly page: Older }
  | { readonly type: 'sent'; readonly message: Message }
  | { readonly type: 'activated'; readonly id: number }
  | { readonly type: 'reset' }
  | { readonly type: 'markedAsSeen'; readonly id: number }
  | { readonly type: 'typingEnded'; readonly id: number }
  | { readonly type: 'left'; readonly id: number }

/** How somebody is now. */
export type Present = Pick<Contact, 'id' | 'status' | 'lastActivity'>

interface Older {
  readonly messages: readonly Message[]
  readonly hasMore: boolean
}

export const noChat: ChatState = { contacts: [], conversations: {}, activeConversationId: null }

/** What becomes of the chat; the same news twice changes nothing. */
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
      return change(state, action.id, known => withOlder(known, action.page))
    case 'sent':
      return change(state, action.message.conversationId, known => withSent(known, action.message))
    case 'activated':
      return { ...state, activeConversationId: action.id }
    case 'reset':
      return { ...state, activeConversationId: null }
    case 'markedAsSeen':
      return change(state, action.id, known => ({ ...known, unreadCount: 0 }))
    case 'typingEnded':
      return change(state, action.id, known => ({ ...known, typing: [] }))
    case 'left':
      return without(state, action.id)
  }
}

const put = (state: ChatState, conversation: Conversation): ChatState => ({
  ...state,
  conversations: { ...state.conversations, [conversation.id]: conversation },
})

function change(state: ChatState, id: number, next: (known: Conversation) => Conversation) {
  const known = state.conversations[id]
  return known ? put(state, next(known)) : state
}

function withPresence(state: ChatState, people: readonly Present[]): ChatState {
  const told = new Map(people.map(person => [person.id, person]))
  const now = (all: readonly Contact[]) =>
    all.some(({ id }) => told.has(id)) ? all.map(each => ({ ...each, ...told.get(each.id) })) : all
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
  return {
    ...state,
    conversations,
    activeConversationId: isActive ? null : state.activeConversationId,
  }
}

const mergeAll = (known: ChatState['conversations'], read: readonly Conversation[]) =>
  Object.fromEntries(read.map(each => [each.id, merge(known[each.id], each)]))

/** What was read before stays in front of what is read now, where nothing is missing between. */
function merge(known: Conversation | undefined, read: Conversation): Conversation {
  if (!known) return read
  // an answer that was overtaken by a later one
  if (read.last < known.last) return known
  const [first] = read.messages
  const last = known.messages.at(-1)?.n
  if (first && (last === undefined || first.n > last + 1)) return read
  const before = known.messages.filter(({ n }) => first === undefined || n < first.n)
  const isLonger = before.length > 0
  return {
    ...read,
    messages: [...before, ...read.messages],
    hasMore: isLonger ? known.hasMore : read.hasMore,
  }
}

function withOlder(known: Conversation, { messages, hasMore }: Older): Conversation {
  const first = known.messages[0]?.n ?? known.last + 1
  // a page that is there already, or not the one before
  if (messages.length > 0 && messages.at(-1)?.n !== first - 1) return known
  return { ...known, messages: [...messages, ...known.messages], hasMore }
}

/** One's own message, as the server took it; others may have come before it that are not read yet. */
function withSent(known: Conversation, message: Message): Conversation {
  const last = known.messages.at(-1)?.n ?? known.last
  if (message.n !== last + 1) return known
  return {
    ...known,
    messages: [...known.messages, message],
    last: message.n,
    lastAt: message.createdAt,
    unreadCount: 0,
  }
}

/** The latest first. */
export const inOrder = ({ conversations }: ChatState): readonly Conversation[] =>
  Object.values(conversations).sort((a, b) => b.lastAt.localeCompare(a.lastAt) || b.id - a.id)
