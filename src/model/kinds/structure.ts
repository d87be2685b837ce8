import type { Text } from '../../domain/text'
import type { Beside } from '../beside'
import { type Kind, parseText } from './kind'

type Row = Readonly<Record<string, unknown>>
export interface LinesOptions {
  /** The fields of a row, one level deep. */
  readonly fields: Readonly<Record<string, { readonly kind: string }>>
  readonly min?: number
  /** Rows at most; 200 when not said. */
  readonly max?: number
  /** The field of a row that names who wrote it: nobody else changes, moves or removes the row. */
  readonly own?: string
  /** Numbers of other resources told beside each row on the record's page. */
  readonly beside?: Readonly<Record<string, Beside>>
}

/** Child rows edited in the form; a table of its own `<TABLE>_<FIELD>`. Rows are checked field by field by `validation.ts`. */
export const lines: Kind<LinesOptions, Row[]> = {
  store: null,
  parse: value => value,
  toStore: () => null,
  fromStore: () => [],
  operators: ['empty'],
  print: value => String(value.length),
  sample: () => [],
}

export interface JsonOptions {
  /** What codes among its values are called, by the name they stand under: `{ TIPO: { CASA: 'Casa' } }`. */
  readonly codes?: Readonly<Record<string, Readonly<Record<string, Text>>>>
}
/** Any JSON value of at most 20,000 characters and 8 levels; for what has no fields of its own. */
export const json: Kind<JsonOptions, unknown> = {
  store: 'json',
  parse: value => value,
  toStore: value => JSON.stringify(value),
  fromStore: stored => (typeof stored === 'string' ? JSON.parse(stored) : stored),
  operators: ['empty'],
  print: value => JSON.stringify(value),
  sample: n => ({ ejemplo: n }),
}

export interface Place {
  readonly lat: number
  readonly lng: number
}

/** A place on the map: degrees, WGS 84. */
export const location: Kind<object, Place> = {
  store: 'json',
  toStore: ({ lat, lng }) => JSON.stringify({ lat, lng }),
  parse: value => {
    const read = parseText(value)
    const pair =
      typeof read === 'string' ? read.match(/^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/) : null
    return pair ? { lat: Number(pair[1]), lng: Number(pair[2]) } : read
  },
  fromStore: stored => (typeof stored === 'string' ? JSON.parse(stored) : stored) as Place,
  operators: ['empty'],
  print: ({ lat, lng }) => `${lat.toFixed(6)}, ${lng.toFixed(6)}`,
  sample: n => ({ lat: -2.9 - (n % 50) / 100, lng: -79 + (n % 50) / 100 }),
}

export interface FileOptions {
  /** Bytes at most; 5 MB when not said (domain.md 6). */
  readonly maxSize?: number
  /** Media types taken: `application/pdf`, `image/*`. */
  readonly types?: readonly string[]
  /** Who replaces it keeps what was there, to be opened and to come back; not in child rows. */
  readonly versions?: true
}
/** A stored file as it travels; `url` is signed for the session and short-lived, given by the server. */
export interface StoredFile {
  readonly id: string
  readonly name?: string
  readonly type?: string
  readonly size?: number
  readonly url?: string
}

/** What the server said of a file may come back; only which one it is counts. */
const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'id' in value

/** One uploaded file: the column holds the id of its row in `_FILE`. */
export const file: Kind<FileOptions, StoredFile> = {
  store: 'text',
  parse: value => {
    if (value === '') return null
    if (typeof value === 'string') return { id: value }
    return isStoredFile(value) ? { id: value.id } : value
  },
  toStore: value => value.id,
  fromStore: stored => ({ id: String(stored) }),
  operators: ['empty'],
  print: value => value.name ?? value.id,
  sample: n => ({ id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` }),
}

/** An uploaded picture: JPEG, PNG, WebP or GIF. */
export const image: Kind<FileOptions, StoredFile> = file
