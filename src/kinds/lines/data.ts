import type { Bounds, WithFields } from '../../model/rules/sharedWords'
import type { Kind } from '../kind/kind'

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
