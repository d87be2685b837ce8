import type { RoleName } from '../../base/business'
import type { Text } from '../../base/text'
import type { RolesOrRule } from '../rules/grant'
import type { Rule } from '../rules/rule'

/**
 * Limits the choice of a reference: `match` to columns that equal fields of the record or row, once filled;
 * `are` to constants; `day` to dates on the same business day.
 */
export interface Among {
  /**
   * Columns of the other resource, each with the field of this record that it equals.
   * @default none @example `match: { CLIENTE_ID: 'CLIENTE_ID' }`
   */
  readonly match?: Readonly<Record<string, string>>
  /**
   * Columns of the other resource, each with its constant values.
   * @default none @example `are: { ROLE: ['8', '9'] }`
   */
  readonly are?: Readonly<Record<string, Constant | readonly Constant[]>>
  /**
   * Moments of the other resource, each with the moment of this record that is on the same day.
   * @default none @example `day: { MARKED_DATE: 'MARKED_DATE' }`
   */
  readonly day?: Readonly<Record<string, string>>
  /** Message for any other record. @example `message: 'El pago es de otro cliente'` */
  readonly message: Text
}

export type JoinPart =
  | string
  | {
      /** Field whose value is a part of the text. @example `field: 'TIPO'` */
      readonly field: string
    }

/**
 * Concatenation of texts and fields: `['CL', { field: 'TIPO' }]`; with `when` only while the rule holds,
 * otherwise typed.
 */
export type Join =
  | readonly JoinPart[]
  | {
      /** Texts and fields, in this order. @example `parts: [{ field: 'TIPO' }, '001']` */
      readonly parts: readonly JoinPart[]
      /** Rule under which the value is put together; otherwise people type it. @example `when: { TIPO: 'N' }` */
      readonly when: Rule<string>
    }

/**
 * Number of another resource shown beside each child row, such as units in stock. It is queried when shown
 * and not stored.
 */
export type LineLookup = (
  | {
      /** Resource whose matching rows are counted. @example `count: 'payments'` */
      readonly count: string
    }
  | {
      /** Resource and field that is added up over the matching rows. @example `sum: 'stock.DISPONIBLE'` */
      readonly sum: string
    }
) & {
  /** Heading of the column. @example `label: 'Stock'` */
  readonly label: Text
  /** Roles that see the number. @example `allow: ['credit', 'salesAgent']` */
  readonly allow: readonly RoleName[]
  /**
   * Columns of the other resource, each with the field of the row or of the record that it equals.
   * @example `match: { CODIGO: 'ITEMS.PRODUCTO_ID', WhsCode: 'BODEGA' }`
   */
  readonly match: Readonly<Record<string, string>>
  /** Rule over the rows that have the number. @default all rows @example `when: { TIPO: 'S' }` */
  readonly when?: Rule
  /** Field of the row with the number that should be reached. @default none @example `goal: 'CANTIDAD'` */
  readonly goal?: string
  /**
   * Counts what the record itself has already reserved there.
   * @default not counted @example `includeOwn: { units: 'CANTIDAD', when: { ESTADO: { in: [6, 7] } } }`
   */
  readonly includeOwn?: {
    /** Field of the row with the reserved number. @example `units: 'CANTIDAD'` */
    readonly units: string
    /** Rule under which the record has it reserved. @example `when: { ESTADO: { in: [6, 7] } }` */
    readonly when: Rule
  }
}

/**
 * Reminder of a date. Reminders of a `date` are grouped into one notification per user and day; those of a
 * `dateTime` are sent at once.
 */
export interface Reminder {
  /** Days before the date. @default 0 @example `days: 3` */
  readonly days?: number
  /** Hours before the moment. @default none @example `hours: 24` */
  readonly hours?: number
  /** Rule under which people are notified. @default always @example `when: { ESTADO: { nin: [2, 3] } }` */
  readonly when?: Rule
  /** Roles, a rule over the person, or a field that names the person. @example `recipients: { field: 'VENDEDOR' }` */
  readonly recipients: RolesOrRule | { readonly field: string }
}

type Constant = string | number | boolean
