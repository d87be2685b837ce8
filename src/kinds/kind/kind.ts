import type * as yup from 'yup'
import type { Language, LocalizedText } from '../../base/text'
import type { Operator } from '../../model/rules/rule'

/** States of each flow of a schema, by its name. */
type Flows = Readonly<Record<string, { readonly states: object }>>
interface ActingKind {
  readonly kind: string
  readonly options: object
}

/** Storage type in the database; `server/db` maps it to SQL types. */
export type Store = 'text' | 'int' | 'cents' | 'real' | 'bool' | 'day' | 'instant' | 'json'
/** Value as bound to and read from the database. The driver converts booleans. */
export type Stored = string | number | boolean | null

/** A message for a user: key of `src/locales/<language>/validation.json` and its parameters. */
export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
  /** Message of the schema, used instead of the key. */
  readonly text?: LocalizedText
  /** Allowed values, inserted as `{{options}}` in the reader's language. */
  readonly options?: readonly LocalizedText[]
}

/**
 * Capabilities that generic code asks for instead of comparing the name of a kind; true for kinds that have them.
 * Dates and moments are recognised by `store`, and what can be sorted or filtered by `operators`.
 */
export interface Capabilities {
  /** Written and never read back: no answer, export, history or copy has it. */
  readonly isSecret?: true
  /** An uploaded file. */
  readonly isFile?: true
  /** An uploaded picture. */
  readonly isPicture?: true
  /** A list of single values, each of which the field prints and compares. */
  readonly isList?: true
  readonly isNumeric?: true
  readonly isYesNo?: true
  readonly isTimeOfDay?: true
  /** An amount of money. */
  readonly isMoney?: true
  /** Free text without markup. */
  readonly isText?: true
  /** Text of several lines or paragraphs. */
  readonly isLong?: true
  readonly isEmail?: true
  /** Shown as a link, in the notation of programs. */
  readonly isLink?: true
  /** A place on the map. */
  readonly isPlace?: true
  /** Names one single thing by its number; records with it are part of the history of that thing. */
  readonly isSerial?: true
  /** Identifies its record: a search for the whole value finds it first. */
  readonly isCode?: true
  /** Says which record it is in few words: subtitles show it. */
  readonly isTelling?: true
  /** Has few different values: filters by it share an index. */
  readonly isNarrow?: true
  /** Too large for a column that nobody asked for. */
  readonly isBulky?: true
  /** Given by the server alone. */
  readonly isAssigned?: true
  /** No text says it: neither imports nor changes of many records give it. */
  readonly hasNoText?: true
  /** Edited in forms only, although a text says it. */
  readonly isFormOnly?: true
  /** A field of the kind gives its words under the kind's name: `field.lines`. */
  readonly hasAccessor?: true
}

/** Yup's builders; handed to kinds, so that lists do without yup. */
export type Yup = Pick<typeof yup, 'array' | 'boolean' | 'mixed' | 'number' | 'object' | 'string'>
/** Yup schema of a value by its kind's options, strict, with `Message` objects; null is not validated. */
export type Shape<Options> = (yup: Yup, options: Options) => yup.AnySchema

/**
 * Data half of a field kind; `view.tsx` in its folder is how it looks.
 * `Options` are the schema words of the kind, `Wire` is its value in JSON and forms. Null means "no value"
 * for every kind and never reaches `toStore` or `print`.
 */
export interface Kind<Options, Wire> {
  /** Null: values are stored in a separate table (lines, references). */
  readonly store: Store | null
  /** Storage of a field, where its options decide. */
  readonly storeFor?: (options: Options) => Store
  /** For a kind whose values are those of another: that kind and its options. Throws for an unknown flow. */
  readonly actsAs?: (options: Options, flows: Flows | undefined) => ActingKind
  /** Most decimals of a computed number of this kind. @default 2 */
  readonly decimals?: number
  /** Reads a form value or a file cell; unreadable input is returned unchanged for validation to reject. */
  readonly parse: (value: unknown, options: Options) => unknown
  /** Stricter variant of `parse` for JSON values; `parse` when omitted. */
  readonly parseWire?: (value: unknown, options: Options) => unknown
  readonly toStore: (value: Wire, options: Options) => Stored
  readonly fromStore: (stored: Stored, options: Options) => Wire
  /** Filter and rule operators; `empty` is always supported. */
  readonly operators: readonly Operator[]
  /** Plain text for cells, export, PDF and history. */
  readonly print: (value: Wire, options: Options, language: Language) => string
  /** Key by which two values are compared; default: their JSON. */
  readonly comparable?: (value: Wire) => unknown
  /** Text that is searched and sorted without accents and case, through a shadow column. */
  readonly folded?: true
  /**
   * For values with several spellings: text common to all spellings of a complete or partial input.
   * Undefined if the input cannot be such a value.
   */
  readonly sought?: (typed: string) => string | undefined
  /** All spellings of a value; a filter by one finds all. */
  readonly spellings?: (value: string) => readonly string[]
  /** Values that name the same person or thing, compared to detect duplicate records. */
  readonly equivalents?: (value: string) => readonly string[]
  /** Capabilities of the kind. */
  readonly is?: Capabilities
}

/** Wraps a problem for yup's `message`, which accepts any value but is typed as a string. */
export const problem = (key: string, params?: Message['params']): string =>
  (params ? { key, params } : { key }) as unknown as string

/** Codec of kinds whose wire and stored values are equal. */
export const unchanged = {
  toStore: <Wire>(value: Wire) => value as Stored,
  fromStore: <Wire>(stored: Stored) => stored as Wire,
}

/** Text without visible characters becomes null; other text is trimmed. */
export function parseText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  return UNSEEN.test(text) ? null : text
}

/** Spaces, direction marks and joiners of every script: a name of these would be invisible. */
const UNSEEN = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** Numbers as JSON numbers or as text with a point or comma. */
export function parseNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return null
  return /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : value
}

/** Numbers as JSON numbers or as text in JSON notation: `"120000.000000"`, but neither `"1,5"` nor `"01"`. */
export const parseJsonNumber = (value: unknown): unknown =>
  typeof value === 'string' && JSON_NUMBER.test(value) ? Number(value) : blankAsNull(value)

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/
const blankAsNull = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? null : value
