import { fold } from '../../../../src/base/fold'
import type { SampleRow } from './readSample'

/** A column of the sample: its non-empty values, raw and as text. */
export interface SampleColumn {
  readonly name: string
  readonly header: string
  readonly rows: number
  readonly values: readonly unknown[]
  readonly texts: readonly string[]
  readonly distinct: ReadonlySet<string>
}

/** Columns of the rows in order; names that begin with `_` are reserved for the server. */
export function sampleColumnsOf(rows: readonly SampleRow[]): SampleColumn[] {
  const headers = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const taken = new Set<string>()
  return headers
    .filter(header => header.trim() !== '' && !header.startsWith('_'))
    .map(header => {
      const name = freeName(columnName(header), taken)
      taken.add(name.toUpperCase())
      return columnOf(
        name,
        header,
        rows.map(row => row[header]),
      )
    })
}

function columnOf(name: string, header: string, cells: readonly unknown[]): SampleColumn {
  const values = cells.map(cellValue).filter(value => value !== null)
  const texts = values.map(value => (typeof value === 'object' ? '' : String(value)))
  return { name, header, rows: cells.length, values, texts, distinct: new Set(texts) }
}

/** The cell, null if there is nothing in it. */
export const cellValue = (cell: unknown): unknown => {
  if (cell === undefined || cell === null) return null
  if (typeof cell !== 'string') return cell
  const text = cell.trim()
  return text === '' || /^null$/i.test(text) ? null : text
}

/** Column name: the heading if valid, otherwise converted: `Fecha de entrega` becomes FECHA_DE_ENTREGA. */
function columnName(header: string): string {
  const isReserved = header in {} || ['and', 'or', 'not'].includes(header)
  if (isColumnName(header) && !isReserved) return header.replace(/_F$/, 'F')
  const plain = fold(header)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return (/^[A-Z]/.test(plain) ? plain : `C_${plain}`).replace(/_F$/, 'F')
}

/** True for a heading that can be a column name as it is. */
export const isColumnName = (header: string) => /^[A-Za-z][A-Za-z0-9_]*$/.test(header)

/** The name, numbered if one of these, in capitals, is the same for a database. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toUpperCase())) return name
  const at = [2, 3, 4, 5, 6, 7, 8, 9].find(n => !taken.has(`${name}_${n}`.toUpperCase()))
  return `${name}_${at ?? taken.size}`
}
