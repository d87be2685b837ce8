import type { Declared } from '../../base/business'
import type { Rule } from './rule'
import type { Creates, Deletes, Updates, WithRead } from './sharedWords'

/** Rights of a role: all, read only, or per operation with a rule. */
export type Grant<Name extends string, D extends Declared = Declared> =
  | 'all'
  | 'read'
  | (WithRead<Right<Name, D>> &
      Partial<Creates<Right<Name, D>> & Updates<Right<Name, D>> & Deletes<Right<Name, D>>>)
type Right<Name extends string, D extends Declared> = boolean | Rule<Name, D>
/** Denied by default. `'*'` applies to every other role of the business, never to `user`. */
export type Access<Name extends string, D extends Declared = Declared> = Readonly<
  Partial<Record<D['role'] | '*', Grant<Name, D>>>
>

/** Role names, or a rule over `$me` alone. */
export type RolesOrRule<D extends Declared = Declared> = readonly D['role'][] | Rule<never, D>
