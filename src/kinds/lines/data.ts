import type { RoleName } from '../../base/business'
import type { Rule } from '../../model/rules/rule'
import type {
  Aggregate,
  Allowed,
  Bounds,
  Conditional,
  Labelled,
  Matching,
  NamesField,
  WithFields,
} from '../../model/rules/sharedWords'
import type { Kind } from '../kind/kind'

/**
 * Number of another resource shown beside each child row, such as units in stock. It is queried when shown
 * and not stored.
 */
export type LineLookup = Aggregate & LookupWords
interface LookupWords
  extends Labelled,
    Allowed<readonly RoleName[]>,
    Matching<NamesField>,
    Conditional {
  /** Field of the row with the number that should be reached. @default none @example `goal: 'CANTIDAD'` */
  readonly goal?: string
  /**
   * While the record meets this rule, it has reserved the number of `goal` there, which counts too; otherwise no
   * goal is shown. @default not counted @example `includeOwn: { ESTADO: { in: [6, 7] } }`
   */
  readonly includeOwn?: Rule
}

type Row = Readonly<Record<string, unknown>>
type RowField = Readonly<Record<'kind', string>> & { readonly [word: string]: unknown }
export interface LinesOptions
  extends Bounds<number>,
    WithFields<Readonly<Record<string, RowField>>> {
  /**
   * Field of the row that names its author: other people cannot change, move or remove the row.
   * @default none @example `authorField: 'USUARIO'`
   */
  readonly authorField?: string
  /**
   * Numbers of other resources shown with each row.
   * @default none
   * @example `lineLookups: { stock: { sum: 'stock.DISPONIBLE', label: 'Stock', match: { CODIGO: { field: 'ITEMS.PRODUCTO_ID' } } } }`
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
