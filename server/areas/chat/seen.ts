import type { ChatReader } from './chatReader'
import { membership, tell } from './membership'

/** The reader has read all there is; told only where that is new. */
export async function markSeen(reader: ChatReader, id: number) {
  const { records, me } = reader
  await records.db.transaction(async trx => {
    const { last, seen } = await membership(trx, me, id)
    if (seen >= last) return
    await trx
      .updateTable('_CHAT_MEMBER')
      .set({ SEEN: last })
      .where('CHAT_ID', '=', id)
      .where('USER_ID', '=', me.ID)
      .where('SEEN', '<', last)
      .execute()
    await tell(trx, reader, id)
  })
}

/** The reader types; their browser says so every few seconds while they do. */
export async function markTyping(reader: ChatReader, id: number) {
  const { records, me } = reader
  await records.db.transaction(async trx => {
    await membership(trx, me, id)
    await trx
      .updateTable('_CHAT_MEMBER')
      .set({ TYPING_AT: records.clock().toISOString() })
      .where('CHAT_ID', '=', id)
      .where('USER_ID', '=', me.ID)
      .execute()
    await tell(trx, reader, id)
  })
}
