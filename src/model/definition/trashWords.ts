import type { RoleName } from '../../domain/accounts/roles'

/** Rights and retention of the trash. */
export interface TrashWords {
  /** Roles that may restore records. @default whoever may delete them @example `allow: ['admin']` */
  readonly allow?: readonly RoleName[]
  /** Days after which a record in the trash is removed for good. @default for ever @example `keep: 365` */
  readonly keep?: number
}
