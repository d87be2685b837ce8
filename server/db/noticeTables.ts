import type { TableSpec } from './spec'
import { system } from './systemTable'

/** Notices to people, and which kinds each of them wants. */
export const noticeTables: readonly TableSpec[] = [
  system(
    '_NOTICE',
    {
      ID: 'int',
      USER_ID: 'int',
      /** One of `noticeKinds`. */
      KIND: 'text',
      RESOURCE: 'text',
      RECORD_ID: 'text',
      TEXT: 'json',
      /** The field a notice is about; of `asked` the page. */
      FIELD: 'text',
      DAY: 'text',
      CREATED_AT: 'instant',
      READ_AT: 'instant',
      /** A mail is to tell of it, and has not yet. */
      TO_MAIL: 'bool',
      /** The notice that is shown for this one; `WAITS_FOR_DIGEST` until there is one, empty where it is shown itself. */
      DIGEST: 'int',
    },
    {
      key: ['ID'],
      indexes: [['USER_ID', 'ID'], ['RESOURCE', 'RECORD_ID'], ['CREATED_AT'], ['DIGEST']],
    },
  ),
  system(
    '_NOTICE_WISH',
    { USER_ID: 'int', KIND: 'text', WANTED: 'bool', MAILED: 'bool' },
    { key: ['USER_ID', 'KIND'] },
  ),
]
