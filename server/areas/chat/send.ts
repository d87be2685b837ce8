import { fold } from '../../../src/base/fold'
import { policyOf } from '../../../src/model/access/access'
import { isNever } from '../../../src/model/rules/rule'
import type { DbRow, Trx } from '../../db/db'
import { keyOf } from '../../read/read'
import { refuse } from '../../write/rows/body'
import { CHAT, type ChatReader } from './chatReader'
import { announceChat, lockedMembership } from './membership'
import { cardTitles, type StoredCard } from './messages'

const MOST_TEXT = 4000
const MOST_FILES = 10

interface NewMessage {
  readonly body: string
  readonly attachments: readonly string[]
  readonly card: StoredCard | null
  /** Idempotency key of the sender, kept for ever. */
  readonly key: string | undefined
}

/** Validates outside the transaction. Returns the function that writes inside it. */
export async function preparedMessage(reader: ChatReader, message: NewMessage) {
  const body = message.body.trim()
  if (body.length > MOST_TEXT) refuse({ body: { key: 'tooLong', params: { max: MOST_TEXT } } })
  if (/(?![\n\r\t])\p{Cc}|\p{Cs}/u.test(body)) refuse({ body: { key: 'badCharacters' } })
  if (message.attachments.length > MOST_FILES)
    refuse({ attachments: { key: 'tooMany', params: { max: MOST_FILES } } })
  if (!body && message.attachments.length === 0 && !message.card)
    refuse({ body: { key: 'required' } })
  const card = message.card && (await readableCard(reader, message.card))
  return (trx: Trx, chatId: number) => write(trx, reader, { ...message, body, card, chatId })
}

/** Senders may share only records they can read. */
async function readableCard(reader: ChatReader, { resource: name, id }: StoredCard) {
  const resource = reader.records.catalogue.resources.get(name)
  const invalidCard = () => refuse({ card: { key: 'notReference' } })
  if (!resource || isNever(policyOf(resource, reader.me).read)) return invalidCard()
  const key = keyOf(resource, String(id))
  const titles = await cardTitles(reader, resource, [key])
  return titles.has(String(key)) ? { resource: name, id: key } : invalidCard()
}

interface Writing extends NewMessage {
  readonly chatId: number
}

/** Writes the message, or returns the one written before under the same key. */
async function write(trx: Trx, reader: ChatReader, message: Writing): Promise<DbRow> {
  const { records, me } = reader
  const { last } = await lockedMembership(trx, me, message.chatId)
  const before = await sentBefore(trx, reader, message)
  if (before) return before
  const N = last + 1
  const at = records.clock().toISOString()
  await attach(trx, reader, { ...message, place: `${message.chatId}/${N}` })
  const row = {
    CHAT_ID: message.chatId,
    N,
    KEY: message.key ?? null,
    SENDER: me.ID,
    BODY: message.body,
    FOLDED: fold(message.body),
    FILES: message.attachments.length > 0 ? JSON.stringify(message.attachments) : null,
    CARD: message.card && JSON.stringify(message.card),
    CREATED_AT: at,
  }
  await trx.insertInto('_CHAT_MESSAGE').values(row).execute()
  await trx
    .updateTable('_CHAT')
    .set({ LAST: N, LAST_AT: at })
    .where('ID', '=', message.chatId)
    .execute()
  await trx
    .updateTable('_CHAT_MEMBER')
    .set({ SEEN: N, TYPING_AT: null })
    .where(eb => eb.and({ CHAT_ID: message.chatId, USER_ID: me.ID }))
    .execute()
  await announceChat(trx, reader, message.chatId)
  return row
}

async function sentBefore(trx: Trx, { me }: ChatReader, { chatId, key }: Writing) {
  if (key === undefined) return undefined
  return trx
    .selectFrom('_CHAT_MESSAGE')
    .selectAll()
    .where(eb => eb.and({ CHAT_ID: chatId, KEY: key, SENDER: me.ID }))
    .executeTakeFirst()
}

/** Attaches files the sender uploaded for a message that belong to none yet. */
async function attach(
  trx: Trx,
  { me }: ChatReader,
  { attachments, place }: Writing & { readonly place: string },
) {
  if (attachments.length === 0) return
  const { numUpdatedRows } = await trx
    .updateTable('_FILE')
    .set({ RECORD_ID: place })
    .where('ID', 'in', attachments)
    .where(eb => eb.and({ RESOURCE: CHAT, CREATED_BY: me.ID }))
    .where('RECORD_ID', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) !== attachments.length) refuse({ attachments: { key: 'notFile' } })
}
