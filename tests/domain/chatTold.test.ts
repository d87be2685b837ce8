import { expect, test } from 'vitest'
import type { ChatMessage, ChatView } from '../../src/contracts/chat'
import { type ChatState, chat, noChat } from '../../src/custom-pages/chat/state/chatState'
import { withChatMessage } from '../../src/custom-pages/chat/state/useChat'

const me = 1
const message = (n: number): ChatMessage => ({
  ...{ id: `7-${n}`, conversationId: 7, n, key: null, body: `m${n}`, contentType: 'text' },
  ...{ attachments: [], card: null, createdAt: '2026-03-02T15:00:00.000Z', senderId: 2 },
})
const person = (id: number) => ({
  ...{
    id,
    name: `P${id}`,
    username: '',
    avatar: null,
    address: null,
    phone: null,
    email: null,
    lastActivity: null,
  },
  ...{ status: 'online' as const, role: '9' },
})
const state: ChatState = chat(noChat, {
  type: 'conversationRead',
  conversation: {
    ...{ id: 7, conversationKey: '7', type: 'GROUP', name: 'Ventas', unreadCount: 0, last: 2 },
    ...{ participants: [person(1), person(2)], lastAt: '', seen: { 1: 2, 2: 2 }, typing: [] },
    ...{ messages: [message(1), message(2)], hasMore: false },
  },
})
const read = (change: Partial<ChatView>): ChatView => ({
  ...{ name: 'Ventas', last: 3, lastAt: '2026-03-02T15:00:00.000Z', seen: { 1: 2, 2: 3 } },
  ...{ typing: [], messages: [message(2), message(3)] },
  ...change,
})
const readReceived = (change: Partial<ChatView>) =>
  withChatMessage(state, { id: 7, view: read(change), me })?.conversations[7]

test('what was told is taken, and how much of it is not read', () => {
  expect(readReceived({})).toMatchObject({
    last: 3,
    unreadCount: 1,
    seen: { 2: 3 },
    hasMore: false,
  })
  expect(readReceived({})?.messages.map(({ n }) => n)).toEqual([1, 2, 3])
})

test('that somebody has read or types changes no message', () => {
  const only = readReceived({ last: 2, messages: [], typing: [2] })
  expect(only?.messages.map(({ n }) => n)).toEqual([1, 2])
  expect(only?.typing).toEqual([2])
})

test.each([
  ['a message is missing between', { last: 4, messages: [message(4)] }],
  ['the last one carries a file', { last: 3, messages: [] }],
  ['somebody came', { seen: { 1: 2, 2: 3, 3: 0 } }],
  ['somebody went and another came', { seen: { 1: 2, 3: 3 } }],
])('where %s, it is to be asked for', (_, change) => {
  expect(readReceived(change)).toBeUndefined()
})

test('an unknown conversation is asked for, and what was overtaken changes nothing', () => {
  expect(withChatMessage(noChat, { id: 7, view: read({}), me })).toBeUndefined()
  expect(readReceived({ last: 1, messages: [message(1)] })).toEqual(state.conversations[7])
})
