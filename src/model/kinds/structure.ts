import type { Text } from '../../base/text'
import { type Kind, parseText } from './kind'
import type { LineLookup } from './options'

type Row = Readonly<Record<string, unknown>>
export interface LinesOptions {
  /** Fields of a row. @example `fields: { CANTIDAD: { kind: 'integer', min: 1 } }` */
  readonly fields: Readonly<
    Record<string, { readonly kind: string; readonly [word: string]: unknown }>
  >
  /** Fewest rows. @default 0 @example `min: 1` */
  readonly min?: number
  /** Most rows. @default 200 @example `max: 50` */
  readonly max?: number
  /**
   * Field of the row that names its author: other people cannot change, move or remove the row.
   * @default none @example `authorField: 'USUARIO'`
   */
  readonly authorField?: string
  /**
   * Numbers of other resources shown with each row.
   * @default none
   * @example `lineLookups: { stock: { sum: 'stock.DISPONIBLE', label: 'Stock', match: { CODIGO: 'ITEMS.PRODUCTO_ID' } } }`
   */
  readonly lineLookups?: Readonly<Record<string, LineLookup>>
}

/** Child rows edited in the form, stored in a table `<TABLE>_<FIELD>`. `validation.ts` checks each row's fields. */
export const lines: Kind<LinesOptions, Row[]> = {
  store: null,
  parse: value => value,
  toStore: () => null,
  fromStore: () => [],
  operators: ['empty'],
  print: value => String(value.length),
  sample: () => [],
  is: { isBulky: true, hasNoText: true, hasAccessor: true },
}

export interface JsonOptions {
  /**
   * Labels of codes in the value, by the property they stand under.
   * @default codes are shown as they are @example `valueLabels: { TIPO: { CASA: 'Casa' } }`
   */
  readonly valueLabels?: Readonly<Record<string, Readonly<Record<string, Text>>>>
}
/** Any JSON value of at most 20,000 characters and 8 levels. */
export const json: Kind<JsonOptions, unknown> = {
  store: 'json',
  parse: value => value,
  toStore: value => JSON.stringify(value),
  fromStore: stored => (typeof stored === 'string' ? JSON.parse(stored) : stored),
  operators: ['empty'],
  print: value => JSON.stringify(value),
  sample: n => ({ ejemplo: n }),
  is: { isBulky: true, hasNoText: true },
}

export interface GeoPoint {
  readonly lat: number
  readonly lng: number
}

/** Latitude and longitude in degrees, WGS 84. */
export const location: Kind<object, GeoPoint> = {
  store: 'json',
  toStore: ({ lat, lng }) => JSON.stringify({ lat, lng }),
  parse: value => {
    const read = parseText(value)
    const pair =
      typeof read === 'string' ? read.match(/^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/) : null
    return pair ? { lat: Number(pair[1]), lng: Number(pair[2]) } : read
  },
  fromStore: stored => (typeof stored === 'string' ? JSON.parse(stored) : stored) as GeoPoint,
  operators: ['empty'],
  print: ({ lat, lng }) => `${lat.toFixed(6)}, ${lng.toFixed(6)}`,
  sample: n => ({ lat: -2.9 - (n % 50) / 100, lng: -79 + (n % 50) / 100 }),
  is: { isPlace: true, isFormOnly: true },
}

export interface FileOptions {
  /** Largest size in bytes. @default 5 MB @example `maxSize: 10_000_000` */
  readonly maxSize?: number
  /**
   * Accepted media types.
   * @default any for file, pictures for image @example `types: ['application/pdf', 'image/*']`
   */
  readonly types?: readonly string[]
  /** Replaced files are kept, and can be opened and restored. @default false @example `keepVersions: true` */
  readonly keepVersions?: true
}
/** A stored file on the wire; the server signs `url` for the session, for a short time. */
export interface StoredFile {
  readonly id: string
  readonly name?: string
  readonly type?: string
  readonly size?: number
  readonly url?: string
}

/** Clients may return the whole object; only its id is used. */
const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'id' in value

/** An uploaded file; the column stores the id of its row in `_FILE`. */
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
  is: { isFile: true, isBulky: true, hasNoText: true },
}

export const image: Kind<FileOptions, StoredFile> = {
  ...file,
  is: { isFile: true, isPicture: true, hasNoText: true },
}
