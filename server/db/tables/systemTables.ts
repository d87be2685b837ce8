import { tenantColumn } from '../../../src/base/business'
import type { TableSpec } from '../spec'
import { noticeTables } from './noticeTables'
import { system } from './systemTable'

/** Tables of the platform; their names start with an underscore, which schemas may not use. */
export function systemTables(): TableSpec[] {
  const tenant = tenantColumn()
  return [...sharedTables, ...changeTables(tenant), ...viewTables(tenant)]
}

/** History, events and batches, each of one tenant. */
const changeTables = (tenant: string): TableSpec[] => [
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
      [tenant]: 'text',
      /** Batch of the change, and position in it. */
      BATCH: 'text',
      BATCH_AT: 'int',
    },
    { key: ['RESOURCE', 'RECORD_ID', 'VERSION'], indexes: [['AT'], ['BY', 'AT'], ['BATCH']] },
  ),
  /** Recent changes for live updates, numbered after commit. */
  system(
    '_EVENT',
    {
      RESOURCE: 'text',
      RECORD_ID: 'text',
      VERSION: 'int',
      [tenant]: 'text',
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
      [tenant]: 'text',
      USER_ID: 'int',
      /** `records`, or `flow`, which cannot be undone. */
      KIND: 'text',
      /** `import`, if stated by the client. */
      SOURCE: 'text',
      /** Shared by the batches of several resources that are one operation. */
      OPERATION: 'text',
      ROWS: 'int',
      CREATED_AT: 'instant',
      /** Changes from this position on are undone. */
      UNDONE_FROM: 'int',
      /** Time when all of it was undone. */
      UNDONE_AT: 'instant',
      UNDONE_BY: 'int',
      /** Names in the history of the records that the undo left out. */
      LEFT_OUT: 'json',
    },
    { key: ['ID'], indexes: [['RESOURCE', tenant, 'CREATED_AT'], ['OPERATION']] },
  ),
]

const viewTables = (tenant: string): TableSpec[] => [
  system(
    '_VIEW',
    {
      ID: 'text',
      USER_ID: 'int',
      RESOURCE: 'text',
      NAME: 'text',
      STATE: 'json',
      /** Users of this tenant may open it by link. */
      [tenant]: 'text',
      CREATED_AT: 'instant',
      UPDATED_AT: 'instant',
    },
    { key: ['ID'], indexes: [['USER_ID', 'RESOURCE']] },
  ),
  system(
    '_VIEW_DEFAULT',
    /** WHO is `user:<ID>`, `role:<ROLE>` or `everyone:<VIEW_ID>`; the tenant is empty for a user. */
    { RESOURCE: 'text', WHO: 'text', [tenant]: 'text', VIEW_ID: 'text' },
    { key: ['RESOURCE', 'WHO', tenant], indexes: [['VIEW_ID']] },
  ),
]

const sharedTables: readonly TableSpec[] = [
  system(
    '_CATALOGUE',
    { NAME: 'text', HASH: 'text', SPEC: 'json', AT: 'instant' },
    { key: ['NAME'] },
  ),
  system('_COUNTER', { NAME: 'text', VALUE: 'int' }, { key: ['NAME'] }),
  system('_LOCK', { NAME: 'text', OWNER: 'text', UNTIL: 'instant' }, { key: ['NAME'] }),
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
    { ID: 'text', USER_ID: 'int', CREATED_AT: 'instant', EXPIRES_AT: 'instant', AGENT: 'text' },
    { key: ['ID'], indexes: [['USER_ID'], ['EXPIRES_AT']] },
  ),
  /** Numbered copies of documents. */
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
    '_IDEMPOTENCY',
    {
      KEY: 'text',
      USER_ID: 'int',
      ROUTE: 'text',
      BODY_HASH: 'text',
      BODY: 'json',
      CREATED_AT: 'instant',
      FOREVER: 'bool',
    },
    { key: ['KEY', 'USER_ID'], indexes: [['CREATED_AT']] },
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
      /** Time when a record released the file; RECORD_ID is null while unattached. */
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
      /** Version of the record that was approved. */
      VERSION: 'int',
    },
    { key: ['RESOURCE', 'RECORD_ID', 'TRANSITION', 'AMOUNT', 'USER_ID'] },
  ),
  system(
    '_LIST_STATE',
    { USER_ID: 'int', RESOURCE: 'text', STATE: 'json', AT: 'instant' },
    { key: ['USER_ID', 'RESOURCE'] },
  ),
  ...noticeTables,
  system('_READER', { USER_ID: 'int', LANGUAGE: 'text' }, { key: ['USER_ID'] }),
  /** Codes sent by mail, as hashes. */
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
