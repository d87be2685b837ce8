import { markingRoles } from '../../src/domain/attendance'
import type { ChatReader } from '../areas/chat/chatReader'
import { readConversation } from '../areas/chat/conversations'
import { shownMessages } from '../areas/chat/messages'
import { setStatus, statuses } from '../areas/chat/presence'
import { markTyping } from '../areas/chat/seen'
import { preparedMessage } from '../areas/chat/send'
import { preparedChat, preparedGroupChange } from '../areas/chat/startChat'
import { joinTeamChat } from '../areas/chat/teamChat'
import { once } from '../idempotency'
import { Refusal } from '../refusal'
import { bodyReader } from './bodyReader'
import type { AppRequest } from './context'
import { readIdempotencyKey } from './preconditions'
import { type Body, readObject } from './readJson'

/** `GET contacts`: an address below `/api/chat`, answered to who may chat. */
export type ChatRoute = (
  address: string,
  answer: (reader: ChatReader, c: AppRequest) => unknown,
) => void

/** Writing, beginning a conversation, changing a group, and what one says of oneself. */
export function chatWrites(route: ChatRoute) {
  route('POST messages', async (reader, c) => {
    const body = await readObject(c)
    const { conversationId, ...wish } = messageFields(body)
    const write = await preparedMessage(reader, {
      ...wish,
      key: readIdempotencyKey(c) ?? undefined,
    })
    const row = await reader.records.db.transaction(trx => write(trx, conversationId))
    const [message] = await shownMessages(reader, [row])
    return { message }
  })
  route('POST conversations', async (reader, c) => {
    const body = await readObject(c)
    const { participants, name } = bodyReader(body, ['participants', 'name'])
    const begin = await preparedChat(reader, {
      participants: participants.keys(),
      name: name.textOrNone(),
    })
    const done = await once(reader.records.db, intentionOf(c, reader, body), async trx => ({
      status: 200,
      body: { id: await begin(trx) },
    }))
    const { id } = done.body as { id: number }
    return { conversation: await readConversation(reader, id) }
  })
  route('POST conversations/update', async (reader, c) => {
    const body = await readObject(c)
    const { conversationId, name, add, leave } = bodyReader(body, [
      'conversationId',
      'name',
      'add',
      'leave',
    ])
    const change = {
      id: conversationId.key(),
      name: name.textOrNone(),
      add: add.keysOrNone() ?? [],
      leave: leave.value === true,
    }
    const work = await preparedGroupChange(reader, change)
    await reader.records.db.transaction(work)
    if (change.leave) return { conversationId: change.id }
    return { conversation: await readConversation(reader, change.id) }
  })
  route('POST conversations/team', async (reader, c) => {
    if (!markingRoles.some(role => role === reader.me.ROLE)) throw new Refusal(403, 'forbidden')
    const { join } = bodyReader(await readObject(c), ['join'])
    const isAsked = join.value === true
    const id = await reader.records.db.transaction(trx => joinTeamChat(trx, reader, isAsked))
    return id === undefined ? {} : { conversation: await readConversation(reader, id) }
  })
  route('POST typing', async (reader, c) => {
    const { conversationId } = bodyReader(await readObject(c), ['conversationId'])
    await markTyping(reader, conversationId.key())
    return {}
  })
  route('PUT presence', async (reader, c) => {
    const { status } = bodyReader(await readObject(c), ['status'])
    const wanted = statuses.find(each => each === status.text())
    if (!wanted) throw new Refusal(422, 'invalid', { errors: { status: { key: 'notChoice' } } })
    await setStatus(reader.records.db, reader.records.clock, {
      userId: reader.me.ID,
      status: wanted,
    })
    return { status: wanted }
  })
}

const intentionOf = (c: AppRequest, { me, records }: ChatReader, body: Body) => ({
  key: readIdempotencyKey(c),
  userId: me.ID,
  route: `${c.req.method} ${c.req.path} ${me.EMPRESA ?? ''}`,
  body,
  now: records.clock(),
})

function messageFields(sent: Body) {
  const names = ['conversationId', 'body', 'attachments', 'card'] as const
  const { conversationId, body, attachments, card } = bodyReader(sent, names)
  const files = attachments.value ?? []
  const isIds = Array.isArray(files) && files.every(id => typeof id === 'string')
  if (!isIds) throw new Refusal(422, 'invalid', { errors: { attachments: { key: 'notList' } } })
  return {
    conversationId: conversationId.key(),
    body: body.textOrNone() ?? '',
    attachments: [...new Set(files as string[])],
    card: card.value === undefined || card.value === null ? null : cardFields(card.object()),
  }
}

function cardFields(body: Body) {
  const { resource, id } = bodyReader(body, ['resource', 'id'])
  const key = id.value
  if (typeof key !== 'string' && typeof key !== 'number')
    throw new Refusal(422, 'invalid', { errors: { card: { key: 'notReference' } } })
  return { resource: resource.text(), id: key }
}
