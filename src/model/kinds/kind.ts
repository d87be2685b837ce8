import type { Language, Text } from '../../base/text'
import type { Operator } from '../rules/rule'

/** Storage type in the database; `server/db` maps it to SQL types. */
export type Store = 'text' | 'int' | 'cents' | 'real' | 'bool' | 'day' | 'instant' | 'json'
/** Value as bound to and read from the database. The driver converts booleans. */
export type Stored = string | number | boolean | null

/** A message for a user: key of `src/locales/<language>/validation.json` and its parameters. */
export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
  /** Message of the schema, used instead of the key. */
  readonly text?: Text
  /** Allowed values, inserted as `{{options}}` in the reader's language. */
  readonly options?: readonly Text[]
}

/**
 * Data half of a field kind; its display is `src/fields/<kind>.tsx`, its validation `model/shapes`.
 * `Options` are the schema words of the kind, `Wire` is its value in JSON and forms. Null means "no value"
 * for every kind and never reaches `toStore` or `print`.
 */
export interface Kind<Options, Wire> {
  /** Null: values are stored in a separate table (lines, references). */
  readonly store: Store | null
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
  /** The `n`th sample value, valid for the options. */
  readonly sample: (n: number, options: Options) => Wire
  /** Text that is searched and sorted without accents and case, through a shadow column. */
  readonly folded?: true
  /**
   * For values with several spellings: text common to all spellings of a complete or partial input.
   * Undefined if the input cannot be such a value.
   */
  readonly sought?: (typed: string) => string | undefined
  /** All spellings of a value; a filter by one finds all. */
  readonly spellings?: (value: string) => readonly string[]
}

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
