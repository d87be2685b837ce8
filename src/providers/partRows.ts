import { isObject } from './sessionView'

/**
 * The rows of a list whose server may know no more of them than product.md 3 names: what is missing is filled
 * in. Null counts as missing only where the default is no null; what is no row at all is left out.
 */
export const partRows = <Row extends object>(value: unknown, missing: Row): readonly Row[] =>
  Array.isArray(value) ? value.filter(isObject).map(row => partRow(row, missing)) : []

/** One of them. */
export function partRow<Row extends object>(value: unknown, missing: Row): Row {
  const told = Object.entries(isObject(value) ? value : {})
  const fallback = missing as Readonly<Record<string, unknown>>
  return {
    ...missing,
    ...Object.fromEntries(told.filter(([name, is]) => is != null || fallback[name] == null)),
  }
}
