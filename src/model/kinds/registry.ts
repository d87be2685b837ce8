import type { Expression, Tally } from '../rules/expression'
import { boolean, type ChoiceOptions, choice, choices, type ManyChoiceOptions } from './choice'
import { email, password, type UrlOptions, url } from './contact'
import type { CustomKind } from './custom'
import { type IdOptions, id } from './identifier'
import type { Capabilities, Kind } from './kind'
import { type DecimalOptions, decimal, integer, money, type NumberOptions, percent } from './number'
import { type ReferenceOptions, type ReferencesOptions, reference, references } from './relation'
import {
  type FileOptions,
  file,
  type GeoPoint,
  image,
  type JsonOptions,
  json,
  type LinesOptions,
  lines,
  location,
  type StoredFile,
} from './structure'
import {
  type CodeOptions,
  code,
  longText,
  type RichTextOptions,
  richText,
  type TextOptions,
  text,
} from './text'
import { type DayOptions, date, dateTime, type MomentOptions, time } from './time'

export type ComputedOptions = (
  | {
      /** Computation over fields of the record. @example `formula: { mul: ['PRECIO', 'CANTIDAD'] }` */
      readonly formula: Expression
      readonly rollup?: never
    }
  | {
      readonly formula?: never
      /** Number kept over rows of another resource. @example `rollup: { count: 'payments', via: 'ORDEN_ID' }` */
      readonly rollup: Tally
    }
) & {
  /** How the number is stored and shown. @default 'money' @example `format: 'integer'` */
  readonly format?: 'money' | 'integer' | 'decimal' | 'percent'
  /** People who cannot read all inputs can read the result. @default false @example `ignoreInputRights: true` */
  readonly ignoreInputRights?: boolean
}
export interface StatusOptions {
  /** Name of the flow, in the schema's `flow`, that moves this status. @example `flow: 'pedido'` */
  readonly flow: string
}

/** Every kind: the words its field may say, and the type of its value in a record. */
export interface Kinds {
  /** Number of the record, given by the server.  */
  id: [IdOptions, number]
  /** One line of text.  */
  text: [TextOptions, string]
  /** Text of several lines.  */
  longText: [TextOptions, string]
  /** Formatted text; the server keeps a small set of HTML tags.  */
  richText: [RichTextOptions, string]
  /** Identifier of the business: letters, digits and `. - / _`.  */
  code: [CodeOptions, string]
  /** E-mail address, kept in lower case.  */
  email: [object, string]
  /** Web address, https only.  */
  url: [UrlOptions, string]
  /** Password, stored as a hash and never sent back.  */
  password: [object, string]
  /** Whole number.  */
  integer: [NumberOptions, number]
  /** Number with decimals: a measure, a rate.  */
  decimal: [DecimalOptions, number]
  /** US dollars with two decimals, stored as whole cents.  */
  money: [NumberOptions, number]
  /** Percentage with two decimals.  */
  percent: [NumberOptions, number]
  /** Yes or no.  */
  boolean: [object, boolean]
  /** Calendar day `YYYY-MM-DD`.  */
  date: [DayOptions, string]
  /** Moment, ISO 8601 in UTC, shown in the business's time zone.  */
  dateTime: [MomentOptions, string]
  /** Time of day `HH:MM`.  */
  time: [object, string]
  /** One of some values.  */
  choice: [ChoiceOptions, string | number]
  /** Several of some values.  */
  choices: [ManyChoiceOptions, string[]]
  /** State of a flow, changed by its transitions.  */
  status: [StatusOptions, number]
  /** A record of another resource.  */
  reference: [ReferenceOptions, string | number]
  /** Several records of another resource, in order.  */
  references: [ReferencesOptions, (string | number)[]]
  /** Rows that belong to the record, in a table of their own.  */
  lines: [LinesOptions, Readonly<Record<string, unknown>>[]]
  /** An uploaded file.  */
  file: [FileOptions, StoredFile]
  /** An uploaded picture: JPEG, PNG, WebP or GIF.  */
  image: [FileOptions, StoredFile]
  /** A place on the map: degrees of latitude and longitude.  */
  location: [object, GeoPoint]
  /** Any JSON value of at most 20,000 characters and 8 levels.  */
  json: [JsonOptions, unknown]
  /** A number that the server computes when the record is saved.  */
  computed: [ComputedOptions, number]
}
export type KindName = keyof Kinds

const biggest = Number.MAX_SAFE_INTEGER

/** Kinds that the engine works with by their words; `field.lines` has those of a field of kind `lines`. */
export type AccessorKind =
  | 'id'
  | 'richText'
  | 'choice'
  | 'status'
  | 'reference'
  | 'references'
  | 'lines'
  | 'computed'

/** Data half of the engine's kinds. */
export const kinds: { readonly [K in KindName]: Kind<Kinds[K][0], Kinds[K][1]> } = {
  id,
  text,
  longText,
  richText,
  code,
  email,
  url,
  password,
  integer,
  decimal,
  money,
  percent,
  boolean,
  date,
  dateTime,
  time,
  choice,
  choices,
  status: {
    ...(choice as unknown as Kind<StatusOptions, number>),
    actsAs: ({ flow }, flows) => {
      const states = flows?.[flow]?.states
      if (!states) throw new Error(`there is no flow "${flow}"`)
      return { kind: 'choice', options: { options: states, numeric: true } }
    },
    is: { isTelling: true, isNarrow: true, isAssigned: true, hasAccessor: true },
  },
  reference,
  references,
  lines,
  file,
  image,
  location,
  json,
  computed: {
    ...(money as Kind<ComputedOptions, number>),
    actsAs: ({ format = 'money' }) => ({ kind: format, options: { min: -biggest, max: biggest } }),
    sample: n => n,
    is: { isNumeric: true, isAssigned: true, hasAccessor: true },
  },
}

/** Kinds of a business without the types of their options. */
export type AnyKind = Kind<never, never> &
  Partial<Pick<CustomKind<never, never>, 'extends' | 'problem'>>
export type AnyCustomKind = Pick<CustomKind, 'extends' | 'is'>
export interface AnyDescription {
  readonly words: object
  readonly jsonSchema: (options: never) => Readonly<Record<string, unknown>>
  readonly doubt?: (value: never) => string | undefined
}

const own = kinds as unknown as Readonly<Record<string, AnyKind>>
let all = own
let described: Readonly<Record<string, AnyDescription>> = {}

/**
 * Hands the kinds of a business to the engine; called by the composition alone, before a schema is read. A
 * browser does without the descriptions, and leaves those that a server in the same process has.
 */
export function setKinds(
  custom: Readonly<Record<string, AnyCustomKind>>,
  descriptions: Readonly<Record<string, AnyDescription>> = described,
) {
  const made = Object.entries(custom).map(([name, kind]) => [
    name,
    { ...own[kind.extends], ...kind },
  ])
  all = { ...own, ...Object.fromEntries(made) }
  described = descriptions
}

/** A kind by its name, of the engine or of the business. */
export const kindOf = (name: string): AnyKind | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined

export const kindNames = (): readonly string[] => Object.keys(all)

/** What the server knows of a kind of the business. */
export const descriptionOf = (name: string): AnyDescription | undefined => described[name]

/** Capabilities of a kind by its name; an unknown kind, which the start check reports, has none. */
export const capabilitiesOf = (name: string): Capabilities => kindOf(name)?.is ?? {}
