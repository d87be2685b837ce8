import { describe, expect, test } from 'vitest'
import type { ChatMessage, Conversation } from '../../src/contracts/chat'
import {
  type ChatAction,
  chat,
  inMessageOrder,
  noChat,
} from '../../src/custom-pages/chat/state/chatState'
import type { Outgoing } from '../../src/custom-pages/chat/state/messages'
import { buildThread } from '../../src/custom-pages/chat/state/thread'

const ME = 7

const message = (n: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `1-${n}`,
  conversationId: 1,
  n,
  key: null,
  body: `m${n}`,
  contentType: 'text',
  attachments: [],
  card: null,
  createdAt: `2026-03-01T15:00:${String(n % 60).padStart(2, '0')}.000Z`,
  senderId: 9,
  ...more,
})
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => message(from + at))
const conversation = (
  from: number,
  to: number,
  more: Partial<Conversation> = {},
): Conversation => ({
  id: 1,
  conversationKey: '1',
  type: 'ONE_TO_ONE',
  name: null,
  participants: [],
  unreadCount: 0,
  last: to,
  lastAt: `2026-03-01T15:00:00.000Z`,
  seen: {},
  typing: [],
  messages: range(from, to),
  hasMore: from > 1,
  ...more,
})
const having = (...actions: readonly ChatAction[]) => actions.reduce(chat, noChat)
const read = (known: Conversation): ChatAction => ({
  type: 'conversationRead',
  conversation: known,
})
const numbers = (state: ReturnType<typeof having>) =>
  state.conversations[1]?.messages.map(({ n }) => n)

describe('the states of a chat', () => {
  test('a conversation is made active, and reset to none', () => {
    const opened = having(read(conversation(1, 2)), { type: 'activated', id: 1 })
    expect(opened.activeConversationId).toBe(1)
    expect(chat(opened, { type: 'reset' }).activeConversationId).toBeNull()
    expect(chat(opened, { type: 'left', id: 1 })).toEqual(noChat)
  })
  test('marking it read sets unreadCount to 0, and nothing else', () => {
    const unread = conversation(1, 2, { unreadCount: 2 })
    const state = having(read(unread), { type: 'markedAsSeen', id: 1 })
    expect(state.conversations[1]).toEqual({ ...unread, unreadCount: 0 })
    expect(having({ type: 'markedAsSeen', id: 5 })).toEqual(noChat)
  })
})

describe('what is read joins what is known', () => {
  test('news comes behind, older pages before, and the same twice changes nothing', () => {
    const older: ChatAction = {
      type: 'olderRead',
      id: 1,
      page: { messages: range(1, 10), hasMore: false },
    }
    const news = read(conversation(60, 62, { last: 62 }))
    const state = having(read(conversation(11, 60)), older, older, news, news)
    expect(numbers(state)).toEqual(range(1, 62).map(({ n }) => n))
    expect(state.conversations[1]?.hasMore).toBe(false)
  })
  test('where messages are missing between, what is known makes room', () => {
    const state = having(read(conversation(1, 10)), read(conversation(61, 110)))
    expect(numbers(state)).toEqual(range(61, 110).map(({ n }) => n))
    expect(state.conversations[1]?.hasMore).toBe(true)
  })
  test('an answer that was overtaken changes nothing', () => {
    const state = having(read(conversation(1, 12)), read(conversation(1, 10, { unreadCount: 3 })))
    expect(numbers(state)).toHaveLength(12)
    expect(state.conversations[1]?.unreadCount).toBe(0)
  })
  test('one’s own message stands at the end, unless others came before it', () => {
    const known = read(conversation(1, 2))
    expect(numbers(having(known, { type: 'sent', message: message(3) }))).toEqual([1, 2, 3])
    expect(numbers(having(known, { type: 'sent', message: message(5) }))).toEqual([1, 2])
  })
  test('conversations that are not listed any more are gone; the latest stands first', () => {
    const [one, two] = [conversation(1, 1), conversation(1, 1, { id: 2, lastAt: '2026-04-01' })]
    const both = having({ type: 'conversationsRead', conversations: [one, two] })
    expect(inMessageOrder(both).map(({ id }) => id)).toEqual([2, 1])
    const left = chat(both, { type: 'conversationsRead', conversations: [one] })
    expect(inMessageOrder(left).map(({ id }) => id)).toEqual([1])
  })
})

describe('a thread', () => {
  const waiting: Outgoing = {
    key: 'k',
    conversationId: 1,
    body: 'hola',
    attachments: [],
    card: null,
    owner: '1|ACME',
    at: '2026-03-02T15:00:00.000Z',
    state: 'waiting',
  }
  test('stands together by sender and minute, and begins each day of Ecuador anew', () => {
    const said = [
      message(1, { createdAt: '2026-03-01T15:00:01.000Z' }),
      message(2, { createdAt: '2026-03-01T15:00:59.000Z' }),
      message(3, { createdAt: '2026-03-01T15:01:00.000Z' }),
      message(4, { createdAt: '2026-03-02T04:59:00.000Z', senderId: ME }),
      message(5, { createdAt: '2026-03-02T05:00:00.000Z', senderId: ME }),
    ]
    const items = buildThread(said, [], ME)
    expect(items.map(({ day }) => day)).toEqual(['2026-03-01', null, null, null, '2026-03-02'])
    expect(items.map(({ isFirst }) => isFirst)).toEqual([true, false, true, true, true])
    expect(items.map(({ isLast }) => isLast)).toEqual([false, true, true, true, true])
  })
  test('ends with what is on its way, until that has arrived', () => {
    expect(buildThread([message(1)], [waiting], ME)).toHaveLength(2)
    expect(buildThread([message(1, { key: 'k' })], [waiting], ME)).toHaveLength(1)
  })
})

test('who comes or goes changes among the contacts and wherever they take part', () => {
  const person = (id: number) => ({
    ...{
      id,
      name: `p${id}`,
      username: '',
      avatar: null,
      address: null,
      phone: null,
      email: null,
      role: '7',
    },
    ...{ lastActivity: null, status: 'offline' as const },
  })
  const before = [
    { type: 'contactsRead', contacts: [person(1), person(2)] },
    { type: 'conversationRead', conversation: conversation(1, 1, { participants: [person(2)] }) },
  ] satisfies readonly ChatAction[]
  const state = before.reduce(chat, noChat)
  const details = { id: 2, status: 'online', lastActivity: '2026-03-01T15:00:00.000Z' } as const
  const now = chat(state, { type: 'presenceRead', people: [details] })
  expect(now.contacts.map(({ status }) => status)).toEqual(['offline', 'online'])
  expect(now.conversations[1]?.participants).toEqual([{ ...person(2), ...details }])
  const again = chat(now, { type: 'presenceRead', people: [{ ...details, id: 9 }] })
  expect(again.conversations[1]).toBe(now.conversations[1])
})
