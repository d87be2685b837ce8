import type { TableSpec } from '../../db/spec'
import { system } from '../../db/tables/systemTable'

/** Tables of the chat: conversations, members, messages, presence. */
export const chatTables: readonly TableSpec[] = [
  /** A conversation. LAST is the number of its last message, REV grows with every change. */
  system(
    '_CHAT',
    {
      ID: 'int',
      EMPRESA: 'text',
      /** `one` or `group`. */
      KIND: 'text',
      NAME: 'text',
      LAST: 'int',
      LAST_AT: 'instant',
      REV: 'int',
      CREATED_AT: 'instant',
      CREATED_BY: 'int',
    },
    { key: ['ID'] },
  ),
  /** Two people share one conversation per company. */
  system(
    '_CHAT_PAIR',
    { EMPRESA: 'text', LOW: 'int', HIGH: 'int', CHAT_ID: 'int' },
    { key: ['EMPRESA', 'LOW', 'HIGH'] },
  ),
  /** Members. A member reads messages after SINCE and has read up to SEEN. */
  system(
    '_CHAT_MEMBER',
    {
      CHAT_ID: 'int',
      USER_ID: 'int',
      SINCE: 'int',
      SEEN: 'int',
      TYPING_AT: 'instant',
      LEFT_AT: 'instant',
    },
    { key: ['CHAT_ID', 'USER_ID'], indexes: [['USER_ID']] },
  ),
  /** Messages. N numbers a conversation's messages without gaps; KEY is the sender's idempotency key. */
  system(
    '_CHAT_MESSAGE',
    {
      CHAT_ID: 'int',
      N: 'int',
      KEY: 'text',
      SENDER: 'int',
      BODY: 'text',
      FOLDED: 'text',
      FILES: 'json',
      CARD: 'json',
      CREATED_AT: 'instant',
    },
    { key: ['CHAT_ID', 'N'], indexes: [['CHAT_ID', 'KEY']], searched: ['FOLDED'] },
  ),
  /** Presence: last contact and chosen status. REV grows with every change. */
  system(
    '_PRESENCE',
    { USER_ID: 'int', AT: 'instant', STATUS: 'text', REV: 'int' },
    { key: ['USER_ID'] },
  ),
  /** The process a person is connected to, and when that entry expires unless renewed. */
  system(
    '_PRESENT',
    { USER_ID: 'int', PLACE: 'text', UNTIL: 'instant' },
    { key: ['USER_ID', 'PLACE'], indexes: [['UNTIL']] },
  ),
]
