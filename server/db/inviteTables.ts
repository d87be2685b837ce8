import type { TableSpec } from './spec'
import { system } from './systemTable'

/** Links of invitations, and what their guests have filled in so far. */
export const inviteTables: readonly TableSpec[] = [
  /** HASH is the fingerprint of a link's secret, which itself stands nowhere. */
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
