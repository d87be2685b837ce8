import { demandTenant } from '../../access/permissions'
import type { Trx } from '../../db/db'
import type { ChatReader } from './chatReader'
import { beginChat, joinChat } from './startChat'

/** Reserved pair of user ids that identifies the team conversation. */
const team = { LOW: 0, HIGH: 0 } as const
const NAME = 'Equipo en ruta'

/**
 * Joins the team conversation of a company, beside the map (business.md#tracking). Members read messages
 * from then on. A member who left returns only on request; undefined otherwise.
 */
export async function joinTeamChat(
  trx: Trx,
  reader: ChatReader,
  isRequested: boolean,
): Promise<number | undefined> {
  const { records, me } = reader
  const names = { EMPRESA: demandTenant(me), ...team }
  const id = await records.db.nextId('_CHAT')
  const isNew = await trx
    .insertInto('_CHAT_PAIR')
    .values({ ...names, CHAT_ID: id })
    .onConflict(conflict => conflict.columns(['EMPRESA', 'LOW', 'HIGH']).doNothing())
    .returning('CHAT_ID')
    .executeTakeFirst()
  if (isNew) return beginChat(trx, reader, { others: [], name: NAME, id, kind: 'group' })
  const chat = await trx
    .selectFrom('_CHAT_PAIR as p')
    .innerJoin('_CHAT as c', 'c.ID', 'p.CHAT_ID')
    .select(['c.ID', 'c.LAST'])
    .where(eb => eb.and({ 'p.EMPRESA': names.EMPRESA, 'p.LOW': team.LOW, 'p.HIGH': team.HIGH }))
    .executeTakeFirstOrThrow()
  const chatId = Number(chat.ID)
  if (!isRequested && (await hasLeft(trx, chatId, me.ID))) return undefined
  await joinChat(trx, { chatId, people: [me.ID], since: Number(chat.LAST) })
  return chatId
}

async function hasLeft(trx: Trx, chatId: number, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('_CHAT_MEMBER')
    .select('LEFT_AT')
    .where(eb => eb.and({ CHAT_ID: chatId, USER_ID: userId }))
    .executeTakeFirst()
  return row !== undefined && row.LEFT_AT !== null
}
