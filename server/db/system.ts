import { chatTables } from './chatTables'
import { inviteTables } from './inviteTables'
import { mailTables } from './mailTables'
import { noticeTables } from './noticeTables'
import type { TableSpec } from './spec'
import { system } from './systemTable'

/** Tables of the platform itself; their names start with an underscore, a schema's may not. */
export const systemTables: TableSpec[] = [
  system(
    '_CATALOGUE',
    { NAME: 'text', HASH: 'text', SPEC: 'json', AT: 'instant' },
    { key: ['NAME'] },
  ),
  system('_COUNTER', { NAME: 'text', VALUE: 'int' }, { key: ['NAME'] }),
  system('_LOCK', { NAME: 'text', OWNER: 'text', UNTIL: 'instant' }, { key: ['NAME'] }),
  /** The processes that serve over this database. */
  system(
    '_PROCESS',
    {
      ID: 'text',
      PLACE: 'text',
      VERSION: 'text',
      SECRET: 'text',
      FILES: 'text',
      CONNECTIONS: 'int',
      SEEN_AT: 'instant',
    },
    { key: ['ID'] },
  ),
  system(
    '_SESSION',
    {
      ID: 'text',
      USER_ID: 'int',
      CREATED_AT: 'instant',
      EXPIRES_AT: 'instant',
      AGENT: 'text',
    },
    { key: ['ID'], indexes: [['USER_ID'], ['EXPIRES_AT']] },
  ),
  system(
    '_IDEMPOTENCY',
    {
      KEY: 'text',
      USER_ID: 'int',
      ROUTE: 'text',
      BODY_HASH: 'text',
      STATUS: 'int',
      BODY: 'json',
      CREATED_AT: 'instant',
      FOREVER: 'bool',
    },
    { key: ['KEY', 'USER_ID'], indexes: [['CREATED_AT']] },
  ),
  system(
    '_HISTORY',
    {
      RESOURCE: 'text',
      RECORD_ID: 'text',
      VERSION: 'int',
      AT: 'instant',
      BY: 'int',
      ACTION: 'text',
      CHANGES: 'json',
      EMPRESA: 'text',
      /** The batch it was part of, and its place in it. */
      BATCH: 'text',
      BATCH_AT: 'int',
    },
    { key: ['RESOURCE', 'RECORD_ID', 'VERSION'], indexes: [['AT'], ['BY', 'AT'], ['BATCH']] },
  ),
  /** What changed lately, for whoever looks on; numbered once it is committed. */
  system(
    '_EVENT',
    {
      RESOURCE: 'text',
      RECORD_ID: 'text',
      VERSION: 'int',
      EMPRESA: 'text',
      BY: 'int',
      AT: 'instant',
      SEQ: 'int',
    },
    { key: ['RESOURCE', 'RECORD_ID', 'VERSION'], indexes: [['SEQ'], ['AT']] },
  ),
  system(
    '_BATCH',
    {
      ID: 'text',
      RESOURCE: 'text',
      EMPRESA: 'text',
      USER_ID: 'int',
      /** `records`, or `flow`, which is not undone. */
      KIND: 'text',
      /** `import`, where its sender says so. */
      SOURCE: 'text',
      ROWS: 'int',
      CREATED_AT: 'instant',
      /** What stands there and after it in the batch is undone. */
      UNDONE_FROM: 'int',
      /** When the whole of it was. */
      UNDONE_AT: 'instant',
      UNDONE_BY: 'int',
    },
    { key: ['ID'], indexes: [['RESOURCE', 'EMPRESA', 'CREATED_AT']] },
  ),
  system(
    '_LIMIT',
    { KEY: 'text', COUNT: 'int', UNTIL: 'instant' },
    { key: ['KEY'], indexes: [['UNTIL']] },
  ),
  system(
    '_FILE',
    {
      ID: 'text',
      RESOURCE: 'text',
      RECORD_ID: 'text',
      FIELD: 'text',
      NAME: 'text',
      TYPE: 'text',
      SIZE: 'int',
      CREATED_AT: 'instant',
      CREATED_BY: 'int',
      /** When its record let it go; it hangs on none while RECORD_ID is empty. */
      DETACHED_AT: 'instant',
    },
    { key: ['ID'], indexes: [['RESOURCE', 'RECORD_ID']] },
  ),
  system(
    '_APPROVAL',
    {
      RESOURCE: 'text',
      RECORD_ID: 'text',
      TRANSITION: 'text',
      AMOUNT: 'int',
      USER_ID: 'int',
      AT: 'instant',
      /** The record's version it was said to. */
      VERSION: 'int',
    },
    { key: ['RESOURCE', 'RECORD_ID', 'TRANSITION', 'AMOUNT', 'USER_ID'] },
  ),
  /** Every copy of a paper: who printed it, and when. */
  system(
    '_COPY',
    {
      RESOURCE: 'text',
      RECORD_ID: 'text',
      PAPER: 'text',
      COPY: 'int',
      USER_ID: 'int',
      AT: 'instant',
    },
    { key: ['RESOURCE', 'RECORD_ID', 'PAPER', 'COPY'] },
  ),
  system(
    '_VIEW',
    {
      ID: 'text',
      USER_ID: 'int',
      RESOURCE: 'text',
      NAME: 'text',
      STATE: 'json',
      /** Whoever works there may open it by its link. */
      EMPRESA: 'text',
      CREATED_AT: 'instant',
      UPDATED_AT: 'instant',
    },
    { key: ['ID'], indexes: [['USER_ID', 'RESOURCE']] },
  ),
  system(
    '_VIEW_DEFAULT',
    /** WHO is `user:<ID>` or `role:<ROLE>`; EMPRESA is empty for a person. */
    { RESOURCE: 'text', WHO: 'text', EMPRESA: 'text', VIEW_ID: 'text' },
    { key: ['RESOURCE', 'WHO', 'EMPRESA'], indexes: [['VIEW_ID']] },
  ),
  system(
    '_LIST_STATE',
    { USER_ID: 'int', RESOURCE: 'text', STATE: 'json', AT: 'instant' },
    { key: ['USER_ID', 'RESOURCE'] },
  ),
  ...noticeTables,
  /** Folders and files somebody marked to find them again. */
  system(
    '_STAR',
    { USER_ID: 'int', RESOURCE: 'text', RECORD_ID: 'int', EMPRESA: 'text', AT: 'instant' },
    { key: ['USER_ID', 'RESOURCE', 'RECORD_ID'] },
  ),
  /** In which language somebody last read the app, for what is written to them while they are away. */
  system('_READER', { USER_ID: 'int', LANGUAGE: 'text' }, { key: ['USER_ID'] }),
  ...chatTables,
  ...inviteTables,
  ...mailTables,
  /** What waits to be typed in by whoever reads a mail: only its fingerprint stands here. */
  system(
    '_CODE',
    { KEY: 'text', HASH: 'text', TRIES: 'int', UNTIL: 'instant' },
    { key: ['KEY'], indexes: [['UNTIL'], ['HASH']] },
  ),
  system(
    '_MAIL',
    { ID: 'int', RECIPIENT: 'text', SUBJECT: 'text', TEXT: 'text', AT: 'instant' },
    { key: ['ID'] },
  ),
  system(
    '_OUTBOX',
    {
      ID: 'int',
      SYSTEM: 'text',
      CALL: 'text',
      BODY: 'json',
      STATE: 'text',
      TRIES: 'int',
      NEXT_AT: 'instant',
      ASKED_AT: 'instant',
      ANSWER: 'json',
      RESOURCE: 'text',
      RECORD_ID: 'text',
      CREATED_AT: 'instant',
    },
    {
      key: ['ID'],
      indexes: [
        ['STATE', 'NEXT_AT'],
        ['RESOURCE', 'RECORD_ID'],
      ],
    },
  ),
]
