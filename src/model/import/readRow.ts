import type { Message } from '../kinds/kind'
import type { Matcher } from './columns'

/** A record read: values as they travel, references still by the names the file gives. */
export interface ReadRow {
  /** Of its first row. */
  readonly number: number
  /** Of all rows that tell of it. */
  readonly numbers: readonly number[]
  readonly values: Readonly<Record<string, unknown>>
  readonly names: Readonly<Record<string, readonly string[]>>
  /** `ITEMS.0.CANTIDAD`: of the first line. */
  readonly problems: Readonly<Record<string, Message>>
  readonly lines: Readonly<Record<string, readonly LineRow[]>>
}
export interface LineRow {
  readonly number: number
  readonly values: Readonly<Record<string, unknown>>
  readonly names: Readonly<Record<string, readonly string[]>>
}

/** Whether a row is known by this matcher, or is new because it names no record. */
export const namesRecord = ({ values, names }: ReadRow, { fields }: Matcher) =>
  fields.every(({ name }) => values[name] != null || names[name] !== undefined)
