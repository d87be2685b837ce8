import { businessClock } from '../../src/base/day'
import type { Language } from '../../src/base/text'
import { columnTexts } from '../../src/i18n/columnTexts'
import { columnLabel, textOf } from '../../src/i18n/labels'
import type { StoredFile } from '../../src/kinds/file/data'
import type { GeoPoint } from '../../src/kinds/location/data'
import type { FieldModel } from '../../src/model/fields/resource'
import { filesById } from '../query/fileRows'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { numberedTitles } from '../query/titles'

/** One value for a sheet: its text, and its typed value if a sheet can compute with it. */
export type PrintedCell =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly value: number; readonly decimals: number | undefined }
  | { readonly is: 'link'; readonly href: string; readonly text: string }
  | ClockCell

interface ClockCell {
  readonly is: 'day' | 'instant'
  readonly iso: string
  /** Milliseconds of the day or local time, as if it were UTC; NaN if invalid. */
  readonly clock: number
  readonly text: string
}

export const textCell = (text: string): PrintedCell => ({ is: 'text', text })

export async function printHeads(columns: readonly FieldModel[], language: Language) {
  const labels = await columnTexts(language)
  return columns.map(
    ({ name, words }) => textOf(words.label, language) || columnLabel(name, labels),
  )
}

/**
 * Formats records for an export in batches: choices and dates by kind, numbers as numbers, references by
 * title, files by name.
 */
export function cellPrinter(request: RequestContext, columns: readonly FieldModel[]) {
  const titlesOf = numberedTitles(request)
  return async (records: readonly RecordValues[]): Promise<PrintedCell[][]> => {
    const printers = await Promise.all(
      columns.map(async field => {
        const values = records.map(record => record[field.name])
        if (field.target) return namePrinter(await titlesOf(field.target, values.flat()))
        if (!field.isFile) return plainPrinter(field, request.language)
        const files = await filesById(request.records.db.read, values.map(idOf))
        return namePrinter(new Map([...files].map(([id, { NAME }]) => [id, String(NAME)])))
      }),
    )
    return records.map(record =>
      columns.map((field, at) => printers[at]?.(record[field.name]) ?? textCell('')),
    )
  }
}

/** The place on an external map. */
const mapOf = ({ lat, lng }: GeoPoint) => `https://www.google.com/maps?q=${lat},${lng}`

type Printer = (value: unknown) => PrintedCell

const idOf = (value: unknown) => (value as StoredFile | null | undefined)?.id

const namePrinter =
  (names: ReadonlyMap<unknown, string>): Printer =>
  value => {
    const keys = [value ?? []].flat().map(key => (typeof key === 'object' ? idOf(key) : key))
    return textCell(keys.map(key => names.get(key) ?? String(key)).join(', '))
  }

function plainPrinter(field: FieldModel, language: Language): Printer {
  const decimals = field.store === 'cents' ? 2 : undefined
  return value => {
    if (value === null || value === undefined) return textCell('')
    if (typeof value === 'number' && field.isNumeric) return { is: 'number', value, decimals }
    const text = field.print(value, language)
    if (field.isPlace) return { is: 'link', href: mapOf(value as GeoPoint), text }
    if (field.store === 'day' || field.store === 'instant') {
      const [is, iso] = [field.store, String(value)]
      return { is, iso, clock: is === 'day' ? Date.parse(iso) : businessClock(iso), text }
    }
    return textCell(text)
  }
}
