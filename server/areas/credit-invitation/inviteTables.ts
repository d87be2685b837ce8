import type { TableSpec } from '../../db/spec'
import { system } from '../../db/tables/systemTable'

/** Invitation links and the drafts of their guests. */
export const inviteTables: readonly TableSpec[] = [
  /** HASH is the fingerprint of the link's secret; the secret itself is not stored. */
  system(
    '_INVITE_LINK',
    { HASH: 'text', INVITATION: 'int', CREATED_AT: 'instant' },
    { key: ['HASH'], indexes: [['INVITATION'], ['CREATED_AT']] },
  ),
  system(
    '_INVITE_DRAFT',
    { INVITATION: 'int', DRAFT: 'json', UPDATED_AT: 'instant' },
    { key: ['INVITATION'] },
  ),
]
