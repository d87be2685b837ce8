import type { TableSpec } from './spec'
import { system } from './systemTable'

/** Mails between people, and who has which of them where. */
export const mailTables: readonly TableSpec[] = [
  /**
   * What was written: STATE is `draft`, `sending` or `sent`; TURN counts how often it was sent off.
   * THREAD is the letter its conversation began with; empty, it begins one. FOLDED is what its
   * sender finds it by; SHOWN_FOLDED lacks those in hidden copy: the others find it by that.
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
  /** A letter as one person has it: each decides alone where it lies and how it is marked. */
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
    {
      key: ['ID'],
      indexes: [['USER_ID', 'EMPRESA', 'FOLDER', 'AT'], ['LETTER_ID']],
    },
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
  /** A file may hang on several: it comes along when a mail is passed on. */
  system(
    '_LETTER_FILE',
    { LETTER_ID: 'int', FILE_ID: 'text', POSITION: 'int' },
    { key: ['LETTER_ID', 'FILE_ID'], indexes: [['FILE_ID']] },
  ),
]
