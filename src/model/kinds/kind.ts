import type { Language, Text } from '../../domain/text'
import type { Operator } from '../rule'

/** How a value lies in the database; SQL types are chosen only in `server/db`. */
export type Store = 'text' | 'int' | 'cents' | 'real' | 'bool' | 'day' | 'instant' | 'json'
/** What the database gives and takes. Booleans are bound by the driver. */
export type Stored = string | number | boolean | null

/** A message for a person: a key of `src/i18n/<language>/validation.ts` and what it names. */
export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
  /** A schema's own words, instead of the key's. */
  readonly text?: Text
  /** What might have been said instead: `{{options}}`, in the reader's language. */
  readonly options?: readonly Text[]
}

/**
 * The data half of a field kind; its looks are `src/fields/<kind>.tsx`, and what refuses a value is
 * in `model/shapes`, which only forms and the server load. `Options` are the words a schema may say
 * about such a field, `Wire` its value in JSON and in forms; null is "no value" for every kind and
 * never reaches `toStore` or `print`.
 */
export interface Kind<Options, Wire> {
  /** Null: the value lives in a table of its own (lines, references). */
  readonly store: Store | null
  /** Reads a form value or a cell of a file; what it cannot read it returns as it is, for its shape to refuse. */
  readonly parse: (value: unknown, options: Options) => unknown
  /** Reads a JSON value where programs have fewer ways to write it than people; as `parse` when not said. */
  readonly parseWire?: (value: unknown, options: Options) => unknown
  readonly toStore: (value: Wire, options: Options) => Stored
  readonly fromStore: (stored: Stored, options: Options) => Wire
  /** Filters and rules that make sense for it; `empty` always does. */
  readonly operators: readonly Operator[]
  /** Plain text for cells, export, PDF and history. */
  readonly print: (value: Wire, options: Options, language: Language) => string
  /** The `n`th invented value, valid for these options. */
  readonly sample: (n: number, options: Options) => Wire
  /** Text for people: searched and sorted without accents and case, through a shadow column. */
  readonly folded?: true
  /**
   * Where one value is written in several ways: what all of them contain, of a value typed in whole or
   * in part. Undefined: the text cannot be such a value.
   */
  readonly sought?: (typed: string) => string | undefined
  /** The ways in which one value is written: a filter by one of them finds all. */
  readonly spellings?: (value: string) => readonly string[]
}

/** Codec of kinds whose wire value is the stored value. */
export const same = {
  toStore: <Wire>(value: Wire) => value as Stored,
  fromStore: <Wire>(stored: Stored) => stored as Wire,
}

/** '' and text in which nothing is to be seen are "no value"; other text is trimmed. */
export function parseText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  return UNSEEN.test(text) ? null : text
}

/** Blanks of every alphabet, marks of direction and joiners: a name of them would be a row without one. */
const UNSEEN = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** Numbers as JSON numbers or as text with a point or a comma. */
export function parseNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return null
  return /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : value
}

/** Numbers as JSON numbers or as text in the writing of JSON: `"120000.000000"`, but neither `"1,5"` nor `"01"`. */
export const parseJsonNumber = (value: unknown): unknown =>
  typeof value === 'string' && JSON_NUMBER.test(value) ? Number(value) : blankAsNull(value)

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/
const blankAsNull = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? null : value
