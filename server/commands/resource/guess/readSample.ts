import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import papa from 'papaparse'
import type { JsonObject } from '../../../base/json'
import { CommandError } from '../../command'

export type SampleRow = JsonObject

/** Sufficient for guesses; further rows are ignored. */
const MOST_ROWS = 5000

/** Rows of a JSON or CSV file, also inside an envelope (`{ "data": [ … ] }`). */
export function readSample(path: string): SampleRow[] {
  if (!existsSync(path)) throw new CommandError(`${path} does not exist`)
  const text = textIn(readFileSync(path))
  const read = /\.json$/i.test(path) || /^\s*[[{]/.test(text) ? fromJson(text, path) : fromCsv(text)
  const rows = read.filter(row => Object.keys(row).length > 0).slice(0, MOST_ROWS)
  if (rows.length === 0) throw new CommandError(`${basename(path)} holds no row to read from`)
  return rows.map(flattened)
}

/** UTF-8, otherwise the encoding of Spanish Excel. */
function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function fromJson(text: string, path: string): SampleRow[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new CommandError(`${basename(path)} is no JSON: ${(error as Error).message}`)
  }
  if (Array.isArray(value)) return value.filter(isRecord)
  if (!isRecord(value)) throw new CommandError(`${basename(path)} holds no object`)
  const [rows, ...others] = Object.values(value).filter(isRows)
  const isEnvelope =
    others.length === 0 &&
    Object.entries(value).every(([name, each]) => isRows(each) || reason.test(name))
  return rows && isEnvelope ? rows : [value]
}

const isRows = (value: unknown): value is SampleRow[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

/** Metadata beside the rows of an answer. */
const reason =
  /^(status|success|ok|code|message|mensaje|error|errors|total|count|page|pages|limit|next|meta|links)$/i

/** A repeated column name becomes `NAME_2`. */
function fromCsv(text: string): SampleRow[] {
  const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [heads = [], ...rows] = data
  const names = heads.map((head, at) => {
    const before = heads.slice(0, at).filter(other => other.trim() === head.trim()).length
    return before === 0 ? head.trim() : `${head.trim()}_${before + 1}`
  })
  return rows.map(row => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])))
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
