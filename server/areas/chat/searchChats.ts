import { sql } from 'kysely'
import { fold } from '../../../src/base/fold'
import { Refusal } from '../../base/refusal'
import type { ChatReader } from './chatReader'
import { memberships } from './membership'
import { shownMessages } from './messages'

const LEAST = 2
const MOST_TEXT = 100
const MOST = 50

/** Latest messages of the reader's conversations that contain the text, ignoring accents. */
export async function searchChats(reader: ChatReader, text: string) {
  const sought = fold(text.trim())
  if (sought.length < LEAST) throw new Refusal(400, 'searchTooShort', { params: { min: LEAST } })
  if (sought.length > MOST_TEXT) throw new Refusal(400, 'badSearch')
  const pattern = `%${sought.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await memberships(reader.records.db.read, reader.me)
    .innerJoin('_CHAT_MESSAGE as s', 's.CHAT_ID', 'c.ID')
    .clearSelect()
    .selectAll('s')
    .whereRef('s.N', '>', 'm.SINCE')
    .where(sql<boolean>`${sql.ref('s.FOLDED')} like ${pattern} escape '\\'`)
    .orderBy('s.CREATED_AT', 'desc')
    .limit(MOST)
    .execute()
  return shownMessages(reader, rows)
}
