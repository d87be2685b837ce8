import type { Declared } from '../../base/business'
import type { Rule } from './rule'

/** Rights of a role: all, read only, or per operation with a rule. */
export type Grant<Name extends string, D extends Declared = Declared> =
  | 'all'
  | 'read'
  | {
      /**
       * Records that the role may see: all, none, or those that meet a rule.
       * @default false @example `read: { VENDEDOR: '$me.ID' }`
       */
      readonly read?: boolean | Rule<Name, D>
      /**
       * Whether the role may create records; a rule is checked against the new record.
       * @default false @example `create: true`
       */
      readonly create?: boolean | Rule<Name, D>
      /** Records that the role may change. @default false @example `update: { ESTADO: { in: [0, 1] } }` */
      readonly update?: boolean | Rule<Name, D>
      /** Records that the role may delete. @default false @example `delete: false` */
      readonly delete?: boolean | Rule<Name, D>
    }
/** Denied by default. `'*'` applies to every other role of the business, never to `user`. */
export type Access<Name extends string, D extends Declared = Declared> = Readonly<
  Partial<Record<D['role'] | '*', Grant<Name, D>>>
>

/** Role names, or a rule over `$me` alone. */
export type RolesOrRule<D extends Declared = Declared> = readonly D['role'][] | Rule<never, D>
