import type { Message } from '../../kinds/kind/kind'
import type { Matcher } from './columns'

/** A parsed record: values as on the wire, references still by name. */
export interface ReadRow extends LineRow {
  readonly numbers: readonly number[]
  /** Problems by path; `ITEMS.0.CANTIDAD` is a field of the first child row. */
  readonly problems: Readonly<Record<string, Message>>
  readonly lines: Readonly<Record<string, readonly LineRow[]>>
}
export interface LineRow {
  /** Number of its first file row. */
  readonly number: number
  readonly values: Readonly<Record<string, unknown>>
  readonly names: Readonly<Record<string, readonly string[]>>
}

/** True when the row has a value for every field of the matcher. */
export const namesRecord = ({ values, names }: ReadRow, { fields }: Matcher) =>
  fields.every(({ name }) => values[name] != null || names[name] !== undefined)
