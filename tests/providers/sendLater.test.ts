import { expect, test } from 'vitest'
import { messageKind } from '../../src/custom-pages/chat/state/messages'
import type { Me } from '../../src/model/access/access'
import type { HttpAnswer } from '../../src/providers/http/http'
import { type LaterKind, outcomeOf, type QueueEntry } from '../../src/providers/sendLater/kind'
import { adoptFormerQueue, newEntryHead } from '../../src/providers/sendLater/laterOf'
import { createQueue } from '../../src/providers/sendLater/queue'
import { safeStorage } from '../../src/providers/session/storage'
import { memoryBox } from './memoryBox'

interface Note extends QueueEntry {
  readonly text: string
}
const noteKind: LaterKind<Note> = {
  ...{ name: 'marks', database: 'notes', prefix: 'note' },
  read: value =>
    typeof (value as Note | undefined)?.text === 'string' ? (value as Note) : undefined,
  send: async (note, http) => outcomeOf(note, await http.exchange(note.text)),
  shown: ({ text }) => ({ title: text, kind: 'mark', to: '/' }),
}
let clock = 0
const aNote = (text: string, owner = '1|A'): Note => ({
  ...newEntryHead(owner),
  at: new Date(++clock).toISOString(),
  text,
})

/** A server that answers a note as set by a test, otherwise accepts it. */
function aServer(message: Readonly<Record<string, Partial<HttpAnswer>>> = {}) {
  const requests: string[] = []
  const exchange = async (text: string): Promise<HttpAnswer> => {
    requests.push(text)
    const { status = 200, body = {} } = message[text] ?? {}
    return { status, ok: status > 0 && status < 300, headers: new Headers(), body }
  }
  return { requests, http: { exchange, upload: exchange } }
}
const owner = () => '1|A'
const textsOf = (notes: readonly Note[]) => notes.map(({ text }) => text)

test('what follows one that nobody answered for waits behind it', async () => {
  const { requests: request, http } = aServer({ b: { status: 503 } })
  const queue = createQueue(noteKind, { box: memoryBox(), http, owner })
  for (const text of ['a', 'b', 'c']) await queue.keep(aNote(text))
  await queue.send()
  expect([request, textsOf(queue.list())]).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ])
})

test.each([
  ['a word on a field', { errors: { FECHA: 'Es de mañana' }, message: 'No' }, 'Es de mañana'],
  [
    'a condition that is not met',
    { unmet: ['Falta la factura'], message: 'No' },
    'Falta la factura',
  ],
  ['a message', { message: 'No' }, 'No'],
  ['nothing', undefined, 'Something went wrong'],
])('one that is refused stays with %s and holds up no other', async (_, body, reason) => {
  const { requests: request, http } = aServer({ a: { status: 422, body } })
  const box = memoryBox()
  const queue = createQueue(noteKind, { box, http, owner })
  await queue.keep(aNote('a'))
  await queue.add(aNote('b'))
  await queue.send()
  expect(request).toEqual(['a', 'b'])
  expect(queue.list()).toMatchObject([{ text: 'a', state: 'refused', reason }])
  expect(await box.keys()).toHaveLength(1)
})

test('one that the server had already, by an answer that got lost, is done', async () => {
  const record = { ID: 7 }
  const { http } = aServer({ a: { status: 409, body: { code: 'keyUsed', record } } })
  const queue = createQueue(noteKind, { box: memoryBox(), http, owner })
  const reported: unknown[] = []
  queue.onDone((_, body) => reported.push(body))
  await queue.add(aNote('a'))
  expect([reported, queue.list()]).toEqual([[record], []])
})

test('what another tab sent is not sent again, and what it left is taken along', async () => {
  const box = memoryBox()
  const lost = createQueue(noteKind, { box, http: aServer({ a: { status: 0 } }).http, owner })
  await lost.add(aNote('a'))
  const other = createQueue(noteKind, { box, http: aServer().http, owner })
  await other.read()
  await other.send()
  await other.keep(aNote('b'))
  const { requests: request, http } = aServer()
  const back = createQueue(noteKind, { box, http, owner })
  await back.read()
  await back.keep(aNote('c'))
  await back.send()
  expect(request).toEqual(['b', 'c'])
  await lost.send()
  expect([lost.list(), await box.keys()]).toEqual([[], []])
})

test('one taken back while it was sent is not put back by the answer, nor by what lay there', async () => {
  const box = memoryBox()
  let answer: (answer: HttpAnswer) => void = () => undefined
  const exchange = () => new Promise<HttpAnswer>(resolve => (answer = resolve))
  const queue = createQueue(noteKind, { box, http: { exchange, upload: exchange }, owner })
  const note = aNote('a')
  await queue.keep(note)
  const sending = queue.send()
  await expect.poll(() => queue.list()[0]?.state).toBe('sending')
  await Promise.all([queue.read(), queue.drop(note)])
  answer({ status: 0, ok: false, headers: new Headers(), body: undefined })
  await sending
  expect([queue.list(), await box.keys()]).toEqual([[], []])
})

test('one added while others are under way goes with them', async () => {
  const { requests: request, http } = aServer()
  const queue = createQueue(noteKind, { box: memoryBox(), http, owner })
  await Promise.all(['a', 'b', 'c'].map(text => queue.add(aNote(text))))
  expect([request.toSorted(), queue.list()]).toEqual([['a', 'b', 'c'], []])
})

test('who comes after finds nothing of another’s, who finds theirs when they are back', async () => {
  const box = memoryBox()
  let user: string | null = '1|A'
  const flags: boolean[] = []
  const { requests: request, http } = aServer({ a: { status: 0 } })
  const config = { box, http, owner: () => user, onKept: (isAny: boolean) => flags.push(isAny) }
  const queue = createQueue(noteKind, config)
  await queue.add(aNote('a'))
  user = '2|A'
  await queue.read()
  await queue.send()
  expect([queue.list(), request, flags.at(-1)]).toEqual([[], ['a'], true])
  user = null
  await queue.read()
  user = '1|A'
  await queue.read()
  expect(textsOf(queue.list())).toEqual(['a'])
  const [note] = queue.list()
  if (note) await queue.drop(note)
  expect(flags.at(-1)).toBe(false)
})

test('where nothing can be kept it is sent all the same, and waits as long as the tab is open', async () => {
  const refuses = () => Promise.reject(new Error('no storage'))
  const box = { keys: refuses, read: refuses, write: refuses, remove: refuses }
  const message: Record<string, Partial<HttpAnswer>> = { a: { status: 0 } }
  const { requests: request, http } = aServer(message)
  const queue = createQueue(noteKind, { box, http, owner })
  await queue.add(aNote('a'))
  expect(textsOf(queue.list())).toEqual(['a'])
  delete message.a
  await queue.send()
  expect([request, queue.list()]).toEqual([['a', 'a'], []])
})

test('of those that share a slot the last one counts', async () => {
  const box = memoryBox()
  const kind = { ...noteKind, slot: ({ text }: Note) => text[0] ?? '' }
  const { requests: request, http } = aServer()
  const queue = createQueue(kind, { box, http, owner })
  for (const text of ['a1', 'b1', 'a2']) await queue.keep(aNote(text))
  expect([textsOf(queue.list()), (await box.keys()).length]).toEqual([['b1', 'a2'], 2])
  await queue.send()
  expect(request).toEqual(['b1', 'a2'])
})

test('nothing leaves while who is signed in looks as somebody else', async () => {
  const { requests: request, http } = aServer()
  let isSelf = false
  const config = { box: memoryBox(), http, owner, isSelf: () => isSelf }
  const queue = createQueue(noteKind, config)
  await queue.add(aNote('a'))
  expect([request, textsOf(queue.list())]).toEqual([[], ['a']])
  isSelf = true
  await queue.send()
  expect([request, queue.list()]).toEqual([['a'], []])
})

test('what a former version kept is taken over once, refused ones with their reason', async () => {
  const old = { conversationId: 3, body: 'hola', attachments: [], card: null }
  const place = 'mostrador.chat.out.1.A'
  const storage = safeStorage()
  const createdAt = '2026-01-01T00:00:00.000Z'
  const stored = [{ ...old, key: 'k', createdAt }, { ...old, key: 'm', createdAt, failed: 'No' }, 5]
  storage.set(place, JSON.stringify(stored))
  const config = { box: memoryBox(), http: aServer().http, owner }
  const onKept = () => storage.set('messagesWaiting', 'yes')
  const queue = createQueue(messageKind, { ...config, onKept })
  const backend = { storage, ownMe: () => ({ ID: 1, EMPRESA: 'A' }) as unknown as Me }
  await adoptFormerQueue(messageKind, backend, queue)
  await queue.read()
  expect(queue.list()).toMatchObject([
    { ...old, key: 'k', at: createdAt, owner: '1|A', state: 'waiting' },
    { ...old, key: 'm', state: 'refused', reason: 'No' },
  ])
  expect(storage.get(place)).toBeNull()
})
