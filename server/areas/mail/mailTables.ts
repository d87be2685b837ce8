import type { TableSpec } from '../../db/spec'
import { system } from '../../db/tables/systemTable'

export const mailTables: readonly TableSpec[] = [
  /**
   * A mail. STATE is `draft`, `sending` or `sent`; TURN counts the attempts to send. THREAD is the first mail
   * of the conversation. FOLDED is the sender's search text; SHOWN_FOLDED omits hidden recipients and is
   * everybody else's.
   */
  system(
    '_LETTER',
    {
      ID: 'int',
      EMPRESA: 'text',
      SENDER: 'int',
      THREAD: 'int',
      STATE: 'text',
      TURN: 'int',
      RECIPIENTS: 'json',
      SUBJECT: 'text',
      HTML: 'text',
      TEXT: 'text',
      FOLDED: 'text',
      SHOWN_FOLDED: 'text',
      CREATED_AT: 'instant',
    },
    { key: ['ID'], folds: { SHOWN_FOLDED: ['SUBJECT', 'TEXT'] } },
  ),
  /** One person's copy of a mail, with its folder and marks. */
  system(
    '_LETTER_COPY',
    {
      ID: 'int',
      LETTER_ID: 'int',
      USER_ID: 'int',
      EMPRESA: 'text',
      FOLDER: 'text',
      UNREAD: 'bool',
      STARRED: 'bool',
      IMPORTANT: 'bool',
      REV: 'int',
      AT: 'instant',
    },
    { key: ['ID'], indexes: [['USER_ID', 'EMPRESA', 'FOLDER', 'AT'], ['LETTER_ID']] },
  ),
  system(
    '_LETTER_LABEL',
    { ID: 'int', USER_ID: 'int', EMPRESA: 'text', NAME: 'text', COLOR: 'text' },
    { key: ['ID'], indexes: [['USER_ID']] },
  ),
  system(
    '_LETTER_TAG',
    { COPY_ID: 'int', LABEL_ID: 'int' },
    { key: ['COPY_ID', 'LABEL_ID'], indexes: [['LABEL_ID']] },
  ),
  /** Attachments. A forwarded mail shares the file. */
  system(
    '_LETTER_FILE',
    { LETTER_ID: 'int', FILE_ID: 'text', POSITION: 'int' },
    { key: ['LETTER_ID', 'FILE_ID'], indexes: [['FILE_ID']] },
  ),
]
