import type { ChatReader } from './chatReader'
import { announceChat, membership } from './membership'

/** Marks everything as read; announced only if that is a change. */
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
    await announceChat(trx, reader, id)
  })
}

/** Typing signal; browsers repeat it every few seconds. */
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
    await announceChat(trx, reader, id)
  })
}
