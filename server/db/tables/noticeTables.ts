import type { TableSpec } from '../spec'
import { system } from './systemTable'

/** Notices and each person's choice of notice kinds. */
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
      /** The field a notice concerns; for `asked`, the page. */
      FIELD: 'text',
      DAY: 'text',
      CREATED_AT: 'instant',
      READ_AT: 'instant',
      /** A mail about it is due. */
      TO_MAIL: 'bool',
      /** The notice shown in place of this one; `WAITS_FOR_DIGEST` until it exists, empty for a notice shown itself. */
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
