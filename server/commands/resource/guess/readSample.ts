import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { FileTrouble } from '../../../../src/model/import/files/limits'
import { decodeText, isWorkbook, sheetsIn } from '../../../../src/model/import/files/readTable'
import { placeOfRows, tableBelow } from '../../../../src/model/import/files/sheets'
import type { JsonObject } from '../../../base/json'
import { CommandError } from '../../command'

export type SampleRow = JsonObject

interface Sample {
  readonly rows: readonly SampleRow[]
  /** Where in the file they stand, unless it is a list from its first line. @example `sheet Datos, headers in row 3` */
  readonly place: string
}

/** Sufficient for guesses; further rows are ignored. */
const MOST_ROWS = 5000

/** Rows of a workbook, of CSV or of JSON, also below a title or inside an envelope (`{ "data": [ … ] }`). */
export async function readSample(path: string): Promise<Sample> {
  if (!existsSync(path)) throw new CommandError(`${path} does not exist`)
  const { rows, place } = await readAny(Uint8Array.from(readFileSync(path)), path).catch(error => {
    throw error instanceof FileTrouble
      ? new CommandError(`${basename(path)} ${troubles[error.trouble] ?? error.trouble}`)
      : error
  })
  const filled = rows.filter(row => Object.keys(row).length > 0).slice(0, MOST_ROWS)
  if (filled.length === 0) throw new CommandError(`${basename(path)} ${troubles.empty}`)
  return { rows: filled.map(flattened), place }
}

const troubles: Readonly<Record<string, string>> = {
  empty: 'holds no row to read from',
  tooBig: 'is too big: give a part of it',
  unreadable: 'is neither text nor a workbook (.xlsx): save it as one of them',
}

async function readAny(bytes: Uint8Array, path: string): Promise<Sample> {
  const text = isWorkbook(bytes) ? '' : decodeText(bytes)
  const isJson = /\.(json|jsonl|ndjson)$/i.test(path) || /^\s*[[{]/.test(text)
  return isJson ? { rows: fromJson(text, path), place: '' } : fromTable(bytes)
}

function fromJson(text: string, path: string): readonly SampleRow[] {
  try {
    const value = parsed(text)
    if (Array.isArray(value)) return value.filter(isRecord)
    if (isRecord(value)) return rowsWithin(value) ?? [value]
  } catch (error) {
    throw new CommandError(`${basename(path)} is no JSON: ${(error as Error).message}`)
  }
  throw new CommandError(`${basename(path)} holds no object`)
}

/** JSON, or one record per line. */
function parsed(text: string): unknown {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const isPerLine = lines.length > 1 && lines.slice(0, 2).every(line => /^\s*\{.*\}\s*$/.test(line))
  return isPerLine ? lines.map(line => JSON.parse(line)) : JSON.parse(text)
}

/** The rows of an answer: the one list beside its metadata, at any depth. */
function rowsWithin(value: SampleRow): readonly SampleRow[] | undefined {
  const [only, ...others] = Object.entries(value)
    .filter(([name]) => !metadata.test(name))
    .map(([, each]) => each)
  if (others.length > 0) return undefined
  if (Array.isArray(only)) return only.every(isRecord) ? only : undefined
  return isRecord(only) ? rowsWithin(only) : undefined
}

/** Names beside the rows of an answer. */
const metadata =
  /^(status|success|ok|code|message|mensaje|errors?|total|count|(per_?)?page(_?size)?|pages|limit|offset|next|previous|cursor|has_?more|meta(data)?|_?links|pagination)$/i

async function fromTable(bytes: Uint8Array): Promise<Sample> {
  const sheets = await sheetsIn(bytes)
  const { sheet, head } = placeOfRows(sheets, [])
  const { name = '', cells = [] } = sheets[sheet] ?? {}
  const { headers, rows } = tableBelow({ name, cells: cells.slice(0, head + 1 + MOST_ROWS) }, head)
  const names = headers.map(nameOnce)
  const place = [name && `sheet ${name}`, head > 0 && `headers in row ${head + 1}`]
  return {
    rows: rows.map(({ cells: row }) =>
      Object.fromEntries(names.map((each, at) => [each, row[at] ?? ''])),
    ),
    place: place.filter(Boolean).join(', '),
  }
}

/** A repeated column name becomes `NAME_2`. */
function nameOnce(head: string, at: number, heads: readonly string[]) {
  const before = heads.slice(0, at).filter(other => other === head).length
  return before === 0 ? head : `${head}_${before + 1}`
}

/** `DIRECCION: { CALLE }` becomes DIRECCION_CALLE; locations stay objects. */
function flattened(row: SampleRow): SampleRow {
  const entries = Object.entries(row).flatMap(([name, value]) =>
    isRecord(value) && !isPlace(value)
      ? Object.entries(value).map(([part, inner]) => [`${name}_${part}`, inner] as const)
      : [[name, value] as const],
  )
  return Object.fromEntries(entries)
}

export const isRecord = (value: unknown): value is SampleRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isPlace = (value: unknown): boolean =>
  isRecord(value) && typeof value.lat === 'number' && typeof value.lng === 'number'
