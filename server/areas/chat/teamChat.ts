import type { Trx } from '../../db/db'
import type { ChatReader } from './chatReader'
import { joinChat, pairedChat } from './startChat'

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
  const { ID } = reader.me
  const group = { others: [], name: NAME, kind: 'group' } as const
  const { id, isNew } = await pairedChat(trx, reader, { key: team, group })
  if (isNew) return id
  if (!isRequested && (await hasLeft(trx, id, ID))) return undefined
  const { LAST } = await trx
    .selectFrom('_CHAT')
    .select('LAST')
    .where('ID', '=', id)
    .executeTakeFirstOrThrow()
  await joinChat(trx, { chatId: id, people: [ID], since: Number(LAST) })
  return id
}

async function hasLeft(trx: Trx, chatId: number, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('_CHAT_MEMBER')
    .select('LEFT_AT')
    .where(eb => eb.and({ CHAT_ID: chatId, USER_ID: userId }))
    .executeTakeFirst()
  return row !== undefined && row.LEFT_AT !== null
}
