import type { Declared } from '../../base/business'

/** Rights and retention of the trash. */
export interface TrashWords<D extends Declared = Declared> {
  /** Roles that may restore records. @default whoever may delete them @example `allow: ['admin']` */
  readonly allow?: readonly D['role'][]
  /** Days after which a record in the trash is removed for good. @default for ever @example `keep: 365` */
  readonly keep?: number
}
