import { isObject } from '../../base/parseJson'

/**
 * Rows completed with default values, for servers that know only the original API. Null counts as
 * missing unless the default is null. Values that are not objects are dropped.
 */
export const partRows = <Row extends object>(value: unknown, missing: Row): readonly Row[] =>
  Array.isArray(value) ? value.filter(isObject).map(row => partRow(row, missing)) : []

/** One such row. */
export function partRow<Row extends object>(value: unknown, missing: Row): Row {
  const entries = Object.entries(isObject(value) ? value : {})
  const fallback = missing as Readonly<Record<string, unknown>>
  return {
    ...missing,
    ...Object.fromEntries(entries.filter(([name, is]) => is != null || fallback[name] == null)),
  }
}
