import type { Declared } from '../../base/business'
import type { Allowed, WithRetention } from '../rules/sharedWords'

/** Retention of the trash, and the roles that may restore records. */
export interface TrashWords<D extends Declared = Declared>
  extends Partial<Allowed<readonly D['role'][]>>,
    WithRetention<number> {}
