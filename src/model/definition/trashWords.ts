import type { Declared } from '../../base/business'
import type { Allowed } from '../rules/sharedWords'

/** Retention of the trash, and the roles that may restore records. */
export interface TrashWords<D extends Declared = Declared>
  extends Partial<Allowed<readonly D['role'][]>> {
  /** Days after which a record in the trash is removed for good. @default for ever @example `keep: 365` */
  readonly keep?: number
}
