import type { RoleName } from '../../base/business'
import type { Text } from '../../base/text'
import type { Rule } from '../../model/rules/rule'
import type { Kind } from '../kind/kind'

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

type Row = Readonly<Record<string, unknown>>
export interface LinesOptions {
  /** Fields of a row. @example `fields: { CANTIDAD: { kind: 'integer', min: 1 } }` */
  readonly fields: Readonly<
    Record<string, { readonly kind: string; readonly [word: string]: unknown }>
  >
  /** Fewest rows. @default 0 @example `min: 1` */
  readonly min?: number
  /** Most rows. @default 200 @example `max: 50` */
  readonly max?: number
  /**
   * Field of the row that names its author: other people cannot change, move or remove the row.
   * @default none @example `authorField: 'USUARIO'`
   */
  readonly authorField?: string
  /**
   * Numbers of other resources shown with each row.
   * @default none
   * @example `lineLookups: { stock: { sum: 'stock.DISPONIBLE', label: 'Stock', match: { CODIGO: 'ITEMS.PRODUCTO_ID' } } }`
   */
  readonly lineLookups?: Readonly<Record<string, LineLookup>>
}

/** Rows that belong to the record, in a table of their own. */
export const lines: Kind<LinesOptions, Row[]> = {
  // stored in a table `<TABLE>_<FIELD>`; `validation.ts` checks the fields of each row
  store: null,
  parse: value => value,
  toStore: () => null,
  fromStore: () => [],
  operators: ['empty'],
  print: value => String(value.length),
  is: { isBulky: true, hasNoText: true, hasAccessor: true },
}
