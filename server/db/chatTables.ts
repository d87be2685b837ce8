import type { TableSpec } from './spec'
import { system } from './systemTable'

/** What people write to each other, and who is there. */
export const chatTables: readonly TableSpec[] = [
  /** A conversation: LAST is the number of its last message, REV grows with everything to be told of it. */
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
  /** Two people have one conversation in a company. */
  system(
    '_CHAT_PAIR',
    { EMPRESA: 'text', LOW: 'int', HIGH: 'int', CHAT_ID: 'int' },
    { key: ['EMPRESA', 'LOW', 'HIGH'] },
  ),
  /** Who takes part: they read what came after SINCE, and have read up to SEEN. */
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
  /** N counts a conversation's messages without gaps; KEY is its sender's name for the intention. */
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
    { key: ['CHAT_ID', 'N'], indexes: [['CHAT_ID', 'KEY']] },
  ),
  /** When somebody's browser was last heard of, and what they say of themselves; REV grows with what is told of it. */
  system(
    '_PRESENCE',
    { USER_ID: 'int', AT: 'instant', STATUS: 'text', REV: 'int' },
    { key: ['USER_ID'] },
  ),
  /** At which process somebody is, and until when unless they are heard of again. */
  system(
    '_PRESENT',
    { USER_ID: 'int', PLACE: 'text', UNTIL: 'instant' },
    { key: ['USER_ID', 'PLACE'], indexes: [['UNTIL']] },
  ),
]
