import type { Language } from '../../src/domain/text'
import { columnLabel, textOf } from '../../src/i18n/labels'
import { loadMessages } from '../../src/i18n/load'
import type { Place, StoredFile } from '../../src/model/kinds/structure'
import type { FieldModel } from '../../src/model/resource'
import type { Asking, Values } from './context'
import { filesById } from './fileRows'
import { titleReader } from './titles'

/** One value ready for a sheet: its text, and what it is where a sheet can reckon with it. */
export type Cell =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly value: number; readonly decimals: number | undefined }
  | { readonly is: 'link'; readonly href: string; readonly text: string }
  | { readonly is: 'day' | 'instant'; readonly iso: string; readonly text: string }

export const textCell = (text: string): Cell => ({ is: 'text', text })

/** The columns' labels in the reader's language (design.md, "Texts"). */
export async function printHeads(columns: readonly FieldModel[], language: Language) {
  const messages = await loadMessages(language)
  return columns.map(
    ({ name, words }) => textOf(words.label, language) || columnLabel(name, messages.columns),
  )
}

/**
 * Prints records for an export, batch by batch: choices and days by their kind, numbers as numbers,
 * references by the title of what they point to, files by their names.
 */
export function cellPrinter(asking: Asking, columns: readonly FieldModel[]) {
  const titlesOf = titleReader(asking)
  return async (records: readonly Values[]): Promise<Cell[][]> => {
    const printers = await Promise.all(
      columns.map(async field => {
        const values = records.map(record => record[field.name])
        if (field.target) return namePrinter(await titlesOf(field.target, values.flat()))
        if (!isFile(field)) return plainPrinter(field, asking.language)
        const files = await filesById(asking.records.db.read, values.map(idOf))
        return namePrinter(new Map([...files].map(([id, { NAME }]) => [id, String(NAME)])))
      }),
    )
    return records.map(record =>
      columns.map((field, at) => printers[at]?.(record[field.name]) ?? textCell('')),
    )
  }
}

/** Where a place is looked at on a map, as the business always had it in its sheets (domain.md 5.13). */
const mapOf = ({ lat, lng }: Place) => `https://www.google.com/maps?q=${lat},${lng}`

type Printer = (value: unknown) => Cell

const isFile = ({ kind }: FieldModel) => kind === 'file' || kind === 'image'
const idOf = (value: unknown) => (value as StoredFile | null | undefined)?.id

const namePrinter =
  (names: ReadonlyMap<unknown, string>): Printer =>
  value => {
    const keys = [value ?? []].flat().map(key => (typeof key === 'object' ? idOf(key) : key))
    return textCell(keys.map(key => names.get(key) ?? String(key)).join(', '))
  }

const numeric = new Set(['id', 'integer', 'decimal', 'money', 'percent', 'computed'])

function plainPrinter(field: FieldModel, language: Language): Printer {
  const decimals = field.store === 'cents' ? 2 : undefined
  return value => {
    if (value === null || value === undefined) return textCell('')
    if (typeof value === 'number' && numeric.has(field.kind))
      return { is: 'number', value, decimals }
    const text = field.print(value, language)
    if (field.kind === 'location') return { is: 'link', href: mapOf(value as Place), text }
    if (field.kind === 'date') return { is: 'day', iso: String(value), text }
    if (field.kind === 'dateTime') return { is: 'instant', iso: String(value), text }
    return textCell(text)
  }
}
