import type { Trx } from '../../db/db'
import { type ChatReader, companyOf } from './chatReader'
import { begin, join } from './startChat'

/** No two people have these ids: the pair that stands for everybody of a company on the road. */
const team = { LOW: 0, HIGH: 0 } as const
const NAME = 'Equipo en ruta'

/**
 * The one conversation of the people who work in a company, beside the map (domain.md 5.4): whoever
 * opens it takes part, and reads what is written from then on. Who left it comes back only where they
 * ask to; undefined where they stay away.
 */
export async function joinTeamChat(
  trx: Trx,
  reader: ChatReader,
  isAsked: boolean,
): Promise<number | undefined> {
  const { records, me } = reader
  const names = { EMPRESA: companyOf(me), ...team }
  const id = await records.db.nextId('_CHAT')
  const isNew = await trx
    .insertInto('_CHAT_PAIR')
    .values({ ...names, CHAT_ID: id })
    .onConflict(conflict => conflict.columns(['EMPRESA', 'LOW', 'HIGH']).doNothing())
    .returning('CHAT_ID')
    .executeTakeFirst()
  if (isNew) return begin(trx, reader, { others: [], name: NAME, id, kind: 'group' })
  const chat = await trx
    .selectFrom('_CHAT_PAIR as p')
    .innerJoin('_CHAT as c', 'c.ID', 'p.CHAT_ID')
    .select(['c.ID', 'c.LAST'])
    .where('p.EMPRESA', '=', names.EMPRESA)
    .where('p.LOW', '=', team.LOW)
    .where('p.HIGH', '=', team.HIGH)
    .executeTakeFirstOrThrow()
  const chatId = Number(chat.ID)
  if (!isAsked && (await hasLeft(trx, chatId, me.ID))) return undefined
  await join(trx, { chatId, people: [me.ID], since: Number(chat.LAST) })
  return chatId
}

async function hasLeft(trx: Trx, chatId: number, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('_CHAT_MEMBER')
    .select('LEFT_AT')
    .where('CHAT_ID', '=', chatId)
    .where('USER_ID', '=', userId)
    .executeTakeFirst()
  return row !== undefined && row.LEFT_AT !== null
}
