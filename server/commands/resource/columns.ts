import { fold } from '../../../src/domain/fold'
import type { SampleRow } from './readSample'

/** One column of the sample: its values without the empty ones, as they are and as text. */
export interface Column {
  readonly name: string
  /** As the file writes it. */
  readonly header: string
  readonly rows: number
  readonly values: readonly unknown[]
  readonly texts: readonly string[]
  readonly distinct: ReadonlySet<string>
}

/** Every column the rows have, in the order met; names that begin with `_` are the server's own. */
export function columnsOf(rows: readonly SampleRow[]): Column[] {
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

function columnOf(name: string, header: string, cells: readonly unknown[]): Column {
  const values = cells.map(trimmed).filter(value => value !== null)
  const texts = values.map(value => (typeof value === 'object' ? '' : String(value)))
  return { name, header, rows: cells.length, values, texts, distinct: new Set(texts) }
}

const trimmed = (cell: unknown): unknown => {
  if (cell === undefined || cell === null) return null
  if (typeof cell !== 'string') return cell
  const text = cell.trim()
  return text === '' || /^null$/i.test(text) ? null : text
}

/** A name the database may have: kept as it is where it can be, else `Fecha de entrega` -> FECHA_DE_ENTREGA. */
export function columnName(header: string): string {
  if (/^[A-Za-z][A-Za-z0-9_]*$/.test(header)) return header.replace(/_F$/, 'F')
  const plain = fold(header)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return (/^[A-Z]/.test(plain) ? plain : `C_${plain}`).replace(/_F$/, 'F')
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toUpperCase())) return name
  const at = [2, 3, 4, 5, 6, 7, 8, 9].find(n => !taken.has(`${name}_${n}`.toUpperCase()))
  return `${name}_${at ?? taken.size}`
}
